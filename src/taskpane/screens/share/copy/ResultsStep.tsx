import { Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { isIndispensable } from '../../../../sheets/kinds';
import { Heading } from '../../../components/Heading';
import { Notice } from '../../../components/Notice';
import { usePane } from '../../../paneContext';
import { mayHaveResults, type CopyWanted } from '../../../share/copy/wanted';
import { missingAdvice } from '../../../wording/check';
import { copyTexts } from '../../../wording/share/copy';
import { SalesReadings } from '../../check/SalesReadings';
import { StepButtons } from './StepButtons';
import type { StepProps } from './stepProps';

type Results = CopyWanted['results'];
const OPTIONS: readonly Results[] = ['none', 'values', 'formulas'];

const useStyles = makeStyles({
  paragraph: { margin: 0 },
  hint: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** Whether the results of the check go, and whether they recalculate. */
export function ResultsStep({ whole, wanted, onWant, onNext, onBack }: StepProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = copyTexts(language).results;
  const { table } = whole;
  const hasResults = mayHaveResults(table);
  return (
    <>
      <Heading level="h3" takesFocus>
        {texts.heading}
      </Heading>
      {!isIndispensable(table.kind) && <p className={styles.paragraph}>{texts.notHere}</p>}
      {isIndispensable(table.kind) && !hasResults && (
        <Notice intent="info">{missingAdvice(table.missing, language)}</Notice>
      )}
      <Field label={texts.which} hint={wanted.results === 'none' ? undefined : texts.checks}>
        <RadioGroup value={wanted.results} onChange={(_event, { value }) => onWant({ results: value as Results })}>
          {OPTIONS.map((one) => (
            <Radio
              key={one}
              value={one}
              disabled={one !== 'none' && !hasResults}
              label={
                <>
                  {texts.options[one]}
                  <span className={styles.hint}>{texts.hints[one]}</span>
                </>
              }
            />
          ))}
        </RadioGroup>
      </Field>
      {table.kind === 'sales' && wanted.results !== 'none' && (
        <SalesReadings readings={wanted.readings} onChange={(readings) => onWant({ readings })} />
      )}
      <StepButtons onNext={onNext} onBack={onBack} />
    </>
  );
}
