import { recogniseTables } from '../../src/sheets/recognise';
import type { CellValue } from '../../src/workbook/port';
import { emptySheet, putCell, type Book, type Cell, type Sheet } from '../../src/workbook/xlsx/book';
import { opened, saved } from '../workbook/xlsx/books';
import { gridOfSheet } from './gridOfSheet';
import { ids, matches, seen } from './gridOf';

type Row = readonly (CellValue | Cell)[];

/** A sheet written to a file and read back. */
async function throughFile(rows: readonly Row[], more: (sheet: Sheet) => void = () => undefined) {
  const sheet = emptySheet('Notas');
  rows.forEach((cells, row) =>
    cells.forEach((cell, column) => {
      if (cell !== null) putCell(sheet, row, column, isCell(cell) ? cell : { value: cell });
    }),
  );
  more(sheet);
  const book: Book = { sheets: [sheet], activeSheet: 0, names: [], date1904: false };
  const { bytes } = await saved(null, book);
  return gridOfSheet((await opened(bytes)).book.sheets[0]!);
}

function isCell(cell: CellValue | Cell): cell is Cell {
  return typeof cell === 'object' && cell !== null && 'value' in cell;
}

const HEADER: Row = ['Nome do produtor', 'CPF', 'UF', 'Produto', 'Qtde (kg)', 'Preço venda', 'Data NF', 'Chave NF-e'];
const note = (name: string, cpf: CellValue = '11144477735', product = 'Açaí'): Row => [
  name,
  cpf,
  'PA',
  product,
  100,
  1,
  46086,
  '51260312345678000195550010000003001123456782',
];

test('a table with a totals row, awkward headers and sums below it', async () => {
  const rows: Row[] = [
    [null, 'Vendas da safra (tabela começa em B3)'],
    [],
    [null, 'Produto', 'Qtde [kg]', 'Preço\nvenda', '2026', 'Subvenção #1'],
    [null, 'Açaí', 1500.5, 1.25, 2.5, 1875.63],
    [null, 'Castanha-do-brasil', 320, 4.1, 2.5, 0],
    [null, 'Babaçu (amêndoa)', 812.25, 2.37, 2.5, 0],
    [null, 'Borracha', 95, 6.05, 2.5, 0],
    [null, 'Total', { value: 2727.75, formula: 'SUBTOTAL(109,tbVendas[Qtde ' + "'[kg']])" }, null, null, 4],
    [],
    [null, 'fora da tabela', 2727.75],
  ];
  const grid = await throughFile(rows, (sheet) =>
    sheet.tables.push({
      name: 'tbVendas',
      area: { row: 2, column: 1, rows: 6, columns: 5 },
      headerRow: true,
      totalsRow: true,
      columns: ['Produto', 'Qtde [kg]', 'Preço\nvenda', '2026', 'Subvenção #1'],
    }),
  );
  const [table, ...others] = recogniseTables(grid);
  expect(others).toEqual([]);
  expect(seen(table!.headerRows)).toEqual([3]);
  expect(seen(table!.dataRows)).toEqual([4, 5, 6, 7]);
  expect(table!.leftOut).toEqual([{ row: 7, why: 'total', by: 'table' }]);
  expect(matches(table!)).toEqual([
    'Produto → product (known)',
    'Qtde [kg] → quantity (known, kg)',
    'Preço venda → salePrice (known)',
  ]);
});

test('a filtered list: hidden rows are lines, the formulas that sum them are not', async () => {
  const rows: Row[] = [
    HEADER,
    ...Array.from({ length: 8 }, (_, index) => note(`Produtor ${index + 1}`)),
    [],
    [],
    [null, null, null, 'todas', { value: 800, formula: 'SUM(E2:E9)' }],
    [null, null, null, 'visíveis', { value: 100, formula: 'SUBTOTAL(109,E2:E9)' }],
  ];
  const grid = await throughFile(rows, (sheet) => [2, 3, 4, 5, 6, 7, 8].forEach((row) => sheet.hiddenRows.add(row)));
  const [table] = recogniseTables(grid);
  expect(table!.dataRows).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(table!.dataRows.filter((row) => grid.hiddenRows!.has(row))).toHaveLength(7);
  expect(table!.leftOut.slice(2)).toEqual([
    { row: 11, why: 'total', by: 'formula' },
    { row: 12, why: 'total', by: 'formula' },
  ]);
});

test('numbers with formats, text numbers, a key that lost its figures', async () => {
  const rows: Row[] = [
    ['Como está guardado', ...HEADER.slice(1, 2), 'Chave NF-e', 'Qtde (kg)', 'Preço venda', 'Data NF', 'Nº CAF'],
    [
      'número e formato',
      { value: 1234567890, style: { numberFormat: '000"."000"."000"-"00' } },
      5.1260312345678e43,
      1500.5,
      { value: 1.25, style: { numberFormat: '"R$" #,##0.00' } },
      { value: 46086, style: { numberFormat: 'dd/mm/yyyy' } },
      12345678901234568,
    ],
    [
      'texto',
      '01234567890',
      '51260312345678000195550010000001231123456786',
      '1.500,50',
      'R$\u00a01,25',
      '05/03/2026',
      'PA032026.01.000012345CAF',
    ],
  ];
  const [table] = recogniseTables(await throughFile(rows));
  expect(ids(table!)).toEqual(['cpf', 'invoiceKey', 'quantity', 'salePrice', 'date', 'family']);
  expect(table!.dataRows).toEqual([1, 2]);
});

test('a stray cell at the last cell of the sheet', async () => {
  const grid = await throughFile([HEADER, note('Ana'), note('Beto')], (sheet) =>
    putCell(sheet, 1_048_575, 16_383, { value: 'x' }),
  );
  expect(grid.values).toHaveLength(1_048_576);
  const tables = recogniseTables(grid);
  expect(tables.map(({ dataRows, leftOut }) => [dataRows, leftOut])).toEqual([[[1, 2], []]]);
});

test('a report with a merged title, sections and a name merged over two notes', async () => {
  const rows: Row[] = [
    ['COOPERATIVA EXEMPLO'],
    ['Produtor', null, 'Produto', 'Venda', null],
    ['Nome', 'CPF', null, 'Qtde (kg)', 'R$/kg'],
    ['Xapuri'],
    ['Raimunda Exemplo', '012.345.678-90', 'Castanha do Brasil (com casca)', 100, 0.9],
    [null, '012.345.678-90', 'Açaí (fruto)', 50, 1],
    ['TOTAL GERAL', null, null, { value: 150, formula: 'SUM(D5:D6)' }],
  ];
  const grid = await throughFile(rows, (sheet) =>
    sheet.merges.push(
      { row: 0, column: 0, rows: 1, columns: 5 },
      { row: 1, column: 0, rows: 1, columns: 2 },
      { row: 1, column: 2, rows: 2, columns: 1 },
      { row: 1, column: 3, rows: 1, columns: 2 },
      { row: 3, column: 0, rows: 1, columns: 5 },
      { row: 4, column: 0, rows: 2, columns: 1 },
    ),
  );
  const [table] = recogniseTables(grid);
  expect(table!.columns.map(({ header }) => header)).toEqual([
    'Produtor Nome',
    'Produtor CPF',
    'Produto',
    'Venda Qtde (kg)',
    'Venda R$/kg',
  ]);
  expect(seen(table!.dataRows)).toEqual([5, 6]);
  expect(table!.leftOut.map(({ why }) => why)).toEqual(['section', 'total']);
  expect(table!.mergedDown).toEqual([{ row: 4, rows: 2, at: 0 }]);
});
