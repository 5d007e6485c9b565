import { ROWS_A_STEP, type Steps } from '../../rules/steps';
import type { ColumnId } from '../../sheets/columns';
import type { CellValue } from '../../workbook/port';
import { initialsOf } from '../privacy/names';
import type { SentCopy } from '../sentCopy';
import type { Compared } from './compare';
import type { NewLine } from './comparison';
import { comparableKey, isMasked, readBack, type ReadBack } from './values';

/** Lines that were added in the copy, with their values read as what their columns hold. */
export function* newLinesOf({ sent, types, table, here }: Compared): Steps<NewLine[]> {
  if (table.newRows.length === 0) return [];
  const isAsked = sent.columns.map(({ treatment }, column) => treatment !== 'result' && table.places[column] !== null);
  const sentKeys = new Set<string>();
  for (const [line, { values }] of sent.lines.entries()) {
    if (line % ROWS_A_STEP === ROWS_A_STEP - 1) yield;
    sentKeys.add(keyOf(values.map((value, column) => (isAsked[column] ? value : null))));
  }
  const isCompared = sent.columns.map(({ treatment }, column) => {
    return isAsked[column] && treatment === 'asIs' && here.places[column] !== null;
  });
  const hereKeys = new Set<string>();
  for (const [index, row] of here.otherRows.entries()) {
    if (index % ROWS_A_STEP === ROWS_A_STEP - 1) yield;
    hereKeys.add(keyOf(here.places.map((at, column) => (isCompared[column] ? here.valueAt(row, at!) : null))));
  }
  const invoices = new Set(sent.lines.flatMap(({ values }) => invoicesOf(sent, values)));
  const maskedTexts = sent.columns.map(({ maskedLines = [] }, column) => {
    return new Set(maskedLines.map((line) => sent.lines[line]!.values[column] ?? null));
  });
  /** What was copied from a masked cell says nothing. */
  const isCopied = (value: CellValue, column: number) =>
    isMasked(value) ||
    maskedTexts[column]!.has(value) ||
    (sent.columns[column]!.treatment === 'masked' && isInitials(value));
  return table.newRows.map((fileRow): NewLine => {
    const read = sent.columns.map((_, column): ReadBack => {
      if (!isAsked[column]) return { value: null };
      return readBack(table.valueAt(fileRow, table.places[column]!), null, types[column]!);
    });
    const all = read.map(({ value }) => value);
    const isHere = hereKeys.has(keyOf(all.map((value, column) => (isCompared[column] ? value : null))));
    const isRepeated = sentKeys.has(keyOf(all)) || invoicesOf(sent, all).some((invoice) => invoices.has(invoice));
    const isUnclear = read.some(({ value, note }) => note === 'unclear' || isError(value));
    const state = isHere ? 'alreadyHere' : isRepeated ? 'repeats' : isUnclear ? 'unclear' : 'new';
    const values = all.map((value, column) => (isCopied(value, column) || isError(value) ? null : value));
    return { fileRow, values, state };
  });
}

/** The invoice that a line is of, in each way in which the line names one. */
function invoicesOf({ columns }: SentCopy, values: readonly CellValue[]): string[] {
  return INVOICES.flatMap((ids) => {
    const keys = ids.map((id) => comparableKey(values[columns.findIndex((column) => column.id === id)] ?? null));
    return keys.includes('') ? [] : [keys.join('\u0001')];
  });
}

const INVOICES: readonly (readonly ColumnId[])[] = [['invoiceKey'], ['invoiceNumber', 'date', 'family']];

function isInitials(value: CellValue): boolean {
  return typeof value === 'string' && value !== '' && initialsOf(value) === value;
}

function isError(value: CellValue): boolean {
  return typeof value === 'object' && value !== null;
}

function keyOf(values: readonly CellValue[]): string {
  return values.map(comparableKey).join('\u0001');
}
