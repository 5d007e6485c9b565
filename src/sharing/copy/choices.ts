import type { IsoDate } from '../../brazil/read';
import type { Language } from '../../explain/language';
import type { PersonalKind, Treatment } from '../privacy/personalKind';
import { columnsOf } from './columns';
export { organisationsIn } from './lines';
import type { CopySource } from './source';

/** What a person chose for a copy. */
export interface CopyChoices {
  language: Language;
  /** Columns of the grid's values, in the order of the table. */
  columns: readonly number[];
  rows: RowChoice;
  personal: Readonly<Record<PersonalKind, Treatment>>;
  /** Columns that look like personal data, and that the person said hold none. */
  notPersonal?: readonly number[];
  results: 'none' | 'values' | 'formulas';
  /** A sheet that says how to fill in the copy. */
  instructions: boolean;
  /** Results cannot be typed over. */
  protection: boolean;
  /** Day of the copy. */
  day: IsoDate;
}

/**
 * Which lines of data. `visible`: those that are neither hidden nor filtered out. `text`: those whose cell in a column
 * of the grid's values has a text in it, case and accents apart.
 */
export type RowChoice =
  | { kind: 'all' }
  | { kind: 'visible' }
  | { kind: 'organisation'; name: string }
  | { kind: 'text'; at: number; text: string };

/** All lines and columns, personal data masked, results as values; what the screen begins with. */
export function defaultChoices(
  source: Pick<CopySource, 'table' | 'results'>,
  language: Language,
  day: IsoDate,
): CopyChoices {
  return {
    language,
    columns: columnsOf(source.table).map(({ at }) => at),
    rows: { kind: 'all' },
    personal: { cpf: 'mask', family: 'mask', name: 'mask', contact: 'mask' },
    results: source.results === null ? 'none' : 'values',
    instructions: true,
    protection: true,
    day,
  };
}
