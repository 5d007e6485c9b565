import type { TableKind } from './columns';
import { cellOf, isFilled, rowIsBlank } from './gridCells';
import { columnHeaders } from './headerTexts';
import { atOnce } from '../rules/steps';
import { tableIn } from './recognise';
import type { Grid, RecognisedTable } from './recognisedTable';
import { withoutResults } from './withoutResults';

/**
 * The block of cells around a cell as a table of the kind the person says, for where no header was understood: its
 * first row is the header if it is of texts alone. `null` when the cell and its neighbours are blank.
 */
export function blockAround(given: Grid, row: number, column: number, kind: TableKind): RecognisedTable | null {
  const grid = atOnce(withoutResults(given));
  if (rowIsBlank(grid, row, Math.max(0, column - 1), column + 1)) return null;
  const { top, bottom } = rowsAround(grid, row, column);
  const { first, last } = columnsAround(grid, { top, bottom }, column);
  const headerRows = isOfTexts(grid, top, first, last) ? [top] : [];
  const headers = columnHeaders(grid, headerRows, first, last);
  const region = { headerRows, headers, first, last, top: top + headerRows.length, bottom, repeats: new Set<number>() };
  return atOnce(tableIn(grid, region, { kind }));
}

/** Up and down to the first row that is blank around the cell, wider with each filled row. */
function rowsAround(grid: Grid, row: number, column: number): { top: number; bottom: number } {
  let first = Math.max(0, column - 1);
  let last = column + 1;
  const holds = (at: number) => {
    if (at < 0 || at >= grid.values.length || rowIsBlank(grid, at, first, last)) return false;
    while (first > 0 && isFilled(cellOf(grid, at, first - 1))) first--;
    while (isFilled(cellOf(grid, at, last + 1))) last++;
    return true;
  };
  let [top, bottom] = [row, row];
  if (holds(row)) {
    while (holds(top - 1)) top--;
    while (holds(bottom + 1)) bottom++;
  }
  return { top, bottom };
}

interface Rows {
  top: number;
  bottom: number;
}

/** Rows in which a column is looked at for being blank. */
const ROWS_LOOKED_AT = 100;

function columnsAround(grid: Grid, rows: Rows, column: number): { first: number; last: number } {
  const bottom = Math.min(rows.bottom, rows.top + ROWS_LOOKED_AT);
  const holds = (at: number) => {
    for (let row = rows.top; row <= bottom; row++) if (isFilled(cellOf(grid, row, at))) return true;
    return false;
  };
  let [first, last] = [column, column];
  while (first > 0 && holds(first - 1)) first--;
  while (holds(last + 1)) last++;
  return { first, last };
}

function isOfTexts(grid: Grid, row: number, first: number, last: number): boolean {
  const cells = (grid.values[row] ?? []).slice(first, last + 1).filter((cell) => isFilled(cell));
  return cells.length > 0 && cells.every((cell) => typeof cell === 'string');
}
