import {
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  Link,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import type { DescribedFunction, DescribedParameter } from '../../functions/describedCatalogue';
import { helpAddress } from '../../functions/helpAddress';
import { usePane } from '../paneContext';
import { functionTexts } from '../wording/functions';
import { ExampleItem } from './ExampleItem';
import { Heading } from './Heading';

const useStyles = makeStyles({
  header: { display: 'flex', flexDirection: 'column', paddingBottom: tokens.spacingVerticalXS },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  description: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    marginLeft: tokens.spacingHorizontalS,
    marginRight: 0,
    paddingBottom: tokens.spacingVerticalM,
  },
  list: { margin: 0, paddingLeft: tokens.spacingHorizontalL },
  examples: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
  },
  paragraph: { margin: 0 },
});

/** One function of the catalogue: its name and purpose, and on opening all that a person needs to use it. */
export function FunctionItem({ entry }: { entry: DescribedFunction }) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = functionTexts(language);
  return (
    <AccordionItem value={entry.id}>
      <AccordionHeader as="h4" expandIconPosition="end">
        <span className={styles.header}>
          <span className={styles.name}>{entry.id}</span>
          <span className={styles.description}>{entry.description[language]}</span>
        </span>
      </AccordionHeader>
      <AccordionPanel className={styles.panel}>
        <Heading level="h5">{texts.examples}</Heading>
        <ul className={styles.examples}>
          {entry.examples.map((example) => (
            <ExampleItem key={example.formula} example={example} />
          ))}
        </ul>
        <Heading level="h5">{texts.arguments}</Heading>
        <ArgumentList parameters={entry.parameters} />
        <Heading level="h5">{texts.help}</Heading>
        {entry.help[language].map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        <Link href={helpAddress(entry.id, language)} target="_blank" rel="noopener">
          {texts.fullHelp(entry.id)}
        </Link>
      </AccordionPanel>
    </AccordionItem>
  );
}

function ArgumentList({ parameters }: { parameters: readonly DescribedParameter[] }) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = functionTexts(language);
  if (parameters.length === 0) return <Text>{texts.noArguments}</Text>;
  return (
    <ol className={styles.list}>
      {parameters.map(({ key, label, description, optional }) => (
        <li key={key}>
          <Text weight="semibold">{label[language]}</Text>
          {optional && <Text> ({texts.optional})</Text>}
          <Text>: {description[language]}</Text>
        </li>
      ))}
    </ol>
  );
}
