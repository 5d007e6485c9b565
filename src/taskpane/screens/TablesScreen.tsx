import { makeStyles, tokens } from '@fluentui/react-components';
import type { PriceTable } from '../../rules/pgpmbio/priceTable';
import { Heading } from '../components/Heading';
import { Notice } from '../components/Notice';
import { usePane } from '../paneContext';
import { actLine, actsHeading, actSource, tableFacts, tablesHeading, warningForToday } from '../wording/tables';

const useStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  facts: { margin: 0, display: 'grid', gap: tokens.spacingVerticalXS },
  label: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  fact: { margin: 0 },
  acts: { margin: 0, paddingLeft: tokens.spacingHorizontalL },
  source: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

export interface TablesScreenProps {
  tables: readonly PriceTable[];
  /** `yyyy-mm-dd` */
  today: string;
}

/** The price tables in use: for which sales, by which acts. */
export function TablesScreen({ tables, today }: TablesScreenProps) {
  const { language } = usePane();
  const styles = useStyles();
  const warning = warningForToday(tables, today, language);
  return (
    <div className={styles.screen}>
      <Heading level="h2">{tablesHeading(language)}</Heading>
      {warning !== null && <Notice intent="warning">{warning}</Notice>}
      {tables.map((table) => (
        <TableCard key={table.id} table={table} />
      ))}
    </div>
  );
}

function TableCard({ table }: { table: PriceTable }) {
  const { language } = usePane();
  const styles = useStyles();
  return (
    <section className={styles.card} aria-label={table.harvest}>
      <Heading level="h3">{table.harvest}</Heading>
      <dl className={styles.facts}>
        {tableFacts(table, language).map(([label, text]) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.fact}>{text}</dd>
          </div>
        ))}
      </dl>
      <Heading level="h4">{actsHeading(language)}</Heading>
      <ul className={styles.acts}>
        {table.acts.map((act) => (
          <li key={act.name}>
            {actLine(act, language)}
            <div className={styles.source}>{actSource(act, language)}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
