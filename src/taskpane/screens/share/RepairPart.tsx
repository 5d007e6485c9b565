import { Button, Field, makeStyles, ProgressBar, Spinner, tokens } from '@fluentui/react-components';
import { useRef } from 'react';
import { CERTAIN_KINDS, type Repair, type RepairKind, type Repairs } from '../../../sharing/repair/repairs';
import type { Workbook } from '../../../workbook/port';
import { Heading } from '../../components/Heading';
import { Notice } from '../../components/Notice';
import { useRepairs, type Repaired, type RepairState } from '../../hooks/useRepairs';
import { usePane } from '../../paneContext';
import { refusalText } from '../../wording/cells';
import { foundLine, repairAllLabel, repairedLine, repairTexts, searchedLine } from '../../wording/share/repair';
import { shareTexts } from '../../wording/share/share';
import { outcomeLine } from '../../wording/writing';
import { UndoBar } from '../check/write/UndoBar';
import { DoubtfulTexts, LockedSheets } from './repair/NotRepaired';
import { RepairGroup } from './repair/RepairGroup';
import type { SharePartProps } from './sharePart';

const KINDS: readonly RepairKind[] = [...CERTAIN_KINDS, 'errorCaught', 'text'];

const useStyles = makeStyles({
  paragraph: { margin: 0 },
  hint: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  button: { alignSelf: 'flex-start' },
});

/** Formulas of ours that do not work are looked for, shown with their mends, and entered again when it is asked for. */
export function RepairPart({ workbook, onBack }: SharePartProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = repairTexts(language);
  const { state, repaired, search, cancel, repair } = useRepairs(workbook);
  const told = useRef<HTMLDivElement>(null);
  const carryOut = (chosen: readonly Repair[]) => {
    // What was pressed goes away with the list.
    told.current?.focus();
    void repair(chosen);
  };
  return (
    <>
      <Heading level="h3" takesFocus>
        {shareTexts(language).parts.repair.title}
      </Heading>
      <p className={styles.paragraph}>{texts.intro}</p>
      <UndoBar workbook={workbook} />
      <div ref={told} role="status" tabIndex={-1}>
        {repaired && <RepairedNotice repaired={repaired} />}
      </div>
      <StateView state={state} workbook={workbook} onCancel={cancel} onRepair={carryOut} />
      <div className={styles.buttons}>
        {(state.stage === 'found' || state.stage === 'cancelled' || state.stage === 'failed') && (
          <Button onClick={search}>{texts.again}</Button>
        )}
        <Button onClick={onBack}>{shareTexts(language).back}</Button>
      </div>
    </>
  );
}

interface StateViewProps {
  state: RepairState;
  workbook: Workbook;
  onCancel: () => void;
  onRepair: (chosen: readonly Repair[]) => void;
}

function StateView({ state, workbook, onCancel, onRepair }: StateViewProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = repairTexts(language);
  switch (state.stage) {
    case 'searching': {
      const { done, total } = state;
      return (
        <>
          <Field label={texts.searching} hint={total > 0 ? searchedLine(done, total, language) : undefined}>
            <ProgressBar value={total > 0 ? done : undefined} max={Math.max(1, total)} />
          </Field>
          <Button className={styles.button} onClick={onCancel}>
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
    case 'repairing':
      return <Spinner size="tiny" label={texts.repairing} />;
    case 'found':
      return <FoundView repairs={state.repairs} workbook={workbook} onRepair={onRepair} />;
  }
}

interface FoundViewProps {
  repairs: Repairs;
  workbook: Workbook;
  onRepair: (chosen: readonly Repair[]) => void;
}

function FoundView({ repairs: { found, doubtful, locked }, workbook, onRepair }: FoundViewProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = repairTexts(language);
  const certain = found.filter(({ kind }) => CERTAIN_KINDS.includes(kind));
  const isNothing = found.length === 0 && doubtful.length === 0 && locked.length === 0;
  return (
    <>
      <div role="status">
        {isNothing ? <Notice intent="success">{texts.nothing}</Notice> : foundLine(found.length, language)}
      </div>
      {certain.length > 0 && (
        <Button className={styles.button} appearance="primary" onClick={() => onRepair(certain)}>
          {repairAllLabel(certain.length, language)}
        </Button>
      )}
      {!isNothing && <p className={styles.hint}>{texts.howTo}</p>}
      {locked.length > 0 && <LockedSheets locked={locked} />}
      {KINDS.map((kind) => {
        const repairs = found.filter((one) => one.kind === kind);
        return (
          repairs.length > 0 && (
            <RepairGroup key={kind} kind={kind} repairs={repairs} workbook={workbook} onRepair={onRepair} />
          )
        );
      })}
      {doubtful.length > 0 && <DoubtfulTexts doubtful={doubtful} workbook={workbook} />}
    </>
  );
}

function RepairedNotice({ repaired: { outcome, cells, changed } }: { repaired: Repaired }) {
  const { language } = usePane();
  if (outcome.code === 'done') return <Notice intent="success">{repairedLine(cells, changed, language)}</Notice>;
  if (outcome.code === 'nothingLeft') return <Notice intent="info">{repairedLine(0, changed, language)}</Notice>;
  const { intent, text } = outcomeLine(outcome, language);
  return <Notice intent={intent}>{text}</Notice>;
}
