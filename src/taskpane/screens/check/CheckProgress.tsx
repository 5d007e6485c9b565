import { Button, Field, makeStyles, ProgressBar } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { Heading } from '../../components/Heading';
import type { Run } from '../../hooks/useCheck';
import { usePane } from '../../paneContext';
import { checkTexts, elapsedLine, progressLine } from '../../wording/check';

const useStyles = makeStyles({
  paragraph: { margin: 0 },
  button: { alignSelf: 'flex-start' },
});

const SECOND_MS = 1000;

/** How far a check has come, and the way to stop it. */
export function CheckProgress({ run, onCancel }: { run: Run; onCancel: () => void }) {
  const { language } = usePane();
  const styles = useStyles();
  const texts = checkTexts(language).running;
  const { step, done, total, startedAt } = run;
  const seconds = useSecondsSince(startedAt);
  return (
    <>
      <Heading level="h3">{texts.heading}</Heading>
      <Field label={texts[step]} hint={total > 0 ? progressLine(done, total, language) : undefined}>
        <ProgressBar value={total > 0 ? done : undefined} max={Math.max(1, total)} />
      </Field>
      <p className={styles.paragraph}>{elapsedLine(seconds, language)}</p>
      <Button className={styles.button} onClick={onCancel}>
        {texts.cancel}
      </Button>
    </>
  );
}

function useSecondsSince(start: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const tick = () => setSeconds(Math.floor((performance.now() - start) / SECOND_MS));
    const timer = setInterval(tick, SECOND_MS / 2);
    return () => clearInterval(timer);
  }, [start]);
  return seconds;
}
