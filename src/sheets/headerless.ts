import { cellOf, isFilled } from './gridCells';
import { columnHeaders } from './headerTexts';
import type { Grid } from './recognisedTable';
import type { Region } from './regions';

/** Fewer filled cells than that make no line of a table. */
const LEAST_FILLED = 3;
const ROWS_LOOKED_AT = 20;
const WIDEST = 400;

/**
 * The block of lines of a grid in which no header was found, for its values to be looked at. A first row of texts over
 * figures is a header nevertheless, one that says nothing known.
 */
export function headerlessRegion(grid: Grid): Region | null {
  const filledIn = (row: number) => filledColumns(grid, row);
  const top = grid.values.findIndex((_, row) => filledIn(row).length >= LEAST_FILLED);
  if (top < 0) return null;
  const columns = grid.values.slice(top, top + ROWS_LOOKED_AT).flatMap((_, index) => filledIn(top + index));
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  let bottom = grid.values.length - 1;
  while (filledIn(bottom).every((at) => at < first || at > last)) bottom--;
  const headed = isOverFigures(grid, top);
  const headerRows = headed ? [top] : [];
  return {
    headerRows,
    first,
    last,
    headers: columnHeaders(grid, headerRows, first, last),
    top: top + headerRows.length,
    bottom,
    repeats: new Set(),
  };
}

function filledColumns(grid: Grid, row: number): number[] {
  const filled: number[] = [];
  const end = Math.min(grid.values[row]?.length ?? 0, WIDEST);
  for (let at = 0; at < end; at++) if (isFilled(grid.values[row]![at])) filled.push(at);
  return filled;
}

/** A row of texts alone, and numbers under some of them in the next row. */
function isOverFigures(grid: Grid, row: number): boolean {
  const filled = filledColumns(grid, row);
  return (
    filled.every((at) => typeof cellOf(grid, row, at) === 'string') &&
    filled.some((at) => typeof cellOf(grid, row + 1, at) === 'number')
  );
}
