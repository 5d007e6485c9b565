import { exact } from '../../rules/exact';
import { readDate, serialOf } from '../../brazil/dates';
import { decimalOf, readNumber } from '../../brazil/numbers';
import { fold, tidy } from '../../brazil/text';
import { readYesNo } from '../../brazil/yesNo';
import { isDateColumn } from '../../sheets/expectedShapes';
import type { CellValue } from '../../workbook/port';
import { sameValue } from '../../workbook/xlsx/patch/changes';
import type { SentCopy } from '../sentCopy';

/** What most cells of a column were sent as. `dateText`: dates that are kept as texts. */
export type ColumnType = 'number' | 'date' | 'text' | 'dateText' | 'mixed';

/** A returned cell, understood as what was sent there. */
export interface ReadBack {
  value: CellValue;
  /** `becameText`: it was a text and is read as what was sent. `unclear`: it cannot be read as that with certainty. */
  note?: 'becameText' | 'becameNumber' | 'unclear';
}

/** Types of a copy's columns. */
export function columnTypes({ columns, lines }: SentCopy): ColumnType[] {
  return columns.map(({ id }, at) => {
    let [numbers, texts, dates] = [0, 0, 0];
    const isOfDates = id !== null && isDateColumn(id);
    for (const { values } of lines) {
      if (typeof values[at] === 'number') numbers++;
      else if (typeof values[at] === 'string' && values[at] !== '') {
        texts++;
        if (isOfDates && readDate(values[at]).ok) dates++;
      }
    }
    if (numbers === 0 && texts === 0) return isOfDates ? 'date' : 'mixed';
    if (numbers === 0) return dates * 2 > texts ? 'dateText' : 'text';
    if (isOfDates) return 'date';
    return texts === 0 ? 'number' : 'mixed';
  });
}

/**
 * Whether two cells hold the same. Numbers count with Excel's 15 significant digits, a blank text as nothing, ends of
 * lines in whatever form; blanks within or around a text are part of it.
 */
export function holdTheSame(one: CellValue, other: CellValue): boolean {
  return sameValue(plain(one), plain(other));
}

function plain(value: CellValue): CellValue {
  if (typeof value !== 'string') return value;
  return value === '' ? null : value.replace(/\r\n?/g, '\n');
}

/** What a cell is compared by where case, accents and blanks of texts do not matter; nothing of a blank one. */
export function comparableKey(value: CellValue): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return `n${Number(value.toPrecision(15))}`;
  if (typeof value === 'object') return `e${value.error}`;
  return typeof value === 'string' ? `s${fold(value) || tidy(value)}` : `b${value}`;
}

/** Whether a text has something covered in it, as a copy shows what is masked. */
export function isMasked(value: CellValue): boolean {
  return typeof value === 'string' && value.includes('**');
}

/**
 * Reads a cell that came back as what was sent there: programs make texts of numbers and numbers of codes. What has
 * two meanings is never guessed, unless one of them is what was sent.
 *
 * @param sent `null` where nothing was sent, as in a new line: then the column says what is expected
 */
export function readBack(returned: CellValue, sent: CellValue, type: ColumnType): ReadBack {
  if (returned === null || returned === '') return { value: null };
  if (typeof returned === 'object' || holdTheSame(returned, sent)) return { value: returned };
  if (typeof sent === 'boolean') return asLogical(returned);
  const expected = expectedOf(sent, type);
  if (typeof returned === 'string' && (expected === 'number' || expected === 'date'))
    return fromText(returned, typeof sent === 'number' ? sent : null, expected);
  if (typeof returned === 'number' && (expected === 'text' || expected === 'dateText'))
    return typeof sent === 'string' && sent !== ''
      ? fromNumber(returned, sent)
      : numberWhereNothingWas(returned, expected);
  return { value: returned };
}

function expectedOf(sent: CellValue, type: ColumnType): ColumnType {
  if (typeof sent === 'number') return type === 'date' ? 'date' : 'number';
  return typeof sent === 'string' && sent !== '' ? 'text' : type;
}

function asLogical(returned: string | number | boolean): ReadBack {
  if (typeof returned === 'boolean') return { value: returned };
  if (returned === 1 || returned === 0) return { value: returned === 1, note: 'becameNumber' };
  const read = /^(?:TRUE|VERDADEIRO|FALSE|FALSO)$/i.test(String(returned))
    ? ({ ok: true, value: /^[TV]/i.test(String(returned)) } as const)
    : readYesNo(returned);
  return read.ok ? { value: read.value, note: 'becameText' } : { value: returned, note: 'unclear' };
}

function fromText(text: string, sent: number | null, expected: 'number' | 'date'): ReadBack {
  const meanings = expected === 'date' ? datesIn(text) : numbersIn(text);
  const others = expected === 'date' ? [] : [...percentagesIn(text), ...datesIn(text)];
  const asSent = [...meanings, ...others].find((meaning) => sent !== null && holdTheSame(meaning, sent));
  if (asSent !== undefined) return { value: sent, note: 'becameText' };
  return meanings.length === 1 ? { value: meanings[0]!, note: 'becameText' } : { value: text, note: 'unclear' };
}

function numbersIn(text: string): number[] {
  const read = readNumber(text);
  if (read.ok) return [Number(read.value)];
  if (read.fault.code !== 'numberAmbiguous') return [];
  return [Number(read.fault.thousands), Number(read.fault.decimal)];
}

function percentagesIn(text: string): number[] {
  const [, figures] = /^([^%]+)%\s*$/.exec(text) ?? [];
  const read = figures === undefined ? null : readNumber(figures);
  return read?.ok ? [exact(read.value).div(100).toNumber()] : [];
}

function datesIn(text: string): number[] {
  const read = readDate(text);
  return read.ok ? [serialOf(read.value)] : [];
}

/** Digits that a number in a cell keeps. */
const KEPT_DIGITS = 15;

/** A number where a text was sent: that text, when the number is one of its meanings, or a text of the same kind. */
function fromNumber(number: number, sent: string): ReadBack {
  const figures = sent.replace(/[\s./-]/g, '');
  const isCode = /^\d+$/.test(sent.trim());
  const dates = isCode ? [] : datesIn(sent);
  const numbers = isCode ? [] : [...numbersIn(sent), ...percentagesIn(sent)];
  if ([...dates, ...numbers].some((meaning) => holdTheSame(meaning, number)))
    return { value: sent, note: 'becameNumber' };
  if (dates.length > 0) return dateText(number);
  if (numbers.length > 0) return { value: number, note: 'becameNumber' };
  if (/^\d+$/.test(figures) && holdTheSame(Number(figures), number)) return { value: sent, note: 'becameNumber' };
  return isCode ? codeText(number) : { value: decimalOf(number), note: 'unclear' };
}

function numberWhereNothingWas(number: number, expected: 'text' | 'dateText'): ReadBack {
  if (expected === 'dateText') return dateText(number);
  return Number.isInteger(number) ? codeText(number) : { value: number, note: 'unclear' };
}

/** A date as Brazilians write it. */
function dateText(serial: number): ReadBack {
  const read = readDate(serial);
  if (!read.ok) return { value: serial, note: 'unclear' };
  return { value: read.value.split('-').reverse().join('/'), note: 'becameNumber' };
}

function codeText(number: number): ReadBack {
  const text = decimalOf(number);
  // Of a long code the last digits are gone.
  const isWhole = text.replace(/\D/g, '').length <= KEPT_DIGITS && Math.abs(number) < 1e15;
  return { value: text, note: isWhole ? 'becameNumber' : 'unclear' };
}
