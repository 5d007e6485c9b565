import { roundHalfUpToCents, truncateToCents, type Decimal } from '../exact';
import type { MpaRounding } from './readings';

/** How the smallest acceptable price (MPA) came about, R$/kg. */
export interface AcceptablePrice {
  marketPrice: Decimal;
  discount: Decimal;
  /** PMD less the discount, before it is brought to cents. */
  unrounded: Decimal;
  mpa: Decimal;
}

/**
 * MPA (Doc. 11): the market price (PMD) less 15 %, in cents. Both published examples cut the fraction
 * (4,675 → 4,67; 3,825 → 3,82); the other reading rounds the 15 % first (A1).
 *
 * @param marketPrice PMD, R$/kg
 * @param discount part taken off, 0.15 in 2023
 */
export function acceptablePrice(marketPrice: Decimal, discount: Decimal, rounding: MpaRounding): AcceptablePrice {
  const unrounded = marketPrice.minus(marketPrice.times(discount));
  const mpa =
    rounding === 'truncate'
      ? truncateToCents(unrounded)
      : truncateToCents(marketPrice.minus(roundHalfUpToCents(marketPrice.times(discount))));
  return { marketPrice, discount, unrounded, mpa };
}
