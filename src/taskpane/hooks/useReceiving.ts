import { useEffect, useRef, useState } from 'react';
import type { ReturnedRefusal } from '../../explain/sharing/returnedFindings';
import { acceptedChange } from '../../sharing/receive/accept';
import type { Comparison } from '../../sharing/receive/comparison';
import { applyChange } from '../../workbook/changes/applyChange';
import type { ChangeOutcome } from '../../workbook/changes/change';
import { WorkbookRefusal, type Workbook } from '../../workbook/port';
import { refusalOf } from '../../workbook/refusalOf';
import type { Applied } from '../share/receive/applied';
import { NOTHING_DECIDED, type Decisions } from '../share/receive/decisions';
import { differencesOf, type Differences } from '../share/receive/differences';
import { changesWereWritten, useWritten } from './useUndo';

/** Why there is nothing to compare; the workbook is as it was. */
export type NotReceived =
  | { code: 'returned'; fileName: string; refusal: ReturnedRefusal }
  | { code: 'workbook'; refusal: WorkbookRefusal }
  | { code: 'cancelled' }
  | { code: 'failed' };

export type ApplyOutcome =
  | Exclude<ChangeOutcome, { code: 'done' }>
  /** Nothing of what was chosen can be written any more. */
  | { code: 'nothingLeft'; applied: Applied };

export interface Received {
  file: File;
  comparison: Comparison;
  differences: Differences;
}

export type ReceiveState =
  | { stage: 'choosing'; notReceived: NotReceived | null }
  | { stage: 'reading'; fileName: string; startedAt: number }
  | { stage: 'deciding'; received: Received; outcome: ApplyOutcome | null }
  | { stage: 'applying'; received: Received; startedAt: number; done: number; total: number }
  | { stage: 'applied'; received: Received; id: string; applied: Applied };

/** A file that came back: chosen, compared, decided on, applied. Only the newest step counts. */
export function useReceiving(workbook: Workbook) {
  const [state, setState] = useState<ReceiveState>({ stage: 'choosing', notReceived: null });
  const [decisions, setDecisions] = useState<Decisions>(NOTHING_DECIDED);
  const stop = useRef<AbortController | null>(null);
  const { entries } = useWritten(workbook);
  useEffect(() => () => stop.current?.abort(), []);

  const begin = (): AbortSignal => {
    stop.current?.abort();
    stop.current = new AbortController();
    return stop.current.signal;
  };

  const read = async (file: File) => {
    const signal = begin();
    const show = (next: ReceiveState) => {
      if (!signal.aborted) setState(next);
    };
    const refuse = (notReceived: NotReceived) => show({ stage: 'choosing', notReceived });
    setState({ stage: 'reading', fileName: file.name, startedAt: performance.now() });
    try {
      const { receiveFile } = await import(/* webpackChunkName: "receive" */ '../share/receive/receiveFile');
      const answer = await receiveFile(workbook, file, signal);
      if (!answer.ok) return refuse({ code: 'returned', fileName: file.name, refusal: answer.refusal });
      const { comparison } = answer;
      if (!signal.aborted) setDecisions(NOTHING_DECIDED);
      show({
        stage: 'deciding',
        received: { file, comparison, differences: differencesOf(comparison) },
        outcome: null,
      });
    } catch (failure) {
      refuse(failure instanceof WorkbookRefusal ? { code: 'workbook', refusal: failure } : { code: 'failed' });
    }
  };

  const apply = async (received: Received) => {
    const signal = begin();
    const startedAt = performance.now();
    const show = (done: number, total: number) => setState({ stage: 'applying', received, startedAt, done, total });
    show(0, 0);
    const accepted = { cells: [...decisions.taken], newLines: [...decisions.added] };
    try {
      const { change, ...applied } = await acceptedChange(workbook, received.comparison, accepted, signal);
      const isNothing = applied.cells + applied.newLines === 0;
      const outcome = isNothing
        ? ({ code: 'nothingLeft', applied } as const)
        : await applyChange(workbook, change, { signal, onProgress: show });
      await changesWereWritten(workbook);
      if (outcome.code === 'done') {
        setDecisions(NOTHING_DECIDED);
        setState({ stage: 'applied', received, id: outcome.id, applied });
      } else setState({ stage: 'deciding', received, outcome });
    } catch (failure) {
      const refusal = refusalOf(failure, signal);
      const outcome =
        refusal.code === 'stopped' ? ({ code: 'cancelled' } as const) : { code: 'refused' as const, refusal };
      setState({ stage: 'deciding', received, outcome });
    }
  };

  const id = state.stage === 'applied' ? state.id : null;
  return {
    state,
    decisions,
    decide: setDecisions,
    read,
    apply,
    /** What was applied was undone since. */
    isUndone: id !== null && entries !== null && !entries.some((entry) => entry.id === id),
    chooseAnother: () => {
      begin();
      setDecisions(NOTHING_DECIDED);
      setState({ stage: 'choosing', notReceived: null });
    },
    cancel: () => {
      if (state.stage === 'reading') {
        begin();
        setState({ stage: 'choosing', notReceived: { code: 'cancelled' } });
      } else stop.current?.abort();
    },
  };
}

export type Receiving = ReturnType<typeof useReceiving>;
