import type { Bilingual } from '../../explain/language';
import type { Programme } from '../../explain/programme';
import type { ColumnId, TableKind } from '../columns';
import { KINDS } from '../kinds';
import type { ListId } from './lists';

export type { Programme } from '../../explain/programme';

/** An empty table of one kind for people to fill in, on a sheet of its own. */
export interface SheetTemplate {
  kind: TableKind;
  programme: Programme;
  /** Name of the sheet; the table on it has the same one, written together. */
  sheet: Bilingual;
  /** What it is for and whether it can be left out. */
  about: Bilingual;
  columns: readonly TemplateColumn[];
}

export interface TemplateColumn {
  id: ColumnId;
  /** A header that the dictionary knows for certain. */
  header: Bilingual;
  entry: Entry;
  /** What to write; shown beside the cell and in the instructions. */
  hint: Bilingual;
  /** Of the example row, which is of a sale or purchase without a fault. */
  example: string | number | null;
}

/** What a column takes. */
export type Entry =
  /** Words. */
  | { kind: 'words' }
  /** Figures that are no number and keep their zeros: CPF, DAP, key of an invoice. */
  | { kind: 'code' }
  | { kind: 'list'; list: ListId; others: 'stop' | 'warn' }
  | { kind: 'date' }
  | { kind: 'number'; measure: Measure };

export type Measure = 'kg' | 'R$' | 'R$/kg' | 'ha' | 'kg/ha' | 'share' | 'count' | 'year';

/** Whether a column must be filled in: always, one of several (the others are named), or as one likes. */
export function demandOf(
  { kind, columns }: SheetTemplate,
  id: ColumnId,
): { is: 'needed' | 'optional' } | { is: 'oneOf'; others: readonly TemplateColumn[] } {
  const any = KINDS[kind].requires.find((ids) => ids.includes(id));
  if (any === undefined) return { is: 'optional' };
  const others = columns.filter((column) => column.id !== id && any.includes(column.id));
  return others.length === 0 ? { is: 'needed' } : { is: 'oneOf', others };
}

export function said(portuguese: string, english: string): Bilingual {
  return { 'pt-BR': portuguese, 'en-US': english };
}
