import { isoOfSerial, readDate, serialOf, yearOf } from '../../../brazil/dates';
import type { IsoDate } from '../../../brazil/read';
import type { SalesColumn } from '../../../rules/pgpmbio/findings';
import type { PriceTable } from '../../../rules/pgpmbio/priceTable';
import { Refusal } from '../../../rules/pgpmbio/refusal';
import { tableInForce } from '../../../rules/pgpmbio/tables';
import { missing, noValue, type Known, type Said } from '../said';

/** A day of sale. */
export interface SaleDay {
  iso: IsoDate;
  day: number;
  year: number;
  /** `null` when no table holds on that day. */
  table: PriceTable | null;
}

/** Days from the first of the 1904 system to that of the 1900 system. */
const DAYS_1904 = 1462;

/** A calendar date; numbers are taken as the workbook's date system has them. */
export function readDay(cell: unknown, column: SalesColumn, date1904: boolean, needed = true): Known<IsoDate> {
  const read = readDate(date1904 && typeof cell === 'number' ? cell + DAYS_1904 : cell);
  if (read.ok) {
    return {
      value: read.value,
      says: read.notes.map((note) => ({ severity: 'warning', column, data: { code: 'L26', why: 'understood', note } })),
    };
  }
  const { fault } = read;
  if (fault.code === 'blank') return { value: null, says: needed ? [missing(column)] : [] };
  const severity = needed ? 'error' : 'warning';
  const unreadable: Said = { severity, column, data: { code: 'L26', why: 'unreadable', column, fault } };
  return { value: null, says: [noValue(fault, column, severity) ?? unreadable] };
}

/** The date of an invoice, with the table of prices in force. */
export function readSaleDay(cell: unknown, date1904: boolean): Known<SaleDay> {
  const { value: iso, says } = readDay(cell, 'date', date1904);
  if (iso === null) return { value: null, says };
  const table = tableInForce(iso);
  const day = { iso, day: serialOf(iso), year: yearOf(iso) };
  if (!(table instanceof Refusal)) return { value: { ...day, table }, says };
  const { reason } = table;
  if (reason.code !== 'noTableForDate' && reason.code !== 'severalTablesForDate')
    return { value: { ...day, table: null }, says };
  return {
    value: { ...day, table: null },
    says: [...says, { severity: 'error', column: 'date', data: { code: 'L15', reason } }],
  };
}

/** A date with day and month changed over, where that is a date too. */
export function swappedDay(iso: IsoDate): IsoDate | null {
  const [year = '', month = '', day = ''] = iso.split('-');
  return Number(day) <= 12 && day !== month ? `${year}-${day}-${month}` : null;
}

/** The same day read in the 1904 system. */
export function dayIn1904(day: number): IsoDate | null {
  return isoOfSerial(day + DAYS_1904);
}
