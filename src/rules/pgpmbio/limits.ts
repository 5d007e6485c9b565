import { truncateToCents, ZERO, type Decimal } from '../exact';

/** What a limit leaves to a family in the year, R$. */
export interface Balance {
  limit: Decimal;
  /** Already paid or presented in the calendar year (A13, A15). */
  used: Decimal;
  /** In whole cents, never negative. */
  left: Decimal;
}

/** Limit less what the family already presented (Doc. 11, OBS.). */
export function balance(limit: Decimal, used: Decimal): Balance {
  const left = limit.minus(used);
  return { limit, used, left: left.gt(ZERO) ? truncateToCents(left) : ZERO };
}

/** What of a subsidy is payable within both balances, and which of them cut it. */
export interface Payable {
  amount: Decimal;
  /** On a tie the product limit is named (A11). */
  cutBy: 'none' | 'productLimit' | 'annualCap';
}

/** The subsidy within the product limit (LSPA) and the annual cap of all products (Doc. 1, Nota 1). */
export function payable(vsp: Decimal, product: Balance, annual: Balance): Payable {
  if (vsp.lte(product.left) && vsp.lte(annual.left)) return { amount: vsp, cutBy: 'none' };
  return product.left.lte(annual.left)
    ? { amount: product.left, cutBy: 'productLimit' }
    : { amount: annual.left, cutBy: 'annualCap' };
}
