import { useEffect, useMemo, useRef, useState } from 'react';
import { refusalOf } from '../../workbook/refusalOf';
import type { Workbook } from '../../workbook/port';
import type { Checked } from '../check/checked';
import { usePane } from '../paneContext';
import { layerOf } from '../write/layerOf';
import { planWriting, type WriteChoices, type WritePlan } from '../write/planWriting';
import { writeBackOf } from '../write/writeBackOf';
import { writeResults, type WriteOutcome } from '../write/writeResults';
import { changesWereWritten, useWritten } from './useUndo';

export type Writing =
  { stage: 'choosing'; outcome: WriteOutcome | null } | { stage: 'writing'; done: number; total: number };

const FIRST_CHOICES: WriteChoices = {
  columns: true,
  colors: true,
  notes: false,
  findingsSheet: true,
  memorySheet: false,
};

/** What of a check is written, what that will be, and the writing itself. */
export function useWriting(workbook: Workbook, check: Checked) {
  const { language, today } = usePane();
  const [choices, setChoices] = useState(FIRST_CHOICES);
  const [planned, setPlanned] = useState<{ of: object; plan: WritePlan | WriteOutcome } | null>(null);
  const [state, setState] = useState<Writing>({ stage: 'choosing', outcome: null });
  const stop = useRef<AbortController | null>(null);
  const content = useMemo(() => onlyOnce(() => writeBackOf(check, language, today)), [check, language, today]);
  const isWriting = state.stage === 'writing';
  // Each time something is written or undone it is looked anew where things go.
  const written = useWritten(workbook);
  const wanted = useMemo(() => ({ content, choices, written }), [content, choices, written]);
  const layer = layerOf(check);
  const isChosen = Object.values(choices).some(Boolean);

  useEffect(() => {
    if (isWriting || !isChosen) return undefined;
    const own = new AbortController();
    wanted
      .content()
      .then((writeBack) => planWriting(workbook, writeBack, wanted.choices, layer, { signal: own.signal }))
      .catch((failure: unknown): WriteOutcome => ({ code: 'refused', refusal: refusalOf(failure) }))
      .then((plan) => {
        if (!own.signal.aborted) setPlanned({ of: wanted, plan });
      });
    return () => own.abort();
  }, [workbook, wanted, layer, isWriting, isChosen]);
  const plan = isChosen && planned?.of === wanted ? planned.plan : null;

  const write = async () => {
    if (!plan || 'code' in plan) return;
    const own = new AbortController();
    stop.current = own;
    setState({ stage: 'writing', done: 0, total: 0 });
    const outcome = await writeResults(workbook, plan, check.tables, {
      signal: own.signal,
      onProgress: (done, total) => setState({ stage: 'writing', done, total }),
    }).catch((failure: unknown): WriteOutcome =>
      own.signal.aborted ? { code: 'cancelled' } : { code: 'refused', refusal: refusalOf(failure) },
    );
    await changesWereWritten(workbook);
    setState({ stage: 'choosing', outcome });
  };

  return {
    choices,
    choose: (which: keyof WriteChoices, isWanted: boolean) => {
      setChoices({ ...choices, [which]: isWanted });
      setState({ stage: 'choosing', outcome: null });
    },
    /** `null` while it is looked where things go. */
    plan,
    isChosen,
    state,
    write,
    cancel: () => stop.current?.abort(),
  };
}

function onlyOnce<Answer>(make: () => Promise<Answer>): () => Promise<Answer> {
  let made: Promise<Answer> | null = null;
  return () => (made ??= make());
}
