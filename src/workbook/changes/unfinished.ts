import { sameSheet } from '../address';
import type { Workbook } from '../port';
import type { UndoEntry, UndoRecord } from './undoRecord';
import { forgetRecord, keepRecord, undoEntries, undoRecord } from './undoStack';

/**
 * The change that stopped in the middle, as when the program was closed while it was written or undone; `null` when
 * there is none. One that was written whole but not yet told as done is told so now.
 */
export async function unfinishedChange(workbook: Workbook): Promise<UndoEntry | null> {
  for (const entry of await undoEntries(workbook)) {
    if (entry.status === 'done') continue;
    const record = await undoRecord(workbook, entry.id);
    if (record === null) await forgetRecord(workbook, entry.id);
    else if (record.status === 'done') await settled(workbook, record);
    else return entry;
  }
  return null;
}

async function settled(workbook: Workbook, record: UndoRecord): Promise<void> {
  const entries = await undoEntries(workbook);
  const replaced = entries.find(({ id, layer }) => id !== record.id && layer !== undefined && layer === record.layer);
  await keepRecord(workbook, record, replaced?.id ?? null);
  await tidied(workbook, record);
}

/** The sheets that were set aside are needed no longer. */
export async function tidied(workbook: Workbook, record: UndoRecord): Promise<UndoRecord> {
  if (record.setAside.length === 0) return record;
  const present = (await workbook.sheets()).map(({ name }) => name);
  for (const { as } of record.setAside) if (present.some((one) => sameSheet(one, as))) await workbook.deleteSheet(as);
  const tidy: UndoRecord = { ...record, setAside: [] };
  await keepRecord(workbook, tidy);
  return tidy;
}
