import type { CellError, CellValue } from '../../../workbook/port';

// How Excel takes one kind of value for another.

export const VALUE: CellError = { error: '#VALUE!' };
export const NUM: CellError = { error: '#NUM!' };
export const NOT_AVAILABLE: CellError = { error: '#N/A' };
export const DIVISION: CellError = { error: '#DIV/0!' };
export const NAME: CellError = { error: '#NAME?' };
export const REFERENCE: CellError = { error: '#REF!' };

export function isError(value: unknown): value is CellError {
  return typeof value === 'object' && value !== null && 'error' in value;
}

/**
 * A value as a number: a blank cell is 0. Of texts only whole numbers in figures are taken: how decimals and dates are
 * written depends on the language of the program that opens the file.
 */
export function numberOf(value: CellValue): number | CellError {
  if (typeof value === 'number') return value;
  if (value === null) return 0;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string') return /^\s*[+-]?\d{1,15}\s*$/.test(value) ? Number(value) : VALUE;
  return value;
}

/** A value as text: a blank cell is none, a number as Excel shows it without a format. */
export function textOf(value: CellValue): string | CellError {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  return value;
}

export function logicalOf(value: CellValue): boolean | CellError {
  if (typeof value === 'boolean') return value;
  if (value === null) return false;
  if (typeof value === 'number') return value !== 0;
  if (typeof value === 'string') {
    const word = value.toUpperCase();
    return word === 'TRUE' ? true : word === 'FALSE' ? false : VALUE;
  }
  return value;
}

/** Numbers come before texts, texts before logical values. */
function rankOf(value: number | string | boolean): number {
  return typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2;
}

/**
 * Order of two values as Excel's comparisons see it: a blank is what the other makes of nothing, case does not count,
 * and numbers are equal at 15 digits.
 */
export function compareValues(one: number | string | boolean | null, other: number | string | boolean | null): number {
  const left = one ?? nothingLike(other);
  const right = other ?? nothingLike(one);
  if (typeof left === 'number' && typeof right === 'number') return compareNumbers(left, right);
  if (typeof left === 'string' && typeof right === 'string') return compareTexts(left, right);
  return rankOf(left) - rankOf(right) || Number(left) - Number(right);
}

function nothingLike(value: number | string | boolean | null): number | string | boolean {
  return typeof value === 'string' ? '' : typeof value === 'boolean' ? false : 0;
}

function compareNumbers(left: number, right: number): number {
  if (left === right) return 0;
  const apart = Math.abs(left - right) > 1e-14 * Math.max(Math.abs(left), Math.abs(right));
  return apart || left.toPrecision(15) !== right.toPrecision(15) ? left - right : 0;
}

const alphabet = new Intl.Collator('en');

function compareTexts(left: string, right: string): number {
  const [one, other] = [foldCase(left), foldCase(right)];
  if (one === other) return 0;
  return alphabet.compare(one, other) || (one < other ? -1 : 1);
}

/** Texts that differ in case alone are equal. */
export function foldCase(text: string): string {
  return text.toLowerCase();
}
