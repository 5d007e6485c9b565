import type { AreaRef } from './port';

/** An area in blocks of whole rows, from the top, of so many cells at most; a row that is longer is a block by itself. */
export function* rowBlocks(area: AreaRef, cellsAtMost: number): Generator<AreaRef> {
  const rowsAtMost = Math.max(1, Math.floor(cellsAtMost / Math.max(1, area.columns)));
  for (let done = 0; done < area.rows; done += rowsAtMost)
    yield { ...area, row: area.row + done, rows: Math.min(rowsAtMost, area.rows - done) };
}
