import type { Grid, RecognisedTable } from '../../src/sheets/recognisedTable';
import type { CellValue } from '../../src/workbook/port';

/** A grid that begins in A1, from rows as one would type them; merged areas by their addresses. */
export function gridOf(values: readonly (readonly CellValue[])[], merged: readonly string[] = []): Grid {
  return { sheet: 'Planilha1', top: 0, left: 0, values, merged: merged.map(areaOf) };
}

function areaOf(address: string): { row: number; column: number; rows: number; columns: number } {
  const [from = '', to = from] = address.split(':');
  const [first, last] = [cellOf(from), cellOf(to)];
  return { ...first, rows: last.row - first.row + 1, columns: last.column - first.column + 1 };
}

function cellOf(address: string): { row: number; column: number } {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}

/** `header → meaning (certainty[, unit])` of each matched column, in order. */
export function matches({ columns }: RecognisedTable): string[] {
  return columns.map(({ header, id, certainty, unit }) => `${header} → ${id} (${certainty}${unit ? `, ${unit}` : ''})`);
}

/** Meanings in the order of the columns. */
export function ids({ columns }: RecognisedTable): string[] {
  return columns.map(({ id }) => id);
}

/** Rows counted from 1, as a person sees them in a sheet that the grid begins in A1 of. */
export function seen(rows: readonly number[]): number[] {
  return rows.map((row) => row + 1);
}
