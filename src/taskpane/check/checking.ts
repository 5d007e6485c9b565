import { asConfirmed } from '../../sheets/correction';
import { readSheet, type ReadSheet } from '../../sheets/readSheet';
import { recognising, type SheetSteps } from '../../sheets/recognise';
import type { Grid, RecognisedTable } from '../../sheets/recognisedTable';
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

/** Tables read anew as they were confirmed, and the sheets they are on. */
export interface TablesRead {
  tables: readonly CheckedTable[];
  strays: readonly (CellRef | null)[];
}

/** Reads the sheets of some tables anew, each once, and finds the tables on them as they were confirmed. */
export async function readConfirmed(
  workbook: Workbook,
  confirmed: readonly FoundTable[],
  control: Control,
): Promise<TablesRead | NotRead> {
  const sheets = new Map<string, ReadSheet | null>();
  const tables: CheckedTable[] = [];
  const strays: (CellRef | null)[] = [];
  for (const { table: wanted, area } of confirmed) {
    let read = sheets.get(area.sheet);
    if (read === undefined) {
      // The first sheet is that of the table itself; its rows are what takes time.
      read = await readSheet(workbook, area.sheet, sheets.size === 0 ? control : { signal: control.signal });
      sheets.set(area.sheet, read);
    }
    const table = read && (await inTurns(tableOf(read.grid, wanted), control));
    if (!table) return { code: 'tableChanged', sheet: area.sheet };
    const notReady = cellsNotReady(read!.grid, table);
    if (notReady) return { code: 'notReady', ...notReady };
    const typedOver = await typedOverIn(workbook, read!.grid, table, control.signal);
    tables.push({ grid: read!.grid, table: typedOver.length > 0 ? { ...table, typedOver } : table });
    strays.push(read!.stray);
  }
  return { tables, strays };
}

/** A table without its hidden rows, where only the visible ones are wanted. */
export function withRows({ grid, table }: CheckedTable, rows: RowsChecked): CheckedTable {
  const { hiddenRows } = grid;
  if (rows === 'all' || !hiddenRows || hiddenRows.size === 0) return { grid, table };
  return { grid, table: { ...table, dataRows: table.dataRows.filter((row) => !hiddenRows.has(row)) } };
}

function* tableOf(grid: Grid, confirmed: RecognisedTable): SheetSteps<RecognisedTable | null> {
  return yield* asConfirmed(grid, yield* recognising(grid), confirmed);
}
