import type { AreaRef, CellValue, Workbook } from '../workbook/port';
import { isFilled } from './gridCells';
import type { Grid } from './recognisedTable';

/** Rows of a block that may be its totals: the last ones. */
const LAST_ROWS = 5;
/** Blocks looked at; each takes one request. */
const MOST_BLOCKS = 12;

/**
 * Formulas of the last rows of each block of filled rows, where totals stand; `undefined` when there are none or the
 * program does not tell them.
 */
export async function endFormulas(
  workbook: Workbook,
  area: AreaRef,
  values: readonly (readonly CellValue[])[],
): Promise<Grid['formulaAt']> {
  if (!('readStates' in workbook)) return undefined;
  const formulas = new Map<number, string>();
  for (const { first, last } of endsOfBlocks(values)) {
    const part = { ...area, row: area.row + first, rows: last - first + 1 };
    // Sheets are read all the same where this cannot be told.
    const states = await workbook.readStates(part).catch(() => []);
    for (const [r, cells] of states.entries())
      for (const [c, { content }] of cells.entries())
        if (typeof content === 'object' && content !== null && 'formula' in content)
          formulas.set((first + r) * area.columns + c, content.formula);
  }
  if (formulas.size === 0) return undefined;
  return (row, column) => formulas.get(row * area.columns + column) ?? null;
}

/** First and last of the last rows of each block that hold figures; of many blocks the last ones. */
function endsOfBlocks(values: readonly (readonly CellValue[])[]): { first: number; last: number }[] {
  const ends: { first: number; last: number }[] = [];
  for (let row = values.length - 1; row >= 0 && ends.length < MOST_BLOCKS; row--) {
    if (values[row + 1]?.some(isFilled) || !values[row]!.some(isFilled)) continue;
    let first = row;
    while (first > 0 && row - first < LAST_ROWS - 1 && values[first - 1]!.some(isFilled)) first--;
    if (values.slice(first, row + 1).some((cells) => cells.some((cell) => typeof cell === 'number')))
      ends.push({ first, last: row });
  }
  return ends;
}
