import { doubleOfCell } from '../exact';

/** How many times over or under the market price a price per kg is likely to be of another unit. */
export const TIMES_OF_ANOTHER_UNIT = 3;

/**
 * Whether a sale price looks like the price of a can, sack or tonne, or is none at all: zero, more than three times the
 * market price, or less than a third of it (check L18). A remark only; the amount is computed as given.
 *
 * @param salePrice R$/kg
 * @param marketPrice R$/kg, `NaN` when there is none
 */
export function looksLikeAnotherUnit(salePrice: number, marketPrice: number): boolean {
  return (
    salePrice === 0 ||
    salePrice > doubleOfCell(marketPrice * TIMES_OF_ANOTHER_UNIT) ||
    doubleOfCell(salePrice * TIMES_OF_ANOTHER_UNIT) < marketPrice
  );
}
