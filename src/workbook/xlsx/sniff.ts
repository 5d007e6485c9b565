import type { ForeignKind } from '../../explain/fileFindings';

/** What the first bytes say a file is; the rest is decided by looking further inside. */
export type Container = 'empty' | 'zip' | 'compound' | 'markup' | 'text' | { foreign: ForeignKind };

/** Decides by content, never by name. */
export function sniff(bytes: Uint8Array): Container {
  if (bytes.length === 0 || bytes.every((byte) => byte <= 32)) return 'empty';
  if (starts(bytes, [0x50, 0x4b, 3, 4]) || starts(bytes, [0x50, 0x4b, 5, 6])) return 'zip';
  if (starts(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return 'compound';
  const foreign = SIGNATURES.find(([signature]) => starts(bytes, signature));
  if (foreign) return { foreign: foreign[1] };
  const text = leadingText(bytes);
  if (text === null) return { foreign: 'binary' };
  return /^\s*</.test(text) ? 'markup' : 'text';
}

const SIGNATURES: [number[], ForeignKind][] = [
  [[0x25, 0x50, 0x44, 0x46], 'pdf'],
  [[0x89, 0x50, 0x4e, 0x47], 'image'],
  [[0xff, 0xd8, 0xff], 'image'],
  [[0x47, 0x49, 0x46, 0x38], 'image'],
  [[0x52, 0x49, 0x46, 0x46], 'image'],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], 'document'],
  [[0x1f, 0x8b], 'archive'],
  [[0x52, 0x61, 0x72, 0x21], 'archive'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'archive'],
];

function starts(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, i) => bytes[i] === byte);
}

/** The beginning as text for a look at it, or null when the bytes are no text. */
function leadingText(bytes: Uint8Array): string | null {
  const head = bytes.subarray(0, 4096);
  if (starts(head, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(head);
  if (starts(head, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(head);
  // The end-of-file mark of DOS is the one control character that honest text ends with.
  const control = head.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27));
  return control ? null : new TextDecoder().decode(head);
}
