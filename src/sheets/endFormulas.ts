import type { AreaRef, CellValue, Workbook } from '../workbook/port';
import { isFormula } from '../workbook/changes/digest';
import { isFilled } from './gridCells';
import type { Grid } from './recognisedTable';
import { isResultTitle } from './resultHeaders';

/** Rows of a block that may be its totals: the last ones. */
const LAST_ROWS = 5;
/** Blocks looked at; each takes one request. */
const MOST_BLOCKS = 12;

/**
 * Formulas of the last rows of each block of filled rows, where totals stand; `undefined` when there are none, on a
 * sheet of the add-in's own, of which nothing is read, or where the program does not tell them.
 */
export async function endFormulas(
  workbook: Workbook,
  area: AreaRef,
  values: readonly (readonly CellValue[])[],
): Promise<Grid['formulaAt']> {
  if (!('readContents' in workbook) || isResultTitle(values[0]?.[0])) return undefined;
  const formulas = new Map<number, string>();
  for (const { first, last } of endsOfBlocks(values)) {
    const part = { ...area, row: area.row + first, rows: last - first + 1 };
    // Sheets are read all the same where this cannot be told.
    const contents = await workbook.readContents(part).catch(() => []);
    for (const [r, cells] of contents.entries())
      for (const [c, content] of cells.entries())
        if (isFormula(content)) formulas.set((first + r) * area.columns + c, content.formula);
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
