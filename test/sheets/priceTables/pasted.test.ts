import { sentenceOfDoubt } from '../../../src/explain/tables/pastedDoubts';
import { preloadFunctionData } from '../../../src/functions/preload';
import { table2023 } from '../../../src/rules/pgpmbio/tables/table2023';
import { readPastedTable } from '../../../src/sheets/priceTables/pasted';
import { draft2023, plain } from './tables';
import { DOC_1_LINES, NOTES } from './doc1of2023';

beforeAll(preloadFunctionData);

type Cells = readonly [product: string, price: string, region: string, limit: string];
const read = (text: string) => readPastedTable(text, table2023);
/** Each row with its product, and without it where that of the row above is the same. */
const merged = DOC_1_LINES.map(([product, ...rest], at): Cells => [
  DOC_1_LINES[at - 1]?.[0] === product ? '' : product,
  ...rest,
]);
const HEADINGS = [
  'TÍTULO 35 - Doc. 1 - Produtos, Preços Mínimos, Regiões/Unidades da Federação Amparadas e Limites de Subvenção - Alterou:',
  '.',
  'Produtos',
  'Preços Mínimos para a Safra 2023 (R$/Kg)',
  'Regiões/Unidades da Federação Amparadas',
  'Limite de Subvenção por Produto por ano (R$/DAP)',
];
const text = (rows: readonly string[]) => [...HEADINGS, ...rows, ...NOTES].join('\n');
const dotted = (amount: string) => amount.replace('.', '').replace(',', '.');

const SHAPES: Record<string, string> = {
  'a cell a line, as in the official journal': text(
    merged.flatMap(([product, ...rest]) => [`. ${product}`.trim(), ...rest]),
  ),
  'a row a line': text(merged.map((cells) => cells.join(' ').trim())),
  'a row a line, each with its product': text(DOC_1_LINES.map((cells) => cells.join('  '))),
  'cells of a spreadsheet': text(merged.map((cells) => cells.join('\t'))),
  'cells of a spreadsheet with Windows line ends': text(merged.map((cells) => cells.join('\t'))).replaceAll(
    '\n',
    '\r\n',
  ),
  'decimal dots': text(
    merged.map(([product, price, region, limit]) => [product, dotted(price), region, dotted(limit)].join('\t')),
  ),
  'R$ before each amount': text(
    merged.map(([product, price, region, limit]) => `${product} R$ ${price} ${region} R$ ${limit}`),
  ),
  'limits without cents': text(
    merged.map(([product, price, region, limit]) => [product, price, region, limit.replace(',00', '')].join('\t')),
  ),
  'footnotes behind figures and words': text(
    merged.map(([product, price, region, limit]) => `${product && `${product}(1)`} ${price}(2) ${region} ${limit}¹`),
  ),
  'the region before the price': text(
    merged.map(([product, price, region, limit]) => [product, region, price, limit].join('\t')),
  ),
  'the region before the price, parted by blanks': text(
    DOC_1_LINES.map(([product, price, region, limit]) => `${product} ${region} ${price} ${limit}`),
  ),
  'the region behind the limit': text(
    merged.map(([product, price, region, limit]) => [product, price, limit, region].join('\t')),
  ),
  'regions broken over two lines': text(
    merged.map(
      ([product, price, region, limit]) => `${product} ${price} ${region.replace(/ e (?=[^)]*$)/, ' e\n')} ${limit}`,
    ),
  ),
  'products broken over two lines': text(
    merged.map(([product, ...rest]) => `${product.replace(' (', '\n(')} ${rest.join(' ')}`),
  ),
  'the page’s headings once more in the middle': text([
    ...DOC_1_LINES.slice(0, 10).map((cells) => cells.join(' ')),
    ...HEADINGS.slice(2),
    ...DOC_1_LINES.slice(10).map((cells) => cells.join(' ')),
  ]),
};

describe('Doc. 1 of 2023, retyped', () => {
  test.each(Object.entries(SHAPES))('%s', (_, pasted) => {
    const { rows, annualCap, acts, notUnderstood } = read(pasted);
    expect(plain({ ...draft2023, rows: rows.map(({ row }) => row) })).toEqual(plain(draft2023));
    expect(annualCap?.toFixed()).toBe('12000');
    expect(acts.map(({ sets, name }) => [sets, name])).toEqual([
      ['prices', 'Portaria Mapa N.º 534, de 19 de dezembro de 2022'],
      ['limits', 'Portaria Interministerial MAPA/ME N.º 25, de 30 de dezembro de 2021'],
    ]);
    expect(notUnderstood).toEqual([]);
    expect(rows.filter(({ certainty }) => certainty === 'guessed')).toEqual([]);
  });

  test('whole rows are certain; those whose product stood above are to be looked at', () => {
    const { rows } = read(SHAPES['cells of a spreadsheet']!);
    expect(rows.filter(({ certainty }) => certainty === 'known')).toHaveLength(17);
    expect(rows[8]).toMatchObject({ certainty: 'likely', doubts: ['productFromAbove'] });
  });

  test('without its notes the rubber of MT lacks its municipalities', () => {
    const { rows, annualCap } = read(DOC_1_LINES.map((cells) => cells.join('\t')).join('\n'));
    expect(rows[4]).toMatchObject({ certainty: 'guessed', doubts: ['municipalitiesMissing'] });
    expect(annualCap).toBeNull();
  });
});

test('the second lines of cells, as a PDF leaves them behind the row', () => {
  const { rows } = read(
    [
      'Borracha Natural Extrativa 7,18 Norte (exceto TO) e 3.500,00',
      '(cernambi) Bahia',
      'Buriti (fruto) 1,92 Norte 3.000,00',
    ].join('\n'),
  );
  expect(rows.map(({ row, certainty, doubts }) => [row.label, row.region, certainty, doubts])).toEqual([
    ['Borracha Natural Extrativa (cernambi)', 'Norte (exceto TO) e Bahia', 'likely', ['putTogether']],
    ['Buriti (fruto)', 'Norte', 'known', []],
  ]);
});

test('a product written in the middle of its merged rows', () => {
  const { rows } = read(
    [
      'Cacau Extrativo (amêndoa) 9,33 AC, AM, AP e PA 2.000,00',
      '3,61 Amazonas 1.000,00',
      'Castanha do Brasil (com casca) 3,40 Acre 1.000,00',
    ].join('\n'),
  );
  expect(rows[1]).toMatchObject({
    row: { label: 'Castanha do Brasil (com casca)' },
    certainty: 'guessed',
    doubts: ['productFromBelow'],
  });
});

test.each([
  ['Açaí (fruto) Norte 1.500,00', ['priceMissing']],
  ['Açaí (fruto) 1,81 Norte', ['limitMissing']],
  ['Açaí (fruto) 1,81 1.500,00', ['placesMissing']],
  ['Açaí (fruto) 1,81 Norte e lua 1.500,00', ['placesUnknown']],
  ['Jatobá (fruto) 1,81 Norte 1.500,00', ['productUnknown']],
  ['Açaí (fruto) 1,81 Norte 1,500', ['limitInThousands']],
  ['Açaí (fruto) 1,81 Norte 1.500', ['limitInThousands']],
  ['Açaí (fruto) 1,81 Norte 1,50', ['limitLow']],
  ['Açaí (fruto) 0,213 Norte 1500', []],
])('%s: %j', (line, doubts) => {
  expect(read(line).rows.map((row) => row.doubts)).toEqual([doubts]);
});

test('a limit in thousands is to be looked at, one that is too low to be completed', () => {
  const { rows } = read('Açaí (fruto)\t1,81\tNorte\t1,500\nUmbu (fruto)\t1,26\tNordeste\t15,00');
  expect(rows.map(({ row, certainty }) => [row.label, row.limit?.toFixed(), certainty])).toEqual([
    ['Açaí (fruto)', '1500', 'likely'],
    ['Umbu (fruto)', '15', 'guessed'],
  ]);
});

test.each([
  ['R$ 15.000,00', '15000', []],
  ['R$ 15,000', '15000', ['limitInThousands']],
  ['R$ 15,00', '15', ['limitLow']],
])('an annual limit of %s in a note', (amount, annualCap, doubts) => {
  const table = read(`Nota: 1) O limite máximo por DAP: o total não poderá ultrapassar ${amount} por ano.`);
  expect([table.annualCap?.toFixed(), table.annualCapDoubts]).toEqual([annualCap, doubts]);
});

test('rows below a heading of fixed values are of fixed value', () => {
  const { rows } = read(
    [
      'Valor fixo (R$/kg)',
      'Borracha Natural Extrativa (cernambi)\t3,00\tAC e AM\t3.500,00',
      'Preços mínimos (R$/kg)',
      'Açaí (fruto)\t1,98\tNorte\t2.000,00',
    ].join('\n'),
  );
  expect(rows.map(({ row }) => [row.mode, row.fixedValue?.toFixed(), row.minimumPrice?.toFixed()])).toEqual([
    ['fixed', '3', undefined],
    ['variable', undefined, '1.98'],
  ]);
});

test('every doubt is said in both languages', () => {
  expect(sentenceOfDoubt('productFromAbove', 'pt-BR')).toBe('Sem produto na linha: tomado o da linha de cima.');
  expect(sentenceOfDoubt('limitMissing', 'en-US')).toBe('The limit is missing.');
});

test('what is no table gives no rows, and is told', () => {
  expect(read('')).toEqual({ rows: [], annualCap: null, annualCapDoubts: [], acts: [], notUnderstood: [] });
  expect(read('bom dia').notUnderstood).toEqual(['bom dia']);
  expect(read('Nota: vale até o fim do ano').notUnderstood).toEqual(['Nota: vale até o fim do ano']);
});
