import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { usePane } from '../../../paneContext';
import { copyTexts } from '../../../wording/share/copy';

const useStyles = makeStyles({
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

export interface StepButtonsProps {
  /** Of the way on; `Continuar` where nothing else is said. */
  next?: string;
  onNext: () => void;
  onBack: () => void;
}

/** On to the next step, or back to the one before. */
export function StepButtons({ next, onNext, onBack }: StepButtonsProps) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = copyTexts(language);
  return (
    <div className={styles.buttons}>
      <Button appearance="primary" onClick={onNext}>
        {next ?? texts.next}
      </Button>
      <Button onClick={onBack}>{texts.back}</Button>
    </div>
  );
}
