import { deflateSync } from 'fflate';
import { crc32 } from './crc32';
import type { ZipEntry } from './readZip';

/** Larger parts are packed faster: people wait for them, and XML shrinks well at any level. */
const LARGE = 1024 * 1024;

/** An entry made from content; small or incompressible content is stored. */
export function packEntry(name: string, content: Uint8Array): ZipEntry {
  const deflated = deflateSync(content, { level: content.length > LARGE ? 3 : 6 });
  const smaller = deflated.length < content.length;
  return {
    name,
    method: smaller ? 8 : 0,
    crc: crc32(content),
    size: content.length,
    compressed: smaller ? deflated : content,
  };
}

/** 1 January 1980, the earliest date of a zip archive: the same content always gives the same bytes. */
const DATE = 0x21;
const UTF8_NAME = 0x800;

/** A zip archive of these entries in this order; compressed bytes are taken over as they are. */
export function writeZip(entries: readonly ZipEntry[]): Uint8Array {
  const names = entries.map((entry) => new TextEncoder().encode(entry.name));
  const size = entries.reduce((sum, entry, i) => sum + 76 + 2 * names[i]!.length + entry.compressed.length, 22);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const offsets = entries.map((entry, i) => {
    const offset = at;
    view.setUint32(at, 0x04034b50, true);
    writeCommon(view, at + 4, entry, names[i]!.length);
    bytes.set(names[i]!, at + 30);
    bytes.set(entry.compressed, at + 30 + names[i]!.length);
    at += 30 + names[i]!.length + entry.compressed.length;
    return offset;
  });
  const directory = at;
  entries.forEach((entry, i) => {
    view.setUint32(at, 0x02014b50, true);
    view.setUint16(at + 4, 20, true);
    writeCommon(view, at + 6, entry, names[i]!.length);
    view.setUint32(at + 42, offsets[i]!, true);
    bytes.set(names[i]!, at + 46);
    at += 46 + names[i]!.length;
  });
  view.setUint32(at, 0x06054b50, true);
  view.setUint16(at + 8, entries.length, true);
  view.setUint16(at + 10, entries.length, true);
  view.setUint32(at + 12, at - directory, true);
  view.setUint32(at + 16, directory, true);
  return bytes;
}

/** The 26 bytes that the local header and the directory entry share. */
function writeCommon(view: DataView, at: number, entry: ZipEntry, nameLength: number): void {
  view.setUint16(at, 20, true);
  view.setUint16(at + 2, UTF8_NAME, true);
  view.setUint16(at + 4, entry.method, true);
  view.setUint16(at + 8, DATE, true);
  view.setUint32(at + 10, entry.crc, true);
  view.setUint32(at + 14, entry.compressed.length, true);
  view.setUint32(at + 18, entry.size, true);
  view.setUint16(at + 22, nameLength, true);
}
