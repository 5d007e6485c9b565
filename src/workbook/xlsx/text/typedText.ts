import type { CellValue } from '../../port';
import { isoDateSerial } from '../read/isoDate';

/** What a piece of text from a file without types becomes in a cell. */
export interface TypedText {
  value: CellValue;
  numberFormat?: string;
}

/** From this many digits on a number is a code (CPF, CNPJ, a key), not a quantity. */
const CODE_DIGITS = 11;
/** Digits that a number in a cell can hold. */
const NUMBER_DIGITS = 15;

/**
 * Reads a text the Portuguese way: `1.234,56`, `1,5` and `05/03/2026` become numbers and dates. Whatever could
 * lose a digit or be read two ways (`00123`, a 44-digit key, `1.500`) stays the text it is.
 */
export function typedText(text: string, dayFirst: boolean): TypedText {
  const bare = text.trim();
  const number = clearNumber(bare);
  if (number !== null) return { value: number };
  const serial = dayFirst ? dateSerial(bare) : null;
  if (serial !== null) return { value: serial, numberFormat: 'dd/mm/yyyy' };
  return { value: text };
}

/** Whether the dates of a column can be read day first: none of them has a month above 12. */
export function readsDayFirst(texts: Iterable<string>): boolean {
  for (const text of texts) {
    const parts = SLASHED.exec(text.trim());
    if (parts && Number(parts[2]) > 12) return false;
  }
  return true;
}

function clearNumber(text: string): number | null {
  const parts = /^(-?)(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/.exec(text);
  if (parts) {
    const [, sign, whole = '', decimals = ''] = parts;
    const digits = whole.replaceAll('.', '');
    // One group of three after a point may be thousands or decimals.
    if (whole.includes('.') && decimals === '' && whole.split('.').length === 2) return null;
    return exact(`${sign}${digits}`, decimals);
  }
  const pointed = /^(-?\d+)\.(\d+)$/.exec(text);
  return pointed && pointed[2]!.length !== 3 ? exact(pointed[1]!, pointed[2]!) : null;
}

function exact(whole: string, decimals: string): number | null {
  const digits = whole.replace('-', '');
  if (digits.length > 1 && digits.startsWith('0')) return null;
  if (decimals === '' && digits.length >= CODE_DIGITS) return null;
  if (digits.length + decimals.length > NUMBER_DIGITS) return null;
  return Number(decimals === '' ? whole : `${whole}.${decimals}`);
}

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

function dateSerial(text: string): number | null {
  const slashed = SLASHED.exec(text);
  const iso = slashed
    ? `${slashed[3]}-${slashed[2]!.padStart(2, '0')}-${slashed[1]!.padStart(2, '0')}`
    : /^\d{4}-\d{2}-\d{2}$/.test(text)
      ? text
      : null;
  if (iso === null) return null;
  const date = new Date(`${iso}T00:00:00Z`);
  // Calendar dates only, and none before March 1900, where the serial numbers of programs disagree.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso || iso < '1900-03-01') return null;
  return isoDateSerial(iso, false);
}
