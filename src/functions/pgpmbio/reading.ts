import { readDate } from '../../brazil/dates';
import { readKnownMunicipality, readMunicipality, type Municipality } from '../../brazil/municipalities';
import { readNumber } from '../../brazil/numbers';
import type { DecimalText, IsoDate, Read, ReadNote } from '../../brazil/read';
import { readUf, type Uf } from '../../brazil/ufs';
import { isFault, unwrap } from '../../brazil/cell';
import { sentenceOfRefusal } from '../../explain/refusal';
import { exact } from '../../rules/exact';
import type { PriceTable } from '../../rules/pgpmbio/priceTable';
import { readProduct, type NamedProduct } from '../../rules/pgpmbio/product';
import { Refusal } from '../../rules/pgpmbio/refusal';
import { tableInForce } from '../../rules/pgpmbio/tables';
import { NORTH_OF_MATO_GROSSO } from '../../rules/pgpmbio/tables/northOfMatoGrosso';
import { ifGiven, needed, zeroIsBlank } from '../cells';
import type { Parameter } from '../entry';
import { FunctionFailure } from '../failure';
import { DATE, MARKET_PRICE, MUNICIPALITY, PRODUCT, QUANTITY, UF } from '../parameters';

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
    sentenceOfRefusal(reason, language),
  );
}

/**
 * What the cells of a line say. Each reader may be given `notes`, which collects how its cell was understood where that
 * is worth telling; each throws {@link FunctionFailure} when its cell cannot be read.
 */
export function dateCell(cell: unknown, parameter: Parameter = DATE, notes?: ReadNote[]): IsoDate | null {
  return ifGiven(readDate(zeroIsBlank(cell)), parameter, notes);
}

export function tableFor(dateArgument: unknown): PriceTable {
  return granted(tableInForce(dateCell(dateArgument)));
}

/** A number as the cell holds it; text is read as Brazilians write numbers. */
export function numberCell(cell: unknown, parameter: Parameter, notes?: ReadNote[]): number {
  return isPlainNumber(cell) ? cell : Number(needed(unambiguous(readNumber(cell), parameter), parameter, notes));
}

export function numberCellIfGiven(cell: unknown, parameter: Parameter, notes?: ReadNote[]): number | null {
  if (isPlainNumber(cell)) return cell;
  const text = ifGiven(unambiguous(readNumber(cell), parameter), parameter, notes);
  return text === null ? null : Number(text);
}

function isPlainNumber(cell: unknown): cell is number {
  return typeof cell === 'number' && Number.isFinite(cell);
}

/** `1.500 kg` is a thousand and a half as a quantity; where money is asked for, it could be R$ 1,50 as well. */
function unambiguous(read: Read<DecimalText>, parameter: Parameter): Read<DecimalText> {
  const dotted = read.ok && parameter.key !== QUANTITY.key && read.notes.find(({ code }) => code === 'dottedThousands');
  if (!dotted || dotted.code !== 'dottedThousands') return read;
  const decimal = exact(dotted.value).div(1000).toFixed();
  return { ok: false, fault: { code: 'numberAmbiguous', typed: dotted.typed, thousands: dotted.value, decimal } };
}

/** PMD, R$/kg; zero is no price and counts as not given. */
export function marketPriceCell(cell: unknown, notes?: ReadNote[]): number | null {
  return numberCellIfGiven(zeroIsBlank(cell), MARKET_PRICE, notes);
}

/** What was typed for the product; blank and error cells fail. */
export function productText(cell: unknown): string {
  const typed = unwrap(zeroIsBlank(cell));
  return isFault(typed) ? needed({ ok: false, fault: typed }, PRODUCT) : String(typed).trim();
}

export function productCell(cell: unknown, table: PriceTable): NamedProduct {
  return granted(readProduct(productText(cell), table));
}

export function ufCell(cell: unknown, notes?: ReadNote[]): Uf {
  return needed(readUf(zeroIsBlank(cell)), UF, notes);
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
