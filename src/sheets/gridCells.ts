import { isoOfSerial } from '../brazil/dates';
import { repairEncoding, tidy } from '../brazil/text';
import type { CellValue } from '../workbook/port';
import type { Grid } from './recognisedTable';

/** Whether a cell holds something; a formula that gives an empty text, or blanks alone, does not. */
export function isFilled(cell: CellValue | undefined): cell is Exclude<CellValue, null> {
  if (cell === null || cell === undefined) return false;
  return typeof cell !== 'string' || (cell !== '' && (cell.charCodeAt(0) > 32 || tidy(cell) !== ''));
}

export function cellOf(grid: Grid, row: number, column: number): CellValue {
  return grid.values[row]?.[column] ?? null;
}

/**
 * A header as text, broken accents mended; numbers as written (`2024`), or as the day that such a number is as a date;
 * other kinds of cells as nothing.
 */
export function textOf(cell: CellValue): string {
  if (typeof cell === 'string') return tidy(repairEncoding(cell));
  if (typeof cell !== 'number') return '';
  const iso = Number.isInteger(cell) && cell >= FIRST_DAY && cell <= LAST_DAY ? isoOfSerial(cell) : null;
  return iso === null ? String(cell) : iso.split('-').reverse().join('/');
}

/** 01/01/2000 and 31/12/2049. */
const FIRST_DAY = 36526;
const LAST_DAY = 54788;

/** Whether any cell of a row between two columns (both included) holds something. */
export function rowIsBlank(grid: Grid, row: number, first: number, last: number): boolean {
  const cells = grid.values[row];
  if (cells === undefined) return true;
  const end = Math.min(last, cells.length - 1);
  for (let column = first; column <= end; column++) if (isFilled(cells[column])) return false;
  return true;
}
