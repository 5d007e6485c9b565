import { makeStyles, tokens } from '@fluentui/react-components';
import type { GroupAmounts } from '../../../../validation/pgpmbio/totals';
import type { SalesCheck } from '../../../check/checked';
import { Heading } from '../../../components/Heading';
import { BarsChart } from '../../../components/charts/BarsChart';
import { Notice } from '../../../components/Notice';
import { usePane } from '../../../paneContext';
import { salesBars } from '../../../wording/charts';
import { belowTableLine, hiddenLeftOutLine, leftOutLine, strayLine } from '../../../wording/check';
import {
  amountFacts,
  groupLines,
  rowFacts,
  summaryTexts,
  unreadLine,
  type GroupOfSales,
} from '../../../wording/summary';
import { Facts } from './Facts';
import { FindingCounts } from './FindingCounts';
import { GroupTable } from './GroupTable';

const MOST_UNREAD = 20;

const useStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  paragraph: { margin: 0 },
  unread: { margin: 0, paddingLeft: tokens.spacingHorizontalL },
});

/** What a check came to: rows, amounts, and these by product, family and organisation. */
export function SalesSummary({ check }: { check: SalesCheck }) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = summaryTexts(language);
  const { validation, table, grid, stray } = check;
  const { totals } = validation;
  const leftOut = leftOutLine(table, grid.top, language);
  const below = belowTableLine(table, language);
  const hidden = hiddenLeftOutLine(check.hiddenLeftOut, language);
  return (
    <div className={styles.view}>
      <UnreadView check={check} />
      <Heading level="h4">{texts.rows}</Heading>
      <Facts facts={rowFacts(totals, language)} />
      {below !== null && <p className={styles.paragraph}>{below}</p>}
      {hidden !== null && <p className={styles.paragraph}>{hidden}</p>}
      {leftOut !== null && <p className={styles.paragraph}>{leftOut}</p>}
      {stray && <p className={styles.paragraph}>{strayLine(stray, language)}</p>}
      <Heading level="h4">{texts.amounts}</Heading>
      {totals.lines === 0 ? (
        <p className={styles.paragraph}>{texts.noValues}</p>
      ) : (
        <Facts facts={amountFacts(totals, language)} />
      )}
      <SalesGroups kind="product" groups={totals.byProduct} />
      <SalesGroups kind="family" groups={totals.byFamily} />
      <SalesGroups kind="organisation" groups={totals.byOrganisation} />
      <FindingCounts check={check} />
    </div>
  );
}

/** Balances that are not taken off make the payable amount too large: that is told before the amounts. */
function UnreadView({ check }: { check: SalesCheck }) {
  const { language } = usePane();
  const styles = useStyles();
  const { unread } = check.beside;
  if (unread.length === 0) return null;
  return (
    <Notice intent="warning" title={summaryTexts(language).besideTitle}>
      <ul className={styles.unread}>
        {unread.slice(0, MOST_UNREAD).map((row, index) => (
          <li key={index}>{unreadLine(row, language)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function SalesGroups({ kind, groups }: { kind: GroupOfSales; groups: readonly GroupAmounts[] }) {
  const { language } = usePane();
  const texts = summaryTexts(language);
  // Without a column of organisations there is one group without a name, which says nothing.
  if (groups.length === 0 || (groups.length === 1 && groups[0]!.label === '')) return null;
  const title = texts.group[kind];
  const lines = groupLines(groups, kind, language);
  const chart = salesBars(title, groups, lines, language);
  return (
    <GroupTable
      title={title}
      headings={[texts.name[kind], texts.computed, texts.payable]}
      lines={lines}
      chart={chart && <BarsChart chart={chart} />}
    />
  );
}
