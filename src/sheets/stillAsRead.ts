import type { AreaRef, CellValue, Workbook } from '../workbook/port';
import { isFilled } from './gridCells';
import type { Grid } from './recognisedTable';
import { isResultHeader } from './resultHeaders';

/** What one request of Excel brings; a longer sheet is only looked at around the places where somebody has been. */
const MOST_CELLS = 50_000;
const ROWS_AROUND = 20;

/**
 * Whether a sheet still holds what was read from it.
 *
 * @param rows rows of the sheet, from zero, where the person has been
 */
export async function stillAsRead(workbook: Workbook, grid: Grid, rows: readonly number[]): Promise<boolean> {
  const width = grid.values.reduce((most, row) => Math.max(most, row.length), 0) + 1;
  // A line typed below the last one, or a column beside the last one, counts too.
  const height = grid.values.length + 1;
  const parts =
    width * height <= MOST_CELLS
      ? [{ first: 0, count: height }]
      : rows.map((row) => windowAround(row - grid.top, height)).filter(({ count }) => count > 0);
  for (const { first, count } of parts) {
    const area: AreaRef = { sheet: grid.sheet, row: grid.top + first, column: grid.left, rows: count, columns: width };
    const values = await workbook.readArea(area);
    const other = new Set<number>();
    for (const [r, cells] of values.entries())
      for (const [c, cell] of cells.entries()) if (differs(cell, grid.values[first + r]?.[c])) other.add(c);
    for (const c of other) if (!(await isOfOurs(workbook, grid, c, first + count))) return false;
  }
  return true;
}

/** Rows below the last line are read as blank, also where formulas give them an empty text. */
function differs(cell: CellValue, before: CellValue | undefined): boolean {
  return !sameCell(cell, before) && (isFilled(cell) || isFilled(before));
}

/** Whether a column has or had a header of the add-in's own: what it writes beside a table changes nothing of it. */
async function isOfOurs(workbook: Workbook, grid: Grid, at: number, rows: number): Promise<boolean> {
  const isHeader = (cell: CellValue | undefined) => typeof cell === 'string' && isResultHeader(cell);
  // Written columns that were taken away again change nothing either.
  if (grid.values.some((row) => isHeader(row[at]))) return true;
  const area = { sheet: grid.sheet, row: grid.top, column: grid.left + at, rows, columns: 1 };
  return (await workbook.readArea(area)).some(([cell]) => isHeader(cell));
}

function windowAround(row: number, height: number): { first: number; count: number } {
  const first = Math.max(0, row - ROWS_AROUND);
  return { first, count: Math.min(height, row + ROWS_AROUND + 1) - first };
}

/** Whether a cell holds what it held. */
export function sameCell(one: CellValue, other: CellValue | undefined): boolean {
  if (typeof one === 'object' && one !== null)
    return typeof other === 'object' && other !== null && one.error === other.error;
  return one === (other ?? null);
}
