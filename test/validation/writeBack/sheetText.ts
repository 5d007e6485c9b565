import type { CellInput, NewCell, NewSheet } from '../../../src/workbook/writing';

type Cell = NewCell | CellInput | undefined;

export function contentOf(cell: Cell): CellInput {
  if (cell === undefined) return null;
  return typeof cell === 'object' && cell !== null && 'content' in cell ? cell.content : cell;
}

/** Cells of a sheet as contents, row by row. */
export function contents({ rows }: NewSheet): CellInput[][] {
  return rows.map((row) => row.map(contentOf));
}

/** Rows of a sheet as `a | b | c`, from the row that begins with a text, without blank cells at their end. */
export function textFrom(sheet: NewSheet, beginning: string, rows: number): string[] {
  const all = contents(sheet);
  const first = all.findIndex(([cell]) => String(cell ?? '').startsWith(beginning));
  return all.slice(first, first + rows).map(joined);
}

export function joined(row: readonly CellInput[]): string {
  return row
    .map((cell) => String(cell ?? ''))
    .join(' | ')
    .replace(/( \| )+$/, '');
}

/** All text of a sheet, for what must not be in it. */
export function wholeText(sheet: NewSheet): string {
  return contents(sheet).map(joined).join('\n');
}
