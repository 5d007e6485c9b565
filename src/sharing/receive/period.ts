import { readDate, yearOf } from '../../brazil/dates';
import type { Period } from '../../explain/sharing/returnedFindings';
import type { CellValue } from '../../workbook/port';
import type { SentCopy } from '../sentCopy';
import type { ReturnedTable } from './returnedTable';

/** Lines with a date that say of which period a table is. */
const ENOUGH = 2;

/** First and last day among some cells; `null` when too few of them hold a date. */
export function periodOf(values: Iterable<CellValue>): Period | null {
  let [from, until, dates] = ['9999-12-31', '0000-01-01', 0];
  for (const value of values) {
    const read = readDate(value);
    if (!read.ok) continue;
    dates++;
    if (read.value < from) from = read.value;
    if (read.value > until) until = read.value;
  }
  return dates < ENOUGH ? null : { from, until };
}

/** Days of the lines that were sent. */
export function periodSent({ columns, lines }: SentCopy): Period | null {
  const column = columns.findIndex(({ id }) => id === 'date');
  return column < 0 ? null : periodOf(lines.map(({ values }) => values[column] ?? null));
}

/** Days of the lines that came back. */
export function periodReturned({ columns }: SentCopy, { places, rowOf, valueAt }: ReturnedTable): Period | null {
  const at = places[columns.findIndex(({ id }) => id === 'date')] ?? null;
  return at === null ? null : periodOf(rowOf.filter((row) => row >= 0).map((row) => valueAt(row, at)));
}

/** Whether no year is in both: dates are corrected within a year, not all of them into another one. */
export function areApart(one: Period | null, other: Period | null): boolean {
  if (one === null || other === null) return false;
  return yearOf(one.until) < yearOf(other.from) || yearOf(other.until) < yearOf(one.from);
}
