import type { Readings } from '../../rules/pgpmbio/readings';
import type { Workbook } from '../../workbook/port';
import { readToCheck, type CheckControl, type CheckOutcome, type RowsChecked } from './checking';
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
  const read = await readToCheck(workbook, confirmed, found.filter(servesSales), rows, control);
  if ('code' in read) return read;
  const { checked: sales, besides, hiddenLeftOut, stray } = read;
  const { context, beside } = await salesContext(besides, today);
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
      hiddenLeftOut,
      validation,
      beside,
      stray,
    },
  };
}
