import {
  compareLines,
  RunningLedger,
  type LedgerLines,
  type LedgerResults,
  type PriorBalance,
} from '../../rules/pgpmbio/ledger';
import type { Readings } from '../../rules/pgpmbio/readings';
import { inSlices, takeTurn, type Control } from '../work';

/** The account of a table of sales: a line of the ledger is a row of the table. */
export interface SalesLedger {
  lines: LedgerLines;
  results: LedgerResults;
  /** Rows that have a value, in the order of the table. */
  rows: readonly number[];
  /** 1 for a row that has a value. */
  hasValue: Uint8Array;
}

/**
 * Runs the ledger of PGPM-Bio over the rows that are free of errors, in slices.
 *
 * @param counts whether a row has a value
 */
export async function runLedger(
  lines: LedgerLines,
  counts: (row: number) => boolean,
  prior: readonly PriorBalance[],
  invoiceOrder: Readings['invoiceOrder'],
  control: Control,
): Promise<SalesLedger> {
  const { length } = lines.family;
  const hasValue = new Uint8Array(length);
  const rows: number[] = [];
  const silent = { ...control, onProgress: undefined };
  const take = (row: number) => {
    if (!counts(row)) return;
    hasValue[row] = 1;
    rows.push(row);
  };
  await inSlices(length, take, silent);
  const order = await orderInSlices(lines, rows, invoiceOrder, silent);
  await takeTurn(control);
  const running = new RunningLedger(lines, prior);
  await inSlices(order.length, (at) => running.settle(order[at] as number), control);
  return { lines, results: running.results, rows, hasValue };
}

/** Rows by day, then as the kernel compares them; a day at a time, so that no slice sorts the whole table. */
async function orderInSlices(
  lines: LedgerLines,
  rows: readonly number[],
  invoiceOrder: Readings['invoiceOrder'],
  control: Control,
): Promise<readonly number[]> {
  if (invoiceOrder === 'rowOrder' || (await isInOrder(lines, rows, control))) return rows;
  const byDay = new Map<number, number[]>();
  const file = (at: number) => {
    const row = rows[at] as number;
    const day = lines.day[row] as number;
    const own = byDay.get(day);
    if (own) own.push(row);
    else byDay.set(day, [row]);
  };
  await inSlices(rows.length, file, control);
  const days = [...byDay.keys()].sort((a, b) => a - b);
  const order: number[] = [];
  const sortDay = (at: number) => {
    const own = byDay.get(days[at] as number) as number[];
    own.sort((a, b) => compareLines(lines, a, b) || a - b);
    for (const row of own) order.push(row);
  };
  await takeTurn(control);
  await inSlices(days.length, sortDay, control);
  return order;
}

async function isInOrder(lines: LedgerLines, rows: readonly number[], control: Control): Promise<boolean> {
  let inOrder = true;
  const compare = (at: number) => {
    if (inOrder && at > 0) inOrder = compareLines(lines, rows[at - 1] as number, rows[at] as number) <= 0;
  };
  await inSlices(rows.length, compare, control);
  return inOrder;
}
