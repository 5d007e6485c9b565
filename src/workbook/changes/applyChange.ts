import { sameSheet } from '../address';
import { editedSheets } from '../editedSheets';
import { WorkbookRefusal, type AreaRef, type SheetInfo, type Workbook } from '../port';
import { PartlyWritten, type Edit, type EditControl } from '../writing';
import {
  addStates,
  editsOf,
  noStates,
  packedStates,
  statesFrom,
  touchedBy,
  unpackedStates,
  withoutCells,
  type CellStates,
  type Touched,
} from './cellStates';
import type { Change, ChangedSince, ChangeOutcome, ResizedTable } from './change';
import { changedSince } from './changedSince';
import { Region } from './region';
import { refusalOf } from '../refusalOf';
import { restore } from './restore';
import { tidied, unfinishedChange } from './unfinished';
import { statesOf } from './statesBefore';
import { inTurns } from './turns';
import type { AddedSheet, SetAside, UndoRecord } from './undoRecord';
import { forgetRecord, freeId, keepRecord, undoEntries, undoRecord } from './undoStack';
import { addedSheetFrom, wroteFrom } from './written';

/**
 * Carries out a change so that it can be undone. How all cells were that it touches is kept in the workbook before the
 * first one is written; when it is stopped or refused in the middle, everything is put back at once.
 */
export async function applyChange(
  workbook: Workbook,
  change: Change,
  control: EditControl = {},
): Promise<ChangeOutcome> {
  let plan: Plan;
  try {
    const unfinished = await unfinishedChange(workbook);
    if (unfinished) return { code: 'unfinished', id: unfinished.id };
    plan = await planOf(workbook, change, control.signal);
  } catch (failure) {
    return toldOf(refusalOf(failure, control.signal));
  }
  const { record, lasting, former } = plan;
  const progress = { hasBegun: false };
  try {
    await keepRecord(workbook, record);
    await write(workbook, plan, control, progress);
    const done: UndoRecord = { ...lasting, status: 'done' };
    const forgotten = await keepRecord(workbook, done, former?.id ?? null);
    // Sheets left aside do no harm: they go with the next step.
    await tidied(workbook, done).catch(() => undefined);
    return { code: 'done', id: record.id, forgotten };
  } catch (failure) {
    const hasBegun = progress.hasBegun || failure instanceof PartlyWritten;
    return rolledBack(workbook, hasBegun ? record : null, record.id, refusalOf(failure, control.signal));
  }
}

function toldOf(refusal: WorkbookRefusal): ChangeOutcome {
  return refusal.code === 'stopped' ? { code: 'cancelled' } : { code: 'refused', refusal };
}

interface Plan {
  change: Change;
  edits: readonly Edit[];
  tables: readonly ResizedTable[];
  /** How to put everything back as it is now. */
  record: UndoRecord;
  /** How to put everything back as it was before the change of the same layer; the same where there was none. */
  lasting: UndoRecord;
  former: UndoRecord | null;
}

async function planOf(workbook: Workbook, change: Change, signal?: AbortSignal): Promise<Plan> {
  const entries = await undoEntries(workbook);
  const entry = change.layer === undefined ? undefined : entries.find(({ layer }) => layer === change.layer);
  const former = entry ? await undoRecord(workbook, entry.id) : null;
  const since = former && (await changedSince(workbook, former, signal));
  const wanted = await inTurns(statesFrom(change.edits), signal);
  const touched = touchedBy(wanted);
  // Columns that become a table's get a heading from the program.
  for (const table of change.tables ?? []) touched.contents.addAll(newHeadings(table));
  const ours = former && since ? stillOurs(unpackedStates(former.before), since) : noStates();
  const restoring = withoutCells(ours, touched);
  const sheets: AddedSheet[] = [];
  for (const sheet of change.sheets ?? []) sheets.push(await inTurns(addedSheetFrom(sheet), signal));
  const present = await workbook.sheets();
  const setAside = former && since ? sheetsToSetAside(present, former, since) : [];
  checkNames(present, change, setAside);
  checkProtection(present, change);

  const now = (await statesOf(workbook, touched, signal)).states;
  const before = noStates();
  addStates(before, now);
  addStates(before, (await statesOf(workbook, touchedBy(restoring), signal)).states);
  const { tables, lastingTables } = tablesOf(change.tables ?? [], former?.tables ?? []);
  const { label, layer } = change;
  const record: UndoRecord = {
    version: 1,
    id: freeId(entries),
    label,
    ...(layer === undefined ? {} : { layer }),
    status: 'writing',
    before: packedStates(before),
    wrote: await inTurns(wroteFrom(wanted), signal),
    sheets,
    setAside,
    tables,
  };
  return {
    change,
    edits: [...editsOf(restoring), ...change.edits],
    tables,
    record,
    lasting: { ...record, before: packedStates(originals(now, ours, touched)), tables: lastingTables },
    former,
  };
}

function newHeadings({ before, after }: ResizedTable): Region {
  const header = (area: AreaRef): Region => Region.of([{ ...area, rows: 1 }]);
  return header(after).minus(header(before));
}

/** What cells of the change before were, without those that somebody has changed since: these are theirs now. */
function stillOurs(before: CellStates, { contents, fill, notes, others }: ChangedSince): CellStates {
  return withoutCells(before, { contents, fill, notes, numberFormat: others, bold: others, widths: new Set() });
}

/** What the person had in the cells of a change: before the change of the same layer, where that wrote them too. */
function originals(now: CellStates, ours: CellStates, touched: Touched): CellStates {
  const known = touchedBy(ours);
  const before = withoutCells(now, known);
  addStates(before, withoutCells(ours, touchedBy(withoutCells(ours, touched))));
  return before;
}

/** Tables that the change before made wider get back their columns, unless this one gives them a size. */
function tablesOf(
  wanted: readonly ResizedTable[],
  former: readonly ResizedTable[],
): { tables: ResizedTable[]; lastingTables: ResizedTable[] } {
  const isWanted = ({ name }: ResizedTable) => wanted.some((table) => table.name === name);
  const narrowed = former
    .filter((table) => !isWanted(table))
    .map(({ name, before, after }) => ({ name, before: after, after: before }));
  const lastingTables = wanted.map((table) => {
    const old = former.find(({ name }) => name === table.name);
    return old ? { ...table, before: old.before } : table;
  });
  const kept = former.filter((table) => isWanted(table) && !lastingTables.some(({ name }) => name === table.name));
  return { tables: [...narrowed, ...wanted], lastingTables: [...lastingTables, ...kept] };
}

function sheetsToSetAside(present: readonly SheetInfo[], former: UndoRecord, since: ChangedSince): SetAside[] {
  const isPresent = (name: string) => present.some((one) => sameSheet(one.name, name));
  const own = former.sheets.map(({ name }) => name).filter((name) => isPresent(name) && !since.sheets.includes(name));
  return own.map((name) => {
    let as = `${name.slice(0, 28)} ~`;
    for (let number = 1; isPresent(as); number++) as = `${name.slice(0, 26)} ~${number}`;
    return { name, as };
  });
}

/** A sheet of the person's must never be taken for one that the change added. */
function checkNames(present: readonly SheetInfo[], { sheets = [] }: Change, setAside: readonly SetAside[]): void {
  for (const { name } of sheets) {
    const isTaken = present.some((one) => sameSheet(one.name, name));
    const makesRoom = setAside.some((one) => sameSheet(one.name, name));
    if (isTaken && !makesRoom) throw new WorkbookRefusal('nameTaken', name);
  }
}

/** Told before anything is written, where the program tells it: a part of the change could not be put back either. */
function checkProtection(present: readonly SheetInfo[], { edits }: Change): void {
  const sheets = new Set(edits.flatMap(editedSheets));
  for (const { name, protected: isProtected } of present)
    if (isProtected && sheets.has(name)) throw new WorkbookRefusal('protected', name);
}

async function write(
  workbook: Workbook,
  plan: Plan,
  { onProgress, signal }: EditControl,
  progress: { hasBegun: boolean },
): Promise<void> {
  const { change, edits, tables, record } = plan;
  const sheets = change.sheets ?? [];
  const parts = [{ size: sizeOf(edits) }, ...record.sheets.map(({ area }) => ({ size: area.rows * area.columns }))];
  const total = parts.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  const part = (at: number): EditControl => {
    const { size } = parts[at]!;
    const start = before;
    before += size;
    return {
      signal,
      onProgress: (done, all) => onProgress?.(start + Math.round((size * done) / Math.max(1, all)), total),
    };
  };
  for (const { name, before: old, after } of tables) {
    await widen(workbook, name, old, after);
    progress.hasBegun = true;
  }
  if (edits.length > 0) await workbook.edit(edits, part(0));
  progress.hasBegun = true;
  for (const { name, as } of record.setAside) {
    signal?.throwIfAborted();
    if (workbook.renameSheet) await workbook.renameSheet(name, as);
    else await workbook.deleteSheet(name);
  }
  for (const [at, sheet] of sheets.entries()) {
    signal?.throwIfAborted();
    await workbook.addSheet(sheet, part(at + 1));
  }
  signal?.throwIfAborted();
}

/** A table that has another size by now keeps its rows. */
async function widen(
  workbook: Workbook,
  name: string,
  before: ResizedTable['before'],
  after: ResizedTable['after'],
): Promise<void> {
  const now = (await workbook.tablesOn?.(after.sheet))?.find((table) => table.name === name)?.area;
  if (!now || now.column !== before.column || now.columns === after.columns) return;
  await workbook.resizeTable(name, { ...now, columns: after.columns });
}

function sizeOf(edits: readonly Edit[]): number {
  return edits.reduce((sum, edit) => {
    if (edit.kind === 'contents') return sum + edit.area.rows * edit.area.columns;
    return sum + ('areas' in edit ? edit.areas.length : 1);
  }, 0);
}

/** @param record `null` when nothing was written yet */
async function rolledBack(
  workbook: Workbook,
  record: UndoRecord | null,
  id: string,
  refusal: WorkbookRefusal,
): Promise<ChangeOutcome> {
  try {
    if (record) await restore(workbook, record);
  } catch (failure) {
    return { code: 'leftHalfway', refusal: refusalOf(failure) };
  }
  // A record that stays puts back what is there already.
  await forgetRecord(workbook, id).catch(() => undefined);
  return toldOf(refusal);
}
