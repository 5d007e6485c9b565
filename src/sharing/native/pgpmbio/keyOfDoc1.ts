import { dayText, expressed, notExpressible } from '../expressible';
import { isConstant, quoted, type NativeArgument, type NativeLists } from '../nativeBook';
import { DOC_1_COLUMN, formulasFollowTables, priceFigures, UF_IN_PART, VALIDITY_COLUMN } from './figures';
import { PLACES, products, UFS } from './spellings';

type Argument = NativeArgument | null | undefined;

/** What decides the row of Doc. 1: product, state, municipality where only some are covered, and day. */
export interface SaleOfProduct {
  product: Argument;
  uf: Argument;
  date: Argument;
  municipality: Argument;
}

/** A figure of the table in force on the day. */
export function ofTable(figure: keyof typeof VALIDITY_COLUMN, date: Argument, lists: NativeLists): string {
  if (!formulasFollowTables()) return notExpressible();
  return `VLOOKUP(${dayText(date)},${lists.table(priceFigures().validity)},${VALIDITY_COLUMN[figure]},TRUE)`;
}

/** A figure of the row of Doc. 1; `#N/A` where no row covers the sale. */
export function ofDoc1(figure: keyof typeof DOC_1_COLUMN, sale: SaleOfProduct, lists: NativeLists): string {
  const key = [ofTable('table', sale.date, lists), productText(sale, lists), placeText(sale, lists)].join('&"/"&');
  return `VLOOKUP(${key},${lists.table(priceFigures().doc1)},${DOC_1_COLUMN[figure]},FALSE)`;
}

/** Id of the product. */
export function productText({ product }: SaleOfProduct, lists: NativeLists): string {
  return expressed(product ? lists.meaning(products(), product) : null);
}

/** Sigla of the state. */
export function ufText({ uf }: SaleOfProduct, lists: NativeLists): string {
  return expressed(uf ? lists.meaning(UFS, uf) : null);
}

/** The state, or its listed part where the municipality is one of those. */
function placeText(sale: SaleOfProduct, lists: NativeLists): string {
  const uf = ufText(sale, lists);
  const { municipality } = sale;
  const state = ufNow(sale);
  if (!municipality || (isConstant(uf) && state !== UF_IN_PART)) return uf;
  const written = `${state}/${String(municipality.value ?? '')}`;
  if (isConstant(uf) && isConstant(municipality.text)) return quoted(PLACES.meaningOf(written) ?? state);
  const place = { text: `${uf}&"/"&${municipality.text}`, value: written };
  return `IFERROR(${expressed(lists.meaning(PLACES, place))},${uf})`;
}

function ufNow({ uf }: SaleOfProduct): string {
  const value = uf?.value;
  return typeof value === 'string' || typeof value === 'number' ? (UFS.meaningOf(value) ?? '') : '';
}
