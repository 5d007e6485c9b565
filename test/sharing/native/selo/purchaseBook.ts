import { atOnce } from '../../../../src/rules/steps';
import type { ColumnId } from '../../../../src/sheets/columns';
import { NativeLists } from '../../../../src/sharing/native/nativeBook';
import { nativePurchases } from '../../../../src/sharing/native/selo/purchases';
import type { PlantYearParameters } from '../../../../src/validation/selo/parameters';
import { validatePlantYear } from '../../../../src/validation/selo/validatePlantYear';
import type { CheckedPlantYear } from '../../../../src/validation/writeBack/writeBackOfPlantYear';
import type { CellValue } from '../../../../src/workbook/port';
import { emptySheet, putCell, type Book } from '../../../../src/workbook/xlsx/book';
import { parametersOf, tablesOf, type CellsOfRow, type Written } from '../../../validation/selo/tables';

export const DATA = 'Aquisições';

/** A plant's year that was checked. */
export async function checkedYear(
  written: Written & { acquisitions: CellsOfRow[] },
  more: Partial<PlantYearParameters> = {},
): Promise<CheckedPlantYear> {
  const tables = tablesOf(written);
  const parameters = parametersOf(more);
  const validation = await validatePlantYear(tables, parameters, { pause: () => Promise.resolve() });
  const { table, values } = tables.acquisitions;
  return { tables: [{ grid: { sheet: DATA, top: 0, left: 0, values }, table }], validation, parameters };
}

export interface PurchaseBook {
  book: Book;
  /** Result columns: their ids and columns of the sheet. */
  results: readonly { id: 'region' | 'multiplier' | 'weighted'; column: number }[];
  rowOf: (line: number) => number;
  columnOf: (id: ColumnId) => number | null;
  /** Formulas of a line, by result. */
  formulas: (line: number) => Record<string, string | null>;
}

/** A copy of all purchases with the results of the check, as formulas where there is one, else as values. */
export function purchaseBook(checked: CheckedPlantYear, without: readonly ColumnId[] = []): PurchaseBook {
  const { grid, table } = checked.tables[0]!;
  const kept = table.columns.filter(({ id }) => !without.includes(id));
  const columnOf = (id: ColumnId) => {
    const at = kept.findIndex((column) => column.id === id);
    return at < 0 ? null : at + 1;
  };
  const rowOf = (line: number) => line + 1;
  const results = (['region', 'multiplier', 'weighted'] as const).map((id, at) => {
    return { id, column: kept.length + 1 + at };
  });
  const resultColumnOf = (id: string) => results.find((result) => `selo.${result.id}` === id)?.column ?? null;
  const data = emptySheet(DATA);
  const lists = new NativeLists();
  const lines = table.dataRows.map((_, row) => row);
  const layout = { sheet: DATA, rowOf, columnOf, resultColumnOf };
  const { columns } = atOnce(nativePurchases(checked, lines, layout, lists));
  const formulaOf = (id: string, line: number) => columns.find((column) => column.id === `selo.${id}`)!.formulaOf(line);
  for (const line of lines) {
    for (const [at, column] of kept.entries()) {
      const value = grid.values[table.dataRows[line]!]?.[column.at] ?? null;
      if (value !== null) putCell(data, rowOf(line), at + 1, { value });
    }
    for (const { id, column } of results) {
      const formula = formulaOf(id, line);
      const value = checked.validation.acquisitions[id][line] ?? null;
      if (formula !== null) putCell(data, rowOf(line), column, { value: null, formula });
      else if (value !== null) putCell(data, rowOf(line), column, { value });
    }
  }
  const leaned = lists.book('pt-BR', [DATA]);
  const book: Book = { sheets: [data, ...leaned.sheets], activeSheet: 0, names: leaned.names, date1904: false };
  const formulas = (line: number) => Object.fromEntries(results.map(({ id }) => [id, formulaOf(id, line)]));
  return { book, results, rowOf, columnOf, formulas };
}

/** What the check says of each line, in the order of the results. */
export function resultsOfCheck({ tables, validation }: CheckedPlantYear, { results }: PurchaseBook): CellValue[][] {
  return tables[0]!.table.dataRows.map((_, row) => results.map(({ id }) => validation.acquisitions[id][row] ?? null));
}

/** What the book shows of each line, from a function that tells the value of a cell. */
export function resultsShown(
  { tables }: CheckedPlantYear,
  { results, rowOf }: PurchaseBook,
  valueAt: (row: number, column: number) => CellValue,
): CellValue[][] {
  return tables[0]!.table.dataRows.map((_, row) => results.map(({ column }) => valueAt(rowOf(row), column)));
}
