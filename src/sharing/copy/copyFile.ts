import { catalogue } from '../../functions/catalogue';
import type { SaveRefusal } from '../../explain/fileFindings';
import type { Steps } from '../../rules/steps';
import { atOnce } from '../../rules/steps';
import { saveBook } from '../../workbook/xlsx/saveBook';
import { checkLeaks } from '../privacy/leaks';
import type { BuiltCopy } from './buildCopy';

/** The file was not made; nothing was given. */
export class CopyNotSaved extends Error {
  constructor(readonly refusal: SaveRefusal) {
    super(refusal.code);
    this.name = 'CopyNotSaved';
  }
}

/**
 * The file of a copy, read again and searched for all that must not be in it before it is given.
 *
 * @param run carries out the search in steps; a screen gives the page its turn
 * @throws CopyNotSaved where no such file can be made, LeakFound where something hidden is in it
 */
export async function copyFile(
  { book, fileName, hidden }: BuiltCopy,
  run: (steps: Steps<void>) => Promise<void> | void = atOnce,
): Promise<{ bytes: Uint8Array; fileName: string }> {
  const saved = await saveBook(null, book, fileName, { functionIds: catalogue.map(({ id }) => id) });
  if (!saved.ok) throw new CopyNotSaved(saved.refusal);
  await run(checkLeaks(saved.bytes, fileName, hidden));
  return { bytes: saved.bytes, fileName };
}
