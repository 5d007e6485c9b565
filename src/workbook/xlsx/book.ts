import type { CellValue } from '../port';
import type { EntryRule } from '../writing';

/** A workbook file in memory: what the embedded grid shows and what a person can change there. */
export interface Book {
  sheets: Sheet[];
  /** Index of the sheet shown first; always a visible one. */
  activeSheet: number;
  names: DefinedName[];
  date1904: boolean;
  /** Texts that the add-in keeps in the workbook, by key. */
  kept?: ReadonlyMap<string, string>;
}

export interface Sheet {
  name: string;
  visibility: 'visible' | 'hidden' | 'veryHidden';
  /** Cells by row, then by column, both from zero. Only cells that hold something are present. */
  rows: Map<number, Map<number, Cell>>;
  /** Widths in pixels by column. */
  columnWidths: Map<number, number>;
  /**
   * Number formats of whole columns and rows, which empty cells take over; a row's goes before a column's. Read from
   * files, or asked for with a sheet that the add-in adds; otherwise cells have them.
   */
  columnFormats?: Map<number, string>;
  rowFormats?: Map<number, string>;
  hiddenRows: Set<number>;
  hiddenColumns: Set<number>;
  merges: Area[];
  freeze: { rows: number; columns: number };
  tables: Table[];
  /** What may be typed into some cells. Rules of other kinds stay in the file that has them, unseen. */
  rules?: EntryRule[];
  protected: boolean;
  /** Where it is protected, columns and rows may still be made wider and cells formatted. Written only. */
  mayBeFormatted?: true;
  /**
   * Rows or columns were inserted, removed or moved since the file was opened, so that cells no longer stand
   * where the file has them. Saving a foreign file then makes a new one.
   */
  rearranged?: boolean;
}

export interface Cell {
  value: CellValue;
  /** en-US text without the leading `=`, without `_xlfn.` prefixes; our own functions by their public names. */
  formula?: string;
  /** Area of an array or spilled formula whose first cell this is. */
  array?: Area;
  /** The array formula spills by itself; false or absent: it was entered for exactly its area (Ctrl+Shift+Enter). */
  spills?: boolean;
  /** The value was computed by the array formula of that cell; nobody typed it. */
  spilledFrom?: { row: number; column: number };
  style?: CellStyle;
  note?: string;
  /** A conversation attached to the cell, in order. Shown, never changed. */
  conversation?: readonly { author: string; text: string }[];
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
  /** Absent for the bottom, where spreadsheets put texts. */
  vertical?: 'top' | 'center';
  wrap?: boolean;
  /** May be typed into where the sheet is protected. Written into new files only, never read. */
  unlocked?: true;
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

/** A sheet with nothing in it. */
export function emptySheet(name: string): Sheet {
  return {
    name,
    visibility: 'visible',
    rows: new Map(),
    columnWidths: new Map(),
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
    merges: [],
    freeze: { rows: 0, columns: 0 },
    tables: [],
    protected: false,
  };
}

/** Puts a cell into a sheet, over the one that was there. */
export function putCell(sheet: Sheet, row: number, column: number, cell: Cell): void {
  const cells = sheet.rows.get(row);
  if (cells) cells.set(column, cell);
  else sheet.rows.set(row, new Map([[column, cell]]));
}

export function cellAt(sheet: Sheet, row: number, column: number): Cell | undefined {
  return sheet.rows.get(row)?.get(column);
}
