import type { CellRef } from '../port';
import type { CellInput } from '../writing';
import type { CellStates } from './cellStates';

/** What each cell of some states holds; `null` where nothing is said of it. */
export function contentsByCell({ contents }: CellStates): (cell: CellRef) => CellInput {
  const known = new Map<string, CellInput>();
  for (const { area, cells } of contents)
    for (const [r, line] of cells.entries())
      for (const [c, content] of line.entries())
        known.set(keyOf({ sheet: area.sheet, row: area.row + r, column: area.column + c }), content ?? null);
  return (cell) => known.get(keyOf(cell)) ?? null;
}

function keyOf({ sheet, row, column }: CellRef): string {
  return `${row} ${column} ${sheet}`;
}
