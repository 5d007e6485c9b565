import type { CheckedTable } from '../../../check/checked';
import type { CopyWanted } from '../../../share/copy/wanted';

/** What every step between the table and the preview is given. */
export interface StepProps {
  whole: CheckedTable;
  wanted: CopyWanted;
  onWant: (change: Partial<CopyWanted>) => void;
  onNext: () => void;
  onBack: () => void;
}
