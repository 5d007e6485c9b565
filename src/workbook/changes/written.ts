import type { Steps } from '../../rules/steps';
import type { CellInput, NewCell, NewSheet } from '../writing';
import { columnsOf, newCellOf } from '../newSheet';
import { packedStates, type CellStates } from './cellStates';
import { CELLS_A_STEP, digestInSteps, digestsOf, isFormula, textDigest } from './digest';
import type { AddedSheet, Wrote } from './undoRecord';

/** What is remembered of some states once they are written. */
export function* wroteFrom(states: CellStates): Steps<Wrote> {
  const { numberFormat = [], fill = [], bold = [] } = packedStates(states);
  const contents: Wrote['contents'] = [];
  let cells = 0;
  for (const block of states.contents)
    for (const { area, digest } of digestsOf(block)) {
      contents.push([area.sheet, area.row, area.column, area.rows, area.columns, digest]);
      cells += area.rows * area.columns;
      if (cells < CELLS_A_STEP) continue;
      cells = 0;
      yield;
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

export function* addedSheetFrom({ name, rows }: NewSheet): Steps<AddedSheet> {
  const columns = columnsOf(rows);
  const contents = new Contents(rows);
  const digest = yield* digestInSteps(contents, columns);
  return {
    name,
    area: { sheet: name, row: 0, column: 0, rows: rows.length, columns },
    // What formulas show is not known beforehand.
    digest: contents.hasFormula ? '' : digest,
  };
}

/** Rows of a new sheet by what is put into their cells, one after the other. */
class Contents {
  /** Among the rows that were given so far. */
  hasFormula = false;

  constructor(private readonly rows: NewSheet['rows']) {}

  *[Symbol.iterator](): Iterator<CellInput[]> {
    for (const row of this.rows) {
      const contents = row.map(contentOf);
      this.hasFormula ||= contents.some(isFormula);
      yield contents;
    }
  }
}

/** A cell that nothing was put into is blank. */
function contentOf(cell: NewCell | CellInput | undefined): CellInput {
  return newCellOf(cell)?.content ?? null;
}
