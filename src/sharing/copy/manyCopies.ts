import { Cancelled, paced, type Control } from '../../validation/work';
import { zipFiles, type NamedFile } from '../../workbook/xlsx/zipFiles';
import type { Hidden } from '../privacy/hidden';
import { LeakFound } from '../privacy/leaks';
import type { SentCopy } from '../sentCopy';
import { buildCopy, type CopyContents } from './buildCopy';
import type { CopyChoices } from './choices';
import { copyFile, CopyNotSaved } from './copyFile';
import { organisationsIn } from './lines';
import type { CopySource } from './source';

/** A copy for each organisation. */
export interface ManyCopies {
  copies: readonly CopyOfMany[];
  /** Organisations whose file was not given, and why. */
  notMade: readonly { organisation: string; reason: LeakFound | CopyNotSaved }[];
  /** Lines in which no organisation stands: they are in no copy. */
  linesOfNone: number;
}

export interface CopyOfMany {
  organisation: string;
  file: NamedFile;
  contents: CopyContents;
  sent: SentCopy;
  /** What no part of the file may hold; it is kept nowhere. */
  hidden: Hidden;
}

/**
 * Makes a copy for each organisation of the table, one after the other; of the choices all but the rows are taken.
 * Progress is told in organisations.
 *
 * @throws Cancelled when the signal was given; no copy is given then
 */
export async function manyCopies(source: CopySource, choices: CopyChoices, control: Control = {}): Promise<ManyCopies> {
  const organisations = organisationsIn(source);
  const silent: Control = { ...control, onProgress: undefined };
  const names = new Set<string>();
  const copies: CopyOfMany[] = [];
  const notMade: { organisation: string; reason: LeakFound | CopyNotSaved }[] = [];
  for (const [index, { name: organisation }] of organisations.entries()) {
    if (control.signal?.aborted) throw new Cancelled();
    const built = await paced(
      buildCopy(source, { ...choices, rows: { kind: 'organisation', name: organisation } }),
      silent,
    );
    try {
      const { bytes } = await copyFile(built, (steps) => paced(steps, silent));
      const name = unusedName(built.fileName, names);
      copies.push({
        organisation,
        file: { name, bytes },
        contents: built.contents,
        sent: built.sent,
        hidden: built.hidden,
      });
    } catch (failure) {
      if (!(failure instanceof LeakFound || failure instanceof CopyNotSaved)) throw failure;
      notMade.push({ organisation, reason: failure });
    }
    control.onProgress?.(index + 1, organisations.length);
  }
  const linesOfAll = organisations.reduce((sum, { lines }) => sum + lines, 0);
  return { copies, notMade, linesOfNone: source.table.dataRows.length - linesOfAll };
}

/** All the files in one archive. */
export function archiveOf({ copies }: ManyCopies): Uint8Array {
  return zipFiles(copies.map(({ file }) => file));
}

/** Names that begin alike may end alike once they are short enough; Windows does not tell case apart. */
function unusedName(wished: string, names: Set<string>): string {
  let name = wished;
  for (let number = 2; names.has(name.toLowerCase()); number++) {
    const [, start = '', end = ''] = /^(.*)( \d{4}-\d\d-\d\d\.xlsx)$/.exec(wished) ?? [];
    const mark = ` (${number})`;
    name = start.slice(0, wished.length - end.length - (wished.length > 90 ? mark.length : 0)) + mark + end;
  }
  names.add(name.toLowerCase());
  return name;
}
