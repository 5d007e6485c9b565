import { roundHalfUpToCents, truncateToCents, ZERO, type Decimal } from '../exact';
import type { VspRounding } from './readings';

/** The subsidy of a line before limits. */
export interface SubsidyValue {
  /** R$/kg: minimum price less price used, never negative; or the fixed value. */
  perKg: Decimal;
  /** R$, as multiplied. */
  unrounded: Decimal;
  /** R$ in cents. */
  vsp: Decimal;
}

/**
 * VSP = QP × (PM − price used) (Doc. 11), in cents. A price at or over the minimum leaves nothing to equalise (A6, A7).
 *
 * @param quantity QP, kg
 * @param minimumPrice PM, R$/kg
 * @param price R$/kg
 */
export function subsidyValue(
  quantity: Decimal,
  minimumPrice: Decimal,
  price: Decimal,
  rounding: VspRounding,
): SubsidyValue {
  return subsidyPerKg(quantity, price.lt(minimumPrice) ? minimumPrice.minus(price) : ZERO, rounding);
}

/**
 * Quantity times what is paid a kg, in cents (A2).
 *
 * @param quantity QP, kg
 * @param perKg R$/kg
 */
export function subsidyPerKg(quantity: Decimal, perKg: Decimal, rounding: VspRounding): SubsidyValue {
  const unrounded = quantity.times(perKg);
  return {
    perKg,
    unrounded,
    vsp: rounding === 'truncate' ? truncateToCents(unrounded) : roundHalfUpToCents(unrounded),
  };
}
