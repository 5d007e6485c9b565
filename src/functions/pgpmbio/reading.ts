import { readKnownMunicipality, readMunicipality, type Municipality } from '../../brazil/municipalities';
import type { Read, ReadNote } from '../../brazil/read';
import type { Uf } from '../../brazil/ufs';
import type { PriceTable } from '../../rules/pgpmbio/priceTable';
import { readProduct, type NamedProduct } from '../../rules/pgpmbio/product';
import { Refusal } from '../../rules/pgpmbio/refusal';
import { tableInForce } from '../../rules/pgpmbio/tables';
import { NORTH_OF_MATO_GROSSO } from '../../rules/pgpmbio/tables/northOfMatoGrosso';
import { dateCell, numberCellIfGiven, textCell } from '../cellReaders';
import { ifGiven, zeroIsBlank } from '../cells';
import { FunctionFailure } from '../failure';
import { DATE, MARKET_PRICE, MUNICIPALITY, PRODUCT } from '../parameters';
import { sentences } from '../sentences';

/** Refusals that lie in how the line was filled in; the others mean that the rules cover no such case. */
const MALFORMED: ReadonlySet<string> = new Set([
  'quantityNotPositive',
  'quantityImplausible',
  'amountNegative',
  'municipalityMissing',
  'marketPriceMissing',
]);

/** The rule's answer, or the failure that carries its refusal. */
export function granted<T>(answer: T | Refusal): T {
  if (answer instanceof Refusal) throw refused(answer);
  return answer;
}

export function refused({ reason }: Refusal): FunctionFailure {
  return new FunctionFailure(MALFORMED.has(reason.code) ? '#VALUE!' : '#N/A', (language) =>
    sentences.use().sentenceOfRefusal(reason, language),
  );
}

export function tableFor(dateArgument: unknown): PriceTable {
  return granted(tableInForce(dateCell(dateArgument, DATE)));
}

/** PMD, R$/kg; zero is no price and counts as not given. */
export function marketPriceCell(cell: unknown, notes?: ReadNote[]): number | null {
  return numberCellIfGiven(zeroIsBlank(cell), MARKET_PRICE, notes);
}

export function productCell(cell: unknown, table: PriceTable): NamedProduct {
  return granted(readProduct(textCell(cell, PRODUCT), table));
}

/** The municipality, when one is given. */
export function municipalityCell(cell: unknown, uf: Uf, notes?: ReadNote[]): Municipality | null {
  return ifGiven(readPlace(cell, uf), MUNICIPALITY, notes);
}

/** The listed municipalities of Mato Grosso are known without the whole country's list, which loads when needed. */
function readPlace(cell: unknown, uf: Uf): Read<Municipality> {
  const given = zeroIsBlank(cell);
  const known = uf === 'MT' ? readKnownMunicipality(given, uf, NORTH_OF_MATO_GROSSO) : null;
  return known ?? readMunicipality(given, uf);
}
