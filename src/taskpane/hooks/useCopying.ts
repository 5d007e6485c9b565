import { useEffect, useRef, useState } from 'react';
import { readParameters } from '../../validation/selo/givenParameters';
import type { PlantYearParameters } from '../../validation/selo/parameters';
import { WorkbookRefusal, type Workbook } from '../../workbook/port';
import { refusalOf } from '../../workbook/refusalOf';
import type { CheckedTable } from '../check/checked';
import type { NotRead } from '../check/checking';
import { firstForm } from '../check/plant/plantForm';
import { tablesOfWorkbook, type FoundTable, type TablesOfWorkbook } from '../check/tablesOfWorkbook';
import { usePane } from '../paneContext';
import type { CopyRefusal } from '../share/copy/copyRefusal';
import type { GivenFile } from '../share/copy/makeFiles';
import type { PreparedCopies } from '../share/copy/prepareCopies';
import { readTable } from '../share/copy/readTable';
import { firstWanted, type CopyWanted } from '../share/copy/wanted';
import type { ParameterFaults } from './useCheck';

/** What is chosen between the table and the preview, in this order; `parameters` for the results of a plant only. */
export type CopyStep = 'rows' | 'columns' | 'personal' | 'results' | 'parameters' | 'finish';

/** Where the person is on the way from a table to a file. */
export type CopyState =
  | { stage: 'searching' }
  | { stage: 'failed'; refusal: WorkbookRefusal }
  | { stage: 'choosing'; found: TablesOfWorkbook }
  | { stage: 'reading'; found: TablesOfWorkbook; work: Work }
  | { stage: 'asking'; step: CopyStep; way: CopyWay }
  | { stage: 'preparing'; way: CopyWay; work: Work }
  | { stage: 'preview'; way: CopyWay; prepared: PreparedCopies }
  | { stage: 'making'; way: CopyWay; prepared: PreparedCopies; work: Work }
  | { stage: 'given'; way: CopyWay; given: GivenFile };

/** The table chosen, with all its lines as they were read then. */
export interface CopyWay {
  found: TablesOfWorkbook;
  chosen: FoundTable;
  whole: CheckedTable;
}

export interface Work {
  step: 'reading' | 'checking' | 'building' | 'making';
  done: number;
  total: number;
  /** By `performance.now()`. */
  startedAt: number;
}

export type CopyNotice =
  NotRead | CopyRefusal | { code: 'cancelled' | 'unexpected' } | { code: 'refused'; refusal: WorkbookRefusal };

const NO_FAULTS: ParameterFaults = new Map();

/** The steps of preparing a copy. Only the newest one counts: what an older one brings later is dropped. */
export function useCopying(workbook: Workbook) {
  const { language, today } = usePane();
  const [state, setState] = useState<CopyState>({ stage: 'searching' });
  const [notice, setNotice] = useState<CopyNotice | null>(null);
  const [wanted, setWanted] = useState<CopyWanted | null>(null);
  const [faults, setFaults] = useState<ParameterFaults>(NO_FAULTS);
  const stop = useRef<AbortController | null>(null);

  const begin = (): AbortSignal => {
    stop.current?.abort();
    stop.current = new AbortController();
    setNotice(null);
    return stop.current.signal;
  };

  const [searches, setSearches] = useState(0);
  useEffect(() => {
    const own = new AbortController();
    stop.current = own;
    const show = (next: CopyState) => {
      if (!own.signal.aborted) setState(next);
    };
    tablesOfWorkbook(workbook).then(
      (found) => show({ stage: 'choosing', found }),
      (failure: unknown) => show({ stage: 'failed', refusal: refusalOf(failure) }),
    );
    return () => stop.current?.abort();
  }, [workbook, searches]);

  /** Does a long piece of work, shown by `during`; whatever goes wrong leads back to `before` and is told. */
  const work = async <Answer extends object>(
    first: Work['step'],
    before: CopyState,
    during: (work: Work) => CopyState,
    run: (control: WorkControl) => Promise<Answer | NotRead | CopyRefusal>,
    after: (answer: Answer) => void,
  ) => {
    const signal = begin();
    let shown: Work = { step: first, done: 0, total: 0, startedAt: performance.now() };
    const show = (change: Partial<Work>) => {
      shown = { ...shown, ...change };
      if (!signal.aborted) setState(during(shown));
    };
    show({});
    try {
      const answer = await run({
        signal,
        onStep: (step: Work['step']) => show({ step, done: 0, total: 0 }),
        onProgress: (done: number, total: number) => show({ done, total }),
      });
      if (signal.aborted) return;
      if (!('code' in answer)) return after(answer);
      setState(before);
      setNotice(answer);
    } catch (failure) {
      if (signal.aborted) return;
      setState(before);
      setNotice(await noticeOf(failure));
    }
  };

  const prepare = (way: CopyWay, choices: CopyWanted, parameters: PlantYearParameters | null) =>
    work(
      'reading',
      { stage: 'asking', step: 'finish', way },
      (shown) => ({ stage: 'preparing', way, work: shown }),
      async (control) => {
        const { prepareCopies } = await loadEngine();
        const table = { chosen: way.chosen, tables: way.found.tables };
        return prepareCopies(workbook, table, choices, parameters, control);
      },
      (prepared) => setState({ stage: 'preview', way, prepared }),
    );

  /** What a plant's year is judged by, read from the form; `null` and told beside the fields when it is not all there. */
  const parametersOf = ({ plant }: CopyWanted): PlantYearParameters | null => {
    const read = plant && readParameters(plant.given);
    setFaults(read === null || read.ok ? NO_FAULTS : read.faults);
    return read?.ok ? read.parameters : null;
  };

  const steps = (way: CopyWay, choices: CopyWanted): CopyStep[] => {
    const needsParameters = way.whole.table.kind === 'acquisitions' && choices.results !== 'none';
    return ['rows', 'columns', 'personal', 'results', ...(needsParameters ? (['parameters'] as const) : []), 'finish'];
  };

  const ask = (way: CopyWay, step: CopyStep) => {
    begin();
    setFaults(NO_FAULTS);
    setState({ stage: 'asking', step, way });
  };

  return {
    state,
    notice,
    wanted,
    faults,
    /** Looks for tables anew. */
    search: () => {
      setNotice(null);
      setState({ stage: 'searching' });
      setSearches((number) => number + 1);
    },
    /** Reads all lines of a table, so that they can be chosen from. */
    choose: (found: TablesOfWorkbook, chosen: FoundTable) =>
      work(
        'reading',
        { stage: 'choosing', found },
        (shown) => ({ stage: 'reading', found, work: shown }),
        (control) => readTable(workbook, chosen, control),
        (whole) => {
          setWanted(firstWanted(whole.table, language, today));
          setState({ stage: 'asking', step: 'rows', way: { found, chosen, whole } });
        },
      ),
    want: (change: Partial<CopyWanted>) => setWanted((now) => now && { ...now, ...change }),
    next: (way: CopyWay, step: CopyStep, choices: CopyWanted) => {
      if (step === 'parameters' && parametersOf(choices) === null) return;
      const all = steps(way, choices);
      const following = all[all.indexOf(step) + 1];
      if (following === 'parameters' && choices.plant === null)
        setWanted({ ...choices, plant: firstForm(way.chosen, way.found.parameters, language) });
      if (following !== undefined) return ask(way, following);
      if (!all.includes('parameters')) return void prepare(way, choices, null);
      const parameters = parametersOf(choices);
      return parameters === null ? ask(way, 'parameters') : void prepare(way, choices, parameters);
    },
    back: (way: CopyWay, step: CopyStep, choices: CopyWanted) => {
      const all = steps(way, choices);
      const before = all[all.indexOf(step) - 1];
      if (before !== undefined) return ask(way, before);
      begin();
      setState({ stage: 'choosing', found: way.found });
    },
    /** From the preview to what was chosen last. */
    change: (way: CopyWay) => ask(way, 'finish'),
    /** Makes the file under this name. */
    make: (way: CopyWay, prepared: PreparedCopies, fileName: string, give: (file: GivenFile) => void) =>
      work(
        'making',
        { stage: 'preview', way, prepared },
        (shown) => ({ stage: 'making', way, prepared, work: shown }),
        async (control) => (await loadEngine()).makeFiles(workbook, prepared, fileName, language, control),
        (given) => {
          give(given);
          setState({ stage: 'given', way, given });
        },
      ),
    /** Ends what is under way; nothing of it is left. */
    cancel: (now: CopyState) => {
      begin();
      const before = stateBefore(now);
      if (before) setState(before);
      setNotice({ code: 'cancelled' });
    },
  };
}

export type Copying = ReturnType<typeof useCopying>;

interface WorkControl {
  signal: AbortSignal;
  onStep: (step: Work['step']) => void;
  onProgress: (done: number, total: number) => void;
}

/** The code that makes copies and files, loaded when a copy is first made. */
function loadEngine() {
  return import(/* webpackChunkName: "copy" */ '../share/copy/engine');
}

/** Where the person comes back to from a long piece of work. */
function stateBefore(now: CopyState): CopyState | null {
  switch (now.stage) {
    case 'reading':
      return { stage: 'choosing', found: now.found };
    case 'preparing':
      return { stage: 'asking', step: 'finish', way: now.way };
    case 'making':
      return { stage: 'preview', way: now.way, prepared: now.prepared };
    default:
      return null;
  }
}

async function noticeOf(failure: unknown): Promise<CopyNotice> {
  if (failure instanceof WorkbookRefusal) return { code: 'refused', refusal: failure };
  const engine = await loadEngine().catch(() => null);
  return engine?.refusalOfFailure(failure) ?? { code: 'unexpected' };
}
