import type { CellValue } from '../workbook/port';
import type { ColumnId, TableKind } from './columns';
import type { HeaderUnit } from './headers/units';

/** A rectangle of a sheet as it was read, and what only the sheet knows about it. */
export interface Grid {
  sheet: string;
  /** Row and column of `values[0][0]` in the sheet, from zero. */
  top: number;
  left: number;
  /** Rows may be of different length: what is not there is blank. */
  values: readonly (readonly CellValue[])[];
  /** Merged areas, in rows and columns of `values`. */
  merged?: readonly { row: number; column: number; rows: number; columns: number }[];
  /** Rows of `values` that are filtered out or hidden. */
  hiddenRows?: ReadonlySet<number>;
  /** Tables of the program itself, in rows and columns of `values`: their header and totals need no guessing. */
  tables?: readonly GridTable[];
  /** Formula of a cell of `values`, where the reader of the sheet knows them: sums tell a totals row. */
  formulaAt?: (row: number, column: number) => string | null;
}

/** An Excel table inside a grid. */
export interface GridTable {
  row: number;
  column: number;
  rows: number;
  columns: number;
  headerRow: boolean;
  totalsRow: boolean;
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
  /** Unit that the header says: a quantity in sacks is not one in kg. */
  unit?: HeaderUnit;
  /** The person said so; nothing was guessed. */
  chosen?: true;
}

/** A header that was not understood, and why: the person may say what it is. */
export interface UnmatchedColumn {
  at: number;
  header: string;
  why?: UnmatchedReason;
}

/**
 * `unknown`: no known header. `noHeader`: values without one. `sameAsAnother`: another column fits the same meaning
 * better. `ambiguous`: several columns fit it equally well, none was taken. `contradicted`: its values are not what
 * its header says. `notUsed`: known, but of no use to the checks. `chosen`: the person said that it is none.
 */
export type UnmatchedReason =
  | { code: 'unknown' | 'noHeader' | 'notUsed' | 'chosen' }
  | { code: 'sameAsAnother' | 'ambiguous' | 'contradicted'; id: ColumnId };

/** A row under the header that is no line of data. */
export interface LeftOutRow {
  row: number;
  /** `note`: text below or between the lines, such as a signature or a source. */
  why: 'blank' | 'total' | 'section' | 'repeatedHeader' | 'example' | 'note';
  /** What gave a totals row away: its word, a formula that sums, figures equal to the sum above, or nothing but sums. */
  by?: 'word' | 'formula' | 'sum' | 'figuresOnly' | 'table';
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
  unmatched: readonly UnmatchedColumn[];
  /** Columns that the checks of this kind of table cannot do without and that were not found. */
  missing: readonly ColumnId[];
  /** Last row of the program's own table, where lines typed right below it are taken as its own. */
  tableEnd?: number;
  /** Cells of data merged over several rows: the value stands in the first row only. */
  mergedDown?: readonly { row: number; rows: number; at: number }[];
  /** Cells of data with a value in the middle of a column of formulas, where the reader of the sheet looked for them. */
  typedOver?: readonly { row: number; at: number }[];
}
