import { WorkProgress } from '../../components/WorkProgress';
import type { Run } from '../../hooks/useCheck';
import { usePane } from '../../paneContext';
import { checkTexts, progressLine } from '../../wording/check';

/** How far a check has come, and the way to stop it. */
export function CheckProgress({ run, onCancel }: { run: Run; onCancel: () => void }) {
  const { language } = usePane();
  const texts = checkTexts(language).running;
  const { step, done, total, startedAt } = run;
  return (
    <WorkProgress
      heading={texts.heading}
      step={texts[step]}
      done={done}
      total={total}
      hint={total > 0 ? progressLine(done, total, language) : undefined}
      startedAt={startedAt}
      cancel={texts.cancel}
      onCancel={onCancel}
    />
  );
}
