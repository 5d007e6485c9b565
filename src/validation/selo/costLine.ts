import type { Cost } from '../../rules/selo/cost';

/** Why a cost, or a part of its value, does not reach the caps of the yearly account. */
export type CostLeftOutCode = 'unread' | 'outOfYear' | 'usedValue' | 'otherYears' | 'overReceipts';

export interface CostLeftOut {
  code: CostLeftOutCode;
  article: string;
  cents: number;
}

/** A row of costs, or what a technician cost, that was understood. */
export interface CostLine extends Cost {
  table: 'costs' | 'technicians';
  row: number;
  /** Value of the row, of which `cents` goes into the account. */
  presented: number;
  leftOut: readonly CostLeftOut[];
}
