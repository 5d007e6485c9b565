import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { Heading } from '../../../components/Heading';
import { usePane } from '../../../paneContext';
import { copyTexts } from '../../../wording/share/copy';
import { StepButtons } from './StepButtons';
import type { StepProps } from './stepProps';

const OPTIONS = ['instructions', 'protection'] as const;

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column' },
  hint: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** What helps whoever fills in the copy. */
export function FinishStep({ wanted, onWant, onNext, onBack }: StepProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = copyTexts(language).finish;
  return (
    <>
      <Heading level="h3" takesFocus>
        {texts.heading}
      </Heading>
      <div role="group" aria-label={texts.heading} className={styles.list}>
        {OPTIONS.map((one) => (
          <Checkbox
            key={one}
            label={
              <>
                {texts.options[one]}
                <span className={styles.hint}>{texts.hints[one]}</span>
              </>
            }
            checked={wanted[one]}
            onChange={(_event, { checked }) => onWant({ [one]: checked === true })}
          />
        ))}
      </div>
      <StepButtons next={texts.preview} onNext={onNext} onBack={onBack} />
    </>
  );
}
