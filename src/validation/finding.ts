import type { ColumnId } from '../sheets/columns';

export type Severity = 'error' | 'warning' | 'information';

/** A mend that is certain: what to write into the cell instead. */
export interface Fix {
  row: number;
  column: ColumnId;
  value: string | number;
}

/**
 * Something to tell about a row or about the table. Stable code (L01…, G01…, R01…, A01…), what was found as data;
 * sentences are made in `explain/findings`.
 */
export interface Finding<Data extends { code: string } = { code: string }> {
  severity: Severity;
  /** Row of data, from zero in the order of the table; `null` for the table as a whole. */
  row: number | null;
  column: ColumnId | null;
  data: Data;
  fix?: Fix;
}
