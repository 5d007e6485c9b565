import type { Steps } from '../rules/steps';
import type { CellValue } from '../workbook/port';
import { isFilled } from './gridCells';
import type { Grid } from './recognisedTable';
import { isResultHeader, isResultTitle } from './resultHeaders';

/** Rows between two turns for the page. */
const TURN = 5_000;

/** Grids whose own results were put aside already, and these themselves. */
const known = new WeakMap<Grid, Grid>();

/**
 * The grid as the person keeps it: columns that the add-in wrote beside a table are blank in it, and a sheet of the
 * add-in's own holds nothing. Rows and columns stay where they are. Gives the row it is at now and then.
 */
export function* withoutResults(grid: Grid): Steps<Grid, number> {
  const before = known.get(grid);
  if (before) return before;
  const own = isResultTitle(grid.values[0]?.[0]) ? { ...grid, values: [], tables: [] } : yield* blanked(grid);
  known.set(grid, own);
  known.set(own, own);
  return own;
}

function* blanked(grid: Grid): Steps<Grid, number> {
  let columns: ReadonlySet<number> = new Set();
  let afterBlank = false;
  let values: (readonly CellValue[])[] | null = null;
  for (let row = 0; row < grid.values.length; row++) {
    if (row % TURN === TURN - 1) yield row;
    const cells = grid.values[row] ?? [];
    columns = withHeadersIn(cells, columns);
    if (columns.size === 0) continue;
    if (afterBlank && isHeader(cells, columns)) columns = new Set();
    afterBlank = !cells.some(isFilled);
    values ??= [...grid.values];
    values[row] = cells.map((cell, at) => (columns.has(at) ? null : cell));
  }
  return values === null ? grid : { ...grid, values };
}

/** The columns under headers of ours, with those of this row. */
function withHeadersIn(cells: readonly CellValue[], columns: ReadonlySet<number>): ReadonlySet<number> {
  const found: number[] = [];
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at];
    if (typeof cell === 'string' && cell.includes(')') && isResultHeader(cell)) found.push(at);
  }
  return found.length === 0 ? columns : new Set([...columns, ...found]);
}

/** Texts in most of the columns, below a blank row: another table of the person's begins. */
function isHeader(cells: readonly CellValue[], columns: ReadonlySet<number>): boolean {
  const texts = [...columns].filter((at) => typeof cells[at] === 'string' && !isResultHeader(cells[at]));
  return texts.length * 2 > columns.size;
}
