import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  Checkbox,
  Field,
  makeStyles,
  SearchBox,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Severity } from '../../../validation/finding';
import { WorkbookRefusal } from '../../../workbook/port';
import { refusalOf } from '../../../workbook/refusalOf';
import { foundBySeverity } from '../../check/checked';
import { filteredGroups, findingGroups, type FindingGroup, type FindingLine } from '../../check/findingLines';
import { Notice } from '../../components/Notice';
import { VirtualList } from '../../components/VirtualList';
import { usePane } from '../../paneContext';
import { refusalText } from '../../wording/cells';
import { findingTitle } from '../../wording/findingTitles';
import { findingsTexts, firstOnesLine, placeOf, severityCount, selectedLine, shownCount } from '../../wording/findings';
import type { ResultPartProps } from './resultPart';
import { FixButtons } from './write/FixButtons';

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'information'];
/** Place and two lines of its sentence. */
const LINE_HEIGHT = 64;
const LINES_IN_VIEW = 5;

const useStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  paragraph: { margin: 0 },
  hint: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  severities: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS },
  search: { maxWidth: '100%', width: '100%' },
  header: { display: 'flex', flexDirection: 'column', paddingBottom: tokens.spacingVerticalXS },
  count: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    marginLeft: 0,
    marginRight: 0,
    paddingBottom: tokens.spacingVerticalM,
  },
  place: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase200 },
  text: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

/** What was found, by code; choosing a finding selects its cell in the sheet. */
export function FindingsView({ check, workbook, onAgain }: ResultPartProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = findingsTexts(language);
  const [severities, setSeverities] = useState<ReadonlySet<Severity>>(new Set(SEVERITIES));
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query);
  const groups = useMemo(() => findingGroups(check, language), [check, language]);
  const shown = useMemo(() => filteredGroups(groups, severities, searched), [groups, severities, searched]);
  const totals = useMemo(() => foundBySeverity(check), [check]);
  const isOneSheet = check.tables.every(({ grid }) => grid.sheet === check.grid.sheet);
  if (groups.length === 0) return <p className={styles.paragraph}>{texts.none}</p>;
  const toggle = (severity: Severity) => {
    const next = new Set(severities);
    if (!next.delete(severity)) next.add(severity);
    setSeverities(next);
  };
  return (
    <div className={styles.view}>
      <div role="group" aria-label={texts.severities} className={styles.severities}>
        {SEVERITIES.map((severity) => (
          <Checkbox
            key={severity}
            label={severityCount(totals[severity], severity, language)}
            checked={severities.has(severity)}
            onChange={() => toggle(severity)}
          />
        ))}
      </div>
      <Field label={texts.search}>
        <SearchBox
          className={styles.search}
          value={query}
          placeholder={texts.searchHint}
          onChange={(_event, { value }) => setQuery(value)}
          dismiss={{ 'aria-label': texts.clear }}
        />
      </Field>
      <Text role="status" size={200}>
        {shown.length === 0
          ? texts.noneLeft
          : shownCount(
              shown.reduce((sum, { found }) => sum + found, 0),
              language,
            )}
      </Text>
      <p className={styles.hint}>{texts.howTo}</p>
      <Accordion collapsible>
        {shown.map((group) => (
          <GroupItem
            key={`${group.severity} ${group.code}`}
            group={group}
            showsSheet={!isOneSheet}
            check={check}
            workbook={workbook}
            onAgain={onAgain}
          />
        ))}
      </Accordion>
    </div>
  );
}

interface GroupItemProps extends ResultPartProps {
  group: FindingGroup;
  /** Findings are of several sheets. */
  showsSheet: boolean;
}

function GroupItem({ group, showsSheet, ...part }: GroupItemProps) {
  const { language } = usePane();
  const styles = useStyles();
  const { severity, code, lines, found } = group;
  return (
    <AccordionItem value={`${severity} ${code}`}>
      <AccordionHeader as="h4" expandIconPosition="end">
        <span className={styles.header}>
          <span>
            {code} · {findingTitle(code, language)}
          </span>
          <span className={styles.count}>{severityCount(found, severity, language)}</span>
        </span>
      </AccordionHeader>
      <AccordionPanel className={styles.panel}>
        <LinesOfGroup
          lines={lines}
          label={`${code} · ${findingTitle(code, language)}`}
          code={code}
          showsSheet={showsSheet}
          {...part}
        />
        {found > lines.length && <p className={styles.hint}>{firstOnesLine(lines.length, found, language)}</p>}
      </AccordionPanel>
    </AccordionItem>
  );
}

interface LinesOfGroupProps extends ResultPartProps {
  lines: readonly FindingLine[];
  code: string;
  label: string;
  showsSheet: boolean;
}

function LinesOfGroup({ lines, code, label, showsSheet, ...part }: LinesOfGroupProps) {
  const { workbook } = part;
  const { language } = usePane();
  const styles = useStyles();
  const [active, setActive] = useState<number | null>(null);
  const [chosen, setChosen] = useState<FindingLine | WorkbookRefusal | null>(null);
  const place = active === null ? null : Math.min(active, lines.length - 1);
  const line = place === null ? undefined : lines[place];
  const placeText = ({ cell, of }: FindingLine) => placeOf(cell, showsSheet ? of.grid.sheet : null, language);
  const choose = async (index: number) => {
    setActive(index);
    const { cell } = lines[index]!;
    if (!cell) return;
    try {
      await workbook.select(cell);
      setChosen(lines[index]!);
    } catch (failure) {
      setChosen(refusalOf(failure));
    }
  };
  return (
    <>
      <VirtualList
        label={label}
        count={lines.length}
        optionHeight={LINE_HEIGHT}
        inView={LINES_IN_VIEW}
        active={place}
        onActive={setActive}
        onChoose={(index) => void choose(index)}
      >
        {(index) => (
          <>
            <div className={styles.place}>{placeText(lines[index]!)}</div>
            <div className={styles.text}>{lines[index]!.text}</div>
          </>
        )}
      </VirtualList>
      {line && <p className={styles.paragraph}>{line.text}</p>}
      <FixButtons {...part} code={code} line={line} />
      <div role="status">
        {chosen instanceof WorkbookRefusal ? (
          <Notice intent="error">{refusalText(chosen.code, chosen.detail, language)}</Notice>
        ) : (
          chosen?.cell && <Text size={200}>{selectedLine(chosen.cell, isHidden(chosen), language)}</Text>
        )}
      </div>
    </>
  );
}

/** Whether the row of a finding was hidden or filtered out when it was read. */
function isHidden({ cell, of: { grid } }: FindingLine): boolean {
  return cell !== null && (grid.hiddenRows?.has(cell.row - grid.top) ?? false);
}
