import type { CellValue } from '../../workbook/port';
import type { Area, Cell } from '../../workbook/xlsx/book';

/**
 * What the grid has no place for but a file must keep, written beside the grid's own data of a cell
 * (`ICellData.custom`) or a table (`meta`).
 */
export interface CellMarks {
  /** A formula entered for exactly an area (Ctrl+Shift+Enter), while it is still this formula, and what the file shows there. */
  array?: { formula: string; area: Area; values?: CellValue[][] };
  conversation?: NonNullable<Cell['conversation']>;
  /** An error value that the grid does not know as one, while the cell still shows it. */
  error?: string;
}

/** The same of a sheet (`IWorksheetData.custom`). */
export interface SheetMarks {
  veryHidden?: boolean;
  /** Number formats of whole columns. */
  columnFormats?: [number, string][];
}

export interface TableMarks {
  totalsRow?: boolean;
}

/** A conversation as the note that shows it. */
export function conversationText(conversation: NonNullable<Cell['conversation']>): string {
  return conversation.map(({ author, text }) => `${author}: ${text}`).join('\n');
}
