import type { CellValue } from '../workbook/port';
import type { ColumnId, TableKind } from './columns';

/** A rectangle of a sheet as it was read, and what only the sheet knows about it. */
export interface Grid {
  sheet: string;
  /** Row and column of `values[0][0]` in the sheet, from zero. */
  top: number;
  left: number;
  values: readonly (readonly CellValue[])[];
  /** Merged areas, in rows and columns of `values`. */
  merged?: readonly { row: number; column: number; rows: number; columns: number }[];
  /** Rows of `values` that are filtered out or hidden. */
  hiddenRows?: ReadonlySet<number>;
}

/** How sure a column's meaning is: its header is a known one, looks like one, or only its values speak for it. */
export type Certainty = 'known' | 'likely' | 'guessed';

/** A column of a recognised table; the person may correct it. */
export interface MatchedColumn {
  id: ColumnId;
  /** Column of the grid's values. */
  at: number;
  header: string;
  certainty: Certainty;
}

/** A row under the header that is no line of data. */
export interface LeftOutRow {
  row: number;
  why: 'blank' | 'total' | 'section' | 'repeatedHeader' | 'example';
}

/** A table that a person keeps, found in a grid. Rows are rows of the grid's values. */
export interface RecognisedTable {
  kind: TableKind;
  headerRows: readonly number[];
  /** Rows of data, in their order, without those left out. */
  dataRows: readonly number[];
  leftOut: readonly LeftOutRow[];
  columns: readonly MatchedColumn[];
  /** Headers that were not understood: nothing is dropped, the person may say what they are. */
  unmatched: readonly { at: number; header: string }[];
  /** Columns that the checks of this kind of table cannot do without and that were not found. */
  missing: readonly ColumnId[];
}
