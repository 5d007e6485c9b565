import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import type { Workbook } from '../../../../workbook/port';
import { Notice } from '../../../components/Notice';
import { useUndo } from '../../../hooks/useUndo';
import { usePane } from '../../../paneContext';
import { refusalText } from '../../../wording/cells';
import { changedLine, lastWrittenLine, writingTexts } from '../../../wording/writing';

const useStyles = makeStyles({
  bar: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, paddingTop: tokens.spacingVerticalS },
  paragraph: { margin: 0 },
});

/** Above all of the tab: what was written last can be undone there, and what stopped in the middle must be. */
export function UndoBar({ workbook }: { workbook: Workbook }) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = writingTexts(language).undo;
  const { last, unfinished, state, undo, carryOut, leave } = useUndo(workbook);
  const isBusy = state.stage === 'undoing';
  return (
    <section className={styles.bar} aria-label={texts.region}>
      {unfinished && (
        <Notice intent="error" title={unfinished.status === 'undoing' ? texts.undoingStopped : texts.writingStopped}>
          <p className={styles.paragraph}>{texts.stoppedAdvice}</p>
          <div className={styles.buttons}>
            <Button size="small" disabledFocusable={isBusy} onClick={() => void undo(unfinished)}>
              {texts.now}
            </Button>
          </div>
        </Notice>
      )}
      {!unfinished && last && state.stage !== 'asking' && (
        <div className={styles.line}>
          <span>{lastWrittenLine(last.label, language)}</span>
          <Button size="small" disabledFocusable={isBusy} onClick={() => void undo(last)}>
            {texts.undo}
          </Button>
        </div>
      )}
      {state.stage === 'asking' && (
        <Notice intent="warning" title={texts.changed}>
          <p className={styles.paragraph}>{changedLine(state.since, language)}</p>
          <div className={styles.buttons}>
            <Button size="small" onClick={() => void carryOut(state.id, state.since)}>
              {texts.keepMine}
            </Button>
            <Button size="small" onClick={() => void carryOut(state.id, null)}>
              {texts.all}
            </Button>
            <Button size="small" onClick={leave}>
              {texts.leave}
            </Button>
          </div>
        </Notice>
      )}
      <div role="status">
        {isBusy && <Spinner size="tiny" label={texts.undoing} />}
        {state.stage === 'ended' &&
          (state.outcome.code === 'refused' ? (
            <Notice intent="error">
              {refusalText(state.outcome.refusal.code, state.outcome.refusal.detail, language)}
            </Notice>
          ) : (
            <Notice intent={state.outcome.code === 'undone' ? 'success' : 'info'}>{texts[state.outcome.code]}</Notice>
          ))}
      </div>
    </section>
  );
}
