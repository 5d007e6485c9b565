import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { shownInColumn } from '../../../../validation/writeBack/shownInColumn';
import { cellAddress } from '../../../../workbook/address';
import { refusalOf } from '../../../../workbook/refusalOf';
import type { FindingLine } from '../../../check/findingLines';
import { Notice } from '../../../components/Notice';
import { changesWereWritten } from '../../../hooks/useUndo';
import { usePane } from '../../../paneContext';
import { fixAllLabel, fixedLine, fixingTexts, fixOneLabel, fixPlanLine } from '../../../wording/fixing';
import { outcomeLine } from '../../../wording/writing';
import { carryOutFixes, cellOf, fixesOf, planFixes, type CellFix, type FixPlan } from '../../../write/fixing';
import type { WriteOutcome } from '../../../write/writeResults';
import type { ResultPartProps } from '../resultPart';

const useStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  paragraph: { margin: 0 },
});

export interface FixButtonsProps extends ResultPartProps {
  code: string;
  /** The finding chosen in the list. */
  line: FindingLine | undefined;
}

type State =
  | { stage: 'idle' }
  | { stage: 'asking'; plan: FixPlan }
  | { stage: 'working' }
  | { stage: 'ended'; outcome: WriteOutcome | null; cells: number };

/** Mends that are certain, for the finding chosen or for all of its code; nothing where there are none. */
export function FixButtons({ check, code, line, workbook, onAgain }: FixButtonsProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = fixingTexts(language);
  const [state, setState] = useState<State>({ stage: 'idle' });
  const fixes = useMemo(() => fixesOf(check, code), [check, code]);
  const planLine = useId();
  const question = useRef<HTMLDivElement>(null);
  const ended = useRef<HTMLDivElement>(null);
  const all = useRef<HTMLButtonElement>(null);
  const isAsking = state.stage === 'asking';
  // What was pressed is gone then: the focus would fall to the page.
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  if (fixes.length === 0) return null;
  const one: CellFix | null = line?.fix ? { of: line.of, fix: line.fix } : null;
  const cell = one && cellOf(one);

  const carryOut = async (plan: FixPlan) => {
    setState({ stage: 'working' });
    // A fix needs no outcome of its own when no cell is left for it.
    const outcome = plan.cells === 0 ? null : await carryOutFixes(workbook, plan);
    await changesWereWritten(workbook);
    setState({ stage: 'ended', outcome, cells: plan.cells });
  };
  const confirm = (plan: FixPlan) => {
    ended.current?.focus();
    void carryOut(plan);
  };
  const leave = () => {
    flushSync(() => setState({ stage: 'idle' }));
    all.current?.focus();
  };
  const prepare = async (wanted: readonly CellFix[], next: (plan: FixPlan) => void) => {
    setState({ stage: 'working' });
    try {
      next(await planFixes(workbook, wanted, code));
    } catch (failure) {
      setState({ stage: 'ended', outcome: { code: 'refused', refusal: refusalOf(failure) }, cells: 0 });
    }
  };
  const isBusy = state.stage === 'working';
  return (
    <div className={styles.view}>
      {state.stage === 'asking' ? (
        <div ref={question} role="group" aria-labelledby={planLine} tabIndex={-1} className={styles.view}>
          <p id={planLine} className={styles.paragraph}>
            {fixPlanLine(state.plan, language)}
          </p>
          <div className={styles.buttons}>
            <Button size="small" appearance="primary" onClick={() => confirm(state.plan)}>
              {texts.fix}
            </Button>
            <Button size="small" onClick={leave}>
              {texts.cancel}
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles.buttons}>
          {one && cell && (
            <Button
              size="small"
              disabledFocusable={isBusy}
              onClick={() => void prepare([one], (plan) => void carryOut(plan))}
            >
              {fixOneLabel(cellAddress(cell), shownInColumn(one.fix.value, one.fix.column, language), language)}
            </Button>
          )}
          {(fixes.length > 1 || !one) && (
            <Button
              ref={all}
              size="small"
              disabledFocusable={isBusy}
              onClick={() => void prepare(fixes, (plan) => setState({ stage: 'asking', plan }))}
            >
              {fixAllLabel(fixes.length, language)}
            </Button>
          )}
        </div>
      )}
      <div ref={ended} role="status" tabIndex={-1}>
        {state.stage === 'ended' && <Ended outcome={state.outcome} cells={state.cells} onAgain={onAgain} />}
      </div>
    </div>
  );
}

interface EndedProps {
  outcome: WriteOutcome | null;
  cells: number;
  onAgain: () => void;
}

function Ended({ outcome, cells, onAgain }: EndedProps) {
  const { language } = usePane();
  const texts = fixingTexts(language);
  if (outcome === null) return <Notice intent="info">{texts.nothing}</Notice>;
  if (outcome.code !== 'done') {
    const { intent, text } = outcomeLine(outcome, language);
    return <Notice intent={intent}>{text}</Notice>;
  }
  return (
    <Notice intent="success">
      {fixedLine(cells, language)}{' '}
      <Button size="small" onClick={onAgain}>
        {texts.again}
      </Button>
    </Notice>
  );
}
