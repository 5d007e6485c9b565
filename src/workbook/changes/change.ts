import type { AreaRef, WorkbookRefusal } from '../port';
import type { Edit, NewSheet } from '../writing';
import type { Region } from './region';

/** Edits that are done, and undone, together. */
export interface Change {
  label: ChangeLabel;
  edits: readonly Edit[];
  sheets?: readonly NewSheet[];
  /** The sizes that tables of the program get before the cells are written; headings of new columns are among the edits. */
  tables?: readonly ResizedTable[];
  /**
   * Of changes with the same layer there is one at a time: a new one takes the place of the one before, whose cells go
   * back to what the person had there, unless it writes them too.
   */
  layer?: string;
}

/** What a change was, for the person; kept with it. */
export interface ChangeLabel {
  what: 'results' | 'fixes' | 'templates' | 'column' | 'repairs' | 'restored' | 'returned';
  /** Code of the finding that was mended; of a returned copy, its own. */
  code?: string;
  /** Header of the column that was added. */
  header?: string;
  /** Columns and cells written. */
  columns?: number;
  cells?: number;
}

export interface ResizedTable {
  name: string;
  before: AreaRef;
  after: AreaRef;
}

export type ChangeOutcome =
  | { code: 'done'; id: string; forgotten: number }
  /** Stopped or refused; all is as it was. */
  | { code: 'cancelled' }
  | { code: 'refused'; refusal: WorkbookRefusal }
  /** Another change has stopped in the middle, and is to be undone first. */
  | { code: 'unfinished'; id: string }
  /** Stopped or refused in the middle, and what was written could not be put back yet. */
  | { code: 'leftHalfway'; refusal: WorkbookRefusal };

/** What the person has changed since: cells by what was changed of them, and sheets. */
export interface ChangedSince {
  contents: Region;
  fill: Region;
  notes: Region;
  others: Region;
  sheets: readonly string[];
}
