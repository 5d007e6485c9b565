import type { ReturnedRefusal } from '../../../explain/sharing/returnedFindings';
import type { Comparison } from '../../../sharing/receive/comparison';
import { receiveCopy } from '../../../sharing/receive/receive';
import { sentIds, sentUnder } from '../../../sharing/sentCopy';
import type { Workbook } from '../../../workbook/port';

/** Reads a file that came back and compares it with the workbook; with the readers of files, which are large. */
export async function receiveFile(
  workbook: Workbook,
  file: File,
  signal: AbortSignal,
): Promise<{ ok: true; comparison: Comparison } | { ok: false; refusal: ReturnedRefusal }> {
  const copies = { ids: () => sentIds(workbook), copy: (id: string) => sentUnder(workbook, id) };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return receiveCopy(workbook, copies, { bytes, fileName: file.name }, signal);
}
