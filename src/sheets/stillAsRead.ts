import type { AreaRef, CellValue, Workbook } from '../workbook/port';
import type { Grid } from './recognisedTable';

/** What one request of Excel brings; a longer sheet is only looked at around the places where somebody has been. */
const MOST_CELLS = 50_000;
const ROWS_AROUND = 20;

/**
 * Whether a sheet still holds what was read from it.
 *
 * @param rows rows of the sheet, from zero, where the person has been
 */
export async function stillAsRead(workbook: Workbook, grid: Grid, rows: readonly number[]): Promise<boolean> {
  const width = Math.max(0, ...grid.values.map((row) => row.length)) + 1;
  // A line typed below the last one, or a column beside the last one, counts too.
  const height = grid.values.length + 1;
  const parts =
    width * height <= MOST_CELLS
      ? [{ first: 0, count: height }]
      : rows.map((row) => windowAround(row - grid.top, height)).filter(({ count }) => count > 0);
  for (const { first, count } of parts) {
    const area: AreaRef = { sheet: grid.sheet, row: grid.top + first, column: grid.left, rows: count, columns: width };
    const values = await workbook.readArea(area);
    const isSame = values.every((cells, r) => cells.every((cell, c) => isEqual(cell, grid.values[first + r]?.[c])));
    if (!isSame) return false;
  }
  return true;
}

function windowAround(row: number, height: number): { first: number; count: number } {
  const first = Math.max(0, row - ROWS_AROUND);
  return { first, count: Math.min(height, row + ROWS_AROUND + 1) - first };
}

function isEqual(one: CellValue, other: CellValue | undefined): boolean {
  if (typeof one === 'object' && one !== null)
    return typeof other === 'object' && other !== null && one.error === other.error;
  return one === (other ?? null);
}
