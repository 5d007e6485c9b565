import type { ReturnedNotice } from '../../explain/sharing/returnedFindings';
import type { CellDoubt, CellOutcome } from '../../explain/sharing/comparedCells';
import type { CellRef, CellValue } from '../../workbook/port';
import type { SentCopy } from '../sentCopy';

/** A copy that came back, compared cell by cell with what was sent and with what the workbook holds now. */
export interface Comparison {
  sent: SentCopy;
  /** The sender's sheet as it is called now. */
  sheet: string;
  /** Lines with anything to tell, in the order of the copy. */
  lines: readonly ComparedLine[];
  /** Lines that were added there, in the order of the file. */
  newLines: readonly NewLine[];
  counts: ComparisonCounts;
  notices: readonly ReturnedNotice[];
  /** Row of the sheet below the table, for new lines; and how many rows from there on are blank. */
  below: {
    row: number;
    blankRows: number;
    /** What the row above held, as {@link ComparedLine.held}: new lines are put below that row alone. */
    above: HeldRow;
  };
  /** Column of the sheet by column of the copy. */
  places: readonly (number | null)[];
}

export interface ComparisonCounts {
  lines: number;
  /** Lines that are the same everywhere. */
  unchangedLines: number;
  cells: Readonly<Record<CellOutcome, number>>;
  /** Lines that did not come back, are not found here any more, or stand in the file more than once. */
  missing: number;
  goneHere: number;
  repeated: number;
}

/** Cells of a row of the sender's sheet by column of the copy; `undefined` where it has none, or computes it. */
export type HeldRow = readonly (CellValue | undefined)[];

/** `missing`: it did not come back. `goneHere`: it is not in the workbook any more. `repeated`: it came back twice. */
export type LineState = 'compared' | 'missing' | 'goneHere' | 'repeated';

export interface ComparedLine {
  /** Index among the lines sent. */
  line: number;
  code: string;
  state: LineState;
  /** Row in the file, from zero; `null` where it is not there. */
  fileRow: number | null;
  /** Row of the sheet now. */
  row: number | null;
  isHidden: boolean;
  /** What its row held when it was compared: another row may stand there by the time that something is taken. */
  held: HeldRow;
  /** All cells that are not the same everywhere. */
  cells: readonly ComparedCell[];
}

export interface ComparedCell {
  line: number;
  /** Column of the copy. */
  column: number;
  outcome: Exclude<CellOutcome, 'unchanged'>;
  /** Why a conflict is one, where it is not that both sides changed the cell. */
  doubt: CellDoubt | null;
  sent: CellValue;
  /** As it came back, read as what was sent. */
  returned: CellValue;
  here: CellValue;
  /** Where the value would be put; `null`: it is never taken. */
  target: CellRef | null;
}

/**
 * `alreadyHere`: the workbook has such a line that was not sent. `repeats`: it is like a line that was sent, or has
 * its invoice. `unclear`: it has errors, which are left out, or values that can be read in two ways.
 */
export type NewLineState = 'new' | 'alreadyHere' | 'repeats' | 'unclear';

export interface NewLine {
  /** Row in the file, from zero. */
  fileRow: number;
  /** By column of the copy; nothing of results and of masked values. */
  values: readonly CellValue[];
  state: NewLineState;
}
