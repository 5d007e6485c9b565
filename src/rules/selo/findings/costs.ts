import type { IsoDate } from '../../../brazil/read';
import type { Missing } from '../missing';
import type { SeloRefusalReason } from '../refusal';

/** Codes of what a cost lacks, by what the law asks. */
export type CostLackCode = 'R19' | 'R20' | 'R21' | 'R22' | 'R25' | 'R26' | 'R34';

/** What is found of one row of costs or technicians. Amounts in whole cents. */
export type SeloCostFinding =
  | { code: CostLackCode; missing: readonly Missing[] }
  | { code: 'R23'; found: 'yearsMissing' }
  | { code: 'R23'; found: 'refused'; reason: SeloRefusalReason }
  | { code: 'R23'; found: 'reduced'; invoice: number; left: number }
  | { code: 'R24'; found: 'refused'; reason: SeloRefusalReason }
  | { code: 'R24'; found: 'notAmortizable'; letter: string }
  | { code: 'R24'; found: 'instalmentMissing' }
  | { code: 'R27'; found: 'twice'; ofRow: number }
  | { code: 'R27'; found: 'refused'; reason: SeloRefusalReason }
  | { code: 'R27'; found: 'overReceipts'; receipts: number; counted: number }
  /** Receipts beside the flat part, or the flat part counted though receipts were named: which of them counted. */
  | { code: 'R27'; found: 'bothMethods'; method: 'flat' | 'receipts'; flat: number; receipts: number }
  /** Salaries and travel stand in the table of costs too: these count, and the technicians are only checked. */
  | { code: 'R27'; found: 'alsoInCosts'; inCosts: number; technicians: number }
  | { code: 'R35'; date: IsoDate; year: number };
