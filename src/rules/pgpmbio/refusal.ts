import type { IsoDate } from '../../brazil/read';
import type { Decimal } from '../exact';

/** Why a sale has no subsidy under the rules, or cannot be judged by them. Sentences are made in `explain/`. */
export type RefusalReason =
  | { code: 'noTableForDate'; date: IsoDate; tables: { harvest: string; validFrom: IsoDate; validTo: IsoDate }[] }
  /** Two tables hold on the date; `null`: on days of the newest one. */
  | {
      code: 'severalTablesForDate';
      date: IsoDate | null;
      tables: { harvest: string; validFrom: IsoDate; validTo: IsoDate }[];
    }
  | { code: 'titleNotLoaded'; requestDate: IsoDate; since: IsoDate }
  | { code: 'productUnknown'; typed: string; table: string; suggestions: string[] }
  | { code: 'productOfAnotherPlant'; typed: string; plant: string; table: string }
  | { code: 'productAmbiguous'; typed: string; candidates: string[] }
  | { code: 'formNotCovered'; typed: string; label: string }
  | { code: 'ufNotCovered'; label: string; uf: string; covered: readonly string[]; table: string }
  | { code: 'municipalityMissing'; label: string; uf: string; count: number }
  | { code: 'municipalityNotListed'; label: string; uf: string; municipality: string; count: number }
  | { code: 'quantityNotPositive'; quantity: Decimal }
  | { code: 'quantityImplausible'; quantity: Decimal }
  | { code: 'amountNegative'; what: 'salePrice' | 'marketPrice' | 'paidProduct' | 'paidTotal'; amount: Decimal }
  | { code: 'marketPriceMissing'; label: string }
  /** A row of fixed value needs no minimum price. */
  | { code: 'noMinimumPrice'; label: string; table: string };

export class Refusal {
  constructor(readonly reason: RefusalReason) {}
}

export function refuse(reason: RefusalReason): Refusal {
  return new Refusal(reason);
}
