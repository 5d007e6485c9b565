import { atOnce, type Steps } from '../../rules/steps';
import type { AreaRef } from '../port';
import type { CellInput } from '../writing';
import type { ContentBlock } from './cellStates';

/** What was written, in short: enough to see later whether somebody has changed it since. */
export interface WrittenBlock {
  area: AreaRef;
  /** Blank where there are formulas, whose values nobody knows beforehand. */
  digest: string;
}

/** Rows that are compared as one. */
export const ROWS_OF_A_BLOCK = 64;

/** Cells whose digest is made between two breaks. */
export const CELLS_A_STEP = 20_000;

/** Contents that were written, in blocks of some rows. */
export function* digestsOf({ area, cells }: ContentBlock): Iterable<WrittenBlock> {
  for (let first = 0; first < area.rows; first += ROWS_OF_A_BLOCK) {
    const rows = Math.min(ROWS_OF_A_BLOCK, area.rows - first);
    const part = { ...area, row: area.row + first, rows };
    const lines = cells.slice(first, first + rows);
    yield { area: part, digest: lines.some((line) => line.some(isFormula)) ? '' : digestOf(lines, area.columns) };
  }
}

/** Digest of some cells, so many in each row. */
export function digestOf(cells: readonly (readonly (CellInput | undefined)[])[], columns: number): string {
  return atOnce(digestInSteps(cells, columns));
}

/** As {@link digestOf}, of rows that may come one by one. */
export function* digestInSteps(rows: Iterable<readonly (CellInput | undefined)[]>, columns: number): Steps<string> {
  let [one, two] = [0x811c9dc5, 5381];
  const take = (text: string) => {
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      one = Math.imul(one ^ code, 0x01000193);
      two = Math.imul(two, 33) ^ code;
    }
  };
  const rowsAStep = Math.ceil(CELLS_A_STEP / Math.max(1, columns));
  let r = 0;
  for (const line of rows) {
    for (let c = 0; c < columns; c++) take(`${r} ${c} ${textOf(line[c] ?? null)}\n`);
    if (++r % rowsAStep === 0) yield;
  }
  return (one >>> 0).toString(36) + (two >>> 0).toString(36);
}

/** Short sign of a text. */
export function textDigest(text: string): string {
  return digestOf([[text]], 1);
}

export function isFormula(cell: CellInput | undefined): cell is { formula: string } {
  return typeof cell === 'object' && cell !== null && 'formula' in cell;
}

/** Programs keep other ends of lines, and no difference between a blank text and nothing. */
function textOf(cell: CellInput): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'string') return `s${cell.replace(/\r\n?/g, '\n')}`;
  if (typeof cell === 'object') return `e${'error' in cell ? cell.error : cell.formula}`;
  return typeof cell === 'number' ? `n${Number(cell.toPrecision(15))}` : `b${cell}`;
}
