import type { ReturnedNotice, ReturnedRefusal } from '../../explain/sharing/returnedFindings';
import { inTurns } from '../../workbook/changes/turns';
import type { Workbook } from '../../workbook/port';
import { compare } from './compare';
import type { Comparison } from './comparison';
import { readHere } from './here';
import { identifyReturned } from './identify';
import { readReturned } from './readReturned';
import type { SentCopies } from './sentCopies';

/**
 * Opens a copy that came back, finds out which one it is, and compares it with what was sent and with what the workbook
 * holds now. Nothing is changed, whatever the file is.
 *
 * @throws the signal's reason, when it was given
 */
export async function receiveCopy(
  workbook: Workbook,
  copies: SentCopies,
  { bytes, fileName }: { bytes: Uint8Array; fileName: string },
  signal?: AbortSignal,
): Promise<{ ok: true; comparison: Comparison } | { ok: false; refusal: ReturnedRefusal }> {
  const read = await readReturned(bytes, fileName);
  if (!read.ok) return read;
  const identified = await identifyReturned(read.file, copies, signal);
  if (!identified.ok) return identified;
  const { sent, types, table } = identified;
  const here = await readHere(workbook, sent, types, signal);
  if (!here) return { ok: false, refusal: { code: 'tableGone', sheet: sent.sheet } };
  const comparison = await inTurns(compare({ sent, types, table, here }), signal);
  const opened = read.file.notices.map((notice): ReturnedNotice => ({ code: 'opened', notice }));
  return { ok: true, comparison: { ...comparison, notices: [...opened, ...comparison.notices] } };
}
