import type { CellInput, NewCell, NewSheet } from '../writing';
import { newCellOf } from '../newSheet';
import { packedStates, type CellStates } from './cellStates';
import { digestOf, digestsOf, isFormula, textDigest } from './digest';
import type { AddedSheet, Wrote } from './undoRecord';

/** Cells whose digest is made before the page gets a turn. */
const CELLS_A_TURN = 20_000;

/** What is remembered of some states once they are written. */
export async function wroteFrom(states: CellStates): Promise<Wrote> {
  const { numberFormat = [], fill = [], bold = [] } = packedStates(states);
  const contents: Wrote['contents'] = [];
  let cells = 0;
  for (const block of states.contents)
    for (const { area, digest } of digestsOf(block)) {
      contents.push([area.sheet, area.row, area.column, area.rows, area.columns, digest]);
      cells += area.rows * area.columns;
      if (cells < CELLS_A_TURN) continue;
      cells = 0;
      await new Promise((resolve) => setTimeout(resolve));
    }
  return {
    contents,
    numberFormat,
    fill,
    bold,
    notes: states.notes.map(({ cell, text }) => [
      cell.sheet,
      cell.row,
      cell.column,
      text === null ? null : textDigest(text),
    ]),
  };
}

export function addedSheetFrom({ name, rows }: NewSheet): AddedSheet {
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const contents = rows.map((row) => Array.from({ length: columns }, (_cell, c) => contentOf(row[c])));
  return {
    name,
    area: { sheet: name, row: 0, column: 0, rows: rows.length, columns },
    // What formulas show is not known beforehand.
    digest: contents.some((row) => row.some(isFormula)) ? '' : digestOf(contents, columns),
  };
}

/** A cell that nothing was put into is blank. */
function contentOf(cell: NewCell | CellInput | undefined): CellInput {
  return newCellOf(cell)?.content ?? null;
}
