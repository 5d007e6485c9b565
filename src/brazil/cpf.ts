import { isFault, unwrap } from './cell';
import { twoCheckDigits } from './checkDigit';
import type { Read, ReadFault } from './read';
import { plainDashes, tidy } from './text';

const LENGTH = 11;
const LABEL = /^CPF(?: ?n[º°o.]+)? ?:? ?/i;

/**
 * A CPF with or without its mask, as 11 digits. Zeros lost at the left, as happens in number cells, are put back
 * and noted, but only when the CPF is then right. Check digits: modulus 11; a digit repeated 11 times is refused.
 */
export function readCpf(cell: unknown): Read<string> {
  const held = unwrap(cell);
  if (isFault(held)) return failed(held);
  const typed = tidy(String(held));
  const text = plainDashes(typed)
    .replace(LABEL, '')
    .replace(/^(\d+)[.,]0$/, '$1');
  const fraction = typeof held === 'number' && !Number.isInteger(held);
  if (fraction || !/^\d[\d. /-]*$/.test(text)) return failed({ code: 'cpfCharacters', typed });
  const digits = text.replace(/\D/g, '');
  if (digits.length < LENGTH) return readShort(typed, digits);
  if (digits.length > LENGTH) return failed({ code: 'cpfLength', typed, digits: digits.length });
  if (isRepeated(digits)) return failed({ code: 'cpfRepeated', typed });
  const expected = cpfCheckDigits(digits);
  if (!digits.endsWith(expected)) return failed({ code: 'cpfCheckDigit', typed, expected });
  return { ok: true, value: digits, notes: [] };
}

/** The check digits that belong to the first nine digits of a CPF. */
export function cpfCheckDigits(cpf: string): string {
  return twoCheckDigits(cpf.slice(0, 9), LENGTH);
}

/** A CPF fit to be shown: `***.982.247-**`. */
export function maskCpf(cpf: string): string {
  return `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`;
}

/** `529.982.247-25` */
export function cpfWithMask(cpf: string): string {
  return cpf.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4');
}

function readShort(typed: string, digits: string): Read<string> {
  const value = digits.padStart(LENGTH, '0');
  if (isRepeated(value) || !value.endsWith(cpfCheckDigits(value)))
    return failed({ code: 'cpfLength', typed, digits: digits.length });
  return { ok: true, value, notes: [{ code: 'leadingZerosRestored', typed, count: LENGTH - digits.length, value }] };
}

/** Its check digits would be right, but nobody has it. */
function isRepeated(cpf: string): boolean {
  return /^(\d)\1+$/.test(cpf);
}

function failed(fault: ReadFault): { ok: false; fault: ReadFault } {
  return { ok: false, fault };
}
