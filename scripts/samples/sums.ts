import { cents } from './cents';
import type { BookBuilder } from './sheetBuilder';

/** What SUMIFS gives for areas written with their sheet, of amounts in cents and texts looked for. */
export function sumIfs(builder: BookBuilder, sum: string, criteria: readonly [area: string, text: string][]): number {
  const columns = criteria.map(([area, text]) => ({ cells: columnOf(builder, area), text }));
  const amounts = columnOf(builder, sum).filter((_, i) => columns.every(({ cells, text }) => cells[i] === text));
  return cents(amounts.filter((amount): amount is number => typeof amount === 'number'));
}

function columnOf(builder: BookBuilder, area: string) {
  const [sheet, cells] = area.split('!');
  return builder.values(sheet!.replaceAll("'", ''), cells!).map(([cell]) => cell!);
}
