import type { ICellData } from '@univerjs/core';
import type { CellValue } from '../port';
import type { CellInput } from '../writing';
import { CellValueType } from './gridCodes';

/** What a cell of the grid has when it holds nothing; everything of it that is left out would stay as it was. */
const NOTHING: ICellData = { v: null, f: null, si: null, p: null };

/** A value as the grid keeps it. */
export function gridValue(value: CellValue): ICellData {
  if (value === null) return {};
  if (typeof value === 'number') return { v: value, t: CellValueType.NUMBER };
  if (typeof value === 'boolean') return { v: value ? 1 : 0, t: CellValueType.BOOLEAN };
  if (typeof value === 'object') return { v: value.error, t: CellValueType.STRING };
  // A text that looks like a number, an error or a formula must stay the text it is.
  const looksOtherwise = value.trim() !== '' && (!Number.isNaN(Number(value)) || /^[#=]|^(?:true|false)$/i.test(value));
  return { v: value, t: looksOtherwise ? CellValueType.FORCE_STRING : CellValueType.STRING };
}

/** What takes the place of all that a cell of the grid held; its format and its marks stay. */
export function gridInput(input: CellInput): ICellData {
  if (input === null || input === '') return { ...NOTHING };
  if (typeof input === 'object' && 'formula' in input) return { ...NOTHING, f: input.formula };
  return { ...NOTHING, ...gridValue(input) };
}

/** A note in the grid, large enough for its text. */
export function gridNote(text: string, row: number, column: number, id = `n${row}-${column}`) {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 34)), 0);
  const size = { width: 240, height: Math.min(320, 48 + lines * 20) };
  return { id, row, col: column, note: text, show: false, ...size };
}
