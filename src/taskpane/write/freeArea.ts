import { LAST_COLUMN, sameSheet } from '../../workbook/address';
import { overlap } from '../../workbook/bounds';
import type { AreaRef, TableInfo, Workbook } from '../../workbook/port';
import { rowBlocks } from '../../workbook/rowBlocks';

const CELLS_AT_ONCE = 50_000;

/** The program's table that a cell lies in; `null` when it lies in none. */
export async function tableAround(
  workbook: Workbook,
  sheet: string,
  row: number,
  column: number,
): Promise<TableInfo | null> {
  const tables = (await workbook.tablesOn?.(sheet)) ?? [];
  const cell = { row, column, rows: 1, columns: 1 };
  return tables.find(({ area }) => sameSheet(area.sheet, sheet) && overlap(area, cell)) ?? null;
}

export function rightOf(area: AreaRef, columns: number): AreaRef {
  return { ...area, column: area.column + area.columns, columns };
}

/** Whether nothing at all is in an area: no content, no merged cell, no other table. */
export async function isFree(workbook: Workbook, area: AreaRef): Promise<boolean> {
  if (area.column + area.columns - 1 > LAST_COLUMN) return false;
  return (await obstacleIn(workbook, area)) === null;
}

/** The last column of an area in which something is; `null` when it is free. */
export async function obstacleIn(workbook: Workbook, area: AreaRef): Promise<number | null> {
  const merged = (await workbook.mergedAreas?.(area)) ?? [];
  const tables = ((await workbook.tablesOn?.(area.sheet)) ?? []).map((table) => table.area);
  const blocks = [...merged, ...tables].filter((one) => overlap(one, area));
  let last = blocks.reduce((most, { column, columns }) => Math.max(most, column + columns - 1), -1);
  for (const block of rowBlocks(area, CELLS_AT_ONCE))
    for (const line of await workbook.readArea(block))
      for (const [at, cell] of line.entries()) if (cell !== null) last = Math.max(last, area.column + at);
  return last < 0 ? null : last;
}
