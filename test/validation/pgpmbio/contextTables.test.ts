import { contextFrom } from '../../../src/validation/pgpmbio/contextTables';
import { recogniseTables } from '../../../src/sheets/recognise';
import type { CellValue } from '../../../src/workbook/port';
import type { TableWithValues } from '../../../src/validation/tableCells';

const FAMILY = 'SDW0990000101011402220930';
const NEW_FAMILY = 'SDW0990000205901105220805';

function tableOf(sheet: string, rows: CellValue[][]): TableWithValues {
  const [table] = recogniseTables({ sheet, top: 0, left: 0, values: rows });
  return { table: table!, values: rows };
}

async function read(kind: 'marketPrices' | 'priorBalances' | 'producers', sheet: string, rows: CellValue[][]) {
  const source = tableOf(sheet, rows);
  expect(source.table.kind).toBe(kind);
  const none = { marketPrices: [], priorBalances: [], producers: [] };
  const { context, unread } = await contextFrom({ ...none, [kind]: [source] }, '2023-11-30');
  return { rows: context[kind], unread: unread.map(({ row, column }) => [row, column]) };
}

describe('market prices (PMD) from their sheet', () => {
  const headers = ['Produto', 'UF', 'Município', 'De', 'Até', 'PMD (R$/kg)'];
  const line: CellValue[] = ['Babaçu (amêndoa)', 'MA', null, '01/06/2023', '30/06/2023', 4.5];
  const price = {
    productId: 'babacu',
    ibge: null,
    uf: 'MA',
    region: null,
    from: '2023-06-01',
    until: '2023-06-30',
    price: 4.5,
  };
  const prices = (...lines: CellValue[][]) => read('marketPrices', 'PMD', [headers, ...lines]);

  test.each([
    ['of a state, with both days', line, price],
    ['of a municipality', line.with(2, 'Lago do Junco'), { ...price, ibge: '2105807' }],
    ['of the month that it begins in, without a last day (A10)', line.with(4, null), price],
    [
      'of February, which ends when it does',
      line.with(3, 44958).with(4, null),
      { ...price, from: '2023-02-01', until: '2023-02-28' },
    ],
    ['as a Brazilian text', line.with(5, 'R$ 4,50'), price],
  ])('%s', async (_what, row, expected) => {
    expect(await prices(row)).toEqual({ rows: [expected], unread: [] });
  });

  test.each([
    ['an unknown product', line.with(0, 'Babaçi'), 'product'],
    ['an unknown state', line.with(1, 'XX'), 'uf'],
    ['a municipality of another state', line.with(2, 'Manaus'), 'municipality'],
    ['no first day', line.with(3, null), 'from'],
    ['no price', line.with(5, null), 'marketPrice'],
    ['a price of zero', line.with(5, 0), 'marketPrice'],
    ['a price that is no number', line.with(5, 'a pesquisar'), 'marketPrice'],
  ])('a row with %s is left aside and told', async (_what, row, column) => {
    expect(await prices(line, row)).toEqual({ rows: [price], unread: [[1, column]] });
  });
});

describe('balances from their sheet', () => {
  const headers = ['DAP ou CAF', 'Produto', 'Ano', 'Valor pago (R$)', 'Em análise (R$)'];
  const line: CellValue[] = [FAMILY, 'Babaçu (amêndoa)', 2023, 250, null];
  const balance = { family: FAMILY, productId: 'babacu', year: 2023, cents: 25_000 };
  const balances = (...lines: CellValue[][]) => read('priorBalances', 'Saldos', [headers, ...lines]);

  test.each([
    ['paid', line, balance],
    ['paid and under review', line.with(4, 100.5), { ...balance, cents: 35_050 }],
    ['under review only', line.with(3, null).with(4, 12), { ...balance, cents: 1_200 }],
    ['without a product: of the annual limit only', line.with(1, null), { ...balance, productId: null }],
    ['a fraction of a cent takes up its cent', line.with(3, '250,001'), { ...balance, cents: 25_001 }],
    ['a date for the year', line.with(2, '15/03/2023'), balance],
  ])('%s', async (_what, row, expected) => {
    expect(await balances(row)).toEqual({ rows: [expected], unread: [] });
  });

  test.each([
    ['no DAP or CAF', line.with(0, null), 'family'],
    ['an unknown product', line.with(1, 'Babaçi'), 'product'],
    ['no year', line.with(2, null), 'year'],
    ['a year that is none', line.with(2, 23), 'year'],
    ['a negative amount', line.with(3, -1), 'paid'],
    ['an amount that is an error', line.with(3, { error: '#N/A' }), 'paid'],
  ])('a row with %s is left aside and told', async (_what, row, column) => {
    expect(await balances(line, row)).toEqual({ rows: [balance], unread: [[1, column]] });
  });
});

test('producers from their sheet: who they are and which number a new DAP or CAF replaces', async () => {
  const headers = ['Produtor', 'CPF', 'DAP/CAF', 'DAP/CAF anterior', 'Validade da DAP/CAF', 'Situação da DAP/CAF'];
  const line = ['Raimunda Exemplo', '990.000.101-01', NEW_FAMILY, FAMILY, '31/12/2024', 'ativa'];
  const { rows, unread } = await read('producers', 'Produtores', [
    headers,
    line,
    line.with(3, 'não tem'),
    line.with(1, '111'),
  ]);
  expect(rows).toEqual([
    { cpf: '99000010101', family: NEW_FAMILY, previousFamily: FAMILY, validUntil: '2024-12-31', status: 'ativa' },
    { cpf: '99000010101', family: NEW_FAMILY, previousFamily: null, validUntil: '2024-12-31', status: 'ativa' },
  ]);
  expect(unread).toEqual([[2, 'cpf']]);
});
