import { WorkbookRefusal } from './port';
import { PartlyWritten } from './writing';

/** Why something could not be done, whatever was thrown. */
export function refusalOf(failure: unknown, signal?: AbortSignal): WorkbookRefusal {
  if (signal?.aborted) return new WorkbookRefusal('stopped');
  if (failure instanceof PartlyWritten) return failure.refusal;
  return failure instanceof WorkbookRefusal ? failure : new WorkbookRefusal('failed');
}
