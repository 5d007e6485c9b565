import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  facts: { margin: 0, display: 'grid', gap: tokens.spacingVerticalXS },
  fact: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: tokens.spacingHorizontalS },
  label: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold, marginLeft: 'auto', textAlign: 'right' },
});

/** A label and what is said of it. */
export type Fact = readonly [label: string, text: string];

/** Figures with their labels, one below the other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
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
