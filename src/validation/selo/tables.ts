import type { TableKind } from '../../sheets/columns';
import type { TableWithValues } from '../tableCells';

/** The kinds of table that a plant's year is made of. */
export type SeloTableKind = Exclude<TableKind, 'sales' | 'marketPrices' | 'priorBalances' | 'producers'>;

/** The tables of a plant's year; only the purchases are needed. */
export type SeloTables = { acquisitions: TableWithValues } & Partial<Record<SeloTableKind, TableWithValues>>;

/** A table that purchases are joined to, read row by row before them. */
export interface Register {
  readonly length: number;
  read(row: number): void;
  finish?(): void;
}
