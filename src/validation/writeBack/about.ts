import type { IsoDate } from '../../brazil/read';
import type { Language } from '../../explain/language';
import type { Grid, RecognisedTable } from '../../sheets/recognisedTable';
import type { Steps } from '../../rules/steps';
import { cellAddress, sheetPrefix } from '../../workbook/address';

/** A table that was checked, and the sheet as it was read then. */
export interface CheckedTable {
  grid: Grid;
  table: RecognisedTable;
}

/** How a check is told in the workbook. */
export interface Telling {
  language: Language;
  /** Day of the check. */
  day: IsoDate;
}

/** From the header to the last row of data, as a formula names it: `Vendas!A3:K4003`. */
export function areaOfTable({ grid, table }: CheckedTable): string {
  const { headerRows, dataRows, columns, unmatched } = table;
  const places = [...columns, ...unmatched].map(({ at }) => at);
  const cell = (row: number, at: number) => cellAddress({ row: grid.top + row, column: grid.left + at });
  const first = headerRows[0] ?? dataRows[0] ?? 0;
  const last = dataRows.at(-1) ?? headerRows.at(-1) ?? first;
  return `${sheetPrefix(grid.sheet)}${cell(first, Math.min(...places))}:${cell(last, Math.max(...places))}`;
}

/** Lines that are made between two breaks: some milliseconds of work. */
export const LINES_A_STEP = 200;

/** What is worked out when it is first asked for, and then kept; work that was left off begins anew. */
export function onceOnly<Answer>(make: () => Steps<Answer>): () => Steps<Answer> {
  let made: { answer: Answer } | null = null;
  return function* () {
    made ??= { answer: yield* make() };
    return made.answer;
  };
}
