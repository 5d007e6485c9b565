import { useEffect, useRef, useState } from 'react';
import { applyChange } from '../../workbook/changes/applyChange';
import type { Change, ChangeOutcome } from '../../workbook/changes/change';
import type { WorkbookRefusal, Workbook } from '../../workbook/port';
import { refusalOf } from '../../workbook/refusalOf';
import { changesWereWritten, useWritten } from './useUndo';

/** How formulas that can be mended are found in a workbook, and how some of them are entered again. */
export interface MendingWork<Found, One> {
  find: (
    workbook: Workbook,
    control: { signal: AbortSignal; onProgress: (done: number, total: number) => void },
  ) => Promise<Found>;
  plan: (
    workbook: Workbook,
    chosen: readonly One[],
  ) => Promise<{ change: Change; cells: number; changed: readonly One[] }>;
}

export type MendingState<Found> =
  | { stage: 'searching'; done: number; total: number }
  | { stage: 'cancelled' }
  | { stage: 'failed'; refusal: WorkbookRefusal }
  | { stage: 'found'; found: Found }
  | { stage: 'mending' };

/** What came of mends: cells entered again, and cells that were left alone because they had changed. */
export interface Mended {
  outcome: ChangeOutcome | { code: 'nothingLeft' };
  cells: number;
  changed: number;
}

export interface Mending<Found, One> {
  state: MendingState<Found>;
  /** What came of the last mends, until they are undone. */
  mended: Mended | null;
  search: () => void;
  cancel: () => void;
  mend: (chosen: readonly One[]) => Promise<void>;
}

const START = { stage: 'searching', done: 0, total: 0 } as const;

/**
 * Formulas of a workbook that can be mended, looked for at once and again after each writing or undoing.
 *
 * @param work always the same one
 */
export function useMending<Found, One>(workbook: Workbook, work: MendingWork<Found, One>): Mending<Found, One> {
  const [state, setState] = useState<MendingState<Found>>(START);
  const [mended, setMended] = useState<Mended | null>(null);
  const [searches, setSearches] = useState(0);
  const stop = useRef<AbortController | null>(null);
  const { entries, last } = useWritten(workbook);
  const lastWritten = last?.id;

  useEffect(() => {
    const own = new AbortController();
    stop.current = own;
    const show = (next: MendingState<Found>) => {
      if (!own.signal.aborted) setState(next);
    };
    const onProgress = (done: number, total: number) => show({ stage: 'searching', done, total });
    work.find(workbook, { signal: own.signal, onProgress }).then(
      (found) => show({ stage: 'found', found }),
      (failure: unknown) => show({ stage: 'failed', refusal: refusalOf(failure) }),
    );
    return () => own.abort();
  }, [workbook, work, searches, lastWritten]);

  const search = () => {
    setState(START);
    setSearches((number) => number + 1);
  };

  const mend = async (chosen: readonly One[]) => {
    setState({ stage: 'mending' });
    const now = await carriedOut(workbook, work, chosen);
    setMended(now);
    await changesWereWritten(workbook);
    // What was written is followed by a search anyway.
    if (now.outcome.code !== 'done') search();
  };

  // What was undone was not mended after all.
  const done = mended?.outcome.code === 'done' ? mended.outcome.id : null;
  const isUndone = done !== null && entries !== null && !entries.some(({ id }) => id === done);
  return {
    state,
    mended: isUndone ? null : mended,
    search,
    cancel: () => {
      stop.current?.abort();
      setState({ stage: 'cancelled' });
    },
    mend,
  };
}

async function carriedOut<Found, One>(
  workbook: Workbook,
  { plan }: MendingWork<Found, One>,
  chosen: readonly One[],
): Promise<Mended> {
  try {
    const { change, cells, changed } = await plan(workbook, chosen);
    const outcome = cells === 0 ? ({ code: 'nothingLeft' } as const) : await applyChange(workbook, change);
    return { outcome, cells, changed: changed.length };
  } catch (failure) {
    return { outcome: { code: 'refused', refusal: refusalOf(failure) }, cells: 0, changed: 0 };
  }
}
