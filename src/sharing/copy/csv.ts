import { isoOfSerial } from '../../brazil/dates';
import { figure } from '../../explain/figures';
import type { Language } from '../../explain/language';
import { exactOfCell } from '../../rules/exact';
import { isDateColumn } from '../../sheets/expectedShapes';
import type { CellValue } from '../../workbook/port';
import { isDateFormat } from '../../workbook/xlsx/read/styles';
import type { BuiltCopy } from './buildCopy';
import { cellAt } from '../../workbook/xlsx/book';
import { FIRST_COLUMN, rowOfLine } from './ownColumns';

const MARK = '\uFEFF';
const TRUTH = { 'pt-BR': ['VERDADEIRO', 'FALSO'], 'en-US': ['TRUE', 'FALSE'] } as const;

/**
 * The lines of a copy as a text file with semicolons, as Excel in Portuguese opens it by a double click. A text that a
 * program would take for a formula is marked by an apostrophe; numbers keep all their decimals.
 */
export function csvOfCopy({ book, sent }: BuiltCopy, language: Language): Uint8Array {
  const sheet = book.sheets.find(({ name }) => name === sent.copySheet)!;
  const isDate = sent.columns.map(({ id }, place) => {
    const format = cellAt(sheet, rowOfLine(0), FIRST_COLUMN + place)?.style?.numberFormat;
    return isDateFormat(format) || (id !== null && isDateColumn(id));
  });
  const header = cellAt(sheet, 0, 0)?.value ?? null;
  const rows = [
    [header, ...sent.columns.map((column) => column.header)].map((cell) => field(cell, false, language)),
    ...sent.lines.map(({ code, values }) => [
      field(code, false, language),
      ...values.map((value, place) => field(value, isDate[place]!, language)),
    ]),
  ];
  return new TextEncoder().encode(MARK + rows.map((row) => `${row.join(';')}\r\n`).join(''));
}

function field(value: CellValue, isDate: boolean, language: Language): string {
  if (value === null) return '';
  if (typeof value === 'object') return value.error;
  if (typeof value === 'boolean') return TRUTH[language][value ? 0 : 1];
  if (typeof value === 'number') return numberField(value, isDate, language);
  const text = mayBeFormula(value) ? `'${value}` : value;
  return /[;,\t"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Without dots between thousands, which another program would read as decimals. */
function numberField(value: number, isDate: boolean, language: Language): string {
  const iso = isDate ? isoOfSerial(value) : null;
  if (iso !== null) return iso.split('-').reverse().join('/');
  return figure(exactOfCell(value), language)
    .replace(language === 'pt-BR' ? /\./g : /,/g, '')
    .replace('−', '-');
}

/** As a program understands what it reads, also after the marks of other scripts and blanks. */
function mayBeFormula(text: string): boolean {
  return /^[\s\u00A0]*[=+\-@＝＋－＠]|^[\t\r]/.test(text);
}
