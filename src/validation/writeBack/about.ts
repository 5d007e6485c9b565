import type { IsoDate } from '../../brazil/read';
import type { Language } from '../../explain/language';
import type { Grid, RecognisedTable } from '../../sheets/recognisedTable';
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

/** What is worked out when it is first asked for, and then kept. */
export function onceOnly<Answer>(make: () => Answer): () => Answer {
  let made: { answer: Answer } | null = null;
  return () => (made ??= { answer: make() }).answer;
}
