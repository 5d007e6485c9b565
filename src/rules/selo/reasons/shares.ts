import type { Decimal } from '../../exact';

/** Amounts of which shares are taken, R$. */
export type ShareAmount =
  'weightedPurchases' | 'weightedCosts' | 'revenue' | 'weightedSoFar' | 'effectiveNorthern' | 'effectiveTotal';

/** Why a share of the Selo, or what is missing to reach one, cannot be given. */
export type ShareReason =
  | { code: 'shareAmountNegative'; what: ShareAmount; amount: Decimal }
  | { code: 'shareBaseNotPositive'; what: ShareAmount; amount: Decimal }
  | { code: 'minimumShareMissing' }
  | { code: 'minimumShareImplausible'; share: Decimal }
  | { code: 'multiplierImplausible'; multiplier: Decimal }
  | { code: 'northernOverTotal'; northern: Decimal; total: Decimal }
  | { code: 'regionalShareNotYet'; year: number; first: number };
