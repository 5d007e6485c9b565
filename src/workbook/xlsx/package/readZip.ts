import { Inflate } from 'fflate';
import { Refused } from '../refusal';
import { crc32 } from './crc32';
import { LIMITS } from './limits';

/** One entry of a zip archive as its directory describes it, with its compressed bytes. */
export interface ZipEntry {
  name: string;
  method: number;
  crc: number;
  size: number;
  compressed: Uint8Array;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_END = 0x06064b50;
const WHOLE_FIELD = 0xffffffff;

/**
 * Entries of a zip archive in the order of its directory, nothing unpacked yet.
 * @throws Refused `truncated` when the directory is missing or points outside the bytes, `tooLarge` or
 * `tooManyParts` when it announces more than {@link LIMITS} or lies about a size.
 */
export function readZip(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = findDirectory(view);
  if (directory.count > LIMITS.entries) throw new Refused({ code: 'tooManyParts', limit: LIMITS.entries });
  const entries: ZipEntry[] = [];
  let at = directory.offset;
  let total = 0;
  try {
    for (let i = 0; i < directory.count; i++) {
      if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new RangeError('directory');
      const entry = readDirectoryEntry(view, bytes, at);
      total += entry.size;
      if (entry.size > LIMITS.partBytes) throw tooLarge(LIMITS.partBytes);
      if (total > LIMITS.totalBytes) throw tooLarge(LIMITS.totalBytes);
      entries.push(entry);
      at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  } catch (error) {
    if (error instanceof RangeError) throw new Refused({ code: 'truncated' });
    throw error;
  }
  return entries;
}

/**
 * The bytes of an entry.
 * @throws Refused `damaged` when they do not have the announced size or checksum.
 */
export function unpack(entry: ZipEntry): Uint8Array {
  const damaged = new Refused({ code: 'damaged', part: entry.name });
  const whole = entry.method === 0 ? entry.compressed : inflate(entry, damaged);
  if (whole.length !== entry.size || crc32(whole) !== entry.crc) throw damaged;
  return whole;
}

/** Pieces fed to the decompressor: small, so that a lie about the size is noticed early. */
const PIECE = 64 * 1024;

function inflate(entry: ZipEntry, damaged: Refused): Uint8Array {
  if (entry.method !== 8) throw damaged;
  const whole = new Uint8Array(entry.size);
  let filled = 0;
  const inflater = new Inflate((chunk) => {
    if (filled + chunk.length > whole.length) throw damaged;
    whole.set(chunk, filled);
    filled += chunk.length;
  });
  try {
    for (let at = 0; at < entry.compressed.length || at === 0; at += PIECE) {
      const last = at + PIECE >= entry.compressed.length;
      inflater.push(entry.compressed.subarray(at, at + PIECE), last);
    }
  } catch {
    throw damaged;
  }
  return whole.subarray(0, filled);
}

function tooLarge(limit: number): Refused {
  return new Refused({ code: 'tooLarge', limitMegabytes: limit / 1024 / 1024 });
}

function findDirectory(view: DataView): { count: number; offset: number } {
  const earliest = Math.max(0, view.byteLength - 22 - 65_535);
  for (let at = view.byteLength - 22; at >= earliest; at--) {
    if (view.getUint32(at, true) !== END_OF_DIRECTORY) continue;
    const count = view.getUint16(at + 10, true);
    const offset = view.getUint32(at + 16, true);
    if (count !== 0xffff && offset !== WHOLE_FIELD) return { count, offset };
    return findZip64Directory(view, at) ?? { count, offset };
  }
  throw new Refused({ code: 'truncated' });
}

function findZip64Directory(view: DataView, end: number): { count: number; offset: number } | null {
  const locator = end - 20;
  if (locator < 0 || view.getUint32(locator, true) !== ZIP64_LOCATOR) return null;
  const at = Number(view.getBigUint64(locator + 8, true));
  if (at + 56 > view.byteLength || view.getUint32(at, true) !== ZIP64_END) throw new Refused({ code: 'truncated' });
  return { count: Number(view.getBigUint64(at + 32, true)), offset: Number(view.getBigUint64(at + 48, true)) };
}

function readDirectoryEntry(view: DataView, bytes: Uint8Array, at: number): ZipEntry {
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const crc = view.getUint32(at + 16, true);
  const nameLength = view.getUint16(at + 28, true);
  const extraLength = view.getUint16(at + 30, true);
  const name = entryName(bytes.subarray(at + 46, at + 46 + nameLength), (flags & 0x800) !== 0);
  let compressedSize = view.getUint32(at + 20, true);
  let size = view.getUint32(at + 24, true);
  let local = view.getUint32(at + 42, true);
  let extra = at + 46 + nameLength;
  const extraEnd = extra + extraLength;
  for (; extra + 4 <= extraEnd; extra += 4 + view.getUint16(extra + 2, true)) {
    if (view.getUint16(extra, true) !== 1) continue;
    let field = extra + 4;
    const next = () => Number(view.getBigUint64((field += 8) - 8, true));
    if (size === WHOLE_FIELD) size = next();
    if (compressedSize === WHOLE_FIELD) compressedSize = next();
    if (local === WHOLE_FIELD) local = next();
  }
  if (flags & 1) throw new Refused({ code: 'encrypted' });
  if (view.getUint32(local, true) !== LOCAL_ENTRY) throw new RangeError('local entry');
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + compressedSize > bytes.length) throw new RangeError('data');
  // Deflate never makes data noticeably longer, so a longer stream than the announced content is a lie.
  if (compressedSize > size + size / 100 + 1024) throw new Refused({ code: 'damaged', part: name });
  return { name, method, crc, size, compressed: bytes.subarray(start, start + compressedSize) };
}

function entryName(bytes: Uint8Array, utf8: boolean): string {
  const text = utf8 || bytes.every((byte) => byte < 128) ? new TextDecoder().decode(bytes) : latin1(bytes);
  return text.replaceAll('\\', '/');
}

function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
