import { applyChoice, rememberedChoice } from '../../src/sheets/choice';
import { blockAround } from '../../src/sheets/blockAround';
import { asConfirmed, withColumn } from '../../src/sheets/correction';
import { recogniseTables } from '../../src/sheets/recognise';
import type { Grid } from '../../src/sheets/recognisedTable';
import { isResultHeader, isResultTitle, resultHeader, resultTitle } from '../../src/sheets/resultHeaders';
import { atOnce } from '../../src/rules/steps';
import type { CellValue } from '../../src/workbook/port';
import { gridOf } from './gridOf';

type Row = readonly CellValue[];

const header: Row = ['CPF', 'UF', 'Produto', 'Qtde (kg)', 'Preço venda (R$/kg)', 'Data NF'];
const lines: Row[] = [
  ['529.982.247-25', 'PA', 'Açaí (fruto)', 100, 1.5, 45092],
  ['111.444.777-35', 'AM', 'Pirarucu de manejo', 50, 6.9, 45093],
  ['123.456.789-09', 'TO', 'Baru (amêndoa)', 10, 32, 45094],
];
const ours: Row = ['Situação', 'PM (R$/kg)', 'PMD (R$/kg)', 'Preço usado (R$/kg)', 'Quantidade (kg)', 'DAP/CAF'].map(
  resultHeader,
);
const results: Row[] = [
  ['ok', 1.81, 1.4, 1.5, 100, 'SDW0'],
  ['ok', 8.59, 6.5, 6.9, 50, 'SDW1'],
  ['L05', null, null, null, null, null],
];

const before = gridOf([['Vendas de junho'], [], header, ...lines]);
const after = gridOf([
  ['Vendas de junho'],
  [],
  [...header, ...ours],
  ...lines.map((line, at) => [...line, ...results[at]!]),
]);

test('a second look finds the same table, whatever the result columns beside it are called', () => {
  expect(recogniseTables(after)).toEqual(recogniseTables(before));
});

test('two columns of the person’s among many of ours are still a table', () => {
  const two = (cells: Row) => cells.slice(2, 4);
  const grid = (withOurs: boolean) =>
    gridOf([
      [...two(header), ...(withOurs ? ours : [])],
      ...lines.map((line, at) => [...two(line), ...(withOurs ? results[at]! : [])]),
    ]);
  expect(recogniseTables(grid(true))).toEqual(recogniseTables(grid(false)));
  expect(recogniseTables(grid(true))[0]?.columns.map(({ id }) => id)).toEqual(['product', 'quantity']);
});

test('a column that the person adds right of ours belongs to the table, with its place', () => {
  const rows = [
    [...header, ...ours, 'DAP'],
    ...lines.map((line, at) => [...line, ...results[at]!, `SDW000000000019010120190${at}`]),
  ];
  const [table] = recogniseTables(gridOf(rows));
  expect(table?.columns.at(-1)).toMatchObject({ id: 'family', header: 'DAP', at: 12 });
  expect(table?.unmatched).toEqual([]);
});

test('a table of the program that grew by our columns is read as before', () => {
  const withTable = (grid: Grid, columns: number): Grid => ({
    ...grid,
    tables: [{ row: 2, column: 0, rows: 4, columns, headerRow: true, totalsRow: false }],
  });
  expect(recogniseTables(withTable(after, 12))).toEqual(recogniseTables(withTable(before, 6)));
});

test('what the person confirmed, corrected or chose before stands', () => {
  const confirmed = withColumn(before, recogniseTables(before)[0]!, 4, null);
  expect(atOnce(asConfirmed(after, recogniseTables(after), confirmed))).toEqual(
    atOnce(asConfirmed(before, recogniseTables(before), confirmed)),
  );
  expect(withColumn(after, confirmed, 4, 'salePrice')).toEqual(withColumn(before, confirmed, 4, 'salePrice'));
  expect(applyChoice(after, rememberedChoice(confirmed))).toEqual(applyChoice(before, rememberedChoice(confirmed)));
  expect(blockAround(after, 4, 1, 'sales')).toEqual(blockAround(before, 4, 1, 'sales'));
});

test('another table further down, as wide as the first with our columns, loses nothing', () => {
  const wide = [
    'Chave NF-e',
    'DAP',
    'CPF',
    'UF',
    'Produto',
    'Qtde (kg)',
    'Preço',
    'Data',
    'Município',
    'Obs',
    'Série',
    'Nº NF',
  ];
  const line = ['', 'SDW0', '529.982.247-25', 'PA', 'Açaí (fruto)', 100, 1.5, 45092, 'Belém', 'x', 1, 7];
  const grid = gridOf([...after.values, [], wide, line, line]);
  expect(recogniseTables(grid)[1]?.columns).toEqual(recogniseTables(gridOf([wide, line, line]))[0]?.columns);
});

test('a sheet of the add-in’s own holds no table of the person’s', () => {
  const rows = [[resultTitle('Memória de cálculo')], [], header, ...lines];
  expect(recogniseTables(gridOf(rows))).toEqual([]);
  expect(recogniseTables(gridOf([['Memória de cálculo'], [], header, ...lines]))).toHaveLength(1);
});

test.each([
  ['Situação (ConfereBio)', true],
  ['Situação (ConfereBio)2', true],
  ['A pagar (R$) (conferebio) ', true],
  ['Situação', false],
  ['ConfereBio', false],
  ['Valor (ConfereBio) conferido por mim', false],
])('%s is a header of ours: %s', (text, is) => {
  expect(isResultHeader(text)).toBe(is);
});

test('titles of sheets', () => {
  expect(isResultTitle(resultTitle('Conferência'))).toBe(true);
  expect([isResultTitle('ConfereBio'), isResultTitle(null), isResultTitle(undefined), isResultTitle(1)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
