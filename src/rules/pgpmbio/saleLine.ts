import type { IsoDate } from '../../brazil/read';
import { Decimal, ZERO } from '../exact';
import { acceptablePrice, type AcceptablePrice } from './acceptablePrice';
import { rowCovering, type Origin } from './coverage';
import { balance, payable, type Balance, type Payable } from './limits';
import { nothingDue, type NothingDue } from './nothingDue';
import type { PriceRow, PriceTable } from './priceTable';
import { priceUsed, type PriceUsed } from './priceUsed';
import { defaultReadings, type MpaRounding, type Readings, type VspRounding } from './readings';
import { restsOnMarketPrice, subsidyOfRow } from './paymentMode';
import { quantityRefused } from './quantity';
import { refuse, Refusal } from './refusal';
import type { SubsidyValue } from './subsidyValue';
import { tableInForce } from './tables';
import { titleGoverning } from './transition';

/** One line of an invoice: what was sold, where it was gathered, for how much. */
export interface SaleLine {
  productId: string;
  origin: Origin;
  /** QP, kg */
  quantity: Decimal;
  /** PV, R$/kg */
  salePrice: Decimal;
  /** PMD, R$/kg; `null` when Conab's survey is not at hand. */
  marketPrice: Decimal | null;
  /** Date of the invoice; `null` takes the newest table. */
  date: IsoDate | null;
  /** When the request is sent to Conab; decides which Title governs. */
  requestDate: IsoDate | null;
  /** R$ already paid or presented in the year: of this product, and of all products together, this one included. */
  paidProduct: Decimal;
  paidTotal: Decimal;
}

/** Everything a line's payment rests on, step by step, in the order of Doc. 11. */
export interface LineResult {
  line: SaleLine;
  table: PriceTable;
  row: PriceRow;
  /** `null` without a market price, and for a fixed value, which no sale price changes. */
  acceptable: AcceptablePrice | null;
  used: PriceUsed;
  nothingDue: NothingDue | null;
  value: SubsidyValue;
  product: Balance;
  annual: Balance;
  payable: Payable;
  /** Whether the amount rests on a market price that is not at hand (A9). */
  provisional: boolean;
}

/** The subsidy of one invoice line (Título 35, Doc. 1 and Doc. 11), or why there is none. */
export function subsidyOfLine(line: SaleLine, readings: Readings = defaultReadings): LineResult | Refusal {
  const table = tableInForce(line.date);
  return table instanceof Refusal ? table : subsidyUnder(table, line, readings);
}

/** The same under a given table, whatever the date of the line. */
export function subsidyUnder(
  table: PriceTable,
  line: SaleLine,
  readings: Readings = defaultReadings,
): LineResult | Refusal {
  const outOfTitle = titleGoverning(line.requestDate);
  if (outOfTitle) return outOfTitle;
  const row = rowCovering(table, line.productId, line.origin);
  if (row instanceof Refusal) return row;
  return malformed(line) ?? withoutMarketPrice(line, table, row, readings) ?? computed(line, table, row);
}

/** Roundings the text leaves open: of the MPA (A1) and of the VSP (A2). */
export type OpenRounding = 'mpaRounding' | 'vspRounding';

/** The same line with one of the open roundings read the other way. */
export function underOtherReading({ line, table, row }: LineResult, rounding: OpenRounding): LineResult {
  const mpaRounding: MpaRounding = table.mpaRounding === 'truncate' ? 'roundDiscount' : 'truncate';
  const vspRounding: VspRounding = table.vspRounding === 'truncate' ? 'halfUp' : 'truncate';
  return computed(line, { ...table, ...(rounding === 'mpaRounding' ? { mpaRounding } : { vspRounding }) }, row);
}

function malformed({ quantity, salePrice, marketPrice, paidProduct, paidTotal }: SaleLine): Refusal | null {
  const unlikely = quantityRefused(quantity);
  if (unlikely) return unlikely;
  const amounts = { salePrice, marketPrice, paidProduct, paidTotal };
  for (const what of ['salePrice', 'marketPrice', 'paidProduct', 'paidTotal'] as const) {
    const amount = amounts[what];
    if (amount?.lt(ZERO)) return refuse({ code: 'amountNegative', what, amount });
  }
  return null;
}

function withoutMarketPrice(line: SaleLine, table: PriceTable, row: PriceRow, readings: Readings): Refusal | null {
  return isProvisional(line, table, row) && readings.missingMarketPrice === 'refused'
    ? refuse({ code: 'marketPriceMissing', label: row.label })
    : null;
}

function isProvisional({ marketPrice }: SaleLine, table: PriceTable, row: PriceRow): boolean {
  return marketPrice === null && restsOnMarketPrice(table, row);
}

function computed(line: SaleLine, table: PriceTable, row: PriceRow): LineResult {
  const atMarket = line.marketPrice && acceptablePrice(line.marketPrice, table.marketDiscount, table.mpaRounding);
  const acceptable = row.fixedValue === null ? atMarket : null;
  const used = priceUsed(line.salePrice, acceptable?.mpa ?? null);
  const market = atMarket && { price: atMarket.marketPrice, mpa: atMarket.mpa };
  const due = nothingDue(table, row, line.salePrice, market);
  const value = subsidyOfRow(row, line.quantity, used.price, due, table.vspRounding);
  const product = balance(row.limit, line.paidProduct);
  const annual = balance(table.annualCap, Decimal.max(line.paidTotal, line.paidProduct));
  return {
    line,
    table,
    row,
    acceptable,
    used,
    nothingDue: due,
    value,
    product,
    annual,
    payable: payable(value.vsp, product, annual),
    provisional: isProvisional(line, table, row),
  };
}
