import type { CellValue } from '../port';

/** A workbook file in memory: what the embedded grid shows and what a person can change there. */
export interface Book {
  sheets: Sheet[];
  /** Index of the sheet shown first; always a visible one. */
  activeSheet: number;
  names: DefinedName[];
  date1904: boolean;
}

export interface Sheet {
  name: string;
  visibility: 'visible' | 'hidden' | 'veryHidden';
  /** Cells by row, then by column, both from zero. Only cells that hold something are present. */
  rows: Map<number, Map<number, Cell>>;
  /** Widths in pixels by column. */
  columnWidths: Map<number, number>;
  hiddenRows: Set<number>;
  hiddenColumns: Set<number>;
  merges: Area[];
  freeze: { rows: number; columns: number };
  tables: Table[];
  protected: boolean;
}

export interface Cell {
  value: CellValue;
  /** en-US text without the leading `=`, without `_xlfn.` prefixes; our own functions by their public names. */
  formula?: string;
  /** Area of an array or spilled formula whose first cell this is. */
  array?: Area;
  style?: CellStyle;
  note?: string;
}

export interface CellStyle {
  bold?: boolean;
  italic?: boolean;
  fontSize?: number;
  /** `#RRGGBB` */
  color?: string;
  /** `#RRGGBB` */
  fill?: string;
  numberFormat?: string;
  horizontal?: 'left' | 'center' | 'right';
  wrap?: boolean;
}

export interface Area {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

export interface DefinedName {
  name: string;
  /** en-US, without the leading `=`. */
  refersTo: string;
  /** Sheet the name belongs to; absent for the whole workbook. */
  sheet?: string;
  hidden: boolean;
}

export interface Table {
  name: string;
  area: Area;
  headerRow: boolean;
  totalsRow: boolean;
  columns: string[];
}
