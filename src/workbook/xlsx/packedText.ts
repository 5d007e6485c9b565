import { Inflate, deflateSync } from 'fflate';
import { base64Of } from '../base64';

/** Longest text that is unpacked, in bytes: many times what a long table takes. */
const LONGEST = 256 * 1024 * 1024;
const PIECE = 64 * 1024;

/** A long text made short, in letters and figures that a workbook can keep. */
export function packText(text: string): string {
  return base64Of(deflateSync(new TextEncoder().encode(text), { level: 6 }));
}

/** The text that {@link packText} made short; `null` for any other, or one that was damaged. */
export function unpackText(packed: string): string | null {
  try {
    const binary = atob(packed);
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(inflated(bytes));
  } catch {
    return null;
  }
}

/** @throws for bytes that are damaged, cut short or grow beyond all measure */
function inflated(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  let isWhole = false;
  const inflater = new Inflate((part, isLast) => {
    length += part.length;
    if (length > LONGEST) throw new RangeError('too long');
    parts.push(part);
    isWhole ||= isLast;
  });
  for (let at = 0; at < bytes.length; at += PIECE)
    inflater.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  if (!isWhole) throw new RangeError('cut short');
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
