import type { AreaRef } from '../port';
import type { ChangeLabel, ResizedTable } from './change';
import type { PackedStates } from './cellStates';
import type { PackedRegion } from './region';

/** What is kept in the workbook of a change, to undo it: JSON. */
export interface UndoRecord {
  version: 1;
  id: string;
  label: ChangeLabel;
  layer?: string;
  status: 'writing' | 'done' | 'undoing';
  before: PackedStates;
  wrote: Wrote;
  sheets: readonly AddedSheet[];
  /** Sheets of the change before that wait under another name until all is written. */
  setAside: readonly SetAside[];
  tables: readonly ResizedTable[];
}

/** What was written, as far as it serves to see whether the person has changed it since. */
export interface Wrote {
  /** Sheet, row, column, rows, columns, digest. */
  contents: [string, number, number, number, number, string][];
  numberFormat: [string, PackedRegion][];
  fill: [string | null, PackedRegion][];
  bold: [boolean, PackedRegion][];
  /** Sheet, row, column, digest of the text; `null` for a note that was taken away. */
  notes: [string, number, number, string | null][];
}

export interface AddedSheet {
  name: string;
  /** Its cells from A1 as they were written. */
  area: AreaRef;
  digest: string;
}

export interface SetAside {
  name: string;
  as: string;
}

/** A change as the list of them tells it. */
export interface UndoEntry {
  id: string;
  label: ChangeLabel;
  layer?: string;
  status: UndoRecord['status'];
  /** Characters of its record. */
  size: number;
}
