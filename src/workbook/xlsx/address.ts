import type { Area } from './book';

/** Largest row and column a sheet of Excel has, counted from zero. */
export const LAST_ROW = 1_048_575;
export const LAST_COLUMN = 16_383;

/** Column letters from an index counted from zero: 0 is `A`, 26 is `AA`. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** `B3` for row 2, column 1. */
export function cellAddress(row: number, column: number): string {
  return columnLetters(column) + (row + 1);
}

/** `B3:D9`, or `B3` for a single cell. */
export function areaAddress(area: Area): string {
  const first = cellAddress(area.row, area.column);
  if (area.rows === 1 && area.columns === 1) return first;
  return `${first}:${cellAddress(area.row + area.rows - 1, area.column + area.columns - 1)}`;
}

/** Row and column of `B3` or `$B$3`, from zero; null when it is no cell of a sheet. */
export function parseCell(address: string): { row: number; column: number } | null {
  let column = 0;
  let row = 0;
  let letters = 0;
  let digits = 0;
  for (let i = 0; i < address.length; i++) {
    const code = address.charCodeAt(i);
    if (code === 36) continue;
    if (code >= 48 && code <= 57) {
      row = row * 10 + code - 48;
      digits++;
      continue;
    }
    const upper = code >= 97 ? code - 32 : code;
    if (upper < 65 || upper > 90 || digits > 0) return null;
    column = column * 26 + upper - 64;
    letters++;
  }
  if (letters === 0 || digits === 0 || row < 1 || row - 1 > LAST_ROW || column - 1 > LAST_COLUMN) return null;
  return { row: row - 1, column: column - 1 };
}

/** The rectangle `B3:D9` or `B3` stands for; null when it is none. Corners may come in any order. */
export function parseArea(address: string): Area | null {
  const colon = address.indexOf(':');
  const first = parseCell(colon < 0 ? address : address.slice(0, colon));
  const last = colon < 0 ? first : parseCell(address.slice(colon + 1));
  if (!first || !last) return null;
  const row = Math.min(first.row, last.row);
  const column = Math.min(first.column, last.column);
  return {
    row,
    column,
    rows: Math.abs(first.row - last.row) + 1,
    columns: Math.abs(first.column - last.column) + 1,
  };
}

export function contains(area: Area, row: number, column: number): boolean {
  return row >= area.row && row < area.row + area.rows && column >= area.column && column < area.column + area.columns;
}
