import { exact, ZERO, type Decimal } from '../exact';
import { refuse, type Refusal } from './refusal';

/** More than a million tonnes on one line is a slip of typing, whatever the product. */
export const MOST_KILOGRAMS = exact('1000000000');

/** Why a quantity (QP, kg) cannot be a sale's; `null` when it can. */
export function quantityRefused(quantity: Decimal): Refusal | null {
  if (quantity.lte(ZERO)) return refuse({ code: 'quantityNotPositive', quantity });
  return quantity.gt(MOST_KILOGRAMS) ? refuse({ code: 'quantityImplausible', quantity }) : null;
}
