import type { Language } from '../../explain/language';
import { noteOf } from '../../explain/writeBack/note';
import type { Steps } from '../../rules/steps';
import { LINES_A_STEP } from './about';
import type { FindingLine, FindingLines } from './findingLines';
import type { CellMark } from './writeBack';

/** Each cell with findings once, in the order of sheets, rows and columns; of lines in the order of their gravity. */
export function* marksOf(groups: readonly FindingLines[], language: Language): Steps<readonly CellMark[]> {
  const byCell = new Map<string, FindingLine[]>();
  let lookedAt = 0;
  for (const { lines } of groups)
    for (const line of lines) {
      if (++lookedAt % LINES_A_STEP === 0) yield;
      if (line.cell === null) continue;
      const { sheet, row, column } = line.cell;
      const key = `${row} ${column} ${sheet}`;
      const said = byCell.get(key);
      if (said) said.push(line);
      else byCell.set(key, [line]);
    }
  const marks: CellMark[] = [];
  for (const said of byCell.values()) {
    const { cell, severity } = said[0]!;
    marks.push({ cell: cell!, severity, text: noteOf(said, language) });
    if (marks.length % LINES_A_STEP === 0) yield;
  }
  return marks.sort(({ cell: one }, { cell: other }) =>
    one.sheet === other.sheet ? one.row - other.row || one.column - other.column : one.sheet < other.sheet ? -1 : 1,
  );
}
