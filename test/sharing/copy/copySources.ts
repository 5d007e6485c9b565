import { preloadFunctionData } from '../../../src/functions/preload';
import { atOnce } from '../../../src/rules/steps';
import { buildCopy, type BuiltCopy } from '../../../src/sharing/copy/buildCopy';
import { defaultChoices, type CopyChoices } from '../../../src/sharing/copy/choices';
import type { CopySource } from '../../../src/sharing/copy/source';
import { recogniseTables } from '../../../src/sheets/recognise';
import type { TableKind } from '../../../src/sheets/columns';
import { validateSales } from '../../../src/validation/pgpmbio/validateSales';
import { cellAt, type Book, type Sheet } from '../../../src/workbook/xlsx/book';
import type { CellInput } from '../../../src/workbook/writing';
import { gridOfSheet } from '../../sheets/gridOfSheet';
import { CONTEXT, tableOf, type Row } from '../../validation/pgpmbio/salesTable';

/** Day on which the copies of the tests are made. */
export const DAY = '2026-11-30';
const quick = { pause: () => Promise.resolve() };

/** A table of a sheet of a file, as it would be read from the workbook. */
export function sourceOfSheet(book: Book, name: string, kind: TableKind): CopySource {
  const sheet = book.sheets.find((one) => one.name === name)!;
  const grid = gridOfSheet(sheet);
  const table = recogniseTables(grid).find((one) => one.kind === kind)!;
  const contents = grid.values.map((cells, row) => cells.map((_, at) => contentOf(sheet, row, at)));
  const formats = new Map<number, string>();
  for (const [at, { style }] of sheet.rows.get(table.dataRows[0]!) ?? [])
    if (style?.numberFormat) formats.set(at, style.numberFormat);
  return { grid, table, contents, formats, widths: sheet.columnWidths, results: null };
}

function contentOf(sheet: Sheet, row: number, at: number): CellInput {
  const cell = cellAt(sheet, row, at);
  if (cell?.formula !== undefined) return { formula: `=${cell.formula}` };
  return cell?.spilledFrom ? null : (cell?.value ?? null);
}

/** Rows as a person's table of sales, without formulas. */
export function sourceOfRows(rows: readonly Row[]): CopySource {
  const { table, values } = tableOf(rows);
  return {
    grid: { sheet: 'Vendas', top: 0, left: 0, values },
    table,
    contents: values,
    formats: new Map(),
    widths: new Map(),
    results: null,
  };
}

/** The same table, checked. */
export async function checked(source: CopySource): Promise<CopySource> {
  await preloadFunctionData();
  const { grid, table } = source;
  const validation = await validateSales({ table, values: grid.values }, CONTEXT, quick);
  return { ...source, results: { grid, table, validation } };
}

export function copyOf(source: CopySource, choices: Partial<CopyChoices> = {}): BuiltCopy {
  return atOnce(buildCopy(source, { ...defaultChoices(source, choices.language ?? 'pt-BR', DAY), ...choices }));
}

/** The sheet with the lines. */
export function linesOf({ book, sent }: BuiltCopy): Sheet {
  return book.sheets.find(({ name }) => name === sent.copySheet)!;
}

/** Values of a row of the sheet with the lines, from its first column. */
export function rowOf(copy: BuiltCopy, row: number): unknown[] {
  const cells = linesOf(copy).rows.get(row) ?? new Map();
  return Array.from({ length: copy.sent.columns.length + 1 }, (_, at) => cells.get(at)?.value ?? null);
}
