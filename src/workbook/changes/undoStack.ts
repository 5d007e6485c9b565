import type { Workbook } from '../port';
import type { UndoEntry, UndoRecord } from './undoRecord';

const LIST = 'undo';
const keyOf = (id: string) => `undo-${id}`;

/** Steps that are kept, and the characters that they may take together; what was written last is always kept. */
const MOST_STEPS = 20;
const MOST_CHARACTERS = 4_000_000;

interface List {
  version: 1;
  entries: UndoEntry[];
}

/** The changes that can be undone, the oldest first. */
export async function undoEntries(workbook: Workbook): Promise<readonly UndoEntry[]> {
  const list = parsed<List>(await workbook.kept(LIST));
  return list?.version === 1 && Array.isArray(list.entries) ? list.entries : [];
}

export async function undoRecord(workbook: Workbook, id: string): Promise<UndoRecord | null> {
  const record = parsed<UndoRecord>(await workbook.kept(keyOf(id)));
  return record?.version === 1 ? record : null;
}

/** An id that none of the changes has. */
export function freeId(entries: readonly UndoEntry[]): string {
  return String(1 + entries.reduce((most, { id }) => Math.max(most, Number(id) || 0), 0));
}

/**
 * Keeps the record of a change, last in the list. The record goes first: what is in the list is there.
 *
 * @param instead id of the change whose place it takes
 * @returns how many of the oldest changes were forgotten for it
 */
export async function keepRecord(
  workbook: Workbook,
  record: UndoRecord,
  instead: string | null = null,
): Promise<number> {
  const text = JSON.stringify(record);
  await workbook.keep(keyOf(record.id), text);
  const { id, label, layer, status } = record;
  const entry: UndoEntry = { id, label, ...(layer === undefined ? {} : { layer }), status, size: text.length };
  const others = (await undoEntries(workbook)).filter((one) => one.id !== id && one.id !== instead);
  const forgotten = status === 'done' ? oldest(others, text.length) : [];
  await keepList(workbook, [...others.filter((one) => !forgotten.includes(one)), entry]);
  const gone = [...forgotten.map((one) => one.id), ...(instead === null ? [] : [instead])];
  // What the list no longer names does no harm when it stays.
  for (const one of gone) await workbook.keep(keyOf(one), null).catch(() => undefined);
  return forgotten.length;
}

export async function forgetRecord(workbook: Workbook, id: string): Promise<void> {
  const entries = await undoEntries(workbook);
  await keepList(
    workbook,
    entries.filter((one) => one.id !== id),
  );
  await workbook.keep(keyOf(id), null).catch(() => undefined);
}

async function keepList(workbook: Workbook, entries: readonly UndoEntry[]): Promise<void> {
  const list: List = { version: 1, entries: [...entries] };
  await workbook.keep(LIST, entries.length === 0 ? null : JSON.stringify(list));
}

/** The oldest entries, for which there is no room. What a layer had before it is needed for as long as it stands. */
function oldest(entries: readonly UndoEntry[], size: number): UndoEntry[] {
  const gone: UndoEntry[] = [];
  let [steps, characters] = [1 + entries.length, size + entries.reduce((sum, one) => sum + one.size, 0)];
  for (const entry of entries) {
    if (steps <= MOST_STEPS && characters <= MOST_CHARACTERS) break;
    if (entry.layer !== undefined || entry.status !== 'done') continue;
    gone.push(entry);
    steps--;
    characters -= entry.size;
  }
  return gone;
}

function parsed<Kept>(text: string | null): Kept | null {
  if (text === null) return null;
  try {
    return JSON.parse(text) as Kept;
  } catch {
    return null;
  }
}
