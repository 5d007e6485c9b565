import { sumOf } from '../proRata';
import type { Acquisition } from './acquisition';
import type { Glosa, GlosaCode } from './glosa';

/** The acquisitions of a year on their way through the steps: what is left of each, and what was disallowed why. */
export class AccountRows {
  /** Cents admitted so far, one for each acquisition. */
  readonly admitted: Float64Array;
  /** Whole grams of each that still count; `null` where the quantity was not said. */
  readonly grams: (number | null)[];
  readonly glosas: Glosa[] = [];

  /** Cents presented, of all of them. */
  readonly presented: number;

  constructor(readonly acquisitions: readonly Acquisition[]) {
    this.admitted = new Float64Array(acquisitions.length);
    acquisitions.forEach(({ cents }, row) => (this.admitted[row] = cents));
    this.grams = acquisitions.map(({ grams }) => grams);
    this.presented = sumOf(this.admitted);
  }

  /** Lowers a row to what a rule leaves of it, and writes the difference down. */
  lower(row: number, cents: number, code: GlosaCode, article: string): void {
    const disallowed = this.admitted[row]! - cents;
    if (disallowed <= 0) return;
    this.admitted[row] = cents;
    this.glosas.push({ of: 'acquisition', row, code, article, cents: disallowed });
  }

  /** Rows that still count and satisfy a test, in their order. */
  rowsWhere(test: (acquisition: Acquisition) => boolean): number[] {
    const rows: number[] = [];
    this.acquisitions.forEach((acquisition, row) => {
      if (this.admitted[row]! > 0 && test(acquisition)) rows.push(row);
    });
    return rows;
  }

  centsOf(rows: readonly number[]): number[] {
    return rows.map((row) => this.admitted[row]!);
  }
}
