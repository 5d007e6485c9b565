import type { IsoDate } from '../../brazil/read';
import { refuse, type Refusal } from './refusal';
import type { PriceTable } from './priceTable';
import { table2023 } from './tables/table2023';

/** The tables that come with the add-in. */
export const builtInTables: readonly PriceTable[] = [table2023];

/** A table of the workbook, and whether it takes the place of built-in ones. */
export interface WorkbookTable extends PriceTable {
  origin: 'workbook';
  /** Whether built-in tables that hold on any of its days give way to it, whole; else both hold there: an overlap. */
  replacesBuiltIn: boolean;
}

type Validity = Pick<PriceTable, 'validFrom' | 'validTo'>;

/** Two tables that hold on the same days, first and last. Neither is used there. */
export interface TableOverlap {
  tables: readonly [PriceTable, PriceTable];
  from: IsoDate;
  to: IsoDate;
}

let inUse: readonly PriceTable[] = builtInTables;
let overlaps: readonly TableOverlap[] = [];
let ofWorkbook: readonly WorkbookTable[] = [];
const listeners = new Set<() => void>();

/** The price tables in use, oldest first. The same list until {@link useTables} changes it. */
export function priceTables(): readonly PriceTable[] {
  return inUse;
}

/** Days on which two of the tables in use hold, and so none. */
export function tableOverlaps(): readonly TableOverlap[] {
  return overlaps;
}

/**
 * From now on uses these tables of the workbook beside the built-in ones, in place of those given before; everybody
 * who listens is told. A date on which two tables hold is refused by {@link tableInForce}, never answered by one of them.
 *
 * @returns such dates, to be told to the person
 */
export function useTables(tables: readonly WorkbookTable[]): readonly TableOverlap[] {
  if (tables.length === ofWorkbook.length && tables.every((table, at) => table === ofWorkbook[at])) return overlaps;
  ofWorkbook = [...tables];
  inUse = tables.length === 0 ? builtInTables : tablesTogether(builtInTables, tables);
  overlaps = overlapsOf(inUse);
  for (const listener of listeners) listener();
  return overlaps;
}

/**
 * Calls back whenever the tables in use have changed.
 *
 * @returns ends it
 */
export function onTablesChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Built-in tables that do not give way, and those of a workbook, by validity. */
export function tablesTogether(
  builtIn: readonly PriceTable[],
  ofThisWorkbook: readonly WorkbookTable[],
): readonly PriceTable[] {
  const stays = (table: PriceTable) =>
    !ofThisWorkbook.some((own) => own.replacesBuiltIn && daysInBoth(own, table) !== null);
  return [...builtIn.filter(stays), ...ofThisWorkbook].sort(byValidity);
}

/** The days on which two tables hold, for each two that do. */
export function overlapsOf(tables: readonly PriceTable[]): readonly TableOverlap[] {
  return tables.flatMap((one, at) =>
    tables.slice(at + 1).flatMap((other) => {
      const days = daysInBoth(one, other);
      return days === null ? [] : [{ tables: [one, other] as const, ...days }];
    }),
  );
}

/**
 * The table whose prices hold on the date of sale; without a date, the newest one. A date that no table covers, or that
 * two do, is refused, never answered with another year's prices or with one of the two (P-VIG-1).
 */
export function tableInForce(date: IsoDate | null): PriceTable | Refusal {
  const newest = inUse[inUse.length - 1];
  const holding = date === null ? inUse.filter((table) => isNewest(table, newest)) : inUse.filter(holdsOn(date));
  if (holding.length > 1) return refuse({ code: 'severalTablesForDate', date, tables: holding.map(shortly) });
  return holding[0] ?? refuse({ code: 'noTableForDate', date: date ?? '', tables: inUse.map(shortly) });
}

function holdsOn(date: IsoDate): (table: PriceTable) => boolean {
  return ({ validFrom, validTo }) => validFrom <= date && date <= validTo;
}

/** The newest table, and those that hold on some of its days. */
function isNewest(table: PriceTable, newest: PriceTable | undefined): boolean {
  return table === newest || (newest !== undefined && daysInBoth(table, newest) !== null);
}

function shortly({ harvest, validFrom, validTo }: PriceTable) {
  return { harvest, validFrom, validTo };
}

function byValidity(a: PriceTable, b: PriceTable): number {
  return compare(a.validFrom, b.validFrom) || compare(a.validTo, b.validTo) || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** First and last day on which both hold; `null` where no day has both. */
export function daysInBoth(one: Validity, other: Validity): { from: IsoDate; to: IsoDate } | null {
  const from = one.validFrom > other.validFrom ? one.validFrom : other.validFrom;
  const to = one.validTo < other.validTo ? one.validTo : other.validTo;
  return from <= to ? { from, to } : null;
}
