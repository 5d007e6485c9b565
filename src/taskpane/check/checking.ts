import { asConfirmed } from '../../sheets/correction';
import { readSheet, type ReadSheet } from '../../sheets/readSheet';
import { recognising } from '../../sheets/recognise';
import type { RecognisedTable } from '../../sheets/recognisedTable';
import { typedOverIn } from '../../sheets/typedOver';
import { inTurns, type Control } from '../../validation/work';
import type { CellRef, Workbook } from '../../workbook/port';
import { cellsNotReady } from './cellsNotReady';
import type { Checked, CheckedTable } from './checked';
import type { FoundTable } from './tablesOfWorkbook';

export type CheckOutcome = { code: 'checked'; check: Checked } | NotRead | { code: 'noRows' };

/** Why a table could not be read as it was confirmed. */
export type NotRead =
  /** Its headers are no longer those that were confirmed, or it is gone. */
  | { code: 'tableChanged'; sheet: string }
  /** Formulas that still wait for their result. */
  | { code: 'notReady'; cells: number; first: CellRef };

export interface CheckControl extends Control {
  onStep: (step: 'reading' | 'checking') => void;
}

/** Which rows of the table are checked. */
export type RowsChecked = 'all' | 'visible';

/** A table read anew as it was confirmed, and those beside it. */
export interface ReadToCheck {
  checked: CheckedTable;
  besides: readonly CheckedTable[];
  hiddenLeftOut: number;
  stray: CellRef | null;
}

/**
 * Reads the sheets of a table and of those beside it anew, each once, and finds the tables on them as they were
 * confirmed. Of the table itself only the rows that are wanted are left.
 */
export async function readToCheck(
  workbook: Workbook,
  confirmed: FoundTable,
  tablesBeside: readonly FoundTable[],
  rows: RowsChecked,
  control: CheckControl,
): Promise<ReadToCheck | NotRead | { code: 'noRows' }> {
  control.onStep('reading');
  const read = await readConfirmed(workbook, [confirmed, ...tablesBeside], control);
  if ('code' in read) return read;
  const [whole, ...besides] = read.tables;
  const checked = withRows(whole!, rows);
  if (checked.table.dataRows.length === 0) return { code: 'noRows' };
  const hiddenLeftOut = whole!.table.dataRows.length - checked.table.dataRows.length;
  return { checked, besides, hiddenLeftOut, stray: read.stray };
}

/** Tables as they were confirmed, and the stray cell of the sheet of the first. */
interface TablesRead {
  tables: readonly CheckedTable[];
  stray: CellRef | null;
}

async function readConfirmed(
  workbook: Workbook,
  confirmed: readonly FoundTable[],
  control: Control,
): Promise<TablesRead | NotRead> {
  const sheets = new Map<string, SheetWithTables | null>();
  const tables: CheckedTable[] = [];
  for (const { table: wanted, area } of confirmed) {
    let read = sheets.get(area.sheet);
    if (read === undefined) {
      // The first sheet is that of the table itself; its rows are what takes time.
      read = await sheetWithTables(
        workbook,
        area.sheet,
        sheets.size === 0 ? control : { ...control, onProgress: undefined },
      );
      sheets.set(area.sheet, read);
    }
    const table = read && (await inTurns(asConfirmed(read.grid, read.tables, wanted), control));
    if (!table) return { code: 'tableChanged', sheet: area.sheet };
    const { grid } = read!;
    const notReady = cellsNotReady(grid, table);
    if (notReady) return { code: 'notReady', ...notReady };
    const typedOver = await typedOverIn(workbook, grid, table, control.signal);
    tables.push({ grid, table: typedOver.length > 0 ? { ...table, typedOver } : table });
  }
  return { tables, stray: sheets.get(confirmed[0]!.area.sheet)?.stray ?? null };
}

interface SheetWithTables extends ReadSheet {
  tables: readonly RecognisedTable[];
}

async function sheetWithTables(workbook: Workbook, sheet: string, control: Control): Promise<SheetWithTables | null> {
  const read = await readSheet(workbook, sheet, control);
  return read && { ...read, tables: await inTurns(recognising(read.grid), control) };
}

/** A table without its hidden rows, where only the visible ones are wanted. */
function withRows({ grid, table }: CheckedTable, rows: RowsChecked): CheckedTable {
  const { hiddenRows } = grid;
  if (rows === 'all' || !hiddenRows || hiddenRows.size === 0) return { grid, table };
  return { grid, table: { ...table, dataRows: table.dataRows.filter((row) => !hiddenRows.has(row)) } };
}
