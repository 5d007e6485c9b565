import type { CellValue, Workbook } from '../workbook/port';
import type { Grid, RecognisedTable } from './recognisedTable';
import { sameCell } from './stillAsRead';

const CELLS_AT_ONCE = 50_000;

/**
 * Whether every cell of a table, and the line below it, still holds what was read. What stands beside the table does
 * not matter.
 */
export async function tableAsRead(
  workbook: Workbook,
  grid: Grid,
  { headerRows, dataRows, leftOut, columns }: RecognisedTable,
  signal?: AbortSignal,
): Promise<boolean> {
  const places = columns.map(({ at }) => at);
  const first = headerRows[0] ?? dataRows[0] ?? 0;
  const last = Math.max(dataRows.at(-1) ?? first, leftOut.at(-1)?.row ?? first) + 1;
  const left = Math.min(...places);
  const width = Math.max(...places) - left + 1;
  const atOnce = Math.max(1, Math.floor(CELLS_AT_ONCE / width));
  for (let row = first; row <= last; row += atOnce) {
    signal?.throwIfAborted();
    const rows = Math.min(atOnce, last - row + 1);
    const area = { sheet: grid.sheet, row: grid.top + row, column: grid.left + left, rows, columns: width };
    const values: CellValue[][] = await workbook.readArea(area);
    const isSame = values.every((cells, r) =>
      places.every((at) => sameCell(cells[at - left] ?? null, grid.values[row + r]?.[at])),
    );
    if (!isSame) return false;
  }
  return true;
}
