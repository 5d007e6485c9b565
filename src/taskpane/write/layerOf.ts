import type { Checked } from '../check/checked';
import { columnLetters } from '../../workbook/address';

/** What is checked, as a change of the workbook knows it: a second writing of the same takes the place of the first. */
export function layerOf({ programme, grid, table }: Checked): string {
  const first = Math.min(...[...table.columns, ...table.unmatched].map(({ at }) => at));
  return `${programme}:${columnLetters(grid.left + first)}:${grid.sheet}`;
}
