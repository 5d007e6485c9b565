import { blockAround } from '../../src/sheets/blockAround';
import { applyChoice, rememberedChoice } from '../../src/sheets/choice';
import { withColumn } from '../../src/sheets/correction';
import { describeMatch } from '../../src/sheets/describeMatch';
import { recogniseTables } from '../../src/sheets/recognise';
import { asKind } from '../../src/sheets/retake';
import type { CellValue } from '../../src/workbook/port';
import { gridOf, ids, matches } from './gridOf';

type Row = readonly CellValue[];

const rows: Row[] = [
  ['Produtor', 'DAP', 'UF', 'Produto', 'Data', 'Entrada', 'Valor', 'Valor'],
  ['Ana Exemplo', 'SDW0111444777351506231030', 'PA', 'Açaí (fruto)', 45092, 100, 1.5, 150],
  ['Beto Modelo', 'SDW0529982247251506231030', 'PA', 'Pequi (fruto)', 45093, 200, 0.6, 120],
];
const grid = gridOf(rows);
const table = recogniseTables(grid)[0]!;
/** The person says what `Entrada` and both `Valor` are. */
const corrected = [
  [5, 'quantity'],
  [6, 'salePrice'],
  [7, 'value'],
].reduce((one, [at, id]) => withColumn(grid, one, at as number, id as 'quantity'), table);

test('which of two equal headers is meant is the person’s to say', () => {
  expect(table.missing).toEqual(['quantity', 'salePrice']);
  expect(corrected.missing).toEqual([]);
  expect(matches(corrected).slice(5)).toEqual([
    'Entrada → quantity (known)',
    'Valor → salePrice (known)',
    'Valor → value (known)',
  ]);
});

describe('a remembered choice', () => {
  const choice = JSON.parse(JSON.stringify(rememberedChoice(corrected))) as ReturnType<typeof rememberedChoice>;

  test('is applied to the same headers', () => {
    expect(applyChoice(grid, choice)).toEqual({
      ...corrected,
      columns: corrected.columns.map((column) => ({ ...column, certainty: 'known', chosen: true })),
    });
  });

  test('holds when columns are moved, others are added and lines too', () => {
    const moved = rows.map((row, index) => [
      row[5]!,
      index === 0 ? 'Chave NF-e' : null,
      ...row.slice(0, 5),
      row[6]!,
      row[7]!,
    ]);
    const again = applyChoice(gridOf([['Safra 2023'], ...moved, moved[1]!]), choice);
    expect(ids(again!)).toEqual([
      'quantity',
      'invoiceKey',
      'producerName',
      'family',
      'uf',
      'product',
      'date',
      'salePrice',
      'value',
    ]);
    expect(again!.dataRows).toEqual([2, 3, 4]);
  });

  test('says what is missing when a column is gone', () => {
    expect(applyChoice(gridOf(rows.map((row) => [...row.slice(0, 5), ...row.slice(6)])), choice)!.missing).toEqual([
      'quantity',
    ]);
  });

  test('is not applied to another table', () => {
    expect(
      applyChoice(
        gridOf([
          ['Técnico', 'Salário (R$)'],
          ['Ana', 1000],
        ]),
        choice,
      ),
    ).toBeNull();
    expect(applyChoice(gridOf([]), choice)).toBeNull();
  });
});

describe('another kind of table', () => {
  test('the same headers are understood as that kind understands them', () => {
    const purchases = asKind(grid, corrected, 'acquisitions');
    expect(purchases.kind).toBe('acquisitions');
    expect(ids(purchases)).toEqual([
      'producerName',
      'family',
      'uf',
      'material',
      'date',
      'quantity',
      'salePrice',
      'value',
    ]);
    expect(purchases.missing).toEqual(['cpf', 'ibge']);
    expect(asKind(grid, purchases, 'sales')).toEqual(corrected);
  });

  test('of which nothing is there has all its headers unmatched, none lost', () => {
    const prices = gridOf([
      ['Produto', 'PMD'],
      ['Açaí', 2],
    ]);
    const technicians = asKind(prices, recogniseTables(prices)[0]!, 'technicians');
    expect(technicians.unmatched.map(({ header }) => header)).toEqual(['Produto', 'PMD']);
    expect(technicians.columns).toEqual([]);
    expect(technicians.missing).toEqual(['salary']);
  });
});

describe('what the person is shown', () => {
  const shown = describeMatch({ ...grid, left: 2, hiddenRows: new Set([2]) }, table);

  test('each column with its letters, its first values and how sure its meaning is', () => {
    expect(
      shown.columns.map(({ letters, header, nth, id, certainty }) => [letters, header, nth, id, certainty]),
    ).toEqual([
      ['C', 'Produtor', null, 'producerName', 'known'],
      ['D', 'DAP', null, 'family', 'known'],
      ['E', 'UF', null, 'uf', 'known'],
      ['F', 'Produto', null, 'product', 'known'],
      ['G', 'Data', null, 'date', 'known'],
      ['H', 'Entrada', null, null, null],
      ['I', 'Valor', 1, null, null],
      ['J', 'Valor', 2, null, null],
    ]);
    expect(shown.columns[5]!.samples).toEqual([100, 200]);
    expect(shown.columns[6]!.why).toEqual({ code: 'ambiguous', id: 'value' });
  });

  test('how many lines there are, how many of them hidden, and what was left out', () => {
    expect(shown).toMatchObject({ dataRows: 2, hiddenRows: 1, leftOut: {} });
    const withTotal = gridOf([...rows, [], ['Total', null, null, null, null, 300]]);
    expect(describeMatch(withTotal, recogniseTables(withTotal)[0]!).leftOut).toEqual({ blank: 1, total: 1 });
  });
});

describe('a block whose headers nobody knows', () => {
  const strange = gridOf([
    ['Lista'],
    [],
    [null, 'Quem', 'O quê', 'Quanto'],
    [null, 'Ana Exemplo', 'Açaí (fruto)', 100],
    [null, 'Beto Modelo', 'Pequi (fruto)', 200],
    [],
    [null, 'outra coisa'],
  ]);

  test('is a table of the kind that the person says, for all its columns to be named', () => {
    const block = blockAround(strange, 4, 2, 'sales')!;
    expect(block.headerRows).toEqual([2]);
    expect(block.dataRows).toEqual([3, 4]);
    expect(block.unmatched.map(({ header }) => header)).toEqual(['Quem', 'O quê', 'Quanto']);
    expect(withColumn(strange, block, 3, 'quantity').missing).toEqual(['family', 'uf', 'product', 'date', 'salePrice']);
  });

  test('is none where all is blank', () => expect(blockAround(strange, 1, 6, 'sales')).toBeNull());
});
