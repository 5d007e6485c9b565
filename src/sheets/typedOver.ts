import type { Workbook } from '../workbook/port';
import { isFormula } from '../workbook/changes/digest';
import type { CellInput } from '../workbook/writing';
import type { Grid, RecognisedTable } from './recognisedTable';

/** Longer tables would take too long to be asked for their formulas. */
const MOST_ROWS = 5_000;
/** First lines, which tell the columns of formulas; in fewer lines nothing is usual. */
const FIRST_LINES = 5;
const ROWS_AT_ONCE = 1_000;
/** Of the filled cells of a column, at least so many are formulas where a value among them is odd. */
const USUAL = 0.8;

/**
 * Cells of a table that hold a value in the middle of a column of formulas, as when somebody typed over one; none for a
 * long table, or where the program does not tell formulas.
 *
 * @throws the signal's reason, when it was given
 */
export async function typedOverIn(
  workbook: Workbook,
  { sheet, top, left }: Pick<Grid, 'sheet' | 'top' | 'left'>,
  { dataRows, columns }: RecognisedTable,
  signal?: AbortSignal,
): Promise<{ row: number; at: number }[]> {
  if (!('readContents' in workbook) || dataRows.length < FIRST_LINES || dataRows.length > MOST_ROWS) return [];
  const places = columns.map(({ at }) => at);
  const first = Math.min(...places);
  const contentsAt = async (row: number, rows: number, at: number, width: number): Promise<CellInput[][]> => {
    signal?.throwIfAborted();
    return workbook.readContents({ sheet, row: top + row, column: left + at, rows, columns: width });
  };
  const found: { row: number; at: number }[] = [];
  try {
    const lines = dataRows.slice(0, FIRST_LINES);
    const width = Math.max(...places) - first + 1;
    const beginning = await contentsAt(lines[0]!, lines.at(-1)! - lines[0]! + 1, first, width);
    const formulasIn = (at: number) =>
      lines.filter((row) => isFormula(beginning[row - lines[0]!]?.[at - first])).length * 2;
    for (const at of places.filter((place) => formulasIn(place) > FIRST_LINES))
      found.push(...(await valuesAmongFormulas(dataRows, at, contentsAt)));
  } catch {
    signal?.throwIfAborted();
    // The table is checked all the same.
  }
  return found;
}

async function valuesAmongFormulas(
  dataRows: readonly number[],
  at: number,
  contentsAt: (row: number, rows: number, at: number, width: number) => Promise<CellInput[][]>,
): Promise<{ row: number; at: number }[]> {
  const isData = new Set(dataRows);
  const end = dataRows.at(-1)! + 1;
  const values: { row: number; at: number }[] = [];
  let formulas = 0;
  for (let row = dataRows[0]!; row < end; row += ROWS_AT_ONCE) {
    const contents = await contentsAt(row, Math.min(ROWS_AT_ONCE, end - row), at, 1);
    for (const [r, [content]] of contents.entries()) {
      if (!isData.has(row + r)) continue;
      if (isFormula(content)) formulas++;
      else if (content !== undefined && content !== null && content !== '') values.push({ row: row + r, at });
    }
  }
  return formulas >= USUAL * (formulas + values.length) ? values : [];
}
