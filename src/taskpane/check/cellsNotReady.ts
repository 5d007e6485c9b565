import type { Grid, RecognisedTable } from '../../sheets/recognisedTable';
import type { CellRef } from '../../workbook/port';

/** What Excel shows, in English and Portuguese, while a formula waits for its result. */
const WAITING: ReadonlySet<string> = new Set(['#BUSY!', '#OCUPADO!', '#GETTING_DATA', '#CONNECT!']);

/** How many cells of a table still wait for their result, and the first of them; `null` when none does. */
export function cellsNotReady(grid: Grid, table: RecognisedTable): { cells: number; first: CellRef } | null {
  let cells = 0;
  let first: CellRef | null = null;
  for (const row of table.dataRows)
    for (const { at } of table.columns) {
      const value = grid.values[row]?.[at];
      if (typeof value !== 'object' || value === null || !WAITING.has(value.error)) continue;
      cells++;
      first ??= { sheet: grid.sheet, row: grid.top + row, column: grid.left + at };
    }
  return first && { cells, first };
}
