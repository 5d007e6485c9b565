import { Accordion, makeStyles, SearchBox, Field, Text, tokens } from '@fluentui/react-components';
import { describedCatalogue } from '../../functions/describedCatalogue';
import { FunctionItem } from '../components/FunctionItem';
import { Heading } from '../components/Heading';
import { searchFunctions } from '../functionSearch';
import { usePane } from '../paneContext';
import { foundCount, functionTexts } from '../wording/functions';

const useStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  search: { maxWidth: '100%', width: '100%' },
  group: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  count: { color: tokens.colorNeutralForeground2 },
});

export interface FunctionsScreenProps {
  query: string;
  onQuery: (query: string) => void;
}

/** Every function of the add-in, to be searched, read about and tried. */
export function FunctionsScreen({ query, onQuery }: FunctionsScreenProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = functionTexts(language);
  const groups = searchFunctions(describedCatalogue, query, language);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div className={styles.screen}>
      <Heading level="h2">{texts.heading}</Heading>
      <Field label={texts.search}>
        <SearchBox
          className={styles.search}
          value={query}
          placeholder={texts.searchHint}
          onChange={(_event, { value }) => onQuery(value)}
          dismiss={{ 'aria-label': texts.clear }}
        />
      </Field>
      <Text role="status" className={styles.count} size={200}>
        {foundCount(count, language)}
      </Text>
      {groups.map(({ prefix, title, entries }) => (
        <section key={prefix} className={styles.group} aria-label={title}>
          <Heading level="h3">{title}</Heading>
          <Accordion multiple collapsible>
            {entries.map((entry) => (
              <FunctionItem key={entry.id} entry={entry} />
            ))}
          </Accordion>
        </section>
      ))}
    </div>
  );
}
