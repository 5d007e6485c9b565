import { useEffect, useRef, useState } from 'react';
import type { ColumnId } from '../../sheets/columns';
import { withColumn } from '../../sheets/correction';
import type { RecognisedTable } from '../../sheets/recognisedTable';
import { WorkbookRefusal, type Workbook } from '../../workbook/port';
import type { Checked } from '../check/checked';
import { checkSales, type CheckOutcome } from '../check/checkSales';
import { tablesOfWorkbook, type FoundTable, type TablesOfWorkbook } from '../check/tablesOfWorkbook';
import type { CheckNotice } from '../wording/check';

/** Where the person is on the way from a sheet to what the check found. */
export type CheckState =
  | { stage: 'searching' }
  | { stage: 'failed'; refusal: WorkbookRefusal }
  | { stage: 'choosing'; found: TablesOfWorkbook }
  | { stage: 'confirming'; found: TablesOfWorkbook; chosen: FoundTable }
  | { stage: 'running'; found: TablesOfWorkbook; chosen: FoundTable; run: Run }
  | { stage: 'done'; found: TablesOfWorkbook; chosen: FoundTable; check: Checked };

export interface Run {
  step: 'reading' | 'checking';
  done: number;
  total: number;
  /** By `performance.now()`. */
  startedAt: number;
}

export type Notice = CheckNotice | { code: 'refused'; refusal: WorkbookRefusal };

/** The steps of checking a table of sales. Only the newest step counts: what an older one brings later is dropped. */
export function useCheck(workbook: Workbook, today: string) {
  const [state, setState] = useState<CheckState>({ stage: 'searching' });
  const [notice, setNotice] = useState<Notice | null>(null);
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
    const show = (next: CheckState) => {
      if (!own.signal.aborted) setState(next);
    };
    tablesOfWorkbook(workbook).then(
      (found) => show({ stage: 'choosing', found }),
      (failure: unknown) => show({ stage: 'failed', refusal: refusalFrom(failure) }),
    );
    return () => stop.current?.abort();
  }, [workbook, searches]);

  const run = async (found: TablesOfWorkbook, chosen: FoundTable) => {
    const signal = begin();
    const confirming: CheckState = { stage: 'confirming', found, chosen };
    let shown: Run = { step: 'reading', done: 0, total: 0, startedAt: performance.now() };
    const show = (change: Partial<Run>) => {
      shown = { ...shown, ...change };
      if (!signal.aborted) setState({ stage: 'running', found, chosen, run: shown });
    };
    show({});
    const control = {
      signal,
      onStep: (step: Run['step']) => show({ step, done: 0, total: 0 }),
      onProgress: (done: number, total: number) => show({ done, total }),
    };
    try {
      const { table, area } = chosen;
      const outcome = await checkSales(workbook, table, area.sheet, found.tables, today, control);
      if (signal.aborted) return;
      setState(outcome.code === 'checked' ? { stage: 'done', found, chosen, check: outcome.check } : confirming);
      setNotice(noticeFrom(outcome));
    } catch (failure) {
      if (signal.aborted) return;
      setState(confirming);
      setNotice(failure instanceof WorkbookRefusal ? { code: 'refused', refusal: failure } : { code: 'unexpected' });
    }
  };

  return {
    state,
    notice,
    /** Looks for tables anew. */
    search: () => {
      setNotice(null);
      setState({ stage: 'searching' });
      setSearches((number) => number + 1);
    },
    choose: (found: TablesOfWorkbook, chosen: FoundTable) => {
      begin();
      setState({ stage: 'confirming', found, chosen });
    },
    correct: (found: TablesOfWorkbook, chosen: FoundTable, at: number, id: ColumnId | null) => {
      const table: RecognisedTable = withColumn(chosen.grid, chosen.table, at, id);
      setState({ stage: 'confirming', found, chosen: { ...chosen, table } });
    },
    run,
    /** Ends a check that is under way. */
    cancel: (found: TablesOfWorkbook, chosen: FoundTable) => {
      begin();
      setState({ stage: 'confirming', found, chosen });
      setNotice({ code: 'cancelled' });
    },
  };
}

export type Check = ReturnType<typeof useCheck>;

function noticeFrom(outcome: CheckOutcome): Notice | null {
  return outcome.code === 'checked' ? null : outcome;
}

function refusalFrom(failure: unknown): WorkbookRefusal {
  return failure instanceof WorkbookRefusal ? failure : new WorkbookRefusal('failed');
}
