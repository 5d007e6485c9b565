import { ROWS_A_STEP, type Steps } from '../../rules/steps';
import type { CellValue } from '../../workbook/port';
import type { Compared } from './compare';
import type { NewLine } from './comparison';
import { comparableKey, isMasked, readBack } from './values';

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
  return table.newRows.map((fileRow): NewLine => {
    const read = sent.columns.map((_, column): CellValue => {
      if (!isAsked[column]) return null;
      return readBack(table.valueAt(fileRow, table.places[column]!), null, types[column]!).value;
    });
    const isHere = hereKeys.has(keyOf(read.map((value, column) => (isCompared[column] ? value : null))));
    const state = isHere ? 'alreadyHere' : sentKeys.has(keyOf(read)) ? 'repeats' : 'new';
    // What was copied from a masked cell says nothing.
    return { fileRow, values: read.map((value) => (isMasked(value) ? null : value)), state };
  });
}

function keyOf(values: readonly CellValue[]): string {
  return values.map(comparableKey).join('\u0001');
}
