import type { Workbook } from '../workbook/port';
import { rowBlocks } from '../workbook/rowBlocks';
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
  const { sheet, top } = grid;
  const whole = { sheet, row: top + first, column: grid.left + left, rows: last - first + 1, columns: width };
  for (const block of rowBlocks(whole, CELLS_AT_ONCE)) {
    signal?.throwIfAborted();
    const values = await workbook.readArea(block);
    const isSame = values.every((cells, r) =>
      places.every((at) => sameCell(cells[at - left] ?? null, grid.values[block.row - top + r]?.[at])),
    );
    if (!isSame) return false;
  }
  return true;
}
