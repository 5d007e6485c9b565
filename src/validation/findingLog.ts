import type { ColumnId } from '../sheets/columns';
import type { Finding, Fix, Severity } from './finding';
import { FixList } from './fixList';
import { withRoom } from './growing';

/** How many findings of a code there are, and how many of them are kept. */
export interface CodeCount {
  severity: Severity;
  found: number;
  kept: number;
}

/** A row's worst finding, as {@link FindingLog.worstOfRow} holds it. */
export const WORST: readonly (Severity | null)[] = [null, 'information', 'warning', 'error'];
const RANK: Readonly<Record<Severity, number>> = { information: 1, warning: 2, error: 3 };

/** Of each code and severity the first findings are kept, the rest are counted: long tables stay in bounds. */
const KEPT_OF_A_CODE = 5000;

interface Kept<Data extends { code: string }> extends CodeCount {
  findings: Finding<Data>[];
  fixes: FixList;
}

/** Gathers findings, row by row within a code. */
export class FindingLog<Data extends { code: string }> {
  /** Rank of the worst finding of each row: see {@link WORST}. */
  worstOfRow: Uint8Array;
  private readonly byCode = new Map<string, Kept<Data>>();
  private readonly codes: string[] = [];
  private errorOfRow: Uint8Array;

  /** @param rows how many there are, where that is known: others may come */
  constructor(
    rows: number,
    private readonly keptOfACode = KEPT_OF_A_CODE,
  ) {
    this.worstOfRow = new Uint8Array(rows);
    this.errorOfRow = new Uint8Array(rows);
  }

  /** @param fix what to write into the cell instead, when that is certain */
  add(severity: Severity, row: number | null, column: ColumnId | null, data: Data, fix?: string | number): void {
    const kept = this.keptOf(data.code, severity);
    kept.found++;
    const mend: Fix | undefined =
      fix === undefined || row === null || column === null ? undefined : { row, column, value: fix };
    if (mend) kept.fixes.add(mend.row, mend.column, mend.value);
    if (kept.kept < this.keptOfACode) {
      kept.kept++;
      kept.findings.push(mend ? { severity, row, column, data, fix: mend } : { severity, row, column, data });
    }
    if (row !== null) this.mark(row, severity, data.code);
  }

  hasError(row: number): boolean {
    return this.worstOfRow[row] === RANK.error;
  }

  rowsWithErrors(): number {
    let rows = 0;
    for (const rank of this.worstOfRow) if (rank === RANK.error) rows++;
    return rows;
  }

  /** Code of the first error of a row. */
  errorOf(row: number): string | null {
    return this.codes[(this.errorOfRow[row] as number) - 1] ?? null;
  }

  /** All that are kept, by code, the worst of a code first, then by row. */
  findings(): Finding<Data>[] {
    return this.inOrder().flatMap(({ findings }) => findings.sort((a, b) => (a.row ?? -1) - (b.row ?? -1)));
  }

  counts(): ReadonlyMap<string, readonly CodeCount[]> {
    const counts = new Map<string, CodeCount[]>();
    for (const [key, { severity, found, kept }] of this.byCode) {
      const code = key.slice(1);
      counts.set(code, [...(counts.get(code) ?? []), { severity, found, kept }]);
    }
    return counts;
  }

  found(severity: Severity): number {
    let sum = 0;
    for (const kept of this.byCode.values()) if (kept.severity === severity) sum += kept.found;
    return sum;
  }

  /** Every certain mend of a code, also of findings that are only counted. */
  fixesOf(code: string): readonly Fix[] {
    return [...this.byCode].flatMap(([key, { fixes }]) => (key.slice(1) === code ? fixes.all() : []));
  }

  private inOrder(): Kept<Data>[] {
    return [...this.byCode]
      .sort(([a], [b]) => (a.slice(1) < b.slice(1) ? -1 : a.slice(1) > b.slice(1) ? 1 : b < a ? -1 : 1))
      .map(([, kept]) => kept);
  }

  private keptOf(code: string, severity: Severity): Kept<Data> {
    const key = `${RANK[severity]}${code}`;
    let kept = this.byCode.get(key);
    if (!kept) this.byCode.set(key, (kept = { severity, found: 0, kept: 0, findings: [], fixes: new FixList() }));
    return kept;
  }

  private mark(row: number, severity: Severity, code: string): void {
    const rank = RANK[severity];
    this.worstOfRow = withRoom(this.worstOfRow, row + 1, 0);
    if (rank > (this.worstOfRow[row] as number)) this.worstOfRow[row] = rank;
    if (severity !== 'error' || (this.errorOfRow[row] ?? 0) !== 0) return;
    this.errorOfRow = withRoom(this.errorOfRow, row + 1, 0);
    let at = this.codes.indexOf(code);
    if (at < 0) at = this.codes.push(code) - 1;
    this.errorOfRow[row] = at + 1;
  }
}
