import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { sentenceOfSeloRefusal } from '../../../../explain/selo/refusal';
import type { Concentrated } from '../../../../validation/selo/concentration';
import { defaultSeloReadings } from '../../../../validation/selo/givenParameters';
import type { PlantYearTotals } from '../../../../validation/selo/plantTotals';
import type { PlantCheck } from '../../../check/checked';
import { BarsChart } from '../../../components/charts/BarsChart';
import { Heading } from '../../../components/Heading';
import { Notice } from '../../../components/Notice';
import type { OtherReadingsAsked } from '../../../hooks/useOtherReadings';
import { usePane } from '../../../paneContext';
import { disallowedBars, regionBars, shareBars } from '../../../wording/charts';
import { belowTableLine, hiddenLeftOutLine, leftOutLine, strayLine } from '../../../wording/check';
import { readingsTexts } from '../../../wording/otherReadings';
import {
  basisFacts,
  comparisonOf,
  concentrationLine,
  concentrationLines,
  disallowedLines,
  materialLines,
  moreLines,
  plantAmountFacts,
  plantRowFacts,
  plantSummaryTexts,
  readingLines,
  regionalLine,
  shareText,
  verdictLine,
} from '../../../wording/plantSummary';
import { Facts } from './Facts';
import { FindingCounts } from './FindingCounts';
import { GroupTable } from './GroupTable';

const useStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  paragraph: { margin: 0 },
  shares: { margin: 0, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: tokens.spacingHorizontalS },
  share: {
    display: 'flex',
    flexDirection: 'column',
    padding: tokens.spacingHorizontalS,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  figure: { margin: 0, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
  button: { alignSelf: 'flex-start' },
  about: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

export interface PlantSummaryProps {
  check: PlantCheck;
  readings: OtherReadingsAsked;
}

/** What a plant's year came to: both shares, the verdict, what did not count and why, and what else would change it. */
export function PlantSummary({ check, readings }: PlantSummaryProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = plantSummaryTexts(language);
  const { totals } = check.validation;
  const { grid, table, stray } = check;
  const notes = [
    belowTableLine(table, language),
    hiddenLeftOutLine(check.hiddenLeftOut, language),
    leftOutLine(table, grid.top, language),
    stray && strayLine(stray, language),
  ].filter((note) => note !== null);
  return (
    <div className={styles.view}>
      {'reason' in totals ? (
        <Notice intent="error">{sentenceOfSeloRefusal(totals.reason, language)}</Notice>
      ) : (
        <YearView check={check} totals={totals} readings={readings} />
      )}
      <FindingCounts check={check} />
      <Heading level="h4">{texts.basis}</Heading>
      <Facts facts={basisFacts(check, defaultSeloReadings, language)} />
      <Heading level="h4">{texts.rows}</Heading>
      <Facts facts={plantRowFacts(check, language)} />
      {notes.map((note) => (
        <p key={note} className={styles.paragraph}>
          {note}
        </p>
      ))}
    </div>
  );
}

function YearView({ check, totals, readings }: PlantSummaryProps & { totals: PlantYearTotals }) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = plantSummaryTexts(language);
  const { parameters, validation } = check;
  const verdict = verdictLine(totals, parameters.minimumShare, language);
  const regional = regionalLine(totals.regional, language);
  const disallowed = disallowedLines(validation.disallowed, language);
  const disallowedChart = disallowedBars(validation.disallowed, language);
  const regionChart = regionBars(totals.groups, language);
  const shares = shareBars(
    {
      weighted: totals.weightedShare.toNumber(),
      effective: totals.effectiveShare.toNumber(),
      minimum: parameters.minimumShare?.toNumber() ?? null,
      isReached: totals.verdict === 'reached',
    },
    language,
  );
  return (
    <>
      <Heading level="h4">{texts.shares}</Heading>
      <SharesView totals={totals} />
      <BarsChart chart={shares} />
      <Notice intent={verdict.intent} title={verdict.title}>
        {verdict.text}
      </Notice>
      <MoreView totals={totals} />
      <Heading level="h4">{texts.amounts}</Heading>
      <Facts facts={plantAmountFacts(totals, parameters.revenue, language)} />
      {disallowed.length === 0 ? (
        <p className={styles.paragraph}>{texts.nothingDisallowed}</p>
      ) : (
        <GroupTable
          title={texts.disallowed}
          headings={texts.disallowedHeadings}
          lines={disallowed}
          chart={disallowedChart && <BarsChart chart={disallowedChart} />}
        />
      )}
      <Heading level="h4">{texts.regional}</Heading>
      {regional.isMet === null ? (
        <p className={styles.paragraph}>{regional.text}</p>
      ) : (
        <Notice intent={regional.isMet ? 'success' : 'warning'}>{regional.text}</Notice>
      )}
      <GroupTable
        title={texts.groups}
        headings={texts.groupHeadings}
        lines={materialLines(totals.groups, language)}
        chart={regionChart && <BarsChart chart={regionChart} />}
      />
      <ReadingsView totals={totals} asked={readings} />
      <ComparisonView check={check} totals={totals} />
      <Heading level="h4">{texts.concentration}</Heading>
      <ConcentrationView who="farmers" title={texts.farmers} of={totals.concentration.farmers} />
      <ConcentrationView who="cooperatives" title={texts.cooperatives} of={totals.concentration.cooperatives} />
    </>
  );
}

/** Multipliers raise the weighted share without money: both are always seen together. */
function SharesView({ totals: { weightedShare, effectiveShare } }: { totals: PlantYearTotals }) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = plantSummaryTexts(language);
  const both = [
    [texts.weighted, weightedShare, texts.weightedHint],
    [texts.effective, effectiveShare, texts.effectiveHint],
  ] as const;
  return (
    <dl className={styles.shares}>
      {both.map(([label, part, hint]) => (
        <div key={label} className={styles.share}>
          <dt>{label}</dt>
          <dd className={styles.figure}>{shareText(part, language)}</dd>
          <dd className={styles.about}>{hint}</dd>
        </div>
      ))}
    </dl>
  );
}

function MoreView({ totals: { more, verdict } }: { totals: PlantYearTotals }) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = plantSummaryTexts(language);
  if (verdict !== 'notReached' || 'reason' in more || more.length === 0) return null;
  return (
    <>
      <p className={styles.paragraph}>{texts.moreIntro}</p>
      <GroupTable title={texts.more} headings={texts.moreHeadings} lines={moreLines(more, language)} />
    </>
  );
}

/** Trying every other reading takes as long as the check: that is asked for. */
function ReadingsView({ totals: { readings }, asked }: { totals: PlantYearTotals; asked: OtherReadingsAsked }) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = plantSummaryTexts(language);
  const { ask, asking, failed, none, why } = readingsTexts(language);
  return (
    <>
      {asked.state === 'known' && readings.length > 0 ? (
        <GroupTable title={texts.readings} headings={texts.readingsHeadings} lines={readingLines(readings, language)} />
      ) : (
        <Heading level="h4">{texts.readings}</Heading>
      )}
      <div role="status">
        {asked.state === 'asking' && <Spinner size="tiny" label={asking} />}
        {asked.state === 'failed' && <Notice intent="warning">{failed}</Notice>}
        {asked.state === 'known' && readings.length === 0 && <p className={styles.paragraph}>{none}</p>}
      </div>
      {(asked.state === 'notAsked' || asked.state === 'failed') && (
        <>
          <p className={styles.paragraph}>{why}</p>
          <Button className={styles.button} onClick={asked.ask}>
            {ask}
          </Button>
        </>
      )}
    </>
  );
}

function ComparisonView({ check, totals }: { check: PlantCheck; totals: PlantYearTotals }) {
  const { language } = usePane();
  const texts = plantSummaryTexts(language);
  const comparison = comparisonOf(totals, check.parameters, language);
  if (comparison === null) return null;
  return (
    <>
      <GroupTable title={texts.comparison} headings={texts.comparisonHeadings} lines={comparison.lines} />
      {comparison.refusal !== null && <Notice intent="warning">{comparison.refusal}</Notice>}
    </>
  );
}

interface ConcentrationProps {
  who: 'farmers' | 'cooperatives';
  title: string;
  of: Concentrated;
}

function ConcentrationView({ who, title, of }: ConcentrationProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = plantSummaryTexts(language);
  if (of.count === 0) return null;
  return (
    <>
      <p className={styles.paragraph}>{concentrationLine(who, of, language)}</p>
      <GroupTable title={title} headings={texts.concentrationHeadings} lines={concentrationLines(of, language)} />
    </>
  );
}
