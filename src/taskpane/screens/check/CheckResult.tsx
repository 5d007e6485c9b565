import { Button, makeStyles, Spinner, Tab, TabList, tokens } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import type { Workbook } from '../../../workbook/port';
import { sheetsRead, type Checked } from '../../check/checked';
import { Heading } from '../../components/Heading';
import { Notice } from '../../components/Notice';
import { useOtherReadings } from '../../hooks/useOtherReadings';
import { useStaleness } from '../../hooks/useStaleness';
import { usePane } from '../../paneContext';
import { checkTexts } from '../../wording/check';
import { readingsTexts } from '../../wording/otherReadings';
import { LiveSwitch } from './live/LiveSwitch';
import { RESULT_PARTS } from './resultParts';

const useStyles = makeStyles({
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  tabs: { flexWrap: 'wrap', marginLeft: `calc(-1 * ${tokens.spacingHorizontalS})` },
});

export interface CheckResultProps {
  workbook: Workbook;
  check: Checked;
  onAgain: () => void;
  /** Checks again without leaving the result. */
  onRefresh: () => Promise<void>;
  /** The same check with more that it has come to know. */
  onMore: (before: Checked, after: Checked) => void;
  /** To what a plant's year is judged by. */
  onParameters?: (() => void) | undefined;
  onAnother: () => void;
}

/** What a check came to, part by part: in sums, one by one, and what is done with it. */
export function CheckResult({
  workbook,
  check,
  onAgain,
  onRefresh,
  onMore,
  onParameters,
  onAnother,
}: CheckResultProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = checkTexts(language).done;
  const sheets = useMemo(() => sheetsRead(check), [check]);
  const isStale = useStaleness(workbook, sheets);
  const [shown, setShown] = useState(RESULT_PARTS[0]!);
  const readings = useOtherReadings(check, shown.needsReadings === true, onMore);
  const isWaiting = shown.needsReadings === true && readings.state === 'asking';
  const { View } = shown;
  return (
    <>
      <Heading level="h3">{texts.heading}</Heading>
      <div role="status">{isStale && <Notice intent="warning">{texts.stale}</Notice>}</div>
      <div className={styles.buttons}>
        <Button size="small" onClick={onAgain}>
          {texts.again}
        </Button>
        {onParameters && (
          <Button size="small" onClick={onParameters}>
            {texts.parameters}
          </Button>
        )}
        <Button size="small" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
      <LiveSwitch workbook={workbook} check={check} onRefresh={onRefresh} />
      <TabList
        className={styles.tabs}
        size="small"
        aria-label={texts.parts}
        selectedValue={shown.id}
        onTabSelect={(_event, { value }) => setShown(RESULT_PARTS.find(({ id }) => id === value) ?? shown)}
      >
        {RESULT_PARTS.map(({ id, title }) => (
          <Tab key={id} value={id} id={`tab-${id}`} aria-controls="result">
            {title(check, language)}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id="result" aria-labelledby={`tab-${shown.id}`}>
        {shown.needsReadings && readings.state === 'failed' && (
          <Notice intent="warning">{readingsTexts(language).leftOut}</Notice>
        )}
        {isWaiting ? (
          <Spinner size="tiny" label={readingsTexts(language).asking} />
        ) : (
          <View check={check} workbook={workbook} onAgain={onAgain} readings={readings} />
        )}
      </div>
    </>
  );
}
