import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Workbook } from '../../../workbook/port';
import { Heading } from '../../components/Heading';
import { Notice } from '../../components/Notice';
import { useCheck, type Check, type Notice as CheckNotice } from '../../hooks/useCheck';
import { usePane } from '../../paneContext';
import { refusalText } from '../../wording/cells';
import { checkTexts, noticeLine } from '../../wording/check';
import type { ScreenProps } from '../LoadedTab';
import { CheckProgress } from './CheckProgress';
import { CheckResult } from './CheckResult';
import { ChooseTable } from './ChooseTable';
import { ConfirmColumns } from './ConfirmColumns';
import { PlantParametersForm } from './PlantParametersForm';
import { UndoBar } from './write/UndoBar';

const useStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  paragraph: { margin: 0 },
  button: { alignSelf: 'flex-start' },
  stage: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    ':focus': { outlineStyle: 'none' },
  },
});

/** From a person's table to what is found in it: choose, confirm the columns, say what a plant is judged by, check, read. */
export default function CheckScreen({ workbook, today }: ScreenProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = checkTexts(language);
  const check = useCheck(workbook, today);
  return (
    <div className={styles.screen}>
      <Heading level="h2">{texts.heading}</Heading>
      <p className={styles.paragraph}>{texts.intro}</p>
      <UndoBar workbook={workbook} />
      <div role="status">{check.notice && <NoticeView notice={check.notice} />}</div>
      <StageView check={check} workbook={workbook} />
    </div>
  );
}

function NoticeView({ notice }: { notice: CheckNotice }) {
  const { language } = usePane();
  if (notice.code === 'refused')
    return <Notice intent="error">{refusalText(notice.refusal.code, notice.refusal.detail, language)}</Notice>;
  return <Notice intent={notice.code === 'cancelled' ? 'info' : 'warning'}>{noticeLine(notice, language)}</Notice>;
}

function StageView({ check, workbook }: { check: Check; workbook: Workbook }) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = checkTexts(language);
  const { state } = check;
  switch (state.stage) {
    case 'searching':
      return <Spinner size="tiny" label={texts.choose.searching} />;
    case 'failed':
      return (
        <>
          <Notice intent="error">{refusalText(state.refusal.code, state.refusal.detail, language)}</Notice>
          <Button className={styles.button} onClick={check.search}>
            {texts.choose.readAgain}
          </Button>
        </>
      );
    case 'choosing':
      return (
        <Stage key="choosing">
          <ChooseTable
            workbook={workbook}
            found={state.found}
            onChoose={(table) => check.choose(state.found, table)}
            onReadAgain={check.search}
          />
        </Stage>
      );
    case 'confirming':
      return (
        <Stage key="confirming" takesFocus>
          <ConfirmColumns
            workbook={workbook}
            way={state}
            choices={check.choices}
            onDecide={check.decide}
            onCorrect={(table, at, id) => check.correct(state, table, at, id)}
            onChangeKind={(table, kind) => check.changeKind(state, table, kind)}
            onForget={(table) => void check.forget(state, table)}
            onColumnsChanged={(table, added) => void check.columnsChanged(table, added)}
            onUse={(table, isUsed) => check.use(state, table, isUsed)}
            onStart={() => (state.chosen.table.kind === 'sales' ? check.run(state) : check.askParameters(state))}
            onBack={() => check.chooseAnother(state.found)}
          />
        </Stage>
      );
    case 'parameters':
      return (
        <Stage key="parameters" takesFocus>
          <PlantParametersForm
            form={check.choices.plant!}
            faults={check.faults}
            onChange={(plant) => check.decide({ plant })}
            onStart={() => void check.run(state)}
            onBack={() => check.backToColumns(state)}
          />
        </Stage>
      );
    case 'running':
      return (
        <Stage key="running" takesFocus>
          <CheckProgress run={state.run} onCancel={() => check.cancel(state)} />
        </Stage>
      );
    case 'done':
      return (
        <Stage key="done" takesFocus>
          <CheckResult
            workbook={workbook}
            check={state.check}
            onAgain={() => void check.run(state)}
            onRefresh={() => check.refresh(state)}
            onMore={check.knowMore}
            onParameters={state.check.programme === 'selo' ? () => check.askParameters(state) : undefined}
            onAnother={check.search}
          />
        </Stage>
      );
  }
}

/** A step on the way. What was pressed is gone with the step before, so that the focus goes to the new one. */
function Stage({ takesFocus = false, children }: { takesFocus?: boolean; children: ReactNode }) {
  const styles = useStyles();
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) stage.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={stage} tabIndex={-1} className={styles.stage}>
      {children}
    </div>
  );
}
