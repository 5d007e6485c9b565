import { isResultHeader } from '../../sheets/resultHeaders';
import type { TableResults } from '../../validation/writeBack/writeBack';
import type { ResizedTable } from '../../workbook/changes/change';
import { LAST_COLUMN } from '../../workbook/address';
import { WorkbookRefusal, type CellValue, type Workbook } from '../../workbook/port';
import { isFree, obstacleIn, rightOf, tableAround } from './freeArea';
import type { WrittenColumn } from './written';

/** Where the result columns of a table go. */
export interface Placed {
  /** Column of the sheet for each result column, in their order. */
  columns: readonly number[];
  /** Row of their headers, and the rows of data: of the sheet. */
  headerRow: number;
  first: number;
  last: number;
  /** Those of an earlier time take the new results. */
  again: boolean;
  /** The program's table that holds them, and whether it grows for them. */
  resized: ResizedTable | null;
}

/**
 * Finds where the result columns of a table go: those of an earlier time, else inside the program's table when nothing
 * is in its way, else the first blank columns right of everything in these rows. Never over anything.
 *
 * @returns `null` when the table has no row for headers, without which the columns could not be told from data
 */
export async function placeColumns(
  workbook: Workbook,
  { grid, table, columns }: TableResults,
  key: string,
  written: readonly WrittenColumn[],
): Promise<Placed | null> {
  const first = grid.top + table.dataRows[0]!;
  const last = grid.top + table.dataRows.at(-1)!;
  const headerRow = table.headerRows.length > 0 ? grid.top + table.headerRows.at(-1)! : first - 1;
  if (headerRow < 0) return null;
  const rows = { sheet: grid.sheet, row: headerRow, rows: last - headerRow + 1 };
  const used = await workbook.usedArea(grid.sheet);
  const end = used ? used.column + used.columns : grid.left + 1;
  const headers = (await workbook.readArea({ ...rows, rows: 1, column: 0, columns: end }))[0] ?? [];
  const found = columnsFound(columns, headers, headerRow, key, written);
  const missing = found.filter((at) => at === null).length;
  const places = [...table.columns, ...table.unmatched].map(({ at }) => grid.left + at);
  const holder = await tableAround(workbook, grid.sheet, headerRow, Math.min(...places));
  // Lines right below the program's table are its lines too.
  const held = holder && { ...holder.area, rows: Math.max(holder.area.rows, last - holder.area.row + 1) };
  const grows = held !== null && missing > 0 && (await isFree(workbook, rightOf(held, missing)));
  const free = () => firstFree(workbook, rows, { from: Math.max(...places), end, columns: missing });
  const next = missing === 0 ? 0 : grows ? held.column + held.columns : await free();
  let fresh = next;
  const placed = found.map((at) => at ?? fresh++);
  const isInside = (at: number) =>
    holder !== null && at < holder.area.column + holder.area.columns + (grows ? missing : 0);
  const resized: ResizedTable | null =
    holder && placed.some(isInside)
      ? {
          name: holder.name,
          before: holder.area,
          after: { ...holder.area, columns: holder.area.columns + (grows ? missing : 0) },
        }
      : null;
  return { columns: placed, headerRow, first, last, again: missing < columns.length, resized };
}

/** Columns of an earlier time: told by what is kept of them, else by their headers. */
function columnsFound(
  columns: TableResults['columns'],
  headers: readonly CellValue[],
  headerRow: number,
  key: string,
  written: readonly WrittenColumn[],
): (number | null)[] {
  const isAt = ({ headerRow: row, column, header }: WrittenColumn) => row === headerRow && headers[column] === header;
  const own = written.filter((one) => one.table === key && isAt(one));
  const ofOthers = new Set(written.filter((one) => one.table !== key && isAt(one)).map(({ column }) => column));
  const taken = new Set<number>();
  return columns.map(({ id, header }) => {
    const kept = own.find((one) => one.id === id)?.column;
    const at =
      kept ?? headers.findIndex((text, place) => isFreeFor(text, header) && !ofOthers.has(place) && !taken.has(place));
    if (at < 0 || taken.has(at)) return null;
    taken.add(at);
    return at;
  });
}

/** Programs add a number to a header that a table has twice. */
function isFreeFor(text: CellValue | undefined, header: string): boolean {
  return typeof text === 'string' && isResultHeader(text) && text.replace(/\d+$/, '') === header;
}

/**
 * The first column right of everything in some rows, with so many blank ones from it on.
 *
 * @param places `from`: the last column of the table, which may be long; `end`: right of the columns in use
 */
async function firstFree(
  workbook: Workbook,
  rows: { sheet: string; row: number; rows: number },
  { from, end, columns }: { from: number; end: number; columns: number },
): Promise<number> {
  // Where something is in the last column, those before it need not be read.
  const last =
    (await obstacleIn(workbook, { ...rows, column: from, columns: Math.max(1, end - from) })) ??
    (await obstacleIn(workbook, { ...rows, column: 0, columns: end }));
  for (let column = last === null ? 0 : last + 1; column + columns - 1 <= LAST_COLUMN;) {
    const obstacle = await obstacleIn(workbook, { ...rows, column, columns });
    if (obstacle === null) return column;
    column = obstacle + 1;
  }
  throw new WorkbookRefusal('failed', 'XFD');
}
