import type { ColumnId } from '../../sheets/columns';
import { withColumn } from '../../sheets/correction';
import { plantParametersIn, type WrittenParameters } from '../../sheets/plantParameters';
import { readSheet } from '../../sheets/readSheet';
import { recogniseTables } from '../../sheets/recognise';
import type { Grid, RecognisedTable } from '../../sheets/recognisedTable';
import { asUnderstood } from '../../sheets/retake';
import { sameSheet } from '../../workbook/address';
import { asRemembered, rememberedTables } from './rememberedTables';
import type { AreaRef, CellRef, Workbook } from '../../workbook/port';

/** A table found in the first rows of a sheet. */
export interface FoundTable {
  grid: Grid;
  table: RecognisedTable;
  /** From its header to its last line. */
  area: AreaRef;
  /** The sheet goes on below: lines further down are counted when the table is checked. */
  goesOn: boolean;
  /** The person does not want it to be taken into account. */
  leftOut?: boolean;
  /** The person corrected how it was understood. */
  corrected?: true;
  /** It is understood as the person corrected it another time. */
  remembered?: true;
}

export interface TablesOfWorkbook {
  tables: readonly FoundTable[];
  /** Hidden sheets; they are not looked into. */
  hiddenSheets: readonly string[];
  /** The cell that was selected then; `null` when none was, as with a chart selected. */
  selected: CellRef | null;
  /** What is written on the sheet that says most of a plant's year; `null` when none does. */
  parameters: WrittenParameters | null;
}

/** Enough to know what a table is, and quickly read of every sheet. */
const FIRST_ROWS = 400;

/** The tables that the visible sheets begin with. */
export async function tablesOfWorkbook(workbook: Workbook): Promise<TablesOfWorkbook> {
  const sheets = await workbook.sheets();
  const remembered = await rememberedTables(workbook);
  const tables: FoundTable[] = [];
  let parameters: WrittenParameters | null = null;
  for (const { name } of sheets.filter(({ hidden }) => !hidden)) {
    const read = await readSheet(workbook, name, { mostRows: FIRST_ROWS });
    if (!read) continue;
    for (const { table, isRemembered } of asRemembered(read.grid, recogniseTables(read.grid), remembered))
      tables.push({ ...foundIn(read.grid, table), ...(isRemembered ? { remembered: true } : {}) });
    const written = plantParametersIn(read.grid);
    if (written && written.size > (parameters?.size ?? 0)) parameters = written;
  }
  const hiddenSheets = sheets.filter(({ hidden }) => hidden).map(({ name }) => name);
  return { tables, hiddenSheets, selected: await workbook.selectedCell().catch(() => null), parameters };
}

/** The table that a cell lies in, or right below, where its next line goes; `null` when it lies in none. */
export function tableAround(tables: readonly FoundTable[], cell: CellRef): FoundTable | null {
  const below = { ...cell, row: cell.row - 1 };
  return tables.find((one) => holds(one, cell)) ?? tables.find((one) => holds(one, below)) ?? null;
}

function holds(found: FoundTable, { sheet, row, column }: CellRef): boolean {
  const { area, goesOn } = found;
  return (
    sameSheet(area.sheet, sheet) &&
    row >= area.row &&
    (goesOn || row <= lastRowOf(found)) &&
    column >= area.column &&
    column < area.column + area.columns
  );
}

/** The last row of a table, with the blank lines that a table of the program has at its end. */
function lastRowOf({ area, grid }: FoundTable): number {
  const own = grid.tables?.find(({ row, column }) => row + grid.top === area.row && column + grid.left === area.column);
  const last = area.row + area.rows - 1;
  return own ? Math.max(last, grid.top + own.row + own.rows - 1) : last;
}

/** A table as it would be understood if nothing were remembered of it. */
export function recognisedAnew(found: FoundTable): FoundTable {
  return tableAt(found.grid, found) ?? found;
}

/** Whether two tables begin in the same cell. */
export function isSamePlace({ area: one }: FoundTable, { area: other }: FoundTable): boolean {
  return one.sheet === other.sheet && one.row === other.row && one.column === other.column;
}

/** The table that begins where another one did. */
function tableAt(grid: Grid, place: FoundTable): FoundTable | undefined {
  const tables = recogniseTables(grid).map((table) => foundIn(grid, table));
  return tables.find((one) => isSamePlace(one, place));
}

/**
 * A table read anew after a column was added to it or taken away, with what the person said of its other columns; as
 * it was when it is no longer there.
 *
 * @param added column of the sheet that was added, and what it is to hold
 */
export async function readAnew(
  workbook: Workbook,
  found: FoundTable,
  added: { column: number; id: ColumnId } | null,
): Promise<FoundTable> {
  const { area, grid: before, table: understood } = found;
  const read = await readSheet(workbook, area.sheet, { mostRows: FIRST_ROWS });
  if (!read) return found;
  const { grid } = read;
  const same = tableAt(grid, found);
  if (!same) return found;
  // Columns of the grid may have moved with its first one; those of the sheet have not.
  let table = asUnderstood(grid, same.table, understood, before.left - grid.left);
  if (added && !table.columns.some(({ id }) => id === added.id))
    table = withColumn(grid, table, added.column - grid.left, added.id);
  return { ...found, ...foundIn(grid, table) };
}

function foundIn(grid: Grid, table: RecognisedTable): FoundTable {
  const columns = [...table.columns, ...table.unmatched].map(({ at }) => at);
  const rows = [...table.headerRows, ...table.dataRows, ...table.leftOut.map(({ row }) => row)];
  // Not by spreading them into Math.max: a long table has more rows than a call may have arguments.
  const last = rows.reduce((most, row) => Math.max(most, row), 0);
  const first = rows.reduce((least, row) => Math.min(least, row), last);
  const left = Math.min(...columns);
  const area = {
    sheet: grid.sheet,
    row: grid.top + first,
    column: grid.left + left,
    rows: last - first + 1,
    columns: Math.max(...columns) - left + 1,
  };
  return { grid, table, area, goesOn: last >= FIRST_ROWS - 1 };
}
