import type { Grid, RecognisedTable } from '../../sheets/recognisedTable';
import type { CheckedPlantYear } from '../../validation/writeBack/writeBackOfPlantYear';
import type { CheckedSales } from '../../validation/writeBack/writeBackOfSales';
import { nextTurn } from '../../workbook/nextTurn';
import type { AreaRef, Workbook } from '../../workbook/port';
import { rowBlocks } from '../../workbook/rowBlocks';
import type { CellInput } from '../../workbook/writing';

/** A table of the person's, with all that a copy of it is made from. */
export interface CopySource {
  grid: Grid;
  table: RecognisedTable;
  /** What the cells hold themselves, as rows and columns of `grid.values`: formulas where there are any. */
  contents: readonly (readonly CellInput[])[];
  /** en-US number formats by column of the grid's values, as the first line of data has them; without `General`. */
  formats: ReadonlyMap<number, string>;
  /** Pixels by column of the grid's values. */
  widths: ReadonlyMap<number, number>;
  /** What the check of the table came to; `null` where it was not checked. */
  results: CheckedSales | CheckedPlantYear | null;
}

/** Whether results are of a plant's year rather than of sales. */
export function isPlantYear(results: CheckedSales | CheckedPlantYear): results is CheckedPlantYear {
  return 'parameters' in results;
}

const CELLS_AT_ONCE = 50_000;

/**
 * Reads from the workbook what is missing to copy a table that was found in it.
 *
 * @throws the signal's reason, when it was given
 */
export async function readCopySource(
  workbook: Workbook,
  { grid, table }: { grid: Grid; table: RecognisedTable },
  results: CopySource['results'],
  signal?: AbortSignal,
): Promise<CopySource> {
  const columns = grid.values.reduce((most, row) => Math.max(most, row.length), 0);
  const area: AreaRef = { sheet: grid.sheet, row: grid.top, column: grid.left, rows: grid.values.length, columns };
  const contents: (readonly CellInput[])[] = [];
  for (const block of rowBlocks(area, CELLS_AT_ONCE)) {
    signal?.throwIfAborted();
    contents.push(...(await workbook.readContents(block)));
    await nextTurn();
  }
  const firstLine = table.dataRows[0];
  const states =
    firstLine === undefined ? [] : await workbook.readStates({ ...area, row: grid.top + firstLine, rows: 1 });
  const formats = new Map((states[0] ?? []).map(({ numberFormat }, at) => [at, numberFormat] as const));
  for (const [at, format] of formats) if (format === 'General') formats.delete(at);
  const widths = await workbook.readColumnWidths(grid.sheet, grid.left, columns);
  signal?.throwIfAborted();
  return { grid, table, contents, formats, widths: new Map(widths.entries()), results };
}
