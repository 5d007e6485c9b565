import {
  compareLines,
  RunningLedger,
  type LedgerLines,
  type LedgerResults,
  type PriorBalance,
} from '../../rules/pgpmbio/ledger';
import type { Readings } from '../../rules/pgpmbio/readings';
import { sortInSlices } from '../sortInSlices';
import { inSlices, takeTurn, type Control } from '../work';

/** The account of a table of sales: a line of the ledger is a row of the table. */
export interface SalesLedger {
  lines: LedgerLines;
  results: LedgerResults;
  /** Rows that have a value, in the order of the table. */
  rows: Int32Array;
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
  let valued = 0;
  const silent = { ...control, onProgress: undefined };
  const take = (row: number) => {
    if (!counts(row)) return;
    hasValue[row] = 1;
    valued++;
  };
  await inSlices(length, take, silent);
  const rows = new Int32Array(valued);
  for (let row = 0, at = 0; row < length; row++) if (hasValue[row] === 1) rows[at++] = row;
  const order = await orderInSlices(lines, rows, invoiceOrder, silent);
  await takeTurn(control);
  const running = new RunningLedger(lines, prior);
  await inSlices(order.length, (at) => running.settle(order[at] as number), control);
  return { lines, results: running.results, rows, hasValue };
}

/** Rows in the order in which they take up the balances (A14). */
async function orderInSlices(
  lines: LedgerLines,
  rows: Int32Array,
  invoiceOrder: Readings['invoiceOrder'],
  control: Control,
): Promise<ArrayLike<number>> {
  if (invoiceOrder === 'rowOrder' || (await isInOrder(lines, rows, control))) return rows;
  return sortInSlices(rows, (a, b) => compareLines(lines, a, b), control);
}

async function isInOrder(lines: LedgerLines, rows: Int32Array, control: Control): Promise<boolean> {
  let inOrder = true;
  const compare = (at: number) => {
    if (inOrder && at > 0) inOrder = compareLines(lines, rows[at - 1] as number, rows[at] as number) <= 0;
  };
  await inSlices(rows.length, compare, control);
  return inOrder;
}
