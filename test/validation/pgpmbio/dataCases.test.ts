import { modulus11 } from '../../../src/brazil/checkDigit';
import type { SalesContext } from '../../../src/validation/pgpmbio/context';
import type { SalesFinding } from '../../../src/rules/pgpmbio/findings';
import { findingsOf, payable, said, sales, validate, type Row } from './salesTable';

/** Faults of tables as people keep them, each in a sale that is otherwise without fault. */

const PERSON_KEY = '15230600052998224725559200000000151408172636';
const COMPANY_KEY = '12230611222333000181550010000001231408172634';
/** A sale that agrees with the key of a producer's own invoice. */
const OF_PERSON_KEY: Row = { uf: 'PA', issuer: '529.982.247-25', invoiceNumber: 15, invoiceSeries: 920 };
const OF_COMPANY_KEY: Row = { uf: 'AC', product: 'Açaí (fruto)', salePrice: 1.5, marketPrice: 1.7, invoiceNumber: 123 };

/** What is said of one sale but the remarks that numbers are kept as text. */
async function of(row: Row, context: Partial<SalesContext> = {}, header: Partial<Record<keyof Row, string>> = {}) {
  const validation = await validate(sales(row), context, {}, header);
  return { validation, says: said(validation).filter((text) => !text.startsWith('I L29')) };
}

function fixesOf(found: readonly { fix?: { value: string | number } }[]): (string | number)[] {
  return found.flatMap(({ fix }) => fix?.value ?? []);
}

test.each<[cell: Row['cpf'], says: string[], fix: string[]]>([
  [1234567890, ['A L10 cpf 0'], ['012.345.678-90']],
  [12345601, ['A L10 cpf 0'], ['000.123.456-01']],
  ['12.345.678-90', ['A L10 cpf 0'], ['012.345.678-90']],
  ['529.982.247-26', ['E L10 cpf 0'], []],
  ['529.982.247-25', [], []],
])('CPF %s', async (cpf, expected, fix) => {
  const { validation, says } = await of({ cpf });
  expect(says).toEqual(expected);
  expect(fixesOf(findingsOf(validation))).toEqual(fix);
});

test.each<[header: string, cell: Row['buyer'], says: string[], fix: string[]]>([
  ['comprador_cnpj', 456789000190, ['A L10 buyer 0'], ['00.456.789/0001-90']],
  ['cpf_cnpj_emitente', 3000125, ['E L10 buyer 0'], []],
  ['CNPJ do comprador', 3000125, ['A L10 buyer 0'], ['00.000.003/0001-25']],
  ['comprador', 11222333000181, [], []],
  ['comprador', '12ABC34501DE35', [], []],
  ['comprador', 'LBNXQOB5000163', ['E L10 buyer 0'], []],
  ['comprador', '12ABC34501DE45', ['E L10 buyer 0'], []],
  ['comprador', 'Castanhas do Acre Ltda', [], []],
])('%s: CNPJ %s', async (header, buyer, expected, fix) => {
  const { validation, says } = await of({ buyer, issuer: '52998224725' }, {}, { buyer: header });
  expect(says).toEqual(expected);
  expect(fixesOf(findingsOf(validation))).toEqual(fix);
});

test.each<[key: Row['invoiceKey'], says: string[]]>([
  [1.5230600052998224e43, ['E L12 invoiceKey 0']],
  ['1.52306E+43', ['E L12 invoiceKey 0']],
  [`${PERSON_KEY.slice(0, 15)}${'0'.repeat(29)}`, ['E L12 invoiceKey 0']],
  [`NFe${PERSON_KEY}`, []],
  [PERSON_KEY.replace(/(....)(?=.)/g, '$1 '), []],
  [`'${PERSON_KEY}`, []],
  [`Chave de acesso: ${PERSON_KEY}`, []],
  [PERSON_KEY.slice(0, -1), ['E L12 invoiceKey 0']],
  ['51260712ABC34501DE3555001O000001231408172632', ['E L12 invoiceKey 0']],
  ['51260712ABC34501DE35#50010000001231408172632', ['E L12 invoiceKey 0']],
  ['15230600052998224726559200000000151408172638', ['E L12 invoiceKey 0']],
  ['12230611222333000181550010000001231408172635', ['E L12 invoiceKey 0']],
])('key %s', async (invoiceKey, expected) => {
  expect((await of({ ...OF_PERSON_KEY, invoiceKey })).says).toEqual(expected);
});

test('the producer’s own invoice agrees with the row: the zeros before the CPF in the key say nothing', async () => {
  expect((await of({ ...OF_PERSON_KEY, invoiceKey: PERSON_KEY })).says).toEqual([]);
  expect((await of({ ...OF_PERSON_KEY, issuer: '012.345.678-90', invoiceKey: PERSON_KEY })).says).toEqual([
    'A L13 issuer 0',
  ]);
});

test('a key with letters in its CNPJ is of July 2026 here: only month, issuer, number and series are told', async () => {
  const { says } = await of({ uf: 'MT', invoiceKey: 'NFe51260712abc34501de35550010000001231408172632' });
  expect([...says].sort()).toEqual(['A L13 date 0', 'A L13 invoiceNumber 0', 'A L13 issuer 0']);
});

test('one note under two keys is a question, whatever family and product', async () => {
  const start = '1223061122233300018155001000000123999999999';
  const rows = sales(
    { ...OF_COMPANY_KEY, invoiceKey: COMPANY_KEY },
    {
      ...OF_COMPANY_KEY,
      invoiceKey: start + modulus11(start, 9),
      family: 'SAF0123456789012345678901',
      cpf: '012.345.678-90',
    },
  );
  const validation = await validate(rows);
  expect(said(validation)).toEqual(['A G15 invoiceKey 1']);
  expect(payable(validation).every((amount) => amount !== null)).toBe(true);
});

test('the same note twice: compared by what key, DAP and product are, not by how they are written', async () => {
  const castanha = { ...OF_COMPANY_KEY, uf: 'AC', quantity: 100, salePrice: 3, marketPrice: 3.2 };
  const rows = sales(
    { ...castanha, invoiceKey: COMPANY_KEY, product: 'Castanha do Brasil (com casca)' },
    {
      ...castanha,
      invoiceKey: '1223 0611 2223 3300 0181 5500 1000 0001 2314 0817 2634',
      family: 'sdw0529982247251506231030 ',
      product: 'Castanha-do-Brasil (c/ casca)',
    },
    {
      ...castanha,
      invoiceKey: `NFe${COMPANY_KEY}`,
      family: 'SAF0123456789012345678901',
      cpf: '012.345.678-90',
      product: 'Castanha do Brasil (com casca)',
    },
    { ...castanha, invoiceKey: COMPANY_KEY, product: 'babaçu (amêndoa)' },
  ).map((row) => ({ ...row, invoiceNumber: 123 }));
  const validation = await validate(rows);
  const twice = findingsOf(validation).filter(({ data }) => data.code === 'G01');
  expect(twice).toMatchObject([{ row: 1, severity: 'error', data: { of: 0 } }]);
  expect(payable(validation)[1]).toBeNull();
  expect(payable(validation)[2]).toBe(40);
});

test.each<[place: Row, says: string[], fix: (string | number)[]]>([
  [{ uf: 'CE', municipality: 'Itapagé' }, ['A L08 municipality 0'], ['Itapajé']],
  [{ uf: 'PB', municipality: 'Santarém' }, ['A L08 municipality 0'], ['Joca Claudino']],
  [{ uf: 'MT', municipality: 'LAMBARI D OESTE' }, ['A L08 municipality 0'], ["Lambari D'Oeste"]],
  [{ uf: 'MT', municipality: 'lambari d´oeste ' }, ['A L08 municipality 0'], ["Lambari D'Oeste"]],
  [{ uf: 'MT', municipality: 'CONQUISTA DOESTE' }, ['A L08 municipality 0'], ["Conquista D'Oeste"]],
  [{ uf: 'MT', municipality: 'Vila Bela da SS Trindade' }, ['E L09 municipality 0'], []],
  [{ uf: 'MT', municipality: 'Lambari' }, ['E L09 municipality 0'], []],
  [{ uf: '', municipality: 'Rio Branco' }, ['E L01 uf 0'], []],
  [{ uf: 'AC', municipality: 'Rio Branco', product: 'Buriti (fruto)' }, [], []],
  [{ uf: 'PA', municipality: 'Rio Branco' }, ['E L09 municipality 0'], []],
  [{ uf: 'MT', municipality: 'Boa Esperança do Norte', ibge: '5108404' }, ['E L09 ibge 0'], []],
  [{ uf: 'CE', municipality: 'Itapipoca', ibge: '2306045' }, ['E L09 ibge 0'], []],
  [{ uf: 'MT', municipality: 'Juruena', ibge: 510517 }, ['A L08 ibge 0'], [5105176]],
  [{ uf: 'MT', municipality: '', ibge: '5105176.0' }, ['A L08 ibge 0'], [5105176]],
  [{ uf: 'MT', municipality: 'ColÃ­der' }, ['A L08 municipality 0'], ['Colíder']],
  [{ uf: 'MT', municipality: 'Col?der' }, ['E L09 municipality 0'], []],
  [{ uf: 'pa' }, [], []],
  [{ uf: 'PARA' }, [], []],
  [{ uf: 'Roraima' }, [], []],
  [{ uf: 'Mato Grosso' }, [], []],
  [{ uf: '15' }, ['A L27 uf 0'], ['PA']],
  [{ uf: 'PA/AM' }, ['E L27 uf 0'], []],
  [{ uf: 'Norte' }, ['E L27 uf 0'], []],
  [{ uf: 'BR' }, ['E L27 uf 0'], []],
])('place %j', async (place, expected, fix) => {
  const { validation, says } = await of({ marketPrice: 2, salePrice: 1.8, product: 'Babaçu (amêndoa)', ...place });
  expect(says).toEqual(expected);
  expect(fixesOf(findingsOf(validation))).toEqual(fix);
});

test.each<[cell: Row['quantity'], says: string[], quantity: number | null, fix: number[]]>([
  ['1.234,56', [], 1234.56, [1234.56]],
  ['1299,9', [], 1299.9, [1299.9]],
  ['1.500', ['A L02 quantity 0'], 1500, []],
  ['1.500,5', [], 1500.5, [1500.5]],
  ['0,0213', [], 0.0213, [0.0213]],
  ['1 234,56', ['A L02 quantity 0'], 1234.56, [1234.56]],
  ['R$ 5.499,00 (promo ate 10)', ['E L02 quantity 0'], null, []],
  ['1.500 kg', ['A L02 quantity 0', 'A L02 quantity 0'], 1500, []],
  ['½', ['E L02 quantity 0'], null, []],
  ['=1500', ['E L02 quantity 0'], null, []],
  ['R$ -', ['E L01 quantity 0'], null, []],
  ['-', ['E L01 quantity 0'], null, []],
  ['−12,00', ['E L02 quantity 0'], null, [-12]],
  ['R$ (12,00)', ['E L02 quantity 0'], null, [-12]],
  ['100%', ['E L02 quantity 0'], null, []],
])('quantity %s', async (quantity, expected, read, fix) => {
  const { validation, says } = await of({ quantity, salePrice: 5.33, marketPrice: 5 });
  expect(says).toEqual(expected);
  expect(payable(validation)).toEqual([read === null ? null : Math.floor(read + 1e-9) / 100]);
  expect(fixesOf(findingsOf(validation))).toEqual(fix);
});

test.each<[cell: Row['salePrice'], says: string[], payable: number | null]>([
  ['R$\u00a03.500,00', ['A L18 salePrice 0', 'I L20 salePrice 0'], 0],
  ['R$3,82/kg', ['A L02 salePrice 0'], 152],
  ['R$ -', ['E L01 salePrice 0'], null],
  [3.24 + 0.58, [], 152],
  [3.8199999999999994, [], 152],
  ['3.500', ['E L02 salePrice 0'], null],
])('price %s', async (salePrice, expected, amount) => {
  const { validation, says } = await of({ salePrice });
  expect(says).toEqual(expected);
  expect(payable(validation)).toEqual([amount]);
});

test.each<[row: Row, says: string[], payable: number | null, fix: number[]]>([
  [{ quantity: '1.500', salePrice: 0.9, value: 1350 }, ['A L02 quantity 0'], 465, [1500]],
  [{ quantity: '1.500', salePrice: 0.9, value: '1.350,00' }, ['A L02 quantity 0'], 465, [1500]],
  [{ quantity: '1.500', salePrice: 0.9, value: 1.35 }, ['E L17 quantity 0'], null, []],
  [{ quantity: '1.500', salePrice: 0.9, value: 100 }, ['A L02 quantity 0', 'A L17 value 0'], 465, []],
  [{ quantity: 1500, salePrice: 0.9, value: '1.350' }, [], 465, []],
])('a number with two readings, and the total of the line: %j', async (row, expected, amount, fix) => {
  const castanha = { product: 'Castanha do Brasil (com casca)', uf: 'PA', marketPrice: 1 };
  const { validation, says } = await of({ ...castanha, ...row });
  expect(says).toEqual(expected);
  expect(payable(validation)).toEqual([amount]);
  const found = findingsOf(validation).filter(({ column }) => column === 'quantity');
  expect(fixesOf(found)).toEqual(fix);
});

test.each<[cell: Row['date'], says: string[]]>([
  ['05/06/2023', []],
  ['6/15/2023', ['E L26 date 0']],
  ['45092', ['A L26 date 0']],
  ['15/06/23', ['A L26 date 0']],
  ['15/06/0023', ['E L26 date 0']],
  ['31/06/2023', ['E L26 date 0']],
  ['29/02/2024', ['E L15 date 0']],
  ['2023-06-15', []],
  ['15 de junho de 2023', ['A L26 date 0']],
  ['00/01/1900', ['E L26 date 0']],
  [0, ['E L26 date 0']],
])('date %s', async (date, expected) => {
  expect((await of({ date })).says).toEqual(expected);
});

test('a date with day and month changed over is told by the key, and the column as a whole', async () => {
  const rows = sales(
    { ...OF_PERSON_KEY, invoiceKey: PERSON_KEY, date: 45052 },
    { ...OF_PERSON_KEY, date: '15/06/2023', invoiceNumber: 16 },
  );
  const validation = await validate(rows);
  expect(said(validation)).toEqual(['A G17 date', 'A L13 date 0']);
  expect(findingsOf(validation)[1]?.data).toEqual({
    code: 'L13',
    what: 'month',
    inKey: '2023-06',
    date: '2023-05-06',
    swapped: '2023-06-05',
  } satisfies SalesFinding);
});

test('a workbook of the 1904 system: read as it is where the host knows, told where it does not', async () => {
  const row = { ...OF_PERSON_KEY, invoiceKey: PERSON_KEY, date: 43630 };
  expect((await of(row, { date1904: true })).says).toEqual([]);
  const rows = sales(row, row, row).map((one, at) => ({
    ...one,
    product: ['Açaí (fruto)', 'Babaçu (amêndoa)', 'Buriti (fruto)'][at] ?? null,
  }));
  expect(said(await validate(rows)).filter((text) => text.includes('G18'))).toEqual(['E G18 date']);
});

test.each<[cell: string, says: string[], key: string]>([
  ['SDW0529982247251506231030', [], 'SDW0529982247251506231030'],
  ['SDW 0529982247251506231030', [], 'SDW0529982247251506231030'],
  ['SDW0529982247251506231030\u00a0', [], 'SDW0529982247251506231030'],
  ['SDWO529982247251506231030', ['A L11 family 0'], 'SDWO529982247251506231030'],
  ['SAF0123456789012345678901', [], 'SAF0123456789012345678901'],
  ['SDW0529982247261506231030', ['A L11 family 0'], 'SDW0529982247261506231030'],
])('DAP %s', async (family, expected, key) => {
  const { validation, says } = await of({ family });
  expect(says).toEqual(expected);
  expect(validation.totals.byFamily.map(({ id }) => id)).toEqual([key]);
});

test('a CAF that replaced a DAP shares its balance; without the link the same CPF is asked about', async () => {
  const castanha = { product: 'Castanha do Brasil (com casca)', uf: 'PA', marketPrice: '0,70' };
  const rows = (previousFamily: string | null) =>
    sales(
      { ...castanha, quantity: 1000, salePrice: '0,60', previousFamily: null },
      { ...castanha, quantity: 900, salePrice: '0,59', family: 'PA062023.01.000000001CAF', previousFamily },
    );
  const linked = await validate(rows('SDW0529982247251506231030'));
  expect(payable(linked)).toEqual([610, 390]);
  const apart = await validate(rows(null));
  expect(payable(apart)).toEqual([610, 558]);
  expect(said(apart)).toContain('A G06 family 1');
});

test('a price per can: asked about, never converted', async () => {
  const { validation, says } = await of({
    product: 'Castanha do Brasil (com casca)',
    uf: 'AC',
    quantity: 100,
    salePrice: '30,00',
    marketPrice: '3,00',
  });
  expect(says).toEqual(['A L18 salePrice 0', 'I L20 salePrice 0']);
  expect(payable(validation)).toEqual([0]);
});

test.each<[cell: string, says: string[], fix: string[]]>([
  ['Castanha-do-Pará', ['A L03 product 0'], []],
  ['Castanha do Acre', ['A L03 product 0'], []],
  ['castanha', ['E L03 product 0'], []],
  ['coco babaçu', ['E L04 product 0'], []],
  ['amêndoa de babassu', ['A L03 product 0'], ['Babaçu (amêndoa)']],
  ['látex', ['E L04 product 0'], []],
  ['açaí (fruto)', [], []],
  ['assaí', ['A L03 product 0'], []],
  ['pinhão-manso', ['E L03 product 0'], []],
  ['umbu-cajá', ['E L03 product 0'], []],
  ['Pequi (amêndoa)', ['E L04 product 0'], []],
  ['bocaiúva', ['A L03 product 0'], []],
  ['óleo de buriti', ['E L04 product 0'], []],
  ['cumaru', ['E L03 product 0'], []],
  ['andiroba (semente)', ['A L03 product 0'], []],
  ['pirarucu de cativeiro', ['E L04 product 0'], []],
  ['castanha c/ casca', ['E L03 product 0'], []],
])('product %s', async (product, expected, fix) => {
  const { validation, says } = await of({ product, uf: 'PA', salePrice: 0.5, marketPrice: 0.5 });
  expect(says.filter((text) => !text.includes('L19'))).toEqual(expected);
  expect(fixesOf(findingsOf(validation))).toEqual(fix);
});

test('a product whose accents were broken is read, and its name can be mended', async () => {
  const { validation, says } = await of({ product: 'PiaÃ§ava (fibra)', uf: 'BA', salePrice: 2, marketPrice: 2 });
  expect(says).toEqual(['A L03 product 0']);
  expect(fixesOf(findingsOf(validation))).toEqual(['Piaçava (fibra)']);
});

test('a form of its own column completes the product', async () => {
  const { says } = await of({ product: 'Babaçu', form: 'amêndoa' });
  expect(says).toEqual([]);
});
