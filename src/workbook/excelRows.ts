import { isTooMuch } from './excelRefusal';
import type { AreaRef } from './port';
import { rowBlocks } from './rowBlocks';

/**
 * Reads an area in blocks of rows, one after the other. A block whose answer Excel finds too large is read in halves, of
 * its rows and then of its columns.
 *
 * @returns the rows of all blocks
 */
export async function readInBlocks<Cell>(
  area: AreaRef,
  cellsAtOnce: number,
  read: (block: AreaRef) => Promise<Cell[][]>,
): Promise<Cell[][]> {
  const all: Cell[][] = [];
  for (const block of rowBlocks(area, cellsAtOnce)) for (const row of await readHalving(block, read)) all.push(row);
  return all;
}

async function readHalving<Cell>(area: AreaRef, read: (block: AreaRef) => Promise<Cell[][]>): Promise<Cell[][]> {
  try {
    return await read(area);
  } catch (failure) {
    const halves = isTooMuch(failure) ? halvesOf(area) : null;
    if (!halves) throw failure;
    const [first, second] = [await readHalving(halves[0], read), await readHalving(halves[1], read)];
    return area.rows > 1 ? [...first, ...second] : [[...first[0]!, ...second[0]!]];
  }
}

/** Upper and lower half, or left and right half of a single row; `null` for a single cell. */
export function halvesOf(area: AreaRef): [AreaRef, AreaRef] | null {
  const { row, column, rows, columns } = area;
  if (rows > 1) {
    const upper = Math.ceil(rows / 2);
    return [
      { ...area, rows: upper },
      { ...area, row: row + upper, rows: rows - upper },
    ];
  }
  if (columns === 1) return null;
  const left = Math.ceil(columns / 2);
  return [
    { ...area, columns: left },
    { ...area, column: column + left, columns: columns - left },
  ];
}
