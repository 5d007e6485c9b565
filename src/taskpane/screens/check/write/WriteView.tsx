import { Button, Checkbox, Field, makeStyles, ProgressBar, Spinner, tokens } from '@fluentui/react-components';
import { Heading } from '../../../components/Heading';
import { Notice } from '../../../components/Notice';
import { useWriting } from '../../../hooks/useWriting';
import { usePane } from '../../../paneContext';
import { outcomeLine, previewLines, writingTexts, writtenLine } from '../../../wording/writing';
import type { WriteChoices } from '../../../write/planWriting';
import type { WriteOutcome } from '../../../write/writeResults';
import type { ResultPartProps } from '../resultPart';

const OPTIONS: readonly (keyof WriteChoices)[] = ['columns', 'colors', 'notes', 'findingsSheet', 'memorySheet'];

const useStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  paragraph: { margin: 0 },
  options: { display: 'flex', flexDirection: 'column' },
  hint: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  preview: { margin: 0, paddingLeft: tokens.spacingHorizontalL },
  button: { alignSelf: 'flex-start' },
  buttons: { paddingTop: tokens.spacingVerticalS },
});

/** What of a check is written into the workbook: chosen, told beforehand, written, and undone. */
export function WriteView({ check, workbook, onAgain }: ResultPartProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = writingTexts(language);
  const { choices, choose, plan, isChosen, state, write, cancel } = useWriting(workbook, check);
  if (state.stage === 'writing')
    return (
      <div className={styles.view}>
        <Field
          label={texts.writing}
          hint={state.total > 0 ? writtenLine(state.done, state.total, language) : undefined}
        >
          <ProgressBar value={state.total > 0 ? state.done : undefined} max={Math.max(1, state.total)} />
        </Field>
        <Button className={styles.button} onClick={cancel}>
          {texts.cancel}
        </Button>
      </div>
    );
  const isReady = plan !== null && !('code' in plan);
  return (
    <div className={styles.view}>
      <p className={styles.paragraph}>{texts.intro}</p>
      <div role="group" aria-label={texts.title} className={styles.options}>
        {OPTIONS.map((which) => (
          <Checkbox
            key={which}
            label={
              <>
                {texts.options[which]}
                <span className={styles.hint}>{texts.hints[which]}</span>
              </>
            }
            checked={choices[which]}
            onChange={(_event, { checked }) => choose(which, checked === true)}
          />
        ))}
      </div>
      <Heading level="h4">{texts.preview}</Heading>
      {!isChosen && <p className={styles.paragraph}>{texts.nothing}</p>}
      {isChosen && plan === null && <Spinner size="tiny" label={texts.planning} />}
      {isReady && (
        <ul className={styles.preview}>
          {previewLines(plan.facts, language).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {plan !== null && 'code' in plan && <OutcomeNotice outcome={plan} onAgain={onAgain} />}
      <Button className={styles.button} appearance="primary" disabledFocusable={!isReady} onClick={() => void write()}>
        {texts.write}
      </Button>
      <div role="status">{state.outcome && <OutcomeNotice outcome={state.outcome} onAgain={onAgain} />}</div>
    </div>
  );
}

function OutcomeNotice({ outcome, onAgain }: { outcome: WriteOutcome; onAgain: () => void }) {
  const { language } = usePane();
  const styles = useStyles();
  const { intent, text } = outcomeLine(outcome, language);
  return (
    <Notice intent={intent}>
      {text}
      {outcome.code === 'stale' && (
        <div className={styles.buttons}>
          <Button size="small" onClick={onAgain}>
            {writingTexts(language).again}
          </Button>
        </div>
      )}
    </Notice>
  );
}
