import type { Decimal } from '../exact';
import { refuse, type SeloRefusal } from './refusal';

/** What the share of family farming is made of, R$. */
export interface ShareParts {
  /** Item I, weighted (art. 4 § 9) or effective. */
  purchases: Decimal;
  /** Items II to V, weighted (§ 10) or effective. */
  costs: Decimal;
  /** Biodiesel sold by the producer in the year. */
  revenue: Decimal;
}

/**
 * The share of family farming in the value of biodiesel sold in the year, a part of one, not rounded: weighted when its
 * parts are, which is what art. 3, I is judged by; effective when they are not, shown beside it.
 */
export function shareOf({ purchases, costs, revenue }: ShareParts): Decimal | SeloRefusal {
  if (purchases.isNegative()) {
    return refuse({ code: 'shareAmountNegative', what: 'weightedPurchases', amount: purchases });
  }
  if (costs.isNegative()) return refuse({ code: 'shareAmountNegative', what: 'weightedCosts', amount: costs });
  if (!revenue.isPositive() || revenue.isZero()) {
    return refuse({ code: 'shareBaseNotPositive', what: 'revenue', amount: revenue });
  }
  return purchases.plus(costs).div(revenue);
}
