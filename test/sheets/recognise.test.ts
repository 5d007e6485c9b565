import { recogniseTables, recognising } from '../../src/sheets/recognise';
import type { Grid, RecognisedTable } from '../../src/sheets/recognisedTable';
import { gridOf, ids, matches, seen } from './gridOf';

function only(grid: Grid): RecognisedTable {
  const tables = recogniseTables(grid);
  expect(tables).toHaveLength(1);
  return tables[0]!;
}

const HEADER = [
  'Nome do produtor',
  'CPF',
  'DAP/CAF',
  'UF',
  'Produto',
  'Data NF',
  'Chave NF-e',
  'Qtde (kg)',
  'Preço venda',
];
const ANA = [
  'Ana Exemplo',
  '111.444.777-35',
  'SDW0111444777351506231030',
  'PA',
  'Açaí (fruto)',
  45092,
  '15230600052998224725559200000000151408172636',
  100,
  1.5,
];
const BETO = [
  'Beto Modelo',
  '529.982.247-25',
  'SDW0529982247251506231030',
  'PA',
  'Babaçu (amêndoa)',
  '15/06/2023',
  '12230611222333000181550010000001231408172634',
  '1.500,5',
  'R$ 2,37',
];
const CELIA = [
  'Célia Teste',
  '123.456.789-09',
  'SDW0123456789091506231030',
  'PA',
  'Açaí (fruto)',
  45100,
  null,
  250,
  1.45,
];

describe('a plain table', () => {
  it('is recognised with every column, whatever the order of its columns', () => {
    const table = only(gridOf([HEADER, ANA, BETO]));
    expect(table.kind).toBe('sales');
    expect(matches(table)).toEqual([
      'Nome do produtor → producerName (known)',
      'CPF → cpf (known)',
      'DAP/CAF → family (known)',
      'UF → uf (known)',
      'Produto → product (known)',
      'Data NF → date (known)',
      'Chave NF-e → invoiceKey (known)',
      'Qtde (kg) → quantity (known, kg)',
      'Preço venda → salePrice (known)',
    ]);
    expect(table.missing).toEqual([]);
    expect(table.unmatched).toEqual([]);
    const turned = only(gridOf([HEADER, ANA, BETO].map((row) => [...row].reverse())));
    expect(ids(turned)).toEqual([...ids(table)].reverse());
  });

  it('says which columns the checks cannot do without', () => {
    expect(only(gridOf([HEADER.slice(3), ANA.slice(3), BETO.slice(3)])).missing).toEqual(['family']);
  });

  it('may begin anywhere, under a title and with a totals row below', () => {
    const pad = (row: unknown[]) => [null, null, ...row] as never[];
    const table = only(
      gridOf(
        [
          [],
          [null, null, 'COOPERATIVA EXEMPLO – SAFRA 2023'],
          [null, null, 'Emitido em 30/06/2023'],
          [],
          pad(HEADER),
          pad(ANA),
          pad(BETO),
          pad(CELIA),
          pad(['TOTAL GERAL', '', '', '', '', '', '', 1850.5, '']),
        ],
        ['C2:K2'],
      ),
    );
    expect(seen(table.headerRows)).toEqual([5]);
    expect(seen(table.dataRows)).toEqual([6, 7, 8]);
    expect(table.leftOut).toEqual([{ row: 8, why: 'total', by: 'word' }]);
  });
});

describe('D21: a title, then headers in two rows with merged cells', () => {
  const rows = [
    ['COOPERATIVA EXEMPLO - SAFRA 2023', null, null, null, null, null],
    [null, null, null, null, null, null],
    ['Produtor', null, 'Produto', 'Venda', null, 'Obs'],
    ['Nome', 'CPF', null, 'Qtde (kg)', 'R$/kg', null],
    ['Raimunda Exemplo', '012.345.678-90', 'Castanha do Brasil (com casca)', 100, 0.9, null],
    ['José Fictício', '529.982.247-25', 'Castanha do Brasil (com casca)', 200, 0.9, 'x'],
  ];
  const merged = ['A1:F1', 'A3:B3', 'D3:E3', 'C3:C4', 'F3:F4'];

  it.each([
    ['with the merged areas known', merged],
    ['without them, as from a text file', []],
  ])('%s', (_, areas) => {
    const table = only(gridOf(rows, areas));
    expect(seen(table.headerRows)).toEqual([3, 4]);
    expect(seen(table.dataRows)).toEqual([5, 6]);
    expect(matches(table)).toEqual([
      'Produtor Nome → producerName (known)',
      'Produtor CPF → cpf (known)',
      'Produto → product (known)',
      'Venda Qtde (kg) → quantity (known, kg)',
      'Venda R$/kg → salePrice (known, R$/kg)',
    ]);
    expect(table.unmatched).toEqual([{ at: 5, header: 'Obs', why: { code: 'notUsed' } }]);
  });
});

describe('D22: totals are no notes', () => {
  const header = ['nome', 'cpf', 'dap_caf', 'produto', 'kg', 'preco_kg', 'valor_total'];
  const rows = [
    header,
    ['Raimunda Exemplo', '012.345.678-90', 'SDW0012345678901506231030', 'Castanha do Brasil (com casca)', 100, 0.9, 90],
    ['José Fictício', '529.982.247-25', 'SDW0529982247251506231030', 'Castanha do Brasil (com casca)', 200, 0.9, 180],
    ['Subtotal castanha', '', '', '', 300, '', 270],
    ['TOTAL GERAL', '', '', '', 300, '', 270],
    ['', '', '', '', 300, '', 270],
  ];

  it('subtotal and total by their word, an unnamed row by being the sum of those above', () => {
    const table = only(gridOf(rows));
    expect(seen(table.dataRows)).toEqual([2, 3]);
    expect(table.leftOut).toEqual([
      { row: 3, why: 'total', by: 'word' },
      { row: 4, why: 'total', by: 'word' },
      { row: 5, why: 'total', by: 'sum' },
    ]);
  });

  it('a person or a product whose name begins like a total stays data when it is identified', () => {
    const table = only(
      gridOf([...rows.slice(0, 2), ['Soma Fictícia', '529.982.247-25', 'SDW0529982247251506231030', 'Pequi', 5, 1, 5]]),
    );
    expect(seen(table.dataRows)).toEqual([2, 3]);
  });

  it('a line that only lacks its names stays data, to be complained about', () => {
    const table = only(gridOf([...rows.slice(0, 3), ['', '', '', 'Pequi (fruto)', 40, 0.5, 20], rows[1]!]));
    expect(seen(table.dataRows)).toEqual([2, 3, 4, 5]);
  });
});

describe('long sheets', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => (index % 2 ? ANA : BETO));

  it('are looked at in steps of a few thousand rows, one table as without steps', () => {
    const grid = gridOf([HEADER, ...lines(30_000), ['TOTAL GERAL']]);
    const work = recognising(grid);
    let rows = 0;
    let steps = 0;
    let step = work.next();
    for (; !step.done; step = work.next()) {
      expect(step.value - rows).toBeLessThanOrEqual(5_000);
      rows = step.value;
      steps++;
    }
    expect(steps).toBeGreaterThan(10);
    expect(step.value).toEqual(recogniseTables(grid));
    expect(step.value[0]!.dataRows).toHaveLength(30_000);
  });

  it('cost the same for each row, however many there are', () => {
    const looksPerRow = (count: number) => {
      let looks = 0;
      const values = new Proxy([HEADER, ...lines(count)] as never[], {
        get: (rows, key) => {
          if (typeof key === 'string' && /^\d+$/.test(key)) looks++;
          return Reflect.get(rows, key) as unknown;
        },
      });
      recogniseTables({ ...gridOf([]), values });
      return looks / count;
    };
    expect(looksPerRow(20_000)).toBeLessThan(1.2 * looksPerRow(10_000));
  });
});
