import { findRestorable, type Restorable, type Restorables } from '../../../sharing/repair/restore/findRestorable';
import { planRestoring } from '../../../sharing/repair/restore/planRestoring';
import { useMending, type MendingWork } from '../../hooks/useMending';
import { usePane } from '../../paneContext';
import { restoredLine, restoreTexts } from '../../wording/share/restore';
import { shareTexts } from '../../wording/share/share';
import { MendingPart } from './repair/MendingPart';
import { RestorableView } from './restore/RestorableView';
import type { SharePartProps } from './sharePart';

const WORK: MendingWork<Restorables, Restorable> = {
  find: (workbook, { signal }) => findRestorable(workbook, signal),
  plan: planRestoring,
};

/** In a copy that is open where the add-in is, its formulas take the place again of what the copy was given with. */
export function RestorePart({ workbook, onBack }: SharePartProps) {
  const { language } = usePane();
  return (
    <MendingPart
      workbook={workbook}
      title={shareTexts(language).parts.restore.title}
      intro={restoreTexts(language).intro}
      mending={useMending(workbook, WORK)}
      mendedLine={(cells, changed) => restoredLine(cells, changed, language)}
      onBack={onBack}
      View={RestorableView}
    />
  );
}
