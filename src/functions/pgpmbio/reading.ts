import { readDate } from '../../brazil/dates';
import { readKnownMunicipality, readMunicipality, type Municipality } from '../../brazil/municipalities';
import { readNumber } from '../../brazil/numbers';
import type { IsoDate, Read } from '../../brazil/read';
import { readUf, type Uf } from '../../brazil/ufs';
import { isFault, unwrap } from '../../brazil/cell';
import { sentenceOfRefusal } from '../../explain/refusal';
import type { PriceTable } from '../../rules/pgpmbio/priceTable';
import { readProduct, type NamedProduct } from '../../rules/pgpmbio/product';
import { Refusal } from '../../rules/pgpmbio/refusal';
import { tableInForce } from '../../rules/pgpmbio/tables';
import { NORTH_OF_MATO_GROSSO } from '../../rules/pgpmbio/tables/northOfMatoGrosso';
import { ifGiven, needed, zeroIsBlank } from '../cells';
import type { Parameter } from '../entry';
import { FunctionFailure } from '../failure';
import { DATE, MARKET_PRICE, MUNICIPALITY, PRODUCT, UF } from '../parameters';

/** Refusals that lie in how the line was filled in; the others mean that the rules cover no such case. */
const MALFORMED: ReadonlySet<string> = new Set([
  'quantityNotPositive',
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
    sentenceOfRefusal(reason, language),
  );
}

export function dateCell(cell: unknown, parameter: Parameter = DATE): IsoDate | null {
  return ifGiven(readDate(zeroIsBlank(cell)), parameter);
}

export function tableFor(dateArgument: unknown): PriceTable {
  return granted(tableInForce(dateCell(dateArgument)));
}

/** A number as the cell holds it; text is read as Brazilians write numbers. */
export function numberCell(cell: unknown, parameter: Parameter): number {
  return typeof cell === 'number' && Number.isFinite(cell) ? cell : Number(needed(readNumber(cell), parameter));
}

export function numberCellIfGiven(cell: unknown, parameter: Parameter): number | null {
  if (typeof cell === 'number' && Number.isFinite(cell)) return cell;
  const text = ifGiven(readNumber(cell), parameter);
  return text === null ? null : Number(text);
}

/** PMD, R$/kg; zero is no price and counts as not given. */
export function marketPriceCell(cell: unknown): number | null {
  return numberCellIfGiven(zeroIsBlank(cell), MARKET_PRICE);
}

/** What was typed for the product; blank and error cells fail. */
export function productText(cell: unknown): string {
  const typed = unwrap(cell);
  return isFault(typed) ? needed({ ok: false, fault: typed }, PRODUCT) : String(typed).trim();
}

export function productCell(cell: unknown, table: PriceTable): NamedProduct {
  return granted(readProduct(productText(cell), table));
}

export function ufCell(cell: unknown): Uf {
  return needed(readUf(cell), UF);
}

/** The municipality, when one is given. */
export function municipalityCell(cell: unknown, uf: Uf): Municipality | null {
  return ifGiven(readPlace(cell, uf), MUNICIPALITY);
}

/** The listed municipalities of Mato Grosso are known without the whole country's list, which loads when needed. */
export function readPlace(cell: unknown, uf: Uf): Read<Municipality> {
  const given = zeroIsBlank(cell);
  const known = uf === 'MT' ? readKnownMunicipality(given, uf, NORTH_OF_MATO_GROSSO) : null;
  return known ?? readMunicipality(given, uf);
}
