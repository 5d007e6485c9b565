import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading';
import { usePane } from '../../../paneContext';
import { summaryTexts, type GroupLine } from '../../../wording/summary';

/** Rows that are shown at first, and that each press adds. */
const ROWS_AT_ONCE = 20;

const useStyles = makeStyles({
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
    overflowWrap: 'anywhere',
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
});

export interface GroupTableProps {
  title: string;
  /** Headings of the name and of each amount. */
  headings: readonly string[];
  lines: readonly GroupLine[];
  /** Stands between title and table, which holds all that it shows. */
  chart?: ReactNode;
}

/** Amounts by group, the first ones at once and the others when wanted. */
export function GroupTable({ title, headings, lines, chart }: GroupTableProps) {
  const { language } = usePane();
  const styles = useStyles();
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const left = lines.length - shown;
  return (
    <section className={styles.group} aria-label={title}>
      <Heading level="h4">{title}</Heading>
      {chart}
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            {headings.map((heading, at) => (
              <th key={at} scope="col" className={at === 0 ? styles.head : `${styles.head} ${styles.right}`}>
                {heading}
              </th>
            ))}
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
          {summaryTexts(language).more(Math.min(left, ROWS_AT_ONCE))}
        </Button>
      )}
    </section>
  );
}

function GroupRow({ line: { name, about, amounts } }: { line: GroupLine }) {
  const styles = useStyles();
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {name}
        {about !== null && <span className={styles.small}>{about}</span>}
      </th>
      {amounts.map(({ text, about: more }, at) => (
        <td key={at} className={styles.amount}>
          {text}
          {more !== null && <span className={styles.small}>{more}</span>}
        </td>
      ))}
    </tr>
  );
}
