import { Button, makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { Workbook } from '../../../workbook/port';
import type { SalesCheck } from '../../check/checkSales';
import { Heading } from '../../components/Heading';
import { Notice } from '../../components/Notice';
import { useStaleness } from '../../hooks/useStaleness';
import { usePane } from '../../paneContext';
import { checkTexts, count } from '../../wording/check';
import { FindingsView } from './FindingsView';
import { SummaryView } from './SummaryView';

const useStyles = makeStyles({
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  tabs: { marginLeft: `calc(-1 * ${tokens.spacingHorizontalS})` },
});

export interface CheckResultProps {
  workbook: Workbook;
  check: SalesCheck;
  onAgain: () => void;
  onAnother: () => void;
}

type Part = 'summary' | 'findings';

/** What a check came to, in sums and one by one. */
export function CheckResult({ workbook, check, onAgain, onAnother }: CheckResultProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = checkTexts(language).done;
  const isStale = useStaleness(workbook, check.grid);
  const [part, setPart] = useState<Part>('summary');
  const { errors, warnings, information } = check.validation.totals;
  return (
    <>
      <Heading level="h3">{texts.heading}</Heading>
      <div role="status">{isStale && <Notice intent="warning">{texts.stale}</Notice>}</div>
      <div className={styles.buttons}>
        <Button size="small" onClick={onAgain}>
          {texts.again}
        </Button>
        <Button size="small" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
      <TabList
        className={styles.tabs}
        size="small"
        aria-label={texts.parts}
        selectedValue={part}
        onTabSelect={(_event, { value }) => setPart(value as Part)}
      >
        <Tab value="summary" id="tab-summary" aria-controls="result">
          {texts.summary}
        </Tab>
        <Tab value="findings" id="tab-findings" aria-controls="result">
          {`${texts.findings} (${count(errors + warnings + information, language)})`}
        </Tab>
      </TabList>
      <div role="tabpanel" id="result" aria-labelledby={`tab-${part}`}>
        {part === 'summary' ? <SummaryView check={check} /> : <FindingsView check={check} workbook={workbook} />}
      </div>
    </>
  );
}
