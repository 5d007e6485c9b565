import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { Workbook } from '../../../workbook/port';
import { Heading } from '../../components/Heading';
import { Notice } from '../../components/Notice';
import { WorkProgress } from '../../components/WorkProgress';
import { useDroppedFile } from '../../hooks/useDroppedFile';
import { useReceiving, type NotReceived, type Receiving } from '../../hooks/useReceiving';
import { usePane } from '../../paneContext';
import { isAnyDecided } from '../../share/receive/decisions';
import { refusalText } from '../../wording/cells';
import { appliedLine, leftLines, receiveTexts } from '../../wording/share/receive';
import { returnedRefusalText } from '../../wording/share/receiveFindings';
import { shareTexts } from '../../wording/share/share';
import { writtenLine } from '../../wording/writing';
import { UndoBar } from '../check/write/UndoBar';
import { DecideView } from './receive/DecideView';
import { FileChooser } from './receive/FileChooser';
import { LeaveDialog } from './receive/LeaveDialog';
import type { SharePartProps } from './sharePart';

const useStyles = makeStyles({
  paragraph: { margin: 0 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** A copy that came back: compared, decided on, and applied; never anything unasked. */
export function ReceivePart({ workbook, onBack }: SharePartProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = receiveTexts(language);
  const receiving = useReceiving(workbook);
  const { state, decisions, chooseAnother } = receiving;
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const isToLose = state.stage === 'deciding' && isAnyDecided(decisions);
  const leave = (way: () => void) => (isToLose ? setLeaving(() => way) : way());
  const isWorking = state.stage === 'reading' || state.stage === 'applying';
  const isOver = useDroppedFile((file) => {
    if (!isWorking) leave(() => void receiving.read(file));
  });
  return (
    <>
      <Heading level="h3" takesFocus>
        {shareTexts(language).parts.receive.title}
      </Heading>
      <UndoBar workbook={workbook} />
      <StateView receiving={receiving} workbook={workbook} isOver={isOver} />
      {!isWorking && (
        <div className={styles.buttons}>
          {state.stage !== 'choosing' && <Button onClick={() => leave(chooseAnother)}>{texts.another}</Button>}
          <Button onClick={() => leave(onBack)}>{shareTexts(language).back}</Button>
        </div>
      )}
      {leaving && (
        <LeaveDialog
          onLeave={() => {
            setLeaving(null);
            leaving();
          }}
          onStay={() => setLeaving(null)}
        />
      )}
    </>
  );
}

interface StateViewProps {
  receiving: Receiving;
  workbook: Workbook;
  /** A file is being dragged over the page. */
  isOver: boolean;
}

function StateView({ receiving, workbook, isOver }: StateViewProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = receiveTexts(language);
  const { state, decisions, decide, read, apply, cancel, isUndone } = receiving;
  switch (state.stage) {
    case 'choosing':
      return (
        <>
          {state.notReceived && <NotReceivedView notReceived={state.notReceived} />}
          <p className={styles.paragraph}>{texts.intro}</p>
          <FileChooser isOver={isOver} onFile={(file) => void read(file)} />
        </>
      );
    case 'reading':
      return (
        <WorkProgress
          heading={texts.reading}
          takesFocus
          step={state.fileName}
          done={0}
          total={0}
          startedAt={state.startedAt}
          cancel={texts.cancel}
          onCancel={cancel}
        />
      );
    case 'applying':
      return (
        <WorkProgress
          heading={texts.applying}
          takesFocus
          step={state.received.file.name}
          done={state.done}
          total={state.total}
          hint={state.total > 0 ? writtenLine(state.done, state.total, language) : undefined}
          startedAt={state.startedAt}
          cancel={texts.cancel}
          onCancel={cancel}
        />
      );
    case 'deciding':
      return (
        <DecideView
          workbook={workbook}
          received={state.received}
          decisions={decisions}
          outcome={state.outcome}
          onDecide={decide}
          onApply={() => void apply(state.received)}
        />
      );
    case 'applied':
      return (
        <>
          <Heading level="h4" takesFocus>
            {isUndone ? texts.undone : texts.applied}
          </Heading>
          {!isUndone && (
            <Notice intent="success">
              {[appliedLine(state.applied, language), ...leftLines(state.applied, language)].join(' ')}
            </Notice>
          )}
          <div className={styles.buttons}>
            <Button onClick={() => void read(state.received.file)}>{texts.again}</Button>
          </div>
        </>
      );
  }
}

/** Why there is nothing to compare, with the focus on it: what was chosen is gone. */
function NotReceivedView({ notReceived }: { notReceived: NotReceived }) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = receiveTexts(language);
  return (
    <>
      <Heading level="h4" takesFocus>
        {notReceived.code === 'cancelled' ? texts.stopped : texts.notReceived}
      </Heading>
      {notReceived.code === 'returned' && <p className={styles.paragraph}>{notReceived.fileName}</p>}
      <Notice intent={notReceived.code === 'cancelled' ? 'info' : 'error'}>
        {notReceivedText(notReceived, texts, language)}
      </Notice>
    </>
  );
}

function notReceivedText(
  notReceived: NotReceived,
  texts: ReturnType<typeof receiveTexts>,
  language: ReturnType<typeof usePane>['language'],
): string {
  switch (notReceived.code) {
    case 'returned':
      return `${returnedRefusalText(notReceived.refusal, language)} ${texts.nothingChanged}`;
    case 'workbook':
      return refusalText(notReceived.refusal.code, notReceived.refusal.detail, language);
    case 'cancelled':
      return texts.cancelled;
    case 'failed':
      return texts.failed;
  }
}
