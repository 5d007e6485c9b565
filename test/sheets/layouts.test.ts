import { recogniseTables } from '../../src/sheets/recognise';
import type { Grid, RecognisedTable } from '../../src/sheets/recognisedTable';
import type { CellValue } from '../../src/workbook/port';
import { gridOf, ids, matches, seen } from './gridOf';

type Row = readonly CellValue[];

function only(grid: Grid): RecognisedTable {
  const tables = recogniseTables(grid);
  expect(tables).toHaveLength(1);
  return tables[0]!;
}

const HEADER: Row = ['Nome do produtor', 'CPF', 'UF', 'Produto', 'Qtde (kg)', 'Preço venda', 'Data NF', 'Chave NF-e'];
const KEY = '15230600052998224725559200000000151408172636';
const sale = (name: string, product = 'Açaí (fruto)', kg: CellValue = 100): Row => [
  name,
  '529.982.247-25',
  'PA',
  product,
  kg,
  1.5,
  45092,
  KEY,
];
const blank: Row = [];

describe('title, date line, header in two rows, section rows, total and signature (a cooperative’s report)', () => {
  const rows: Row[] = [
    [null, 'RELATÓRIO DE VENDAS – SAFRA 2023'],
    [null, 'Emitido em 30/06/2023'],
    blank,
    [null, 'Produtor', 'CPF', 'Produto', 'Venda', null, null, 'NF'],
    [null, null, null, null, 'Qtde (kg)', 'Preço (R$/kg)', 'Valor (R$)', null],
    [null, 'Município: Xapuri'],
    [null, 'Ana Exemplo', '111.444.777-35', 'Castanha-do-brasil', 100, 2, 200, 1],
    [null, null, '111.444.777-35', 'Açaí (fruto)', 50, 1, 50, 2],
    [null, 'Município: Brasiléia'],
    [null, 'Beto Modelo', '529.982.247-25', 'Castanha-do-brasil', 300, 2, 600, 3],
    [null, 'Célia Teste', '123.456.789-09', 'Castanha-do-brasil', 80, 2, 160, 4],
    [null, 'TOTAL GERAL', null, null, 530, null, 1010, null],
    blank,
    blank,
    [null, '______________________'],
    [null, 'Presidente da cooperativa'],
  ];
  const merged = ['B1:H1', 'B4:B5', 'C4:C5', 'D4:D5', 'E4:G4', 'H4:H5', 'B6:H6', 'B7:B8', 'B9:H9'];
  const table = () => only(gridOf(rows, merged));

  test('both header rows are one, each column with its whole name', () => {
    expect(seen(table().headerRows)).toEqual([4, 5]);
    expect(matches(table())).toEqual([
      'Produtor → producerName (known)',
      'CPF → cpf (known)',
      'Produto → product (known)',
      'Venda Qtde (kg) → quantity (known, kg)',
      'Venda Preço (R$/kg) → salePrice (known, R$/kg)',
      'Venda Valor (R$) → value (known, R$)',
      'NF → invoiceNumber (known)',
    ]);
  });

  test('lines of data are told from sections, total and signature', () => {
    expect(seen(table().dataRows)).toEqual([7, 8, 10, 11]);
    expect(table().leftOut.map(({ row, why }) => `${row + 1} ${why}`)).toEqual([
      '6 section',
      '9 section',
      '12 total',
      '13 blank',
      '14 blank',
      '15 note',
      '16 note',
    ]);
  });

  test('a name merged over two notes is pointed out, not filled in', () => {
    expect(table().mergedDown).toEqual([{ row: 6, rows: 2, at: 1 }]);
  });
});

describe('a form above the table', () => {
  test.each([
    [
      'with colons',
      ['Cooperativa:', 'Coop Exemplo', 'Município:', 'Xapuri'],
      ['CNPJ:', '11.222.333/0001-81', 'UF:', 'AC'],
    ],
    ['without', ['Cooperativa', 'Coop Exemplo', 'Município', 'Xapuri'], ['CNPJ', '11.222.333/0001-81', 'UF', 'AC']],
  ])('is no header, %s', (_, ...form) => {
    const table = only(gridOf([...form, blank, blank, blank, HEADER, sale('Ana'), sale('Beto')]));
    expect(seen(table.headerRows)).toEqual([6]);
    expect(seen(table.dataRows)).toEqual([7, 8]);
  });
});

test('a header without lines is a table still to be filled in', () => {
  expect(only(gridOf([['Vendas'], HEADER])).dataRows).toEqual([]);
});

test('headers in three rows under section titles, numbered headers, headers with broken accents', () => {
  const rows: Row[] = [
    ['Dados do produtor', null, null, 'Dados da venda', null, null, null],
    ['Identificação', null, 'Local', 'Mercadoria', null, 'NF', null],
    ['1. Nome', '2. CPF', '3. MunicÃ\u00ADpio', '4. Produto', '5. Qtde (kg)', 'Nº', 'Data'],
    ['Ana Exemplo', '529.982.247-25', 'Belém', 'Umbu (fruto)', 10, 1, 45092],
  ];
  const table = only(gridOf(rows, ['A1:C1', 'D1:G1', 'A2:B2', 'D2:E2', 'F2:G2']));
  expect(ids(table)).toEqual(['producerName', 'cpf', 'municipality', 'product', 'quantity', 'invoiceNumber', 'date']);
});

test('names and numbers of the buyer are not those of the producer', () => {
  const rows: Row[] = [
    ['Produtor', null, 'Comprador', null, 'Produto', 'Kg', 'R$/kg'],
    ['Nome', 'CPF', 'Nome', 'CNPJ', null, null, null],
    ['Ana Exemplo', '529.982.247-25', 'Indústria Exemplo', '11222333000181', 'Pequi', 10, 1],
  ];
  const table = only(gridOf(rows, ['A1:B1', 'C1:D1']));
  expect(ids(table)).toEqual(['producerName', 'cpf', 'buyer', 'product', 'quantity', 'salePrice']);
  expect(table.columns[2]!.at).toBe(3);
});

describe('rows between the lines', () => {
  test('a line that lacks nearly everything stays data where it names its product', () => {
    const table = only(gridOf([HEADER, sale('Ana'), [null, null, null, 'Açaí (fruto)'], sale('Beto')]));
    expect(seen(table.dataRows)).toEqual([2, 3, 4]);
  });

  test('lines alike are lines, not sums of one another', () => {
    const line = ['Pequi (fruto)', 100];
    const table = only(gridOf([['Produto', 'Qtde (kg)'], line, line, line, ['Frutas', 300], ['Soma', 600]]));
    expect(seen(table.dataRows)).toEqual([2, 3, 4, 5]);
  });

  test('a header repeated on every printed page, with the title above it, is no data', () => {
    const page = (names: string[]): Row[] => [['COOPERATIVA EXEMPLO'], HEADER, ...names.map((name) => sale(name))];
    const table = only(gridOf([...page(['Ana', 'Beto']), blank, ...page(['Célia']), ...page(['Davi'])]));
    expect(seen(table.dataRows)).toEqual([3, 4, 8, 11]);
    expect(table.leftOut.map(({ why }) => why)).toEqual([
      'blank',
      'section',
      'repeatedHeader',
      'section',
      'repeatedHeader',
    ]);
  });

  test('far down a long table too', () => {
    const lines = Array.from({ length: 200 }, (_, index) => sale(`Produtor ${index}`));
    const table = only(gridOf([HEADER, ...lines, HEADER.map((text) => String(text).toUpperCase()), sale('Último')]));
    expect(table.dataRows).toHaveLength(201);
    expect(table.leftOut).toEqual([{ row: 201, why: 'repeatedHeader' }]);
  });

  test('a remark below is none, though it stands under a code', () => {
    const remark = 'Obs.: conferir as 3 notas com a Emater antes de enviar.';
    const header: Row = ['DAP/CAF', ...HEADER];
    const lines = ['Ana', 'Beto', 'Célia', 'Davi'].map((name): Row => ['SDW0529982247251506231030', ...sale(name)]);
    const table = only(gridOf([header, ...lines, blank, [remark], ['Fonte: cooperativa']]));
    expect(seen(table.dataRows)).toEqual([2, 3, 4, 5]);
    expect(table.leftOut.map(({ why }) => why)).toEqual(['blank', 'note', 'note']);
  });

  test('blank rows are left out, the lines after them are not', () => {
    const table = only(gridOf([HEADER, sale('Ana'), blank, blank, blank, sale('Beto')]));
    expect(seen(table.dataRows)).toEqual([2, 6]);
  });

  test('the example row of a template says so', () => {
    const table = only(gridOf([HEADER, sale('Exemplo (apague esta linha)'), sale('Ana Exemplo')]));
    expect(table.leftOut).toEqual([{ row: 1, why: 'example' }]);
    expect(seen(table.dataRows)).toEqual([3]);
  });

  test('hidden rows are data', () => {
    const grid = { ...gridOf([HEADER, sale('Ana'), sale('Beto'), sale('Célia')]), hiddenRows: new Set([2, 3]) };
    expect(only(grid).dataRows).toEqual([1, 2, 3]);
  });
});

describe('totals of every kind', () => {
  const lines = [sale('Ana'), sale('Beto', 'Pequi (fruto)', 200), sale('Célia', 'Açaí (fruto)', '1.000,5')];
  const total = (cells: Row) => only(gridOf([HEADER, ...lines, cells])).leftOut;

  test.each([
    ['Total'],
    ['TOTAL GERAL'],
    ['Totais:'],
    ['Subtotal'],
    ['Sub-total Xapuri'],
    ['Soma'],
    ['Somatório'],
    ['Grand total'],
    ['A transportar'],
  ])('%s', (word) => expect(total([word, null, null, null, 99])).toEqual([{ row: 4, why: 'total', by: 'word' }]));

  test('the word may stand in another column', () =>
    expect(total([null, null, null, 'Total', 99])).toEqual([{ row: 4, why: 'total', by: 'word' }]));

  test('figures equal to the sum above, text numbers among them', () =>
    expect(total([null, null, null, 'todas', 1300.5])).toEqual([{ row: 4, why: 'total', by: 'sum' }]));

  test('figures alone at the end', () =>
    expect(total([null, null, null, null, 77])).toEqual([{ row: 4, why: 'total', by: 'figuresOnly' }]));

  test('figures alone between two lines are a line that lacks the rest', () => {
    const table = only(gridOf([HEADER, sale('Ana'), [null, null, null, null, 77], sale('Beto')]));
    expect(seen(table.dataRows)).toEqual([2, 3, 4]);
  });

  test('a formula that adds up the column', () => {
    const rows = [HEADER, ...lines, [null, null, null, 'visíveis', 100]];
    const formulaAt = (row: number, column: number) => (row === 4 && column === 4 ? '=SUBTOTAL(109,E2:E4)' : null);
    expect(only({ ...gridOf(rows), formulaAt }).leftOut).toEqual([{ row: 4, why: 'total', by: 'formula' }]);
  });

  test('a formula within the line is none', () => {
    const rows = [HEADER, ...lines, [null, null, null, 'Pequi (fruto)', 100, 2]];
    const formulaAt = (row: number, column: number) => (row === 4 && column === 4 ? '=SUM(J5:L5)' : null);
    expect(only({ ...gridOf(rows), formulaAt }).dataRows).toHaveLength(4);
  });
});

describe('a filtered list with sums below (seven of eight lines hidden)', () => {
  const lines = Array.from({ length: 8 }, (_, index) => sale(`Produtor ${index}`));
  const rows = [HEADER, ...lines, blank, blank, [null, null, null, 'todas', 800], [null, null, null, 'visíveis', 100]];

  test('all lines count, none of the sums', () => {
    const table = only({ ...gridOf(rows), hiddenRows: new Set([2, 3, 4, 5, 6, 7, 8]) });
    expect(seen(table.dataRows)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(table.leftOut.slice(2)).toEqual([
      { row: 11, why: 'total', by: 'sum' },
      { row: 12, why: 'note' },
    ]);
  });
});

describe('a table of the program itself', () => {
  const rows: Row[] = [
    [null, 'Vendas da safra (tabela começa em B3)'],
    blank,
    [null, 'Produto', 'Qtde [kg]', 'Preço\nvenda', '2026', 'Subvenção #1'],
    [null, 'Açaí', 1500.5, 1.25, 2.5, 1875.63],
    [null, 'Castanha-do-brasil', 320, 4.1, 2.5, 0],
    [null, 'Babaçu (amêndoa)', 812.25, 2.37, 2.5, 105.59],
    [null, 'Borracha', 95, 6.05, 2.5, 0],
    [null, 'Ao todo', 2727.75, 2.085, null, 4],
    blank,
    [null, 'fora da tabela', 2727.75, 2727.75],
  ];
  const tables = [{ row: 2, column: 1, rows: 6, columns: 5, headerRow: true, totalsRow: true }];

  test('its totals row is what the program says, and what stands below is outside', () => {
    const table = only({ ...gridOf(rows), tables });
    expect(seen(table.dataRows)).toEqual([4, 5, 6, 7]);
    expect(table.leftOut).toEqual([{ row: 7, why: 'total', by: 'table' }]);
    expect(matches(table)).toEqual([
      'Produto → product (known)',
      'Qtde [kg] → quantity (known, kg)',
      'Preço venda → salePrice (known)',
    ]);
  });

  test('a table under it without a blank row is another', () => {
    const below = [
      ...rows.slice(0, 8),
      [null, 'Produto', 'UF', 'Início', 'PMD'],
      [null, 'Açaí', 'PA', 45078, 2],
    ] as Row[];
    expect(recogniseTables({ ...gridOf(below), tables }).map(({ kind }) => kind)).toEqual(['sales', 'marketPrices']);
  });
});

describe('headers that are numbers, dates, repeated or missing', () => {
  const rows: Row[] = [
    ['Produto', 2024, 2025, 46023, 'Valor', 'Valor', null, 'Obs.'],
    ['Açaí', 20, 22, 24, 1.5, 2.5, 'x', ''],
    ['Açaí', 30, 33, 36, 1.5, 2.5, 'x', ''],
  ];

  test('none is dropped, and which “Valor” is meant is asked for', () => {
    const table = only(gridOf(rows));
    expect(table.kind).toBe('sales');
    expect(matches(table)).toEqual(['Produto → product (known)']);
    expect(table.unmatched.map(({ header, why }) => [header, why?.code])).toEqual([
      ['2024', 'unknown'],
      ['2025', 'unknown'],
      ['01/01/2026', 'unknown'],
      ['Valor', 'ambiguous'],
      ['Valor', 'ambiguous'],
      ['', 'noHeader'],
      ['Obs.', 'notUsed'],
    ]);
  });
});

describe('numbers kept as text, lost keys, odd formats', () => {
  const rows: Row[] = [
    ['Como está guardado', 'CPF', 'Chave NF-e', 'Qtde (kg)', 'Preço venda', 'Participação', 'Data NF', 'Nº CAF'],
    ['número e formato', 1234567890, 5.1260312345678e43, 1500.5, 1.25, 0.125, 46086, 12345678901234568],
    ['texto', '01234567890', KEY, '1.500,50', 'R$ 1,25', '12,5%', '05/03/2026', 'PA032026.01.000012345CAF'],
    ['ambíguos', 12345678909, KEY.slice(1), '1.500', '1,250', '12,5', '03/05/2026', '1E5'],
  ];

  test('columns keep what their headers say: faults are for the checks to name', () => {
    const table = only(gridOf(rows));
    expect(ids(table)).toEqual(['cpf', 'invoiceKey', 'quantity', 'salePrice', 'date', 'family']);
    expect(table.columns.every(({ certainty }) => certainty === 'known')).toBe(true);
    expect(table.dataRows).toEqual([1, 2, 3]);
  });
});

describe('cells far away and formatted emptiness', () => {
  test('a stray cell at the end of the sheet changes nothing', () => {
    const values: CellValue[][] = [HEADER, sale('Ana'), sale('Beto')].map((row) => [...row]);
    const last: CellValue[] = [];
    last[16_383] = 'x';
    values[1_048_575] = last;
    const table = only(gridOf(values));
    expect(table.dataRows).toEqual([1, 2]);
    expect(table.leftOut).toEqual([]);
  });

  test('60.000 blank rows after the last line are not part of the table', () => {
    const empty = Array.from({ length: 60_000 }, () => HEADER.map(() => ''));
    const table = only(gridOf([HEADER, sale('Ana'), ...empty]));
    expect(table.dataRows).toEqual([1]);
    expect(table.leftOut).toEqual([]);
  });
});

describe('several tables on one sheet', () => {
  const pmd: Row[] = [
    ['Produto', 'UF', 'Início', 'Fim', 'PMD (R$/kg)'],
    ['Açaí (fruto)', 'PA', 45078, 45107, 2],
    ['Pequi (fruto)', 'MG', 45078, 45107, 0.9],
  ];
  const sales: Row[] = [HEADER, sale('Ana'), sale('Beto'), sale('Célia')];

  test('one below the other', () => {
    const tables = recogniseTables(gridOf([['Vendas'], ...sales, blank, ['Preços de mercado'], ...pmd]));
    expect(tables.map(({ kind, headerRows, dataRows }) => [kind, seen(headerRows), seen(dataRows)])).toEqual([
      ['sales', [2], [3, 4, 5]],
      ['marketPrices', [8], [9, 10]],
    ]);
  });

  test('side by side, parted by a blank column, of different length', () => {
    const rows = sales.map((row, index) => [...row, null, ...(pmd[index] ?? [])]);
    const tables = recogniseTables(gridOf(rows));
    expect(tables.map(({ kind, dataRows }) => [kind, seen(dataRows)])).toEqual([
      ['sales', [2, 3, 4]],
      ['marketPrices', [2, 3]],
    ]);
  });

  test('side by side, the second beginning further down', () => {
    const rows = sales.map((row, index) => [...row, null, ...(index > 1 ? pmd[index - 2]! : [])]);
    const tables = recogniseTables(gridOf(rows));
    expect(tables.map(({ kind, headerRows, dataRows }) => [kind, seen(headerRows), seen(dataRows)])).toEqual([
      ['sales', [1], [2, 3, 4]],
      ['marketPrices', [3], [4]],
    ]);
  });

  test('a blank column inside one table does not part it', () => {
    const rows = sales.map((row) => [...row.slice(0, 3), null, ...row.slice(3)]);
    expect(ids(only(gridOf(rows)))).toEqual(ids(only(gridOf(sales))));
  });
});

describe('headers and values that do not agree', () => {
  const rows = (header: string, values: Row): Row[] => [
    ['Produto', 'UF', 'Qtde (kg)', 'Preço', header],
    ...values.map((value): Row => ['Açaí (fruto)', 'PA', 10, 1.5, value]),
  ];

  test.each([
    ['NF', [KEY, KEY], 'NF → invoiceKey (likely)'],
    ['Produtor', ['529.982.247-25', '111.444.777-35'], 'Produtor → cpf (likely)'],
    ['Município', ['1506807', '1500602'], 'Município → ibge (likely)'],
    ['Quem vendeu', ['529.982.247-25', '111.444.777-35'], 'Quem vendeu → cpf (guessed)'],
    ['CPF', ['não tem', 'depois'], 'CPF → cpf (likely)'],
  ])('%s with %j', (header, values, expected) => {
    expect(matches(only(gridOf(rows(header, values))))).toContain(expected);
  });

  test('names under “Comprador” are no tax numbers', () => {
    const table = only(gridOf(rows('Comprador', ['Indústria Exemplo', 'Fábrica Modelo'])));
    expect(table.unmatched).toEqual([{ at: 4, header: 'Comprador', why: { code: 'contradicted', id: 'buyer' } }]);
  });
});

describe('“Valor” alone', () => {
  const rows = (values: readonly number[]): Row[] => [
    ['Produto', 'UF', 'Qtde (kg)', 'Valor'],
    ...[100, 250, 40].map((kg, index): Row => ['Açaí (fruto)', 'PA', kg, values[index]!]),
  ];

  test('is the price where it hardly changes with the quantity', () =>
    expect(matches(only(gridOf(rows([1.5, 1.45, 1.6])))).at(-1)).toBe('Valor → salePrice (likely)'));

  test('is the value where it does', () =>
    expect(matches(only(gridOf(rows([150, 362.5, 64])))).at(-1)).toBe('Valor → value (known)'));

  test('is the value where the quantities beside it are in several units', () => {
    const mixed: Row[] = [
      ['Matéria-prima', 'UF', 'Quantidade', 'Unidade', 'Valor'],
      ['Soja', 'MT', 100, 'sc', 15000],
      ['Soja', 'MT', 6000, 'kg', 15000],
      ['Soja', 'MT', 120, 'sc', 18000],
      ['Soja', 'MT', 90, 'sc', 13500],
    ];
    expect(matches(only(gridOf(mixed))).at(-1)).toBe('Valor → value (known)');
  });

  test('is the price beside “Valor total”', () => {
    const both: Row[] = [
      ['Produto', 'Qtde (kg)', 'Valor', 'Valor total'],
      ['Açaí (fruto)', 100, 1.5, 150],
      ['Açaí (fruto)', 200, 1.5, 300],
    ];
    expect(ids(only(gridOf(both)))).toEqual(['product', 'quantity', 'salePrice', 'value']);
  });
});

describe('without a header', () => {
  test('values alone are a guess, figures by what multiplies to what', () => {
    const rows: Row[] = [
      ['Ana Exemplo', '111.444.777-35', 'PA', 'Açaí (fruto)', 45092, KEY, 100, 1.5, 150],
      ['Beto Modelo', '529.982.247-25', 'PA', 'Babaçu (amêndoa)', 45093, KEY, 250, 2, 500],
      ['Célia Teste', '123.456.789-09', 'AM', 'Açaí (fruto)', 45094, KEY, 40, 1.45, 58],
    ];
    const table = only(gridOf(rows));
    expect(table.headerRows).toEqual([]);
    expect(table.dataRows).toEqual([0, 1, 2]);
    expect(ids(table)).toEqual(['cpf', 'uf', 'product', 'date', 'invoiceKey', 'quantity', 'salePrice', 'value']);
    expect(table.columns.every(({ certainty }) => certainty === 'guessed')).toBe(true);
  });

  test('a sheet of something else is no table', () => {
    expect(recogniseTables(gridOf([['Leia-me'], ['Este arquivo é um exemplo.'], ['a', 'b', 'c'], [1, 2, 3]]))).toEqual(
      [],
    );
    expect(recogniseTables(gridOf([]))).toEqual([]);
  });
});
