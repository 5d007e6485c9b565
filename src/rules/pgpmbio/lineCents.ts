import { exactOfCell, type Decimal } from '../exact';
import { acceptablePrice } from './acceptablePrice';
import { nothingDue, type NothingDue } from './nothingDue';
import type { PriceRow, PriceTable } from './priceTable';
import { restsOnMarketPrice, subsidyOfRow } from './paymentMode';
import { priceUsed } from './priceUsed';

/** The figures of a line whose money is counted in whole cents. */
export interface LineCents {
  /** MPA, cents a kg; `NaN` without a market price, and for a fixed value. */
  mpaCents: number;
  /** Whether the MPA takes the place of the sale price. */
  usesMpa: boolean;
  nothingDue: NothingDue | null;
  vspCents: number;
  /** Whether the value rests on a market price that is not at hand (A9). */
  provisional: boolean;
}

/** A table's row with its figures as integers, made once and used for every line. */
export interface ScaledRow {
  row: PriceRow;
  table: PriceTable;
  /** `NaN` where a row of fixed value has none. */
  minimumPrice: number;
  /** `NaN` where the difference to the minimum price is paid. */
  fixedValue: number;
  keptPart: number;
  /** `NaN` where a row of fixed value has none. */
  minimumPriceCents: number;
  restsOnMarketPrice: boolean;
  limitCents: number;
  annualCapCents: number;
  /** Whether integers can follow this table's readings; else every line is computed in decimals. */
  integers: boolean;
}

/** Prices and quantities in units of 10⁻⁴, as invoices carry them. */
const SCALE = 10_000;
const CENTS_PER_UNIT = SCALE / 100;
/** Below this a product of two scaled numbers, and its division back to cents, are exact in a double. */
const EXACT_PRODUCT = 1e14;

export function scaledRow(table: PriceTable, row: PriceRow): ScaledRow {
  const scaled = (price: Decimal | null, scale: number) => price?.times(scale).toNumber() ?? NaN;
  return {
    row,
    table,
    minimumPrice: scaled(row.minimumPrice, SCALE),
    fixedValue: scaled(row.fixedValue, SCALE),
    keptPart: 100 - table.marketDiscount.times(100).toNumber(),
    minimumPriceCents: scaled(row.minimumPrice, 100),
    restsOnMarketPrice: restsOnMarketPrice(table, row),
    limitCents: row.limit.times(100).toNumber(),
    annualCapCents: table.annualCap.times(100).toNumber(),
    integers:
      table.mpaRounding === 'truncate' &&
      table.vspRounding === 'truncate' &&
      !(row.fixedValue === null ? table.requiresMarketBelowMinimum : table.fixedValueRequiresMarketBelowMinimum) &&
      (row.fixedValue ?? row.minimumPrice).times(SCALE).isInteger() &&
      table.marketDiscount.times(100).isInteger(),
  };
}

/**
 * MPA, price used and VSP of a line for long tables: the rule of `saleLine.ts` in scaled integers where they are exact
 * and in decimals where not (more than four decimals, noise of a formula, very large amounts). A property test holds
 * the two equal.
 *
 * @param quantity kg, as the cell holds it
 * @param salePrice R$/kg
 * @param marketPrice R$/kg, `NaN` when there is none
 */
export function lineCents(scaled: ScaledRow, quantity: number, salePrice: number, marketPrice: number): LineCents {
  return (
    (scaled.integers && inIntegers(scaled, quantity, salePrice, marketPrice)) ||
    inDecimals(scaled, quantity, salePrice, marketPrice)
  );
}

function inIntegers(scaled: ScaledRow, quantity: number, salePrice: number, marketPrice: number): LineCents | null {
  const q = Math.round(quantity * SCALE);
  if (q / SCALE !== quantity || q > EXACT_PRODUCT) return null;
  if (scaled.row.fixedValue !== null) return fixedInIntegers(scaled, q);
  const pv = Math.round(salePrice * SCALE);
  if (pv / SCALE !== salePrice) return null;
  let mpaCents = NaN;
  let price = pv;
  let usesMpa = false;
  if (!Number.isNaN(marketPrice)) {
    const pmd = Math.round(marketPrice * SCALE);
    if (pmd / SCALE !== marketPrice || pmd > 1e10) return null;
    mpaCents = Math.floor((pmd * scaled.keptPart) / SCALE);
    usesMpa = pv < mpaCents * CENTS_PER_UNIT;
    if (usesMpa) price = mpaCents * CENTS_PER_UNIT;
  }
  const perKg = scaled.minimumPrice - price;
  const product = perKg > 0 ? q * perKg : 0;
  if (product >= EXACT_PRODUCT) return null;
  return {
    mpaCents,
    usesMpa,
    nothingDue:
      mpaCents * CENTS_PER_UNIT >= scaled.minimumPrice ? 'marketPrice' : pv >= scaled.minimumPrice ? 'salePrice' : null,
    vspCents: Math.floor(product / (SCALE * CENTS_PER_UNIT)),
    provisional: Number.isNaN(marketPrice),
  };
}

/** @param quantity in units of 10⁻⁴ kg */
function fixedInIntegers({ fixedValue }: ScaledRow, quantity: number): LineCents | null {
  const product = quantity * fixedValue;
  if (product >= EXACT_PRODUCT) return null;
  const vspCents = Math.floor(product / (SCALE * CENTS_PER_UNIT));
  return { mpaCents: NaN, usesMpa: false, nothingDue: null, vspCents, provisional: false };
}

function inDecimals(scaled: ScaledRow, quantity: number, salePrice: number, marketPrice: number): LineCents {
  const { row, table } = scaled;
  const market = Number.isNaN(marketPrice) ? null : exactOfCell(marketPrice);
  const mpa = market && acceptablePrice(market, table.marketDiscount, table.mpaRounding).mpa;
  const sale = exactOfCell(salePrice);
  const accepted = row.fixedValue === null ? mpa : null;
  const used = priceUsed(sale, accepted);
  const due = nothingDue(table, row, sale, market && mpa && { price: market, mpa });
  const { vsp } = subsidyOfRow(row, exactOfCell(quantity), used.price, due, table.vspRounding);
  return {
    mpaCents: accepted?.times(100).toNumber() ?? NaN,
    usesMpa: used.from === 'mpa',
    nothingDue: due,
    vspCents: vsp.times(100).toNumber(),
    provisional: market === null && scaled.restsOnMarketPrice,
  };
}
