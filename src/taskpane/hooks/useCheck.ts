import { useEffect, useRef, useState } from 'react';
import type { Readings } from '../../rules/pgpmbio/readings';
import type { ColumnId, TableKind } from '../../sheets/columns';
import { withColumn } from '../../sheets/correction';
import { asKind } from '../../sheets/retake';
import { defaultReadings } from '../../validation/pgpmbio/context';
import { readParameters, type ParameterFault, type ParameterField } from '../../validation/selo/givenParameters';
import { WorkbookRefusal, type Workbook } from '../../workbook/port';
import { refusalOf } from '../../workbook/refusalOf';
import type { Checked } from '../check/checked';
import type { CheckControl, CheckOutcome, RowsChecked } from '../check/checking';
import { checkSales } from '../check/checkSales';
import { checkPlant } from '../check/plant/checkPlant';
import { lacksReadings, withReadings } from '../check/plant/otherReadings';
import { firstForm, type PlantForm } from '../check/plant/plantForm';
import { withUse } from '../check/plant/plantTables';
import { forgetTable, rememberTables } from '../check/rememberedTables';
import {
  isSamePlace,
  readAnew,
  recognisedAnew,
  tablesOfWorkbook,
  type FoundTable,
  type TablesOfWorkbook,
} from '../check/tablesOfWorkbook';
import { usePane } from '../paneContext';
import type { CheckNotice } from '../wording/check';

/** Where the person is on the way from a sheet to what the check found. */
export type CheckState =
  | { stage: 'searching' }
  | { stage: 'failed'; refusal: WorkbookRefusal }
  | { stage: 'choosing'; found: TablesOfWorkbook }
  | ({ stage: 'confirming' } & OnTheWay)
  /** What a plant's year is judged by. */
  | ({ stage: 'parameters' } & OnTheWay)
  | ({ stage: 'running'; run: Run } & OnTheWay)
  | ({ stage: 'done'; check: Checked } & OnTheWay);

/** The table chosen, among those found; both as the person corrected them. */
export interface OnTheWay {
  found: TablesOfWorkbook;
  chosen: FoundTable;
}

export interface Run {
  step: 'reading' | 'checking';
  done: number;
  total: number;
  /** By `performance.now()`. */
  startedAt: number;
}

/** What the person chose beside tables and columns. */
export interface CheckChoices {
  rows: RowsChecked;
  salesReadings: Readings;
  /** Made when a plant's purchases are chosen. */
  plant: PlantForm | null;
}

export type ParameterFaults = ReadonlyMap<ParameterField, ParameterFault>;
export type Notice = CheckNotice | { code: 'refused'; refusal: WorkbookRefusal };

const FIRST_CHOICES: CheckChoices = { rows: 'all', salesReadings: defaultReadings, plant: null };

/** The steps of a check. Only the newest step counts: what an older one brings later is dropped. */
export function useCheck(workbook: Workbook, today: string) {
  const { language } = usePane();
  const [state, setState] = useState<CheckState>({ stage: 'searching' });
  const [notice, setNotice] = useState<Notice | null>(null);
  const [choices, setChoices] = useState<CheckChoices>(FIRST_CHOICES);
  const [faults, setFaults] = useState<ParameterFaults>(new Map());
  const stop = useRef<AbortController | null>(null);
  const formOf = useRef<FoundTable | null>(null);

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
    const show = (next: CheckState) => {
      if (!own.signal.aborted) setState(next);
    };
    tablesOfWorkbook(workbook).then(
      (found) => show({ stage: 'choosing', found }),
      (failure: unknown) => show({ stage: 'failed', refusal: refusalOf(failure) }),
    );
    return () => stop.current?.abort();
  }, [workbook, searches]);

  /** Where the person comes back to when a check gives no result. */
  const before = (way: OnTheWay): CheckState => ({
    ...onlyWay(way),
    stage: way.chosen.table.kind === 'acquisitions' ? 'parameters' : 'confirming',
  });

  const runWith = async (way: OnTheWay, check: (control: CheckControl) => Promise<CheckOutcome>) => {
    const signal = begin();
    let shown: Run = { step: 'reading', done: 0, total: 0, startedAt: performance.now() };
    const show = (change: Partial<Run>) => {
      shown = { ...shown, ...change };
      if (!signal.aborted) setState({ ...onlyWay(way), stage: 'running', run: shown });
    };
    show({});
    try {
      const outcome = await check({
        signal,
        onStep: (step: Run['step']) => show({ step, done: 0, total: 0 }),
        onProgress: (done: number, total: number) => show({ done, total }),
      });
      if (signal.aborted) return;
      setState(outcome.code === 'checked' ? { ...onlyWay(way), stage: 'done', check: outcome.check } : before(way));
      setNotice(outcome.code === 'checked' ? null : outcome);
    } catch (failure) {
      if (signal.aborted) return;
      setState(before(way));
      setNotice(failure instanceof WorkbookRefusal ? { code: 'refused', refusal: failure } : { code: 'unexpected' });
    }
  };

  const run = async (way: OnTheWay) => {
    await rememberTables(
      workbook,
      way.found.tables.filter(({ corrected }) => corrected),
    );
    const check = checkOf(way);
    if (check) return runWith(way, check);
    begin();
    return setState({ ...onlyWay(way), stage: 'parameters' });
  };

  /** The check of what was chosen; `null` when what a plant is judged by is not all there. */
  const checkOf = ({ found, chosen }: OnTheWay): ((control: CheckControl) => Promise<CheckOutcome>) | null => {
    if (chosen.table.kind !== 'acquisitions') {
      const options = { rows: choices.rows, readings: choices.salesReadings, today };
      return (control) => checkSales(workbook, chosen, found.tables, options, control);
    }
    const read = choices.plant && readParameters(choices.plant.given);
    setFaults(read === null || read.ok ? new Map() : read.faults);
    if (!read?.ok) return null;
    return (control) => checkPlant(workbook, chosen, found.tables, read.parameters, choices.rows, control);
  };

  /** Checks again behind the result that is shown; when that cannot be done now, the result stays. */
  const refresh = async (way: OnTheWay) => {
    const signal = begin();
    // What the result shows already it goes on showing.
    const hasReadings = state.stage === 'done' && !lacksReadings(state.check);
    const outcome = await checkOf(way)?.({ signal, onStep: () => undefined }).catch(() => null);
    if (signal.aborted || outcome?.code !== 'checked') return;
    const check = hasReadings ? await withReadings(outcome.check, { signal }).catch(() => null) : outcome.check;
    if (signal.aborted || !check) return;
    setState((now) => (now.stage === 'done' ? { ...now, check } : now));
  };

  /** Puts another understanding of a table in its place. */
  const replace = (way: OnTheWay, table: FoundTable, by: FoundTable) =>
    setState({ stage: 'confirming', ...withTable(way, table, by) });

  return {
    state,
    notice,
    choices,
    faults,
    /** Looks for tables anew. */
    search: () => {
      setNotice(null);
      setState({ stage: 'searching' });
      setSearches((number) => number + 1);
    },
    choose: (found: TablesOfWorkbook, chosen: FoundTable) => {
      begin();
      // What was said of a plant's year is of the purchases that were chosen then.
      if (!formOf.current || !isSamePlace(formOf.current, chosen)) setChoices({ ...choices, plant: null });
      formOf.current = chosen;
      setState({ stage: 'confirming', found, chosen });
    },
    /** Back to the tables, as they were corrected. */
    chooseAnother: (found: TablesOfWorkbook) => {
      begin();
      setState({ stage: 'choosing', found });
    },
    correct: (way: OnTheWay, table: FoundTable, at: number, id: ColumnId | null) =>
      replace(way, table, { ...table, corrected: true, table: withColumn(table.grid, table.table, at, id) }),
    /** Says that a table is of another kind. */
    changeKind: (way: OnTheWay, table: FoundTable, kind: TableKind) =>
      replace(way, table, { ...table, corrected: true, table: asKind(table.grid, table.table, kind) }),
    /** Understands a table as if the person had never corrected it. */
    forget: async (way: OnTheWay, table: FoundTable) => {
      await forgetTable(workbook, table);
      replace(way, table, recognisedAnew(table));
    },
    /** Reads a table anew once a column was added to it, or that was undone. */
    columnsChanged: async (table: FoundTable, added: { column: number; id: ColumnId } | null) => {
      const by = await readAnew(workbook, table, added).catch(() => table);
      setState((now) => (now.stage === 'confirming' ? { ...now, ...withTable(now, table, by) } : now));
    },
    /** Takes a table into account, or leaves it out. */
    use: ({ found, chosen }: OnTheWay, table: FoundTable, isUsed: boolean) =>
      setState({ stage: 'confirming', found: { ...found, tables: withUse(found.tables, table, isUsed) }, chosen }),
    decide: (change: Partial<CheckChoices>) => setChoices({ ...choices, ...change }),
    /** To what a plant's year is judged by. */
    askParameters: (way: OnTheWay) => {
      begin();
      setFaults(new Map());
      const plant = choices.plant ?? firstForm(way.chosen, way.found.parameters, language);
      setChoices({ ...choices, plant });
      setState({ ...onlyWay(way), stage: 'parameters' });
    },
    backToColumns: (way: OnTheWay) => {
      begin();
      setState({ ...onlyWay(way), stage: 'confirming' });
    },
    run,
    refresh,
    /** Puts a check that has come to know more in the place of the same one before. */
    knowMore: (before: Checked, after: Checked) =>
      setState((now) => (now.stage === 'done' && now.check === before ? { ...now, check: after } : now)),
    /** Ends a check that is under way. */
    cancel: (way: OnTheWay) => {
      begin();
      setState(before(way));
      setNotice({ code: 'cancelled' });
    },
  };
}

export type Check = ReturnType<typeof useCheck>;

/** The same way with another understanding of one of its tables. */
function withTable({ found, chosen }: OnTheWay, table: FoundTable, by: FoundTable): OnTheWay {
  const tables = found.tables.map((one) => (one === table ? by : one));
  return { found: { ...found, tables }, chosen: chosen === table ? by : chosen };
}

/** What a step is given may be the state of the step before, which has more than the way to it. */
function onlyWay({ found, chosen }: OnTheWay): OnTheWay {
  return { found, chosen };
}
