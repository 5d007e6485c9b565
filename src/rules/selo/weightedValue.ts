import { roundHalfUpToCents, exactOfCell, type Decimal } from '../exact';

/** Value × multiplier, R$, half a cent up. */
export function weightedValue(value: Decimal, multiplier: Decimal): Decimal {
  return roundHalfUpToCents(value.times(multiplier));
}

/**
 * The same for the value a cell holds, in whole numbers where the value has cents at most and the multiplier is so many
 * tenths: tables have many rows.
 */
export function weightedCell(value: number, multiplier: Decimal, tenths: number): number {
  const cents = Math.round(value * 100);
  const product = cents * tenths;
  return cents / 100 === value && Number.isSafeInteger(tenths) && Number.isSafeInteger(product)
    ? Math.floor((product + 5) / 10) / 100
    : weightedValue(exactOfCell(value), multiplier).toNumber();
}
