import { atOnce } from '../../../src/rules/steps';
import type { ColumnId } from '../../../src/sheets/columns';
import { NativeLists } from '../../../src/sharing/native/nativeBook';
import { nativeSales } from '../../../src/sharing/native/salesAccount';
import type { SalesContext } from '../../../src/validation/pgpmbio/context';
import { validateSales } from '../../../src/validation/pgpmbio/validateSales';
import { resultColumnsOfSales } from '../../../src/validation/writeBack/resultColumnsOfSales';
import type { CheckedSales } from '../../../src/validation/writeBack/writeBackOfSales';
import type { CellValue } from '../../../src/workbook/port';
import { emptySheet, putCell, type Book } from '../../../src/workbook/xlsx/book';
import { CONTEXT, tableOf, type Row } from '../../validation/pgpmbio/salesTable';

export const DATA = "Vendas d'água";

/** A table of sales that was checked. */
export async function checkedSales(rows: readonly Row[], context: Partial<SalesContext> = {}): Promise<CheckedSales> {
  const { table, values } = tableOf(rows);
  const validation = await validateSales({ table, values }, { ...CONTEXT, ...context });
  return { grid: { sheet: DATA, top: 0, left: 0, values }, table, validation };
}

export interface AccountBook {
  book: Book;
  /** Result columns with formulas: their ids and columns of the sheet of data. */
  results: readonly { id: string; column: number }[];
  /** Row of the sheet of data, from zero. */
  rowOf: (line: number) => number;
  columnOf: (id: ColumnId) => number | null;
}

/**
 * A copy of some lines with the results of the check as native formulas: columns as in the table, those left out
 * excepted, with two rows above and the codes of the lines before.
 */
export function accountBook(
  checked: CheckedSales,
  lines: readonly number[] = checked.table.dataRows.map((_, row) => row),
  without: readonly ColumnId[] = [],
): AccountBook {
  const { grid, table } = checked;
  const kept = table.columns.filter(({ id }) => !without.includes(id));
  const columnOf = (id: ColumnId) => {
    const at = kept.findIndex((column) => column.id === id);
    return at < 0 ? null : at + 1;
  };
  const rowOf = (line: number) => line + 2;
  const codeOf = (line: number) => `K3F7Q-${String(line + 1).padStart(4, '0')}`;
  const data = emptySheet(DATA);
  for (const [line, row] of lines.entries()) {
    putCell(data, rowOf(line), 0, { value: codeOf(line) });
    for (const [at, column] of kept.entries()) {
      const value = grid.values[table.dataRows[row]!]?.[column.at] ?? null;
      if (value !== null) putCell(data, rowOf(line), at + 1, { value });
    }
  }
  const lists = new NativeLists();
  const { columns, sheets, names } = atOnce(
    nativeSales(checked, lines, { sheet: DATA, rowOf, columnOf, codeOf }, lists, 'pt-BR'),
  );
  const results = columns.map(({ id }, at) => ({ id, column: kept.length + 1 + at }));
  for (const [at, { formulaOf }] of columns.entries())
    for (const line of lines.keys()) {
      const formula = formulaOf(line);
      if (formula !== null) putCell(data, rowOf(line), results[at]!.column, { value: null, formula });
    }
  const leaned = lists.book('pt-BR', [DATA, ...sheets.map(({ name }) => name)]);
  const book: Book = {
    sheets: [data, ...sheets, ...leaned.sheets],
    activeSheet: 0,
    names: [...names, ...leaned.names],
    date1904: false,
  };
  return { book, results, rowOf, columnOf };
}

/** What the check writes beside some rows, blank cells as empty texts, in the columns that have formulas. */
export function resultsOfCheck(
  { validation }: CheckedSales,
  results: AccountBook['results'],
  rows: readonly number[],
): CellValue[][] {
  const columns = resultColumnsOfSales(validation, 'pt-BR');
  const shown = results.map(({ id }) => columns.find((column) => column.id === id)!);
  return rows.map((row) =>
    validation.resultOf(row) === null
      ? shown.map(() => ({ error: '' }))
      : shown.map(({ valueOf }) => (valueOf(row) ?? '') as CellValue),
  );
}

/** What the formulas give, errors without their kind, as {@link resultsOfCheck} has them. */
export function resultsOfBook(
  { results, rowOf }: AccountBook,
  lines: number,
  valueAt: (row: number, column: number) => CellValue,
): CellValue[][] {
  return Array.from({ length: lines }, (_, line) =>
    results.map(({ column }) => {
      const value = valueAt(rowOf(line), column);
      return typeof value === 'object' && value !== null ? { error: '' } : (value ?? '');
    }),
  );
}
