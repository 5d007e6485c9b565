import { useEffect, useRef, useState } from 'react';
import { findRepairs } from '../../sharing/repair/findRepairs';
import { planRepairs } from '../../sharing/repair/planRepairs';
import type { Repair, Repairs } from '../../sharing/repair/repairs';
import { applyChange } from '../../workbook/changes/applyChange';
import type { ChangeOutcome } from '../../workbook/changes/change';
import type { WorkbookRefusal, Workbook } from '../../workbook/port';
import { refusalOf } from '../../workbook/refusalOf';
import { changesWereWritten, useWritten } from './useUndo';

export type RepairState =
  | { stage: 'searching'; done: number; total: number }
  | { stage: 'cancelled' }
  | { stage: 'failed'; refusal: WorkbookRefusal }
  | { stage: 'found'; repairs: Repairs }
  | { stage: 'repairing' };

/** What came of mends: cells entered again, and cells that were left alone because they had changed. */
export interface Repaired {
  outcome: ChangeOutcome | { code: 'nothingLeft' };
  cells: number;
  changed: number;
}

const START: RepairState = { stage: 'searching', done: 0, total: 0 };

/** Broken formulas of the workbook, looked for at once and again after each writing or undoing, and their mending. */
export function useRepairs(workbook: Workbook) {
  const [state, setState] = useState<RepairState>(START);
  const [repaired, setRepaired] = useState<Repaired | null>(null);
  const [searches, setSearches] = useState(0);
  const stop = useRef<AbortController | null>(null);
  const { entries, last } = useWritten(workbook);
  const lastWritten = last?.id;

  useEffect(() => {
    const own = new AbortController();
    stop.current = own;
    const show = (next: RepairState) => {
      if (!own.signal.aborted) setState(next);
    };
    const onProgress = (done: number, total: number) => show({ stage: 'searching', done, total });
    findRepairs(workbook, { signal: own.signal, onProgress }).then(
      (repairs) => show({ stage: 'found', repairs }),
      (failure: unknown) => show({ stage: 'failed', refusal: refusalOf(failure) }),
    );
    return () => own.abort();
  }, [workbook, searches, lastWritten]);

  const search = () => {
    setState(START);
    setSearches((number) => number + 1);
  };

  const repair = async (chosen: readonly Repair[]) => {
    setState({ stage: 'repairing' });
    const now = await carriedOut(workbook, chosen);
    setRepaired(now);
    await changesWereWritten(workbook);
    // What was written is followed by a search anyway.
    if (now.outcome.code !== 'done') search();
  };

  // What was undone was not repaired after all.
  const done = repaired?.outcome.code === 'done' ? repaired.outcome.id : null;
  const isUndone = done !== null && entries !== null && !entries.some(({ id }) => id === done);
  return {
    state,
    repaired: isUndone ? null : repaired,
    search,
    cancel: () => {
      stop.current?.abort();
      setState({ stage: 'cancelled' });
    },
    repair,
  };
}

async function carriedOut(workbook: Workbook, chosen: readonly Repair[]): Promise<Repaired> {
  try {
    const { change, cells, changed } = await planRepairs(workbook, chosen);
    const outcome = cells === 0 ? ({ code: 'nothingLeft' } as const) : await applyChange(workbook, change);
    return { outcome, cells, changed: changed.length };
  } catch (failure) {
    return { outcome: { code: 'refused', refusal: refusalOf(failure) }, cells: 0, changed: 0 };
  }
}
