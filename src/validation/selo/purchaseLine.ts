import type { IsoDate } from '../../brazil/read';
import type { Acquisition } from '../../rules/selo/year/acquisition';

/** Why a row, or a part of its value, is left out before the yearly account sees it. */
export type LeftOutCode = 'unread' | 'outOfYear' | 'duplicate' | 'totalLine' | 'beyondExpectation' | 'beyondLoss';

/** A line of disallowance that is none of the account's own. */
export interface LeftOut {
  code: LeftOutCode;
  article: string;
  cents: number;
}

/** A row of the table of purchases that was understood. */
export interface PurchaseLine extends Acquisition {
  /** Row of data in the table. */
  row: number;
  /** Value of the row, of which `cents` goes into the account. */
  presented: number;
  date: IsoDate | null;
  cpf: string | null;
  /** Number of the DAP or CAF as the row or the register of farmers has it; that of the family's last one. */
  familyNumber: string | null;
  /** Cooperative or other intermediary; `null` where the farmer sells himself. */
  seller: string | null;
  invoice: string | null;
  contract: string | null;
  crop: string;
  harvest: string;
  leftOut: LeftOut | null;
}
