import type { CellRef } from '../port';
import type { CellInput, Edit } from '../writing';

/** What one cell is to hold. */
export interface CellContents {
  cell: CellRef;
  content: CellInput;
}

/** Scattered cells as edits: those one below the other are written together. */
export function contentEdits(written: readonly CellContents[]): Edit[] {
  const inOrder = [...written].sort(
    ({ cell: one }, { cell: other }) =>
      (one.sheet === other.sheet ? 0 : one.sheet < other.sheet ? -1 : 1) ||
      one.column - other.column ||
      one.row - other.row,
  );
  const runs: { cell: CellRef; contents: CellInput[] }[] = [];
  for (const { cell, content } of inOrder) {
    const last = runs.at(-1);
    const follows =
      last?.cell.sheet === cell.sheet &&
      last.cell.column === cell.column &&
      last.cell.row + last.contents.length === cell.row;
    if (follows) last.contents.push(content);
    else runs.push({ cell, contents: [content] });
  }
  return runs.map(({ cell, contents }) => ({
    kind: 'contents',
    area: { ...cell, rows: contents.length, columns: 1 },
    cells: contents.map((content) => [content]),
  }));
}
