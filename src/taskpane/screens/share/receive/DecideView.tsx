import { Button, Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { allPlain } from '../../../../sharing/receive/accept';
import type { Workbook } from '../../../../workbook/port';
import { Heading } from '../../../components/Heading';
import { Notice } from '../../../components/Notice';
import type { ApplyOutcome, Received } from '../../../hooks/useReceiving';
import { usePane } from '../../../paneContext';
import {
  changesIn,
  isAnyDecided,
  isUndecided,
  NOTHING_DECIDED,
  withAdded,
  withTaken,
  type Decisions,
} from '../../../share/receive/decisions';
import { DIFFERENCE_GROUPS, type Difference, type DifferenceGroup } from '../../../share/receive/differences';
import {
  applyLabel,
  chosenLine,
  appliedLine,
  groupLabel,
  isAllSame,
  leftLines,
  receiveTexts,
  undecidedLine,
} from '../../../wording/share/receive';
import { outcomeLine } from '../../../wording/writing';
import { DifferenceDetails } from './DifferenceDetails';
import { DifferenceList } from './DifferenceList';
import { Overview } from './Overview';

const useStyles = makeStyles({
  paragraph: { margin: 0 },
  hint: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  // What can be accepted at once may be said in more words than the pane is wide.
  wide: { maxWidth: '100%', whiteSpace: 'normal' },
  button: { alignSelf: 'flex-start' },
});

export interface DecideViewProps {
  workbook: Workbook;
  received: Received;
  decisions: Decisions;
  outcome: ApplyOutcome | null;
  onDecide: (decisions: Decisions) => void;
  onApply: () => void;
}

/** What came back beside what was sent and what is here: the person says what is taken over, and applies it. */
export function DecideView(props: DecideViewProps) {
  const { received, decisions, outcome, onApply } = props;
  const { language } = usePane();
  const styles = useStyles();
  const texts = receiveTexts(language);
  const { comparison, differences } = received;
  const undecided = differences.conflict.filter((difference) => isUndecided(difference, decisions)).length;
  const changes = changesIn(decisions);
  if (isAllSame(comparison))
    return (
      <>
        <Overview received={received} />
        <Notice intent="success">{texts.same}</Notice>
      </>
    );
  return (
    <>
      <Overview received={received} />
      <Heading level="h4">{texts.differences}</Heading>
      <p className={styles.hint}>{texts.howTo}</p>
      <AllAtOnce {...props} />
      <DifferencesView {...props} />
      <div role="status">
        <p className={styles.paragraph}>{chosenLine(changes, language)}</p>
        {undecided > 0 && <p className={styles.paragraph}>{undecidedLine(undecided, language)}</p>}
      </div>
      <Button className={styles.button} appearance="primary" disabledFocusable={changes === 0} onClick={onApply}>
        {applyLabel(changes, language)}
      </Button>
      <div role="status">{outcome && <OutcomeNotice outcome={outcome} />}</div>
    </>
  );
}

/** What nothing speaks against can be accepted together. */
function AllAtOnce({ received: { comparison }, decisions, onDecide }: DecideViewProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = receiveTexts(language);
  const { cells, newLines } = useMemo(() => allPlain(comparison), [comparison]);
  return (
    <div className={styles.buttons}>
      {cells.length > 0 && (
        <Button className={styles.wide} size="small" onClick={() => onDecide(withTaken(decisions, cells))}>
          {texts.acceptAll(cells.length)}
        </Button>
      )}
      {newLines.length > 0 && (
        <Button className={styles.wide} size="small" onClick={() => onDecide(withAdded(decisions, newLines))}>
          {texts.appendAll(newLines.length)}
        </Button>
      )}
      <Button size="small" disabledFocusable={!isAnyDecided(decisions)} onClick={() => onDecide(NOTHING_DECIDED)}>
        {texts.clear}
      </Button>
    </div>
  );
}

/** The differences of a group, or of all, and the one chosen below. */
function DifferencesView({ workbook, received, decisions, onDecide }: DecideViewProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = receiveTexts(language);
  const { comparison, differences } = received;
  const [group, setGroup] = useState<DifferenceGroup | 'all'>('all');
  const [active, setActive] = useState<number | null>(null);
  const shown = useMemo(
    () => (group === 'all' ? DIFFERENCE_GROUPS.flatMap((one) => differences[one]) : differences[group]),
    [differences, group],
  );
  const groups = DIFFERENCE_GROUPS.filter((one) => differences[one].length > 0);
  const total = groups.reduce((sum, one) => sum + differences[one].length, 0);
  const difference = active === null ? undefined : shown[active];
  const next = nextUndecided(shown, decisions, active);
  return (
    <>
      <Field label={texts.show}>
        <Select
          value={group}
          onChange={(_event, { value }) => {
            setGroup(value as DifferenceGroup | 'all');
            setActive(null);
          }}
        >
          {(['all', ...groups] as const).map((one) => (
            <option key={one} value={one}>
              {groupLabel(one, one === 'all' ? total : differences[one].length, language)}
            </option>
          ))}
        </Select>
      </Field>
      <DifferenceList
        key={group}
        label={texts.differences}
        workbook={workbook}
        comparison={comparison}
        shown={shown}
        decisions={decisions}
        active={active}
        onActive={setActive}
      />
      {difference && (
        <DifferenceDetails comparison={comparison} difference={difference} decisions={decisions} onDecide={onDecide} />
      )}
      {next >= 0 && next !== active && (
        <Button className={styles.button} size="small" onClick={() => setActive(next)}>
          {texts.next}
        </Button>
      )}
    </>
  );
}

/** The first conflict to decide after the one at hand, or else from the beginning; -1 where there is none. */
function nextUndecided(shown: readonly Difference[], decisions: Decisions, active: number | null): number {
  const after = shown.findIndex((one, at) => at > (active ?? -1) && isUndecided(one, decisions));
  return after >= 0 ? after : shown.findIndex((one) => isUndecided(one, decisions));
}

function OutcomeNotice({ outcome }: { outcome: ApplyOutcome }) {
  const { language } = usePane();
  if (outcome.code === 'nothingLeft')
    return (
      <Notice intent="warning">
        {[appliedLine(outcome.applied, language), ...leftLines(outcome.applied, language)].join(' ')}
      </Notice>
    );
  const { intent, text } = outcomeLine(outcome, language);
  return <Notice intent={intent}>{text}</Notice>;
}
