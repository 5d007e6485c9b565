import type { Language } from '../../../explain/language';
import { csvOfCopy } from '../../../sharing/copy/csv';
import { copyFile } from '../../../sharing/copy/copyFile';
import { asFileName } from '../../../sharing/copy/fileName';
import { archiveOf } from '../../../sharing/copy/manyCopies';
import { checkFileName } from '../../../sharing/privacy/leaks';
import { forgetSent, keepSent, sentIds, type SentCopy } from '../../../sharing/sentCopy';
import { paced, type Control } from '../../../validation/work';
import type { Workbook } from '../../../workbook/port';
import type { PreparedCopies } from './prepareCopies';

/** What the person is given. */
export interface GivenFile {
  bytes: Uint8Array;
  fileName: string;
  type: string;
  /** Ids of the copies in it, of which the workbook keeps what was sent. */
  ids: readonly string[];
  /** The workbook took what was sent; without it, what comes back cannot be compared with it. */
  isKept: boolean;
  /** The lines as a text file, made when it is wanted; `null` of many copies. */
  csv: { make: () => Uint8Array; fileName: string } | null;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The file of what was prepared. Only when it is whole, what is sent is kept in the workbook; nothing else is changed.
 * When it is cancelled meanwhile, what was kept for it is taken back.
 *
 * @param wished how the person wants it to be called
 * @throws CopyNotSaved, LeakFound, Cancelled
 */
export async function makeFiles(
  workbook: Workbook,
  prepared: PreparedCopies,
  wished: string,
  language: Language,
  control: Control,
): Promise<GivenFile> {
  if (prepared.kind === 'many') {
    const { copies } = prepared.many;
    const fileName = asFileName(wished, 'zip');
    for (const { hidden } of copies) checkFileName(fileName, hidden);
    const bytes = archiveOf(prepared.many);
    const kept = await keepAll(
      workbook,
      copies.map(({ sent }) => sent),
      control,
    );
    return { bytes, fileName, type: 'application/zip', csv: null, ...kept };
  }
  const { built } = prepared;
  const fileName = asFileName(wished, 'xlsx');
  const { bytes } = await copyFile({ ...built, fileName }, (steps) => paced(steps, control));
  const kept = await keepAll(workbook, [built.sent], control);
  const csv = { make: () => csvOfCopy(built, language), fileName: asFileName(wished, 'csv') };
  return { bytes, fileName, type: XLSX, csv, ...kept };
}

async function keepAll(
  workbook: Workbook,
  sent: readonly SentCopy[],
  { signal }: Control,
): Promise<Pick<GivenFile, 'ids' | 'isKept'>> {
  // The same copy may have been given before.
  const before = new Set(await sentIds(workbook));
  const kept: string[] = [];
  let isKept = true;
  for (const one of sent) {
    if (signal?.aborted) break;
    if (!before.has(one.id)) kept.push(one.id);
    // The file is good without it.
    await keepSent(workbook, one).catch(() => (isKept = false));
  }
  if (signal?.aborted) {
    await forgetSent(workbook, kept);
    signal.throwIfAborted();
  }
  return { ids: sent.map(({ id }) => id), isKept };
}
