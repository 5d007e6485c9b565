import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { GroupAmounts } from '../../../validation/pgpmbio/totals';
import type { SalesCheck } from '../../check/checkSales';
import { Heading } from '../../components/Heading';
import { Notice } from '../../components/Notice';
import { usePane } from '../../paneContext';
import { leftOutLine, strayLine } from '../../wording/check';
import {
  amountFacts,
  groupLines,
  rowFacts,
  summaryTexts,
  unreadLine,
  type GroupLine,
  type GroupOfSales,
} from '../../wording/summary';

/** Rows of a table of groups that are shown at first, and that each press adds. */
const ROWS_AT_ONCE = 20;
const MOST_UNREAD = 20;

const useStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  paragraph: { margin: 0 },
  facts: { margin: 0, display: 'grid', gap: tokens.spacingVerticalXS },
  fact: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: tokens.spacingHorizontalS },
  label: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold, marginLeft: 'auto', textAlign: 'right' },
  group: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200 },
  head: {
    textAlign: 'left',
    verticalAlign: 'bottom',
    fontWeight: tokens.fontWeightSemibold,
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    paddingRight: tokens.spacingHorizontalXS,
  },
  name: {
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXS} ${tokens.spacingVerticalXS} 0`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  amount: {
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    padding: `${tokens.spacingVerticalXS} 0 ${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  right: { textAlign: 'right', paddingRight: 0, paddingLeft: tokens.spacingHorizontalS },
  small: { display: 'block', color: tokens.colorNeutralForeground2 },
  more: { alignSelf: 'flex-start' },
  unread: { margin: 0, paddingLeft: tokens.spacingHorizontalL },
});

/** What a check came to: rows, amounts, and these by product, family and organisation. */
export function SummaryView({ check }: { check: SalesCheck }) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = summaryTexts(language);
  const { validation, table, grid, stray } = check;
  const { totals } = validation;
  const leftOut = leftOutLine(table, grid.top, language);
  return (
    <div className={styles.view}>
      <UnreadView check={check} />
      <Heading level="h4">{texts.rows}</Heading>
      <Facts facts={rowFacts(totals, language)} />
      {leftOut !== null && <p className={styles.paragraph}>{leftOut}</p>}
      {stray && <p className={styles.paragraph}>{strayLine(stray, language)}</p>}
      <Heading level="h4">{texts.amounts}</Heading>
      {totals.lines === 0 ? (
        <p className={styles.paragraph}>{texts.noValues}</p>
      ) : (
        <Facts facts={amountFacts(totals, language)} />
      )}
      <GroupTable kind="product" groups={totals.byProduct} />
      <GroupTable kind="family" groups={totals.byFamily} />
      <GroupTable kind="organisation" groups={totals.byOrganisation} />
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

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.facts}>
      {facts.map(([label, text]) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function GroupTable({ kind, groups }: { kind: GroupOfSales; groups: readonly GroupAmounts[] }) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = summaryTexts(language);
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  // Without a column of organisations there is one group without a name, which says nothing.
  if (groups.length === 0 || (groups.length === 1 && groups[0]!.label === '')) return null;
  const lines = groupLines(groups, kind, language);
  const left = lines.length - shown;
  return (
    <section className={styles.group} aria-label={texts.group[kind]}>
      <Heading level="h4">{texts.group[kind]}</Heading>
      <table className={styles.table} aria-label={texts.group[kind]}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {texts.name[kind]}
            </th>
            <th scope="col" className={`${styles.head} ${styles.right}`}>
              {texts.computed}
            </th>
            <th scope="col" className={`${styles.head} ${styles.right}`}>
              {texts.payable}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, shown).map((line) => (
            <GroupRow key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <Button className={styles.more} size="small" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
          {texts.more(Math.min(left, ROWS_AT_ONCE))}
        </Button>
      )}
    </section>
  );
}

function GroupRow({ line }: { line: GroupLine }) {
  const styles = useStyles();
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {line.name}
        <span className={styles.small}>{line.lines}</span>
      </th>
      <td className={styles.amount}>{line.computed}</td>
      <td className={styles.amount}>
        {line.payable}
        {line.cut !== null && <span className={styles.small}>{line.cut}</span>}
      </td>
    </tr>
  );
}
