import { isFault, unwrap } from './cell';
import { twoCheckDigits } from './checkDigit';
import type { Read, ReadFault } from './read';
import { plainDashes, tidy } from './text';

const LENGTH = 14;
const LAST_WEIGHT = 9;
const LABEL = /^CNPJ(?: ?n[º°o.]+)? ?:? ?/i;

/**
 * A CNPJ, of figures or with letters (IN RFB 2.229/2024), with or without its mask, as 14 characters in upper
 * case. Zeros lost at the left of a CNPJ of figures are put back and noted, but only when it is then right.
 */
export function readCnpj(cell: unknown): Read<string> {
  const held = unwrap(cell);
  if (isFault(held)) return failed(held);
  const typed = tidy(String(held));
  const text = plainDashes(typed)
    .replace(LABEL, '')
    .replace(/^(\d+)[.,]0$/, '$1')
    .replace(/[. /-]/g, '')
    .toUpperCase();
  const fraction = typeof held === 'number' && !Number.isInteger(held);
  if (fraction || !/^[0-9A-Z]+$/.test(text)) return failed({ code: 'cnpjCharacters', typed });
  const missing = /^\d+$/.test(text) ? LENGTH - text.length : 0;
  if (missing > 0) return readShort(typed, text, missing);
  if (text.length !== LENGTH) return failed({ code: 'cnpjLength', typed, characters: text.length });
  if (!/\d\d$/.test(text)) return failed({ code: 'cnpjCharacters', typed });
  if (isAllZeros(text)) return failed({ code: 'cnpjZeros', typed });
  const expected = cnpjCheckDigits(text);
  if (!text.endsWith(expected)) return failed({ code: 'cnpjCheckDigit', typed, expected });
  return { ok: true, value: text, notes: [] };
}

/** The check digits that belong to the first twelve characters of a CNPJ. */
export function cnpjCheckDigits(cnpj: string): string {
  return twoCheckDigits(cnpj.slice(0, 12), LAST_WEIGHT);
}

function readShort(typed: string, digits: string, missing: number): Read<string> {
  const value = digits.padStart(LENGTH, '0');
  if (isAllZeros(value) || !value.endsWith(cnpjCheckDigits(value)))
    return failed({ code: 'cnpjLength', typed, characters: digits.length });
  return { ok: true, value, notes: [{ code: 'leadingZerosRestored', typed, count: missing, value }] };
}

/** Its check digits would be right, but nobody has it. */
function isAllZeros(cnpj: string): boolean {
  return /^0+$/.test(cnpj);
}

function failed(fault: ReadFault): { ok: false; fault: ReadFault } {
  return { ok: false, fault };
}
