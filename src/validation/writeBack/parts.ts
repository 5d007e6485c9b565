import type { CellInput } from '../../workbook/writing';
import type { SheetColumn } from './sheetRows';

/** A part of what a check is told in: the same on a sheet and on a printed page. */
export interface Part {
  heading: string;
  facts?: readonly (readonly [label: string, text: string])[];
  texts?: readonly string[];
  table?: PartTable;
}

export interface PartTable {
  columns: readonly SheetColumn[];
  rows: readonly PartRow[];
}

export interface PartRow {
  cells: readonly CellInput[];
  bold?: boolean;
  /** Formats of this row where they differ from those of the table. */
  columns?: readonly SheetColumn[];
}
