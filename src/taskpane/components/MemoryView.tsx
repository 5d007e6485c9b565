import { makeStyles, tokens } from '@fluentui/react-components';
import { usePane } from '../paneContext';
import { explanationTexts } from '../wording/explanation';
import { memoryText } from '../wording/memoryText';
import { Heading } from './Heading';
import { Notice } from './Notice';

const useStyles = makeStyles({
  memory: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  closing: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  steps: {
    margin: 0,
    paddingLeft: tokens.spacingHorizontalXXL,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    fontVariantNumeric: 'tabular-nums',
  },
  last: { fontWeight: tokens.fontWeightSemibold },
});

/** A memory of calculation as a list of steps, the result last and standing out. */
export function MemoryView({ text }: { text: string }) {
  const { language } = usePane();
  const styles = useStyles();
  const { title, notes, steps, closing } = memoryText(text);
  return (
    <section className={styles.memory} aria-label={explanationTexts(language).steps}>
      <Heading level="h3">{title}</Heading>
      {notes.map((note) => (
        <Notice key={note} intent="info">
          {note}
        </Notice>
      ))}
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} className={index === steps.length - 1 ? styles.last : undefined}>
            {step}
          </li>
        ))}
      </ol>
      {closing.map((line) => (
        <p key={line} className={styles.closing}>
          {line}
        </p>
      ))}
    </section>
  );
}
