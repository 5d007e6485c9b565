import type { MissingCode } from '../missing';

/** What takes money away in the yearly account: something missing, a purchase that never counts, or a limit. */
export type GlosaCode =
  | MissingCode
  | 'notAccepted'
  | 'inputsBeyondNeed'
  | 'beyondArea'
  | 'beyondFamilyCeiling'
  | 'cornCap'
  | 'cornAndInputsCap'
  | 'researchCap'
  | 'costCap';

/** A line of the ledger of disallowances, or of what is pending. */
export interface Glosa {
  of: 'acquisition' | 'cost';
  /** Place in the list of acquisitions or of costs, from 0. */
  row: number;
  code: GlosaCode;
  /** `art. 3º, § 9º` */
  article: string;
  /** Disallowed by this rule, whole cents, above zero; of what is pending, the cents that rest on it. */
  cents: number;
}
