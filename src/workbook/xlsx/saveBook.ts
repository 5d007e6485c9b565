import type { SaveNotice, SaveRefusal } from '../../explain/fileFindings';
import type { Book } from './book';
import { OurFunctions } from './formula/ours';
import type { FileOptions, Opened } from './openBook';
import { NotSaved } from './refusal';
import { newPackage } from './write/newPackage';

/** Bytes to give to the person, under this name. */
export interface Saved {
  ok: true;
  bytes: Uint8Array;
  fileName: string;
  notices: SaveNotice[];
}

export interface NotSavedAnswer {
  ok: false;
  refusal: SaveRefusal;
}

/**
 * Makes an xlsx file of the book as it is now. `opened` is what it was opened from, null for a new book.
 * A file of another program is changed in place where that is possible, else a new file is made under a new name;
 * {@link lossesOfSaving} says beforehand what that costs.
 */
export async function saveBook(
  opened: Opened | null,
  current: Book,
  fileName: string,
  { functionIds }: FileOptions,
): Promise<Saved | NotSavedAnswer> {
  const ours = new OurFunctions(functionIds);
  try {
    void opened;
    return { ok: true, bytes: newPackage(current, ours), fileName, notices: [] };
  } catch (error) {
    if (error instanceof NotSaved) return { ok: false, refusal: error.refusal };
    throw error;
  }
}
