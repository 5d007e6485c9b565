import { useEffect, useState, useSyncExternalStore } from 'react';
import { changedSince, nothingChanged } from '../../workbook/changes/changedSince';
import type { ChangedSince } from '../../workbook/changes/change';
import { undoChange, type UndoOutcome } from '../../workbook/changes/undoChange';
import type { UndoEntry } from '../../workbook/changes/undoRecord';
import { undoEntries, undoRecord } from '../../workbook/changes/undoStack';
import { unfinishedChange } from '../../workbook/changes/unfinished';
import type { Workbook } from '../../workbook/port';
import { refusalOf } from '../../workbook/refusalOf';

/** What can be undone in a workbook, as every part of the pane sees it. */
export interface Undoable {
  /** All changes that can be undone, the oldest first; `null` while that cannot be told. */
  entries: readonly UndoEntry[] | null;
  /** The change that was written last; `null` when there is none. */
  last: UndoEntry | null;
  /** A change that stopped in the middle. */
  unfinished: UndoEntry | null;
}

const NOTHING: Undoable = { entries: null, last: null, unfinished: null };

class UndoStore {
  private seen = NOTHING;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly workbook: Workbook) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): Undoable => this.seen;

  /** Looks anew, as after something was written. */
  async refresh(): Promise<Undoable> {
    try {
      const unfinished = await unfinishedChange(this.workbook);
      const entries = await undoEntries(this.workbook);
      this.seen = { entries, unfinished, last: entries.at(-1) ?? null };
    } catch {
      // A program that keeps no texts, or is busy: nothing can be undone for now.
      this.seen = { ...NOTHING };
    }
    for (const listener of this.listeners) listener();
    return this.seen;
  }
}

const stores = new WeakMap<Workbook, UndoStore>();

function storeOf(workbook: Workbook): UndoStore {
  let store = stores.get(workbook);
  if (!store) stores.set(workbook, (store = new UndoStore(workbook)));
  return store;
}

/** To be called when something was written; gives what can be undone then. */
export function changesWereWritten(workbook: Workbook): Promise<Undoable> {
  return storeOf(workbook).refresh();
}

/** What can be undone: another object each time something was written or undone. */
export function useWritten(workbook: Workbook): Undoable {
  const store = storeOf(workbook);
  return useSyncExternalStore(store.subscribe, store.current);
}

export type Undoing =
  | { stage: 'idle' }
  | { stage: 'undoing' }
  /** The person has changed something since. */
  | { stage: 'asking'; id: string; since: ChangedSince }
  /** Until something else is written. */
  | { stage: 'ended'; outcome: UndoOutcome; undoable: Undoable };

const IDLE: Undoing = { stage: 'idle' };

/** Undoing what was written last. */
export function useUndo(workbook: Workbook) {
  const store = storeOf(workbook);
  const undoable = useSyncExternalStore(store.subscribe, store.current);
  const [state, setState] = useState<Undoing>(IDLE);
  useEffect(() => void store.refresh(), [store]);

  const attempt = async (work: () => Promise<Undoing>) => {
    setState({ stage: 'undoing' });
    setState(
      await work().catch((failure: unknown): Undoing => ({
        stage: 'ended',
        outcome: { code: 'refused', refusal: refusalOf(failure) },
        undoable: store.current(),
      })),
    );
  };

  const carriedOut = async (id: string, keeping: ChangedSince | null): Promise<Undoing> => {
    const outcome = await undoChange(workbook, id, keeping);
    return { stage: 'ended', outcome, undoable: await store.refresh() };
  };

  const undo = ({ id, status }: UndoEntry) =>
    attempt(async () => {
      const record = await undoRecord(workbook, id);
      // What stopped in the middle is neither as before nor as written: all of it goes back.
      const since = record && status === 'done' ? await changedSince(workbook, record) : null;
      return since && !nothingChanged(since) ? { stage: 'asking', id, since } : carriedOut(id, null);
    });
  const carryOut = (id: string, keeping: ChangedSince | null) => attempt(() => carriedOut(id, keeping));

  const isPast = state.stage === 'ended' && state.undoable !== undoable;
  return { ...undoable, state: isPast ? IDLE : state, undo, carryOut, leave: () => setState(IDLE) };
}
