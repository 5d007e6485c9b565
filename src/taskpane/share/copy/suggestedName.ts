import { copyName } from '../../../explain/sharing/copy';
import { fileNameOf } from '../../../sharing/copy/fileName';
import type { PreparedCopies } from './prepareCopies';
import type { CopyWanted } from './wanted';

/** What the file is called when the person does not say; several are named by what they have in common. */
export function suggestedName(prepared: PreparedCopies, { language, day }: CopyWanted): string {
  if (prepared.kind === 'one') return prepared.built.fileName;
  const { sent } = prepared.many.copies[0]!;
  return fileNameOf(copyName(language), sent.copySheet, day, 'zip');
}
