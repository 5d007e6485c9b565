import type { ICellData, Nullable } from '@univerjs/core';
import type { Language } from '../../explain/language';
import { formatFormula } from '../../workbook/formulaText/formatFormula';
import { CellValueType } from '../../workbook/workbench/gridCodes';
import { formatPlainNumber } from './value';

/**
 * The text that a cell shows while it is edited; typing it again unchanged gives the same content.
 *
 * @param formula the cell's formula, expanded where the grid keeps it shared
 * @param pattern the cell's number format, en-US notation
 * @returns `null` where the grid's own text is right (texts, blank cells)
 */
export function editedText(
  cell: Nullable<ICellData>,
  formula: string | null,
  pattern: string | null,
  language: Language,
): string | null {
  if (formula !== null) return formatFormula(formula, language);
  if (cell?.p || cell?.v === undefined || cell.v === null) return null;
  if (cell.t === CellValueType.BOOLEAN) return logicalText(Boolean(cell.v), language);
  if (typeof cell.v !== 'number') return null;
  if (pattern !== null && lettersOf(pattern).includes('%'))
    return `${formatPlainNumber(hundredTimes(cell.v), language)}%`;
  return (pattern === null ? null : dateText(cell.v, pattern, language)) ?? formatPlainNumber(cell.v, language);
}

function logicalText(value: boolean, language: Language): string {
  if (language === 'pt-BR') return value ? 'VERDADEIRO' : 'FALSO';
  return value ? 'TRUE' : 'FALSE';
}

/** Without the trace of binary fractions: 0.29 gives 29, not 28.999999999999996. */
function hundredTimes(value: number): number {
  return Number((value * 100).toPrecision(15));
}

const LAST_SERIAL = 2_958_465;
const EPOCH = 25_569;

/** Day and time of a serial number, as typed in the language; `null` when the format is no date format. */
function dateText(serial: number, pattern: string, language: Language): string | null {
  const { day, time } = dateParts(pattern);
  if ((!day && !time) || serial < 0 || serial > LAST_SERIAL) return null;
  const seconds = Math.round(serial * 86_400);
  const whole = Math.floor(seconds / 86_400);
  const dayText = whole >= 1 ? calendarDay(whole, language) : '';
  const timeText = seconds % 86_400 > 0 || !day ? clock(seconds % 86_400) : '';
  return [dayText, timeText].filter((part) => part !== '').join(' ') || null;
}

/** Whether a number format shows a day or a time of day; letters in quotes, brackets or after `\` do not count. */
export function dateParts(pattern: string): { day: boolean; time: boolean } {
  const letters = lettersOf(pattern);
  return { day: /[dy]/.test(letters) || /m{3}/.test(letters), time: /[hs]/.test(letters) };
}

function lettersOf(pattern: string): string {
  return pattern.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').toLowerCase();
}

function calendarDay(serial: number, language: Language): string {
  const date = new Date((serial + (serial < 61 ? 1 : 0) - EPOCH) * 86_400_000);
  const [day, month] = [date.getUTCDate(), date.getUTCMonth() + 1].map((part) => String(part).padStart(2, '0'));
  return language === 'pt-BR' ? `${day}/${month}/${date.getUTCFullYear()}` : `${month}/${day}/${date.getUTCFullYear()}`;
}

function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[2] === 0 ? parts.slice(0, 2) : parts;
  return shown.map((part) => String(part).padStart(2, '0')).join(':');
}
