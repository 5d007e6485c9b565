import type { FileKind, OpenNotice, OpenRefusal } from '../../explain/fileFindings';
import type { Book } from './book';
import { OurFunctions } from './formula/ours';
import { noticesAbout } from './notices';
import { openCompound } from './other/openForeign';
import { openMarkup } from './other/openMarkup';
import { openText } from './other/openText';
import type { Parts } from './package/parts';
import { openPackage } from './read/openPackage';
import type { PackageMap } from './read/readPackage';
import { Refused } from './refusal';
import { sniff } from './sniff';

/** A file that was opened, with what saving it again needs. */
export interface Opened {
  ok: true;
  /**
   * The book as it was read. What is saved later is compared with it: where the grid gives back something else
   * right after opening, put that here, so that only what a person changed counts as a change.
   */
  book: Book;
  kind: FileKind;
  /** We made the file and no other program has saved it since. */
  ours: boolean;
  fileName: string;
  source: Source;
  notices: OpenNotice[];
}

/** What a file was read from; only this room looks inside. Null for files that are no xlsx package. */
export type Source = { bytes: Uint8Array; parts: Parts; map: PackageMap } | null;

export interface NotOpened {
  ok: false;
  refusal: OpenRefusal;
}

export interface FileOptions {
  /** Ids of the functions of the catalogue: how they stand in a file is worked out from these. */
  functionIds: readonly string[];
}

/**
 * Opens a spreadsheet file, whatever its name says it is: xlsx, xlsm, xls, ods, a web page's table, or text with
 * separators. Never throws for bad content: it answers with a typed refusal.
 */
export async function openBook(
  bytes: Uint8Array,
  fileName: string,
  { functionIds }: FileOptions,
): Promise<Opened | NotOpened> {
  const ours = new OurFunctions(functionIds);
  try {
    const content = await readContent(bytes, fileName, ours);
    const notices = noticesAbout(content.book, content.kind, fileName, content.source, ours);
    return { ok: true, fileName, ...content, notices: [...content.notices, ...notices] };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

/** What a reader of one kind of file gives. */
export type Content = Omit<Opened, 'ok' | 'fileName'>;

async function readContent(bytes: Uint8Array, fileName: string, ours: OurFunctions): Promise<Content> {
  const container = sniff(bytes);
  if (typeof container === 'object') throw new Refused({ code: 'notSpreadsheet', found: container.foreign });
  switch (container) {
    case 'empty':
      throw new Refused({ code: 'empty' });
    case 'zip':
      return openPackage(bytes, ours);
    case 'compound':
      return openCompound(bytes);
    case 'markup':
      return openMarkup(bytes, sheetNameFor(fileName));
    case 'text':
      return openText(bytes, sheetNameFor(fileName));
  }
}

/** A sheet needs a name where the file gives none: the file's own, without what sheet names may not hold. */
function sheetNameFor(fileName: string): string {
  const bare = fileName
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .slice(0, 31)
    .trim();
  return bare || 'Planilha1';
}
