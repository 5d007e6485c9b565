import type { IsoDate } from '../brazil/read';
import type { ColumnId, TableKind } from '../sheets/columns';
import type { CellValue } from '../workbook/port';

/**
 * What a copy was sent with, kept in the sender's workbook: what comes back is compared with it. Rows and columns count
 * from zero. Of personal data it holds only what the copy does.
 */
export interface SentCopy {
  version: 1;
  /** Also the beginning of every line's code. */
  id: string;
  day: IsoDate;
  kind: TableKind;
  /** Name of the sender's sheet. */
  sheet: string;
  /** Row of the sender's sheet with the headers; `null` where the table has none. */
  headerRow: number | null;
  /** Name of the copy's sheet with the lines, whose headers are in its first row. */
  copySheet: string;
  /** In the order of the copy, whose first column holds the codes and is not among them. */
  columns: readonly SentColumn[];
  /** In the order of the copy. */
  lines: readonly SentLine[];
}

export interface SentColumn {
  /** Column of the sender's sheet; `null` for a result that was added to the copy. */
  at: number | null;
  header: string;
  id: ColumnId | null;
  /** `masked`: the sender has the whole value. `result`: computed, and not asked for. */
  treatment: 'asIs' | 'masked' | 'result';
  /** Cells of it were sent as formulas. */
  formulas: boolean;
}

export interface SentLine {
  /** What the first column of the copy says. */
  code: string;
  /** Row of the sender's sheet. */
  row: number;
  /** As the copy shows them, by its columns; of formulas what they came to. */
  values: readonly CellValue[];
}

/** Where the workbook keeps a copy. */
export function keyOfCopy(id: string): string {
  return `copies/${id}`;
}
