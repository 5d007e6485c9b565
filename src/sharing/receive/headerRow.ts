import { fold } from '../../brazil/text';
import { textOf } from '../../sheets/gridCells';
import type { CellValue } from '../../workbook/port';

/** Part of a copy's headers that the row of headers has at least. */
const LEAST = 0.4;
const LONGEST_HEADER = 255;

/** What two spellings of a header have in common: case, accents, blanks and signs apart. */
export function headerKey(value: CellValue): string {
  return typeof value === 'string' && value.length > LONGEST_HEADER ? '' : fold(textOf(value));
}

/** Rows of cells, by row and column as the sheet counts them. */
export type Rows = Iterable<readonly [row: number, cells: Iterable<readonly [column: number, value: CellValue]>]>;

/** The row that has most of some headers, wherever it stands; `null` when none has enough of them. */
export function findHeaderRow(rows: Rows, headers: readonly string[]): { row: number; found: number } | null {
  const wanted = new Set(headers.map(headerKey).filter((key) => key !== ''));
  let best: { row: number; found: number } | null = null;
  for (const [row, cells] of rows) {
    const here = new Set<string>();
    for (const [, value] of cells) {
      if (value === null || typeof value === 'boolean') continue;
      const key = headerKey(value);
      if (wanted.has(key)) here.add(key);
    }
    if (here.size > (best?.found ?? 0)) best = { row, found: here.size };
    if (here.size === wanted.size && here.size > 0) break;
  }
  return best && best.found >= Math.max(1, wanted.size * LEAST) ? best : null;
}
