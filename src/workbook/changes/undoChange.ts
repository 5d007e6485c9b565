import type { WorkbookRefusal, Workbook } from '../port';
import type { EditControl } from '../writing';

import { packedStates, unpackedStates, withoutCells } from './cellStates';
import type { ChangedSince } from './change';
import { refusalOf } from '../refusalOf';
import { restore } from './restore';
import { tidied } from './unfinished';
import type { UndoRecord } from './undoRecord';
import { forgetRecord, keepRecord, undoRecord } from './undoStack';

export type UndoOutcome =
  | { code: 'undone' }
  /** Nothing is known of the change any more. */
  | { code: 'gone' }
  | { code: 'refused'; refusal: WorkbookRefusal };

/**
 * Undoes a change: values, formulas, formats, fills, notes, widths, sizes of tables and sheets are as they were before
 * it. A change that stopped in the middle is undone by the same.
 *
 * @param keeping what the person has changed since and wants to keep; `null`: everything goes back
 */
export async function undoChange(
  workbook: Workbook,
  id: string,
  keeping: ChangedSince | null,
  control: EditControl = {},
): Promise<UndoOutcome> {
  const kept = await undoRecord(workbook, id);
  if (!kept) {
    await forgetRecord(workbook, id);
    return { code: 'gone' };
  }
  try {
    const record = kept.status === 'done' ? await tidied(workbook, kept) : kept;
    const undoing: UndoRecord = { ...(keeping ? without(record, keeping) : record), status: 'undoing' };
    await keepRecord(workbook, undoing);
    await restore(workbook, undoing, control);
    await forgetRecord(workbook, id);
    return { code: 'undone' };
  } catch (failure) {
    return { code: 'refused', refusal: refusalOf(failure, control.signal) };
  }
}

function without(record: UndoRecord, { contents, fill, notes, others, sheets }: ChangedSince): UndoRecord {
  const taken = { contents, fill, notes, numberFormat: others, bold: others, widths: new Set<string>() };
  return {
    ...record,
    before: packedStates(withoutCells(unpackedStates(record.before), taken)),
    sheets: record.sheets.filter(({ name }) => !sheets.includes(name)),
  };
}
