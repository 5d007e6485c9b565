import { Button, Field, makeStyles, ProgressBar } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { usePane } from '../paneContext';
import { elapsedLine } from '../wording/check';
import { Heading } from './Heading';

const useStyles = makeStyles({
  paragraph: { margin: 0 },
  button: { alignSelf: 'flex-start' },
});

const SECOND_MS = 1000;

export interface WorkProgressProps {
  heading: string;
  takesFocus?: boolean;
  /** What is being done now. */
  step: string;
  done: number;
  /** 0 while it is not known. */
  total: number;
  /** How far it is, in words. */
  hint?: string | undefined;
  /** By `performance.now()`. */
  startedAt: number;
  cancel: string;
  onCancel: () => void;
}

/** How far a long piece of work has come, and the way to stop it. */
export function WorkProgress(props: WorkProgressProps) {
  const { heading, takesFocus = false, step, done, total, hint, startedAt, cancel, onCancel } = props;
  const { language } = usePane();
  const styles = useStyles();
  const seconds = useSecondsSince(startedAt);
  return (
    <>
      <Heading level="h3" takesFocus={takesFocus}>
        {heading}
      </Heading>
      <Field label={step} hint={hint}>
        <ProgressBar value={total > 0 ? done : undefined} max={Math.max(1, total)} />
      </Field>
      <p className={styles.paragraph}>{elapsedLine(seconds, language)}</p>
      <Button className={styles.button} onClick={onCancel}>
        {cancel}
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
