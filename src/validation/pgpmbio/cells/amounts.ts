import { readNumber } from '../../../brazil/numbers';
import type { ReadFault, ReadNote } from '../../../brazil/read';
import type { SalesColumn } from '../../../rules/pgpmbio/findings';
import { noValue, NOTHING_SAID, type Said } from '../said';

/** A number as a text has it. */
export interface Amount {
  /** `NaN` when there is none. */
  value: number;
  blank: boolean;
  says: readonly Said[];
  /** The other number that the text might mean, with what there is to say of the reading taken. */
  doubt: Doubt | null;
}

export interface Doubt {
  other: number;
  /** Said when nothing else decides. */
  open: Said;
  /** Said when the total of the line shows that the reading is right. */
  confirmed: Said;
}

/** Columns that no amount depends on: what is wrong there is told, and the row is computed. */
const INFORMATIVE: ReadonlySet<SalesColumn> = new Set(['value', 'separatePayment', 'invoiceTotal']);

/**
 * The number that a cell's text has. `1.500` is read as thousands where kg are asked for, with a warning; where R$ are,
 * it could be 1,50 as well and is not read.
 */
export function readAmount(cell: unknown, column: SalesColumn): Amount {
  const read = readNumber(cell);
  if (!read.ok) return unread(read.fault, column);
  const value = Number(read.value);
  const doubtful = read.notes.find(({ code }) => code === 'dottedThousands' || code === 'commaDecimals');
  const others = read.notes.filter((note) => note !== doubtful);
  const fix = doubtful ? undefined : value;
  const says: Said[] = others.map((note) => understood(note, column, fix));
  if (read.notes.length === 0 && typeof cell === 'string') {
    says.push({ severity: 'information', column, data: { code: 'L29', column, typed: cell, value: read.value }, fix });
  }
  return { value, blank: false, says, doubt: doubtful ? doubtOf(doubtful, value, column) : null };
}

function understood(note: ReadNote, column: SalesColumn, fix?: number): Said {
  return { severity: 'warning', column, data: { code: 'L02', why: 'understood', column, note }, fix };
}

function doubtOf(note: ReadNote, value: number, column: SalesColumn): Doubt {
  return {
    other: note.code === 'dottedThousands' ? value / 1000 : value * 1000,
    open: understood(note, column),
    confirmed: understood(note, column, value),
  };
}

function unread(fault: ReadFault, column: SalesColumn): Amount {
  if (fault.code === 'blank') return { value: NaN, blank: true, says: NOTHING_SAID, doubt: null };
  const severity = INFORMATIVE.has(column) ? 'warning' : 'error';
  const none = noValue(fault, column, severity);
  const unreadable: Said = { severity, column, data: { code: 'L02', why: 'unreadable', column, fault } };
  if (none || fault.code !== 'numberAmbiguous') {
    return { value: NaN, blank: false, says: [none ?? unreadable], doubt: null };
  }
  const { typed, thousands, decimal } = fault;
  const dotted: Said = {
    severity: 'warning',
    column,
    data: { code: 'L02', why: 'dotted', column, typed, value: thousands, other: decimal },
  };
  const value = Number(thousands);
  return {
    value,
    blank: false,
    says: NOTHING_SAID,
    doubt: {
      other: Number(decimal),
      open: column === 'quantity' ? dotted : unreadable,
      confirmed: { ...dotted, fix: value },
    },
  };
}
