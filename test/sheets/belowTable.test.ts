import { recogniseTables } from '../../src/sheets/recognise';
import { asKind } from '../../src/sheets/retake';
import type { Grid, GridTable } from '../../src/sheets/recognisedTable';
import { filledRow } from '../../src/sheets/templates/exampleRow';
import { TEMPLATES } from '../../src/sheets/templates/templates';
import { templateSheets } from '../../src/sheets/templates/templateSheets';
import { tableAround, tablesOfWorkbook } from '../../src/taskpane/check/tablesOfWorkbook';
import { belowTableLine } from '../../src/taskpane/wording/check';
import { MemoryWorkbook } from '../../src/workbook/memoryWorkbook';
import type { CellValue } from '../../src/workbook/port';
import { gridOf } from './gridOf';
import { gridOfNewSheet, valueOf } from './templates/gridOfNewSheet';

type Row = readonly CellValue[];

const header: Row = ['CPF', 'UF', 'Produto', 'Qtde (kg)', 'Preço venda (R$/kg)', 'Data NF'];
const line: Row = ['529.982.247-25', 'PA', 'Açaí (fruto)', 100, 1.5, 45092];

/** Rows of which the first ones are a table of the program. */
function gridWith(rows: readonly Row[], table: Partial<GridTable>): Grid {
  const whole = { row: 0, column: 0, rows: 2, columns: header.length, headerRow: true, totalsRow: false };
  return { ...gridOf(rows), tables: [{ ...whole, ...table }] };
}

const read = (rows: readonly Row[], table: Partial<GridTable> = {}) => recogniseTables(gridWith(rows, table));

test('lines right below a table of the program are its lines, each read as any other', () => {
  const [table, ...others] = read([header, line, line, ['Total', null, null, 200], ['Fonte: notas fiscais']]);
  expect(others).toEqual([]);
  expect(table).toMatchObject({
    dataRows: [1, 2],
    leftOut: [
      { row: 3, why: 'total' },
      { row: 4, why: 'note' },
    ],
    tableEnd: 1,
  });
});

test('a blank row ends them, and so do a row of totals and another table', () => {
  expect(read([header, line, [], line])[0]).toMatchObject({ dataRows: [1], leftOut: [] });
  const withTotals = read([header, line, ['Total', null, null, 100], line], { rows: 3, totalsRow: true });
  expect(withTotals[0]).toMatchObject({ dataRows: [1], leftOut: [{ row: 2, why: 'total', by: 'table' }] });
  expect(read([header, line, header, line]).map(({ dataRows }) => dataRows)).toEqual([[1], [3]]);
  const two = gridWith([header, line, line], {});
  const below = { ...two.tables![0]!, row: 2, rows: 1, headerRow: false };
  expect(recogniseTables({ ...two, tables: [...two.tables!, below] })[0]).toMatchObject({ dataRows: [1] });
});

test('a table that holds all of its lines ends where the program says', () => {
  expect(read([header, line, line], { rows: 3 })[0]!.tableEnd).toBeUndefined();
});

test('they stay its lines when the person says what the table is', () => {
  const grid = gridWith([header, line, line], {});
  const [table] = recogniseTables(grid);
  expect(asKind(grid, table!, 'sales')).toMatchObject({ dataRows: [1, 2], tableEnd: 1 });
});

test('how many there are is told', () => {
  const lineOf = (rows: readonly Row[]) => belowTableLine(read(rows)[0]!, 'pt-BR');
  expect(lineOf([header, line])).toBeNull();
  expect(lineOf([header, line, line])).toBe('1 linha logo abaixo da tabela também entra.');
  expect(lineOf([header, line, line, line])).toBe('2 linhas logo abaixo da tabela também entram.');
  const [table] = read([header, line, line]);
  expect(belowTableLine(table!, 'en-US')).toBe('1 row right below the table counts too.');
});

describe.each(TEMPLATES.map((template) => [template.kind, template] as const))('template %s', (kind, template) => {
  const { programme } = template;
  const sheet = templateSheets({ programme, chosen: new Set([kind]), language: 'pt-BR', taken: [] }).at(-1)!;
  const lines = (count: number) => Array.from({ length: count }, () => filledRow(template).map(valueOf));

  test('more lines than its table has are read, whatever the program makes of them', () => {
    const tableRows = sheet.tables![0]!.rows;
    const [table] = recogniseTables(gridOfNewSheet(sheet, ...lines(tableRows + 3)));
    expect(table).toMatchObject({ kind, leftOut: [{ row: 1, why: 'example' }], tableEnd: tableRows - 1 });
    expect(table!.dataRows).toHaveLength(tableRows + 3);
  });

  test('the second line of a table that holds the example alone is read', () => {
    const grid = gridOfNewSheet(sheet, ...lines(1));
    const small = { ...grid, tables: grid.tables!.map((table) => ({ ...table, rows: 2 })) };
    expect(recogniseTables(small)[0]).toMatchObject({ kind, dataRows: [2], tableEnd: 1 });
  });
});

test('the cell of the next line is of the table, as are the blank lines at its end', async () => {
  const cells = Object.fromEntries(
    [header, line].flatMap((row, r) => row.map((value, c) => [`${String.fromCharCode(65 + c)}${r + 1}`, value])),
  );
  const area = { row: 0, column: 0, rows: 5, columns: header.length };
  const workbook = new MemoryWorkbook({
    Notas: { cells },
    Modelo: { cells, tables: [{ name: 'Vendas', area, columns: header.map(String) }] },
  });
  const { tables } = await tablesOfWorkbook(workbook);
  const around = (sheet: string, row: number) => tableAround(tables, { sheet, row, column: 2 })?.area.sheet ?? null;
  expect([1, 2, 3].map((row) => around('Notas', row))).toEqual(['Notas', 'Notas', null]);
  expect([1, 4, 5, 6].map((row) => around('Modelo', row))).toEqual(['Modelo', 'Modelo', 'Modelo', null]);
});
