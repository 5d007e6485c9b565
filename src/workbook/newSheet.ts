import { WorkbookRefusal } from './port';
import type { CellInput, NewCell, NewSheet } from './writing';

/** Excel's limit for the name of a sheet. */
const LONGEST_NAME = 31;
const NOT_IN_NAMES = /[[\]:*?/\\]/;

/** A cell of a new sheet with its parts, however shortly it was written; `null` where the sheet stays blank. */
export function newCellOf(cell: NewSheet['rows'][number][number]): NewCell | null {
  if (cell === undefined || cell === null) return null;
  return isNewCell(cell) ? cell : { content: cell };
}

/** Columns of a new sheet: the cells of its longest row. */
export function columnsOf(rows: NewSheet['rows']): number {
  return rows.reduce((most, row) => Math.max(most, row.length), 0);
}

/** @throws WorkbookRefusal when no program would take this name for a sheet */
export function checkSheetName(name: string): void {
  const quoted = name.startsWith("'") || name.endsWith("'");
  if (name === '' || name.length > LONGEST_NAME || NOT_IN_NAMES.test(name) || quoted)
    throw new WorkbookRefusal('failed', name);
}

function isNewCell(cell: NewCell | CellInput): cell is NewCell {
  return typeof cell === 'object' && cell !== null && 'content' in cell;
}
