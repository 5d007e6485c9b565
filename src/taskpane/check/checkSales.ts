import { asConfirmed } from '../../sheets/correction';
import { readSheet } from '../../sheets/readSheet';
import { recognising, type SheetSteps } from '../../sheets/recognise';
import type { Grid, RecognisedTable } from '../../sheets/recognisedTable';
import type { TableWithValues } from '../../validation/tableCells';
import { inTurns, type Control } from '../../validation/work';
import type { CellRef, Workbook } from '../../workbook/port';
import { cellsNotReady } from './cellsNotReady';
import type { Checked } from './checked';
import { salesContext } from './salesContext';
import type { FoundTable } from './tablesOfWorkbook';

export type CheckOutcome =
  | { code: 'checked'; check: Checked }
  /** The headers are no longer those that were confirmed, or the table is gone. */
  | { code: 'tableChanged' }
  | { code: 'noRows' }
  /** Formulas that still wait for their result. */
  | { code: 'notReady'; cells: number; first: CellRef };

export interface CheckControl extends Control {
  onStep: (step: 'reading' | 'checking') => void;
}

/**
 * Reads a table of sales and the tables beside it anew, and checks it. Nothing is written.
 *
 * @param confirmed the table with its columns as the person confirmed them
 * @param found the tables of the workbook, among which those beside the sales are
 */
export async function checkSales(
  workbook: Workbook,
  confirmed: RecognisedTable,
  sheet: string,
  found: readonly FoundTable[],
  today: string,
  control: CheckControl,
): Promise<CheckOutcome> {
  control.onStep('reading');
  const read = await readSheet(workbook, sheet, control);
  const table = read && (await inTurns(tableOf(read.grid, confirmed), control));
  if (!table) return { code: 'tableChanged' };
  if (table.dataRows.length === 0) return { code: 'noRows' };
  const { grid, stray } = read;
  const notReady = cellsNotReady(grid, table);
  if (notReady) return { code: 'notReady', ...notReady };
  const { context, beside } = await salesContext(workbook, found, today, control);
  const { validateSales } = await import('../../validation/pgpmbio/validateSales');
  control.onStep('checking');
  const source: TableWithValues = { table, values: grid.values };
  const validation = await validateSales(source, context, control);
  const checked = { grid, table };
  return { code: 'checked', check: { programme: 'pgpmbio', ...checked, tables: [checked], validation, beside, stray } };
}

function* tableOf(grid: Grid, confirmed: RecognisedTable): SheetSteps<RecognisedTable | null> {
  return yield* asConfirmed(grid, yield* recognising(grid), confirmed);
}
