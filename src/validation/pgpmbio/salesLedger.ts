import {
  compareLines,
  noLines,
  RunningLedger,
  type LedgerLines,
  type LedgerResults,
  type PriorBalance,
} from '../../rules/pgpmbio/ledger';
import type { ScaledRow } from '../../rules/pgpmbio/lineCents';
import type { Readings } from '../../rules/pgpmbio/readings';
import { inSlices, partOf, takeTurn, type Control } from '../work';
import { NONE } from './interned';
import type { SalesColumns } from './salesColumns';

/** The account of the rows that have a value. */
export interface SalesLedger {
  /** Line of each row; {@link NONE} where the row has no value. */
  lineOfRow: Int32Array;
  rowOfLine: readonly number[];
  lines: LedgerLines;
  results: LedgerResults;
}

/**
 * Runs the ledger of PGPM-Bio over the rows that are free of errors, in slices.
 *
 * @param counts whether a row has a value
 * @param family the DAP/CAF number that stands for the family of a row
 */
export async function runLedger(
  columns: SalesColumns,
  counts: (row: number) => boolean,
  family: (row: number) => string,
  prior: readonly PriorBalance[],
  invoiceOrder: Readings['invoiceOrder'],
  control: Control,
): Promise<SalesLedger> {
  const lines = noLines();
  const rowOfLine: number[] = [];
  const lineOfRow = new Int32Array(columns.length).fill(NONE);
  const part = (index: number) => partOf(control, index, 2, columns.length);
  const push = (row: number) => {
    if (!counts(row)) return;
    lineOfRow[row] = rowOfLine.push(row) - 1;
    lines.family.push(family(row));
    lines.day.push(columns.day[row] as number);
    lines.year.push(columns.year[row] as number);
    lines.invoice.push(columns.invoice[row] as string | number);
    lines.scaled.push(columns.scaledRows[columns.scaled[row] as number] as ScaledRow);
    lines.quantity.push(columns.quantity[row] as number);
    lines.salePrice.push(columns.salePrice[row] as number);
    lines.marketPrice.push(columns.marketPrice[row] as number);
  };
  await inSlices(columns.length, push, part(0));
  const order = await orderInSlices(lines, invoiceOrder, { ...control, onProgress: undefined });
  const running = new RunningLedger(lines, prior);
  await inSlices(order.length, (at) => running.settle(order[at] as number), part(1));
  return { lineOfRow, rowOfLine, lines, results: running.results };
}

/** Lines by day, then as the kernel compares them; a day at a time, so that no slice sorts the whole table. */
async function orderInSlices(
  lines: LedgerLines,
  invoiceOrder: Readings['invoiceOrder'],
  control: Control,
): Promise<Int32Array> {
  const count = lines.family.length;
  const order = Int32Array.from({ length: count }, (_, line) => line);
  if (invoiceOrder === 'rowOrder') return order;
  let inOrder = true;
  const byDay = new Map<number, number[]>();
  const file = (line: number) => {
    if (line > 0 && inOrder) inOrder = compareLines(lines, line - 1, line) <= 0;
    const day = lines.day[line] as number;
    const own = byDay.get(day);
    if (own) own.push(line);
    else byDay.set(day, [line]);
  };
  await inSlices(count, file, control);
  if (inOrder) return order;
  const days = [...byDay.keys()].sort((a, b) => a - b);
  let filled = 0;
  const sortDay = (at: number) => {
    const own = byDay.get(days[at] as number) as number[];
    own.sort((a, b) => compareLines(lines, a, b) || a - b);
    order.set(own, filled);
    filled += own.length;
  };
  await takeTurn(control);
  await inSlices(days.length, sortDay, control);
  return order;
}
