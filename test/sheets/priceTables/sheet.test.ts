import fc from 'fast-check';
import { preloadFunctionData } from '../../../src/functions/preload';
import { exact } from '../../../src/rules/exact';
import { checkTable } from '../../../src/rules/pgpmbio/tableChecks';
import { readPriceTable } from '../../../src/sheets/priceTables/readTable';
import { sentenceOfUnread } from '../../../src/sheets/priceTables/unread';
import { priceTableSheet, priceTableSheetName } from '../../../src/sheets/priceTables/writeTable';
import type { Language } from '../../../src/explain/language';
import type { CellValue } from '../../../src/workbook/port';
import type { NewSheet } from '../../../src/workbook/writing';
import { emptySheet, putCell, type Book } from '../../../src/workbook/xlsx/book';
import { openBook } from '../../../src/workbook/xlsx/openBook';
import { saveBook } from '../../../src/workbook/xlsx/saveBook';
import { gridOf } from '../gridOf';
import { gridOfSheet } from '../gridOfSheet';
import { gridOfNewSheet, valueOf } from '../templates/gridOfNewSheet';
import { anyDraft, draft2023, plain } from './tables';

beforeAll(preloadFunctionData);

const LANGUAGES: readonly Language[] = ['pt-BR', 'en-US'];

function bookOf({ name, rows }: NewSheet): Book {
  const sheet = emptySheet(name);
  rows.forEach((cells, row) =>
    cells.forEach((cell, column) => {
      const value = valueOf(cell);
      const style = typeof cell === 'object' && cell !== null && 'style' in cell ? cell.style : undefined;
      if (value !== null) putCell(sheet, row, column, { value, ...(style ? { style } : {}) });
    }),
  );
  return { sheets: [sheet], activeSheet: 0, names: [], date1904: false };
}

test.each(LANGUAGES)('any table is the same when it is read back from its sheet (%s)', (language) => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const read = readPriceTable(gridOfNewSheet(priceTableSheet(draft, 'Tabela', language)));
      expect(plain(read!.draft)).toEqual(plain(draft));
      expect(read!.unread).toEqual([]);
      expect(read!.sheetRows).toHaveLength(draft.rows.length);
    }),
    { numRuns: 150 },
  );
});

test.each(LANGUAGES)('and through a file (%s)', async (language) => {
  const drafts = [draft2023, ...fc.sample(anyDraft, { numRuns: 12, seed: 2026 })];
  for (const draft of drafts) {
    const saved = await saveBook(null, bookOf(priceTableSheet(draft, 'Tabela', language)), 'tabela.xlsx', {
      functionIds: [],
    });
    if (!saved.ok) throw new Error(saved.refusal.code);
    const opened = await openBook(saved.bytes, 'tabela.xlsx', { functionIds: [] });
    if (!opened.ok) throw new Error(opened.refusal.code);
    const read = readPriceTable(gridOfSheet(opened.book.sheets[0]!));
    expect(plain(read!.draft)).toEqual(plain(draft));
    expect(read!.unread).toEqual([]);
  }
});

test('the sheet has a name that Excel takes', () => {
  expect(priceTableSheetName('2026', 'pt-BR')).toBe('Tabela PGPM-Bio 2026');
  expect(priceTableSheetName('2026/27 [a] muito, muito longa', 'en-US')).toBe('PGPM-Bio table 2026 27  a  muit');
});

/** A small table as a person types it. */
const HEAD: CellValue[][] = [
  ['Minha tabela'],
  ['Nome curto', '2026', null, 'Safra', 'Safra 2026'],
  ['Vale de', '01/01/2026', null, 'Vale até', '31/12/2026'],
  ['Limite anual (R$)', 'R$ 18.000,00'],
  ['Desconto', '15%'],
];
const HEADERS = ['Produto', 'Forma', 'Região', 'Preço mínimo', 'Limite'];
const read = (rows: CellValue[][], headers: CellValue[] = HEADERS, head = HEAD) =>
  readPriceTable(gridOf([...head, [], headers, ...rows]))!;
const unread = (rows: CellValue[][], headers: CellValue[] = HEADERS) =>
  read(rows, headers).unread.map(
    ({ address, why }) => `${address} ${why.code === 'fault' ? why.fault.code : why.code}`,
  );

test('a head with lines side by side, texts for dates and money', () => {
  const { draft } = read([['Açaí', 'fruto', 'Norte', 1.81, 1500]]);
  expect(plain(draft)).toMatchObject({
    id: '2026',
    harvest: 'Safra 2026',
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
    annualCap: '18000',
    marketDiscount: '0.15',
    mpaRounding: 'truncate',
    replacesBuiltIn: false,
  });
});

describe('amounts', () => {
  test.each<[CellValue, CellValue, string, string]>([
    [7.18, 3500, '7.18', '3500'],
    ['7,18', '3.500,00', '7.18', '3500'],
    ['R$ 7,18', 'R$ 3500', '7.18', '3500'],
    ['7.18', '3500.00', '7.18', '3500'],
    ['R$ 7,18/kg', '3,500.00', '7.18', '3500'],
    ['7,18(1)', '3.500,00 *', '7.18', '3500'],
    ['40,52¹', 'R$1.000,00', '40.52', '1000'],
  ])('%p and %p', (price, limit, minimumPrice, amount) => {
    const { draft, unread: none } = read([['Açaí', 'fruto', 'Norte', price, limit]]);
    expect(plain(draft)).toMatchObject({ rows: [{ minimumPrice, limit: amount }] });
    expect(none).toEqual([]);
  });
  test.each<[CellValue, string, string[]]>([
    ['1,500', '1500', ['limitInThousands']],
    ['R$ 3.500', '3500', ['limitInThousands']],
    ['R$ 1,500(1)', '1500', ['limitInThousands']],
    ['0,500', '0.5', ['limitLow']],
    ['1,50', '1.5', ['limitLow']],
    [99.99, '99.99', ['limitLow']],
    [100, '100', []],
    ['1.500,00', '1500', []],
  ])('%p as a limit and an annual limit is %s, doubts %j', (typed, amount, doubts) => {
    const table = read([['Açaí', 'fruto', 'Norte', 1.81, typed]], HEADERS, [['Limite anual', typed]]);
    expect(plain(table.draft)).toMatchObject({ annualCap: amount, rows: [{ limit: amount }] });
    expect(table.unread.map(({ address, why }) => `${address} ${why.code}`)).toEqual(
      ['B1', 'E4'].flatMap((address) => doubts.map((doubt) => `${address} ${doubt}`)),
    );
  });
  test.each<[CellValue, CellValue, string[]]>([
    ['1.500', 3500, ['D8 numberAmbiguous']],
    ['a definir', 'sem limite', ['D8 numberUnreadable', 'E8 numberUnreadable']],
    [{ error: '#REF!' }, 3500, ['D8 errorCell']],
    [null, 3500, []],
  ])('%p and %p cannot be read, and say where', (price, limit, expected) => {
    expect(unread([['Açaí', 'fruto', 'Norte', price, limit]])).toEqual(expected);
    expect(read([['Açaí', 'fruto', 'Norte', price, limit]]).draft.rows[0]!.minimumPrice).toBeNull();
  });
});

test('columns in any order, states instead of regions, modes in plain words', () => {
  const headers = ['LSPA (R$)', 'UFs', 'Modo', 'Valor fixo (R$/kg)', 'PM (R$/kg)', 'Produto (forma)'];
  const { draft, unread: none } = read(
    [
      [3500, 'AC, AM', 'valor fixo', 3, null, 'Borracha Natural Extrativa (cernambi)'],
      [1500, 'AC AM', 'Variável', null, 1.98, 'Açaí (fruto)'],
      [1500, 'todas', null, 2.5, null, 'Babaçu (amêndoa)'],
      [1500, 'Norte (exceto TO)', null, null, 2.5, 'Buriti (fruto)'],
    ],
    headers,
  );
  expect(none).toEqual([]);
  expect(draft.rows.map(({ label, mode, ufs }) => [label, mode, ufs.length])).toEqual([
    ['Borracha Natural Extrativa (cernambi)', 'fixed', 2],
    ['Açaí (fruto)', 'variable', 2],
    ['Babaçu (amêndoa)', 'fixed', 27],
    ['Buriti (fruto)', 'variable', 6],
  ]);
  expect(draft.rows[0]).toMatchObject({ fixedValue: exact('3'), minimumPrice: null, region: 'AC, AM' });
});

test('a product left blank below its first region, notes below the table, headers once more', () => {
  const { draft, sheetRows } = read([
    ['Castanha do Brasil', 'com casca', 'Norte (exceto AM e AC) e MT', 1.21, 1000],
    [null, null, 'Acre', 3.4, 1000],
    [],
    HEADERS,
    ['Umbu', '(fruto)', 'Nordeste e MG', 1.26, 2500],
    ['(*) Apenas os municípios da lista.'],
    ['Fonte: exemplo'],
  ]);
  expect(draft.rows.map(({ label }) => label)).toEqual([
    'Castanha do Brasil (com casca)',
    'Castanha do Brasil (com casca)',
    'Umbu (fruto)',
  ]);
  expect(sheetRows).toEqual([7, 8, 11]);
});

test('a row below with nothing but states, a region or an amount is not passed over', () => {
  const alone = (at: number, cell: CellValue) => Object.assign(Array<CellValue>(6).fill(null), { [at]: cell });
  const { draft } = read(
    [
      ['Umbu', 'fruto', null, 1.26, 2500, 'AL, BA'],
      alone(5, 'CE, MA'),
      alone(2, 'Sul'),
      alone(4, 1500),
      alone(5, '(*) Só em parte.'),
      alone(0, '1) O limite é de todos.'),
      alone(2, ' '),
    ],
    [...HEADERS, 'UFs'],
  );
  expect(draft.rows.map(({ label, ufs, limit }) => [label, ufs.length, limit?.toFixed()])).toEqual([
    ['Umbu (fruto)', 2, '2500'],
    ['Umbu (fruto)', 2, undefined],
    ['Umbu (fruto)', 3, undefined],
    ['Umbu (fruto)', 0, '1500'],
  ]);
  expect(checkTable(draft, []).filter(({ row, severity }) => row === 1 && severity === 'error')).toEqual([
    { severity: 'error', row: 1, says: { code: 'figuresMissing', label: 'Umbu (fruto)' } },
  ]);
});

test.each(['Forma de pagamento', 'Formas de pagamento', 'FORMA DE PGTO', 'Forma de subvenção'])(
  '“%s” is the mode, not the form',
  (header) => {
    const headers = ['Produto', header, 'Forma do produto', 'Região', 'Valor fixo', 'Preço mínimo', 'Limite'];
    const { draft, unread: none } = read([['Açaí', 'valor fixo', 'fruto', 'Norte', 3, 1.81, 1500]], headers);
    expect(draft.rows[0]).toMatchObject({ label: 'Açaí (fruto)', mode: 'fixed' });
    expect(none).toEqual([]);
  },
);

describe('places', () => {
  const headers = [...HEADERS, 'UFs', 'Municípios'];
  const row = (region: CellValue, ufs: CellValue, municipalities: CellValue): CellValue[] => [
    'Borracha Natural Extrativa',
    'cernambi',
    region,
    7.18,
    3500,
    ufs,
    municipalities,
  ];
  test.each<[CellValue, CellValue, CellValue, Record<string, string[]>, string[]]>([
    ['Norte do MT', null, 'Colíder; Juína', { MT: ['5103205', '5105150'] }, []],
    ['Norte do MT', null, '5103205, 5105150', { MT: ['5103205', '5105150'] }, []],
    ['AC e MT', null, 'MT: Colíder\nAC: Rio Branco', { MT: ['5103205'], AC: ['1200401'] }, []],
    ['AC e MT', null, 'Rio Branco/AC', { AC: ['1200401'] }, []],
    ['AC e MT', null, 'Rio Branco', {}, ['G8 municipalityNeedsUf']],
    ['Norte do MT', null, 'Colidera', {}, ['G8 municipalityUnknown', 'G8 partWithoutMunicipalities']],
    ['Norte do MT', null, null, {}, ['G8 partWithoutMunicipalities']],
    ['Norte e lua', null, null, {}, ['C8 placesUnknown']],
    ['Norte', 'AC, AMM', null, {}, ['F8 placesUnknown', 'C8 regionDiffers']],
    ['Norte', 'AC, AM', null, {}, ['C8 regionDiffers']],
    ['conforme o ato', 'AC, AM', null, {}, []],
  ])('%p, %p, %p', (region, ufs, municipalities, only, expected) => {
    expect(unread([row(region, ufs, municipalities)], headers)).toEqual(expected);
    expect(read([row(region, ufs, municipalities)], headers).draft.rows[0]!.onlyMunicipalities).toEqual(only);
  });
});

test.each<[CellValue[][], string[]]>([
  [[['Vale de', '31/02/2026']], ['B1 dateImpossible']],
  [[['Substitui?', 'talvez']], ['B1 yesNoUnreadable']],
  [[['Desconto', 15]], ['B1 shareOverOne']],
  [[['Centavos do MPA', 'para cima']], ['B1 choiceUnknown']],
  [[['Centavos do VSP', 'ARREDONDAR']], []],
])('a head with %j', (head, expected) => {
  const { unread: cells } = read([['Açaí', 'fruto', 'Norte', 1.81, 1500]], HEADERS, head);
  expect(cells.map(({ address, why }) => `${address} ${why.code === 'fault' ? why.fault.code : why.code}`)).toEqual(
    expected,
  );
});

test('what could not be read is said in both languages, with the address', () => {
  const headers = [...HEADERS, 'UFs', 'Municípios', 'Modo'];
  const { unread: cells } = read(
    [
      ['Buriti', 'fruto', 'Norte', 1, '1,500', null, null, null],
      ['Açaí', 'fruto', 'Norte', 'a definir', 'x', 'AC e lua', null, 'outro'],
      ['Borracha', 'cernambi', 'Norte do MT', 1, 1, null, null, null],
      ['Umbu', 'fruto', 'Sul e MG', 1, 1, null, 'Rio Branco; Rio Branco/MG', null],
    ],
    headers,
    [['Centavos do MPA', 'para cima']],
  );
  expect(new Set(cells.map(({ why }) => why.code)).size).toBe(8);
  for (const language of LANGUAGES)
    for (const cell of cells) expect(sentenceOfUnread(cell, language)).toMatch(/^[A-H]\d\. \p{Lu}[^\n]*[.?]$/u);
  expect(
    sentenceOfUnread(
      cells.find(({ column }) => column === 'mode')!,
      'pt-BR',
    ),
  ).toBe('H5. Modo: “outro” não é uma das opções: “variável” ou “valor fixo”.');
  expect(
    sentenceOfUnread(
      cells.find(({ why }) => why.code === 'limitInThousands')!,
      'pt-BR',
    ),
  ).toBe(
    'E4. Limite por DAP/CAF e ano (R$): “1,500” foi lido como R$ 1.500,00, pois um limite não tem três casas decimais. Confira.',
  );
});

test('a sheet without product, price and limit is no table', () => {
  expect(
    readPriceTable(
      gridOf([
        ['Produto', 'Quantidade'],
        ['Açaí', 10],
      ]),
    ),
  ).toBeNull();
  expect(readPriceTable(gridOf([]))).toBeNull();
});
