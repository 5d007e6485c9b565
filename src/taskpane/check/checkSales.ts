import type { Readings } from '../../rules/pgpmbio/readings';
import type { Workbook } from '../../workbook/port';
import { readConfirmed, withRows, type CheckControl, type CheckOutcome, type RowsChecked } from './checking';
import { salesContext, servesSales } from './salesContext';
import type { FoundTable } from './tablesOfWorkbook';

/** What the person chose beside the table. */
export interface SalesOptions {
  rows: RowsChecked;
  readings: Readings;
  /** `yyyy-mm-dd` */
  today: string;
}

/**
 * Reads a table of sales and the tables beside it anew, and checks it. Nothing is written.
 *
 * @param confirmed the table with its columns as the person confirmed them
 * @param found the tables of the workbook, among which those beside the sales are
 */
export async function checkSales(
  workbook: Workbook,
  confirmed: FoundTable,
  found: readonly FoundTable[],
  { rows, readings, today }: SalesOptions,
  control: CheckControl,
): Promise<CheckOutcome> {
  control.onStep('reading');
  const besides = found.filter(servesSales);
  const read = await readConfirmed(workbook, [confirmed, ...besides], control);
  if ('code' in read) return read;
  const [whole, ...tablesBeside] = read.tables;
  const sales = withRows(whole!, rows);
  if (sales.table.dataRows.length === 0) return { code: 'noRows' };
  const { context, beside } = await salesContext(tablesBeside, today);
  const { validateSales } = await import('../../validation/pgpmbio/validateSales');
  control.onStep('checking');
  const source = { table: sales.table, values: sales.grid.values };
  const validation = await validateSales(source, { ...context, readings }, control);
  return {
    code: 'checked',
    check: {
      programme: 'pgpmbio',
      ...sales,
      tables: [sales],
      hiddenLeftOut: whole!.table.dataRows.length - sales.table.dataRows.length,
      validation,
      beside,
      stray: read.strays[0] ?? null,
    },
  };
}
