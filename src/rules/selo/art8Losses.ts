import { exactOfCell, type Decimal } from '../exact';
import { refuse, type SeloRefusal } from './refusal';

/** A harvest that failed, of the area contracted. */
export interface Harvest {
  /** Production expected of the area, kg: contracted area × yield of the sources of art. 8 § 2. */
  expected: Decimal;
  /** What the plant bought of it, kg. */
  delivered: Decimal;
  /** Technical visit reports at hand. */
  reports: number;
  /** Whether the loss was formally requested of the DEP (art. 8 § 1). */
  requested: boolean;
}

/** What of a failed harvest counts. */
export interface LossCounted {
  /** kg */
  counted: Decimal;
  /** Part of the expectation that was lost, 0 to 1. */
  lossShare: Decimal;
  /** Whether more counts than was delivered. */
  granted: boolean;
}

/** Evidence that art. 8, I, II and § 1 asks for and the claim lacks. */
export type LossEvidence = { kind: 'reports'; given: number; least: number } | { kind: 'request' };

/** What a claim of loss lacks, of the reports (art. 8, I, b and II, b) and the request (§ 1). */
export function missingEvidence({ reports, requested }: Harvest, least: number): LossEvidence[] {
  const missing: LossEvidence[] = [];
  if (reports < least) missing.push({ kind: 'reports', given: reports, least });
  if (!requested) missing.push({ kind: 'request' });
  return missing;
}

/** What cannot be so of any harvest, total loss or partial. */
export function impossibleHarvest({ expected, delivered, reports }: Harvest): SeloRefusal | null {
  if (!expected.gt(0)) return refuse({ code: 'expectedNotPositive', expected });
  if (delivered.isNegative()) return refuse({ code: 'figureNegative', what: 'delivered', value: delivered });
  if (!Number.isInteger(reports) || reports < 0) {
    return refuse({ code: 'reportsNotWhole', reports: exactOfCell(reports) });
  }
  return null;
}
