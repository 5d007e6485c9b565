import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  Field,
  makeStyles,
  Select,
  tokens,
} from '@fluentui/react-components';
import { usePane } from '../../paneContext';
import { readingTexts, type ReadingQuestion } from '../../wording/readings';

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, marginLeft: 0, marginRight: 0 },
  paragraph: { margin: 0 },
  select: { maxWidth: '100%', minWidth: 0 },
});

export interface ReadingsAccordionProps<Reading extends string> {
  questions: readonly ReadingQuestion<Reading>[];
  chosen: Readonly<Record<Reading, string>>;
  onChoose: (reading: Reading, choice: string) => void;
}

/** Open questions of a norm with the answer used and what it changes; the first choice of each is the usual one. */
export function ReadingsAccordion<Reading extends string>(props: ReadingsAccordionProps<Reading>) {
  const { questions, chosen, onChoose } = props;
  const { language } = usePane();
  const styles = useStyles();
  const texts = readingTexts(language);
  const changed = questions.filter(({ reading, choices }) => chosen[reading] !== choices[0]!.value).length;
  return (
    <Accordion collapsible>
      <AccordionItem value="readings">
        <AccordionHeader as="h4">{texts.heading(changed)}</AccordionHeader>
        <AccordionPanel className={styles.panel}>
          <p className={styles.paragraph}>{texts.intro}</p>
          {questions.map(({ reading, code, question, effect, choices }) => (
            <Field key={reading} label={`${code}. ${question}`} hint={effect}>
              <Select
                className={styles.select}
                size="small"
                value={chosen[reading]}
                onChange={(_event, { value }) => onChoose(reading, value)}
              >
                {choices.map(({ value, label }, at) => (
                  <option key={value} value={value}>
                    {at === 0 ? texts.usual(label) : label}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        </AccordionPanel>
      </AccordionItem>
    </Accordion>
  );
}
