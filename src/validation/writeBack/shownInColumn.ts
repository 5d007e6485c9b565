import { readCnpj } from '../../brazil/cnpj';
import { isoOfSerial } from '../../brazil/dates';
import { readFamilyKey } from '../../brazil/familyKey';
import { day, figure } from '../../explain/figures';
import { familyShown, keyShown, typedIdShown, withoutPeoplesNumbers } from '../../explain/findings/personalNumbers';
import type { Language } from '../../explain/language';
import { exactOfCell } from '../../rules/exact';
import type { ColumnId } from '../../sheets/columns';
import { isDateColumn } from '../../sheets/expectedShapes';
import type { CellValue } from '../../workbook/port';

/** Columns whose cells may be numbers of people. */
const IDS: ReadonlySet<ColumnId> = new Set(['cpf', 'organisation', 'issuer', 'buyer', 'intermediary', 'donee']);
const FAMILIES: ReadonlySet<ColumnId> = new Set(['family', 'previousFamily']);
const TRUTH = { 'pt-BR': ['VERDADEIRO', 'FALSO'], 'en-US': ['TRUE', 'FALSE'] } as const;
const LONGEST = 120;

/** What a cell holds, fit to be written elsewhere: numbers of people masked, names of people left out. */
export function shownInColumn(value: CellValue, column: ColumnId, language: Language): string {
  if (value === null || value === '') return '';
  if (typeof value === 'object') return value.error;
  if (typeof value === 'boolean') return value ? TRUTH[language][0] : TRUTH[language][1];
  if (column === 'producerName') return '…';
  const text = typeof value === 'number' ? numberShown(value, column, language) : value;
  const shown = masked(text, column);
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown;
}

/** The day that a number of a column of dates is; `null` for any other. */
export function dayShown(value: number, column: ColumnId, language: Language): string | null {
  const date = isDateColumn(column) ? isoOfSerial(value) : null;
  return date === null ? null : day(date, language);
}

function numberShown(value: number, column: ColumnId, language: Language): string {
  const date = dayShown(value, column, language);
  if (date !== null) return date;
  return IDS.has(column) || FAMILIES.has(column) || column === 'invoiceKey'
    ? String(value)
    : figure(exactOfCell(value), language);
}

function masked(text: string, column: ColumnId): string {
  if (column === 'invoiceKey') return keyShown(text);
  if (IDS.has(column)) return idShown(text);
  if (FAMILIES.has(column)) return familyIn(text);
  return withoutPeoplesNumbers(text);
}

/** So few figures are no number of a person, not even a mistyped one. */
const FEW_FIGURES = 6;

/** A CNPJ is no number of a person; what was mistyped may be one, and so may three noughts before a CPF. */
function idShown(text: string): string {
  const figures = text.replace(/\D/g, '');
  const isCnpj = readCnpj(text).ok && !figures.startsWith('000');
  if (isCnpj || figures.length < FEW_FIGURES) return text;
  // Zeros lost at the left: the same figures stay shown as of the whole number.
  return typedIdShown(/^\d{9,10}$/.test(text) ? text.padStart(11, '0') : text);
}

function familyIn(text: string): string {
  const read = readFamilyKey(text);
  if (!read.ok) return withoutPeoplesNumbers(text);
  const isUsual = /^[A-Z]{2}.{20,}$/.test(read.value);
  return isUsual ? familyShown(read.value) : withoutPeoplesNumbers(read.value);
}
