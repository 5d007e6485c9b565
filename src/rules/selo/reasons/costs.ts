import type { Decimal } from '../../exact';
import type { CostItem } from '../ruleSet';

/** Amounts under the caps of corn and costs, R$. */
export type CappedAmount = 'corn' | 'inputs' | 'others' | 'cost' | 'purchaseBase';

/** Why the caps of art. 3 §§ 6 and 7 and of art. 4 §§ 7 and 8 cannot be taken as asked. */
export type CostReason =
  | { code: 'cappedAmountNegative'; what: CappedAmount; amount: Decimal }
  | { code: 'amountTooLarge'; amount: Decimal }
  | { code: 'cornBaseUnknown'; typed: string }
  | { code: 'costCutUnknown'; typed: string }
  | { code: 'costItemUnknown'; typed: string }
  | { code: 'costItemIsPurchase' }
  | { code: 'costRegionMissing'; item: CostItem };
