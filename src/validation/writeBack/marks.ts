import type { Language } from '../../explain/language';
import { noteOf } from '../../explain/writeBack/note';
import type { FindingLine, FindingLines } from './findingLines';
import type { CellMark } from './writeBack';

/** Each cell with findings once, in the order of sheets, rows and columns; of lines in the order of their gravity. */
export function marksOf(groups: readonly FindingLines[], language: Language): CellMark[] {
  const byCell = new Map<string, FindingLine[]>();
  for (const { lines } of groups)
    for (const line of lines) {
      if (line.cell === null) continue;
      const { sheet, row, column } = line.cell;
      const key = `${row} ${column} ${sheet}`;
      const said = byCell.get(key);
      if (said) said.push(line);
      else byCell.set(key, [line]);
    }
  return [...byCell.values()]
    .map((said): CellMark => ({ cell: said[0]!.cell!, severity: said[0]!.severity, text: noteOf(said, language) }))
    .sort(({ cell: one }, { cell: other }) =>
      one.sheet === other.sheet ? one.row - other.row || one.column - other.column : one.sheet < other.sheet ? -1 : 1,
    );
}
