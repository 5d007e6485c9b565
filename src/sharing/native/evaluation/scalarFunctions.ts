import { isoOfSerial, serialOf } from '../../../brazil/dates';
import type { CellError, CellValue } from '../../../workbook/port';
import { cut, roundHalfUp, roundUp } from './rounding';
import { isError, logicalOf, NOT_AVAILABLE, NUM, numberOf, textOf, VALUE } from './values';

// The functions of single values.

export interface ScalarFunction {
  /** How many arguments it takes. */
  least: number;
  most: number;
  run: (...values: CellValue[]) => CellValue;
}

/** Functions that are an error when an argument is. */
export const strictFunctions: ReadonlyMap<string, ScalarFunction> = new Map([
  ['ROUND', ofNumbers(2, 2, (value, digits) => roundHalfUp(value, Math.trunc(digits)))],
  ['ROUNDDOWN', ofNumbers(2, 2, (value, digits) => cut(value, Math.trunc(digits)))],
  ['ROUNDUP', ofNumbers(2, 2, (value, digits) => roundUp(value, Math.trunc(digits)))],
  ['TRUNC', ofNumbers(1, 2, (value, digits = 0) => cut(value, Math.trunc(digits)))],
  ['INT', ofNumbers(1, 1, (value) => Math.floor(value))],
  ['ABS', ofNumbers(1, 1, (value) => Math.abs(value))],
  ['MOD', ofNumbers(2, 2, (value, by) => (by === 0 ? { error: '#DIV/0!' } : value - by * Math.floor(value / by)))],
  ['NOT', { least: 1, most: 1, run: (value) => notOf(logicalOf(value)) }],
  ['TRIM', ofText((text) => text.replace(/ +/g, ' ').replace(/^ | $/g, ''))],
  ['UPPER', ofText((text) => text.toUpperCase())],
  ['LOWER', ofText((text) => text.toLowerCase())],
  ['LEN', ofText((text) => text.length)],
  ['VALUE', { least: 1, most: 1, run: (value) => (value === '' ? VALUE : numberOf(value)) }],
  ['LEFT', { least: 1, most: 2, run: (value, count = 1) => partOf(value, 1, count) }],
  ['RIGHT', { least: 1, most: 2, run: endOf }],
  ['MID', { least: 3, most: 3, run: partOf }],
  ['EXACT', { least: 2, most: 2, run: (one, other) => textOf(one) === textOf(other) }],
  ['SUBSTITUTE', { least: 3, most: 4, run: substitute }],
  ['DATE', ofNumbers(3, 3, serialOfDate)],
  ['YEAR', ofDate((iso) => Number(iso.slice(0, 4)))],
  ['MONTH', ofDate((iso) => Number(iso.slice(5, 7)))],
  ['DAY', ofDate((iso) => Number(iso.slice(8, 10)))],
  ['NA', { least: 0, most: 0, run: () => NOT_AVAILABLE }],
  ['TRUE', { least: 0, most: 0, run: () => true }],
  ['FALSE', { least: 0, most: 0, run: () => false }],
]);

/** Functions that say what a value is; of an error too. */
export const tellingFunctions: ReadonlyMap<string, (value: CellValue) => boolean> = new Map([
  ['ISNUMBER', (value: CellValue) => typeof value === 'number'],
  ['ISTEXT', (value: CellValue) => typeof value === 'string'],
  ['ISLOGICAL', (value: CellValue) => typeof value === 'boolean'],
  ['ISBLANK', (value: CellValue) => value === null],
  ['ISERROR', (value: CellValue) => isError(value)],
  ['ISERR', (value: CellValue) => isError(value) && value.error !== NOT_AVAILABLE.error],
  ['ISNA', (value: CellValue) => isError(value) && value.error === NOT_AVAILABLE.error],
]);

function ofNumbers(least: number, most: number, run: (...numbers: [number, number, number]) => CellValue) {
  const ofValues = (...values: CellValue[]): CellValue => {
    const numbers = values.map(numberOf);
    return numbers.find(isError) ?? run(...(numbers as [number, number, number]));
  };
  return { least, most, run: ofValues };
}

function ofText(run: (text: string) => CellValue): ScalarFunction {
  return { least: 1, most: 1, run: (value) => run(textOf(value) as string) };
}

function notOf(value: boolean | CellError): boolean | CellError {
  return isError(value) ? value : !value;
}

function partOf(value: CellValue, start: CellValue, count: CellValue): CellValue {
  const [from, length] = [numberOf(start), numberOf(count)];
  if (isError(from)) return from;
  if (isError(length)) return length;
  if (from < 1 || length < 0) return VALUE;
  return (textOf(value) as string).slice(Math.trunc(from) - 1, Math.trunc(from) - 1 + Math.trunc(length));
}

function endOf(value: CellValue, count: CellValue = 1): CellValue {
  const length = numberOf(count);
  if (isError(length)) return length;
  const text = textOf(value) as string;
  return length < 0 ? VALUE : text.slice(Math.max(0, text.length - Math.trunc(length)));
}

/** Every occurrence, or the one of that number alone. */
function substitute(value: CellValue, old: CellValue, by: CellValue, which?: CellValue): CellValue {
  const [text, sought, put] = [textOf(value) as string, textOf(old) as string, textOf(by) as string];
  if (sought === '') return text;
  if (which === undefined) return text.replaceAll(sought, () => put);
  const number = numberOf(which);
  if (isError(number)) return number;
  if (number < 1) return VALUE;
  const pieces = text.split(sought);
  const before = Math.trunc(number);
  if (pieces.length <= before) return text;
  return pieces.slice(0, before).join(sought) + put + pieces.slice(before).join(sought);
}

/** Months and days beyond the calendar’s run on into the next, as in Excel. */
function serialOfDate(year: number, month: number, day: number): CellValue {
  const time = Date.UTC(Math.trunc(year), Math.trunc(month) - 1, Math.trunc(day));
  if (year < 1900 || year > 9999 || Number.isNaN(time)) return NUM;
  const serial = serialOf(new Date(time).toISOString().slice(0, 10));
  return serial < 1 ? NUM : serial;
}

function ofDate(run: (iso: string) => number): ScalarFunction {
  return {
    least: 1,
    most: 1,
    run: (value) => {
      const serial = numberOf(value);
      if (isError(serial)) return serial;
      const iso = isoOfSerial(serial);
      return iso === null ? NUM : run(iso);
    },
  };
}
