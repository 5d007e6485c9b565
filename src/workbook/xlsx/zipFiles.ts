import { packEntry, writeZip } from './package/writeZip';

/** A file to give away. */
export interface NamedFile {
  name: string;
  bytes: Uint8Array;
}

/** Most files of one archive: its directory counts them in two bytes. */
const MOST_FILES = 65_534;

/** Files in one zip archive, in this order; the same files always give the same bytes. */
export function zipFiles(files: readonly NamedFile[]): Uint8Array {
  if (files.length > MOST_FILES) throw new RangeError('too many files');
  return writeZip(files.map(({ name, bytes }) => packEntry(name, bytes)));
}
