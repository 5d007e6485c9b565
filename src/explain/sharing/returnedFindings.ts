import type { OpenNotice, OpenRefusal } from '../fileFindings';

/** First and last day of some lines, `yyyy-mm-dd`. */
export interface Period {
  from: string;
  until: string;
}

/** Why nothing of a returned file can be compared; the workbook is as it was. */
export type ReturnedRefusal =
  | { code: 'notOpened'; refusal: OpenRefusal }
  /** Neither line codes nor a table. */
  | { code: 'noTable' }
  /** Its line codes are of a copy that this workbook knows nothing of. */
  | { code: 'unknownCopy'; id: string }
  /** Lines of several copies stand in one table. */
  | { code: 'severalCopies'; ids: readonly string[] }
  /** The codes are gone, and there is no copy whose lines these could be. */
  | { code: 'otherTable' }
  | { code: 'otherPeriod'; sent: Period; found: Period }
  /** No line stands in it once only. */
  | { code: 'allRepeated'; lines: number }
  /** The sender's own table is not found any more. */
  | { code: 'tableGone'; sheet: string };

/** What to know of a returned file that can be compared. Cells as `B3`, of the returned file. */
export type ReturnedNotice =
  | { code: 'opened'; notice: OpenNotice }
  | { code: 'codesGone' }
  /** Lines with the same code, or the same key: nothing of them is taken. Rows as the file numbers them. */
  | { code: 'repeatedLine'; line: string; rows: readonly number[] }
  | { code: 'strangeCodes'; count: number; cell: string }
  /** Rows that are left out because they look like sums of others, as the file numbers them. */
  | { code: 'totalsLeftOut'; rows: readonly number[] }
  | { code: 'sheetRenamed'; sent: string; now: string }
  | { code: 'columnRenamed'; header: string; now: string }
  | { code: 'columnGone'; header: string }
  | { code: 'columnAdded'; header: string }
  /** A column of the sender's own table is not there any more. */
  | { code: 'columnGoneHere'; header: string }
  | { code: CellsTold; header: string; cells: number; first: string };

/**
 * What was met in cells of a column. `becameText`: numbers or dates came back as texts, and were read. `becameNumber`:
 * texts came back as numbers. `formulas`: formulas where values were sent, whose results count. `resultAltered`:
 * results were typed over; never taken. `notComputed`: formulas without a result. `errors`: error values.
 */
export type CellsTold = 'becameText' | 'becameNumber' | 'formulas' | 'resultAltered' | 'notComputed' | 'errors';
