import type { CellRef } from './port';

/** The last column that a sheet has, from zero. */
export const LAST_COLUMN = 16_383;
const LAST_ROW = 1_048_575;
const A1 = /^\$?([A-Za-z]{1,3})\$?([1-9]\d{0,6})$/;

/** Column letters for a column counted from zero: 0 → `A`, 27 → `AB`. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

/** Place of a cell written like `C5` or `$C$5`, counted from zero; `null` when the text is no cell of a sheet. */
export function parseCellAddress(text: string): { row: number; column: number } | null {
  const [, letters, digits] = A1.exec(text) ?? [];
  if (!letters || !digits) return null;
  const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  const row = Number(digits) - 1;
  return column <= LAST_COLUMN && row <= LAST_ROW ? { row, column } : null;
}

/** The cell as people name it within its sheet: `C5`. */
export function cellAddress({ row, column }: { row: number; column: number }): string {
  return `${columnLetters(column)}${row + 1}`;
}

/** The cell as a formula on another sheet names it: `Plan1!C5`, `'Compras 2023'!C5`. */
export function fullAddress(cell: CellRef): string {
  return `${sheetPrefix(cell.sheet)}${cellAddress(cell)}`;
}

/** A sheet's name as it stands before a reference, quoted where Excel asks for it: `Plan1!`, `'D''água'!`. */
export function sheetPrefix(sheet: string): string {
  const plain =
    /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u.test(sheet) && !parseCellAddress(sheet) && !/^(r|c|rc)\d*$/i.test(sheet);
  return plain ? `${sheet}!` : `'${sheet.replaceAll("'", "''")}'!`;
}

/** Whether two names mean the same sheet; Excel does not tell case apart. */
export function sameSheet(one: string, other: string): boolean {
  return one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;
}
