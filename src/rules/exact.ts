import { Decimal as DecimalJs } from 'decimal.js';

/**
 * Exact decimal numbers. Sixty digits hold any product of two cells (15 digits each) with room to spare,
 * so nothing is ever rounded except by a named rounding below.
 */
export const Decimal = DecimalJs.clone({ precision: 60, toExpNeg: -60, toExpPos: 60, defaults: true });
export type Decimal = DecimalJs;

/** Significant digits Excel keeps and shows; what lies beyond them in a double is binary noise. */
const EXCEL_DIGITS = 15;

/** An exact number from plain decimal text such as `1234.56`. */
export function exact(text: string): Decimal {
  return new Decimal(text);
}

/** The number a cell holds: its double read at Excel's 15 digits, so the result of `=3.24+0.58` is 3.82. */
export function exactOfCell(double: number): Decimal {
  return new Decimal(double.toPrecision(EXCEL_DIGITS));
}

/** The double nearest to the number a cell shows: what a cell may be given back as. */
export function doubleOfCell(double: number): number {
  return Math.round(double * 1e4) / 1e4 === double ? double : Number(double.toPrecision(EXCEL_DIGITS));
}

/** Cuts to whole cents, towards zero ("despreza-se a fração de centavo"). */
export function truncateToCents(amount: Decimal): Decimal {
  return amount.toDecimalPlaces(2, Decimal.ROUND_DOWN);
}

/** Rounds to whole cents, half a cent away from zero. */
export function roundHalfUpToCents(amount: Decimal): Decimal {
  return amount.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
}

export const ZERO: Decimal = new Decimal(0);
