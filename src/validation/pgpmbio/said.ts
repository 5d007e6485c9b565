import type { ReadFault } from '../../brazil/read';
import { remembering } from '../../brazil/remembering';
import type { SalesColumn, SalesFinding } from '../../rules/pgpmbio/findings';
import type { FindingLog } from '../findingLog';
import type { Severity } from '../finding';

/** Something to say of a cell, wherever it stands: what was read from a cell is kept, since columns repeat their cells. */
export interface Said {
  severity: Severity;
  column: SalesColumn;
  data: SalesFinding;
  fix?: string | number;
}

/** What was read from a cell, with what is to be said of it; `null` when it cannot be read or is blank. */
export interface Known<T> {
  value: T | null;
  says: readonly Said[];
}

export const NOTHING_SAID: readonly Said[] = [];

export function say(log: FindingLog<SalesFinding>, row: number, says: readonly Said[]): void {
  for (const { severity, column, data, fix } of says) log.add(severity, row, column, data, fix);
}

/** What is said of a needed cell that is blank. */
export function missing(column: SalesColumn): Said {
  return { severity: 'error', column, data: { code: 'L01', why: 'cell', column } };
}

/** What is said of a cell that holds no value of any kind; `null` when its fault is another. */
export function noValue(fault: ReadFault, column: SalesColumn, severity: Severity = 'error'): Said | null {
  const none = fault.code === 'errorCell' || fault.code === 'logical' || fault.code === 'notAValue';
  return none ? { severity, column, data: { code: 'L28', column, fault } } : null;
}

/** So many different cells are remembered; then all are let go, since a long table may have another in every row. */
export const MOST_REMEMBERED = 20_000;

/** Reads each different cell once. */
export class Remembered<T> {
  private readonly knownOf: (cell: unknown) => Known<T>;
  private lastCell: unknown = undefined;
  private last: Known<T> | null = null;

  constructor(read: (cell: unknown) => Known<T>) {
    this.knownOf = remembering(read, MOST_REMEMBERED);
  }

  of(cell: unknown): Known<T> {
    if (this.last !== null && cell === this.lastCell) return this.last;
    this.last = this.knownOf(cell);
    this.lastCell = cell;
    return this.last;
  }
}
