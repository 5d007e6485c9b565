import { ROWS_A_STEP, type Steps } from '../../rules/steps';
import { isFilled } from '../../sheets/gridCells';
import { isTotalWord } from '../../sheets/totals';
import { cellAt, type Sheet } from '../../workbook/xlsx/book';
import type { SentCopy } from '../sentCopy';
import { headerKey } from './headerRow';

/** Cells of the copy that a line fills at least: a note below the table fills one. */
const LEAST_FILLED = 2;

/** Rows of a sheet that may be lines of a copy, and those that look like them and only add them up. */
export interface FilledLines {
  rows: number[];
  totals: number[];
}

/** Rows that hold something in the copy's columns and are neither totals nor headers again. */
export function* filledLines(
  sheet: Sheet,
  { columns }: SentCopy,
  places: readonly (number | null)[],
  isWanted: (row: number) => boolean,
): Steps<FilledLines> {
  const asked = [...places.entries()].filter(([column, at]) => at !== null && columns[column]!.treatment !== 'result');
  const rows = [...sheet.rows.keys()].filter(isWanted);
  const found: FilledLines = { rows: [], totals: [] };
  for (const [index, row] of rows.sort((one, other) => one - other).entries()) {
    if (index % ROWS_A_STEP === ROWS_A_STEP - 1) yield;
    const cells = asked.filter(([, at]) => isFilled(cellAt(sheet, row, at!)?.value));
    const isHeader = cells.every(([column, at]) => {
      return headerKey(cellAt(sheet, row, at!)!.value) === headerKey(columns[column]!.header);
    });
    if (cells.length < Math.min(LEAST_FILLED, asked.length) || isHeader) continue;
    (isTotal(sheet, row, cells.length * 2 < asked.length) ? found.totals : found.rows).push(row);
  }
  return found;
}

/** A row that begins as totals do, and fills few cells or nothing but figures: a place may be called `Soma` as well. */
function isTotal(sheet: Sheet, row: number, fillsFew: boolean): boolean {
  const [first, ...others] = [...sheet.rows.get(row)!]
    .filter(([, { value }]) => isFilled(value))
    .sort(([one], [other]) => one - other)
    .map(([, { value }]) => value);
  return isTotalWord(first ?? null) && (fillsFew || others.every((value) => typeof value === 'number'));
}

/** The first row of a table: sorting may have carried the headers down among the lines. */
export function firstOf(headerRow: number | null, rows: Iterable<number>): number {
  let first = headerRow ?? Infinity;
  for (const row of rows) first = Math.min(first, row);
  return first;
}
