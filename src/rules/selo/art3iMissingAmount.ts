import { Decimal, exact, ZERO } from '../exact';
import { refuse, type SeloRefusal } from './refusal';

/** How far a year has come towards the minimum share, R$. */
export interface Progress {
  /**
   * Minimum share of the producer's region (art. 3, I), a part of one; `null` where it was not given. The page of the
   * act that sets it was not seen, so that nothing stands in for it.
   */
  minimumShare: Decimal | null;
  weightedSoFar: Decimal;
  /** Biodiesel sold by the producer in the year. */
  revenue: Decimal;
}

/**
 * Effective R$ still to be bought, at a multiplier (art. 4 § 9), to reach the minimum share of art. 3, I:
 * (share × revenue − weighted so far) / multiplier, rounded up to cents; zero when it is reached.
 */
export function missingAmount(
  { minimumShare, weightedSoFar, revenue }: Progress,
  multiplier: Decimal,
): Decimal | SeloRefusal {
  if (minimumShare === null) return refuse({ code: 'minimumShareMissing' });
  if (!isPositive(minimumShare) || minimumShare.gt(1)) {
    return refuse({ code: 'minimumShareImplausible', share: minimumShare });
  }
  if (weightedSoFar.isNegative()) {
    return refuse({ code: 'shareAmountNegative', what: 'weightedSoFar', amount: weightedSoFar });
  }
  if (!isPositive(revenue)) return refuse({ code: 'shareBaseNotPositive', what: 'revenue', amount: revenue });
  if (multiplier.lt(LEAST_MULTIPLIER) || multiplier.gt(MOST_MULTIPLIER)) {
    return refuse({ code: 'multiplierImplausible', multiplier });
  }
  const short = minimumShare.times(revenue).minus(weightedSoFar);
  return isPositive(short) ? roundUpToCents(short.div(multiplier)) : ZERO;
}

/** Well beyond 1 to 104, all that the factors can make. */
export const LEAST_MULTIPLIER = exact('0.001');
export const MOST_MULTIPLIER = exact('1000');

/** Rounds to whole cents upwards: with what is missing bought, nothing is missing. */
export function roundUpToCents(amount: Decimal): Decimal {
  return amount.toDecimalPlaces(2, Decimal.ROUND_UP);
}

function isPositive(amount: Decimal): boolean {
  return amount.gt(0);
}
