import { Button, Field, makeStyles, ProgressBar, Spinner, tokens } from '@fluentui/react-components';
import { useRef } from 'react';
import type { ComponentType } from 'react';
import type { Workbook } from '../../../../workbook/port';
import { Heading } from '../../../components/Heading';
import { Notice } from '../../../components/Notice';
import type { Mended, Mending } from '../../../hooks/useMending';
import { usePane } from '../../../paneContext';
import { refusalText } from '../../../wording/cells';
import { mendingTexts, searchedLine } from '../../../wording/share/mending';
import { shareTexts } from '../../../wording/share/share';
import { outcomeLine } from '../../../wording/writing';
import { UndoBar } from '../../check/write/UndoBar';

const useStyles = makeStyles({
  paragraph: { margin: 0 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  button: { alignSelf: 'flex-start' },
});

/** What shows the formulas that were found. */
export interface MendingViewProps<Found, One> {
  found: Found;
  workbook: Workbook;
  onMend: (chosen: readonly One[]) => void;
}

export interface MendingPartProps<Found, One> {
  workbook: Workbook;
  title: string;
  intro: string;
  mending: Mending<Found, One>;
  /** What was done, and what was left alone because it had changed. */
  mendedLine: (cells: number, changed: number) => string;
  onBack: () => void;
  View: ComponentType<MendingViewProps<Found, One>>;
}

/** Formulas are looked for, shown with what they become, and entered again when it is asked for. */
export function MendingPart<Found, One>(props: MendingPartProps<Found, One>) {
  const { workbook, title, intro, mending, mendedLine, onBack, View } = props;
  const { language } = usePane();
  const styles = useStyles();
  const { state, mended, search, mend } = mending;
  const told = useRef<HTMLDivElement>(null);
  const carryOut = (chosen: readonly One[]) => {
    // What was pressed goes away with the list.
    told.current?.focus();
    void mend(chosen);
  };
  return (
    <>
      <Heading level="h3" takesFocus>
        {title}
      </Heading>
      <p className={styles.paragraph}>{intro}</p>
      <UndoBar workbook={workbook} />
      <div ref={told} role="status" tabIndex={-1}>
        {mended && <MendedNotice mended={mended} mendedLine={mendedLine} />}
      </div>
      {state.stage === 'found' ? (
        <View found={state.found} workbook={workbook} onMend={carryOut} />
      ) : (
        <Unfinished mending={mending} />
      )}
      <div className={styles.buttons}>
        {state.stage !== 'searching' && state.stage !== 'mending' && (
          <Button onClick={search}>{mendingTexts(language).again}</Button>
        )}
        <Button onClick={onBack}>{shareTexts(language).back}</Button>
      </div>
    </>
  );
}

/** While there is nothing to show yet, or why there is not. */
function Unfinished({ mending: { state, cancel } }: { mending: Mending<unknown, never> }) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = mendingTexts(language);
  switch (state.stage) {
    case 'searching': {
      const { done, total } = state;
      return (
        <>
          <Field label={texts.searching} hint={total > 0 ? searchedLine(done, total, language) : undefined}>
            <ProgressBar value={total > 0 ? done : undefined} max={Math.max(1, total)} />
          </Field>
          <Button className={styles.button} onClick={cancel}>
            {texts.cancel}
          </Button>
        </>
      );
    }
    case 'cancelled':
      return (
        <div role="status">
          <Notice intent="info">{texts.cancelled}</Notice>
        </div>
      );
    case 'failed':
      return <Notice intent="error">{refusalText(state.refusal.code, state.refusal.detail, language)}</Notice>;
    case 'mending':
      return <Spinner size="tiny" label={texts.mending} />;
    case 'found':
      return null;
  }
}

interface MendedNoticeProps {
  mended: Mended;
  mendedLine: (cells: number, changed: number) => string;
}

function MendedNotice({ mended: { outcome, cells, changed }, mendedLine }: MendedNoticeProps) {
  const { language } = usePane();
  if (outcome.code === 'done') return <Notice intent="success">{mendedLine(cells, changed)}</Notice>;
  if (outcome.code === 'nothingLeft') return <Notice intent="info">{mendedLine(0, changed)}</Notice>;
  const { intent, text } = outcomeLine(outcome, language);
  return <Notice intent={intent}>{text}</Notice>;
}
