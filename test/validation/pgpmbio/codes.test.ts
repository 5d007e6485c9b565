import { modulus11 } from '../../../src/brazil/checkDigit';
import { validateSales } from '../../../src/validation/pgpmbio/validateSales';
import { CONTEXT, findingsOf, payable, said, sales, tableOf, validate, type Row } from './salesTable';
import type { SalesContext } from '../../../src/validation/pgpmbio/context';
import type { Severity } from '../../../src/validation/finding';

const KEY = '12230611222333000181550010000001231408172634';
const OTHER_KEY = '15230600052998224725559200000000151408172636';
const OTHER_DAP = 'SAF0123456789012345678901';
const MARKET = { productId: 'babacu', ibge: null, uf: 'MA', region: null, price: 4.5 } as const;

/** Numbers that differ in more than one figure. */
const familyNumber = (at: number) => `SAF0${String(at * 11).padStart(21, '0')}`;
const keyOf = (start: string) => start + modulus11(start, 9);

interface Case {
  fires: Row[];
  severity: Severity;
  beside: Row[];
  context?: Partial<SalesContext>;
  besideContext?: Partial<SalesContext>;
}

const one = (row: Row, beside: Row, severity: Severity, context: Partial<SalesContext> = {}): Case => ({
  fires: [row],
  beside: [beside],
  severity,
  context,
});

/** Each code in a table where it is told, and in one just beside where it is not. */
const CASES: readonly (readonly [code: string, what: string, of: Case])[] = [
  ['L01', 'an empty cell', one({ quantity: null }, { quantity: 100 }, 'error')],
  ['L01', 'a dash for a price', one({ salePrice: 'R$ -' }, { salePrice: 'R$ 3,82' }, 'error')],
  ['L01', 'no number of DAP', one({ family: 'sem DAP' }, {}, 'error')],
  ['L01', 'an invoice without number', one({ invoiceNumber: null }, {}, 'warning')],
  ['L01', 'a CPF left out', one({ cpf: null }, {}, 'warning')],
  ['L02', 'a quantity of nothing', one({ quantity: 0 }, { quantity: 0.0001 }, 'error')],
  ['L02', 'a price below zero', one({ salePrice: -0.01 }, { salePrice: 0 }, 'error')],
  ['L02', 'a market price below zero', one({ marketPrice: -1 }, { marketPrice: 1 }, 'error')],
  ['L02', 'another unit', one({ unit: 'lata' }, { unit: 'Kg' }, 'error')],
  ['L02', 'a negative total', one({ value: -382 }, { value: 382 }, 'warning')],
  ['L03', 'a product unknown', one({ product: 'Babassol' }, {}, 'error')],
  ['L03', 'another name', one({ product: 'amêndoa de babassu' }, {}, 'warning')],
  ['L04', 'another form', one({ product: 'coco babaçu' }, {}, 'error')],
  ['L04', 'another form in its column', one({ form: 'óleo' }, { form: 'amêndoa' }, 'error')],
  ['L05', 'a state not covered', one({ uf: 'SP' }, { uf: 'MT' }, 'error')],
  [
    'L06',
    'a municipality not listed',
    one(
      { product: 'cernambi', uf: 'MT', municipality: 'Sinop' },
      { product: 'cernambi', uf: 'MT', municipality: 'Juruena' },
      'error',
    ),
  ],
  [
    'L07',
    'a municipality needed',
    one({ product: 'cernambi', uf: 'MT', municipality: null }, { uf: 'MT', municipality: null }, 'error'),
  ],
  ['L08', 'a municipality by another name', one({ municipality: 'Sao Luis' }, { municipality: 'SÃO LUÍS' }, 'warning')],
  ['L08', 'a state by the code', one({ uf: null, ibge: 2111300 }, { ibge: 2111300 }, 'warning')],
  ['L09', 'a municipality of another state', one({ municipality: 'Belém' }, { municipality: 'Codó' }, 'error')],
  [
    'L09',
    'name and code that differ',
    one({ municipality: 'Codó', ibge: 2111300 }, { municipality: 'Codó', ibge: 2103307 }, 'error'),
  ],
  ['L10', 'a wrong check digit', one({ cpf: '529.982.247-26' }, { cpf: '529.982.247-25' }, 'error')],
  ['L10', 'a wrong CNPJ of the buyer', one({ buyer: '11222333000180' }, { buyer: '12ABC34501DE35' }, 'error')],
  ['L10', 'zeros lost', one({ cpf: 1234567890 }, { cpf: '01234567890' }, 'warning')],
  ['L11', 'an unusual number', one({ family: '123456' }, { family: OTHER_DAP }, 'warning')],
  ['L11', 'figures lost', one({ family: 1e20 }, {}, 'error')],
  [
    'L12',
    'a key that does not add up',
    one({ invoiceKey: `${KEY.slice(0, -1)}5` }, { invoiceKey: OTHER_KEY }, 'error'),
  ],
  ['L12', 'a key in a number cell', one({ invoiceKey: 1.22306e43 }, { invoiceKey: OTHER_KEY }, 'error')],
  [
    'L13',
    'another month in the key',
    one(
      { invoiceKey: KEY, uf: 'AC', product: 'Açaí (fruto)', date: 45052, invoiceNumber: 123 },
      { invoiceKey: KEY, uf: 'AC', product: 'Açaí (fruto)', date: 45092, invoiceNumber: 123 },
      'warning',
    ),
  ],
  [
    'L13',
    'another number in the key',
    one(
      { invoiceKey: KEY, uf: 'AC', product: 'Açaí (fruto)', invoiceNumber: 124 },
      { invoiceKey: KEY, uf: 'AC', product: 'Açaí (fruto)', invoiceNumber: 'NF 000.123' },
      'warning',
    ),
  ],
  [
    'L13',
    'another issuer in the key',
    one(
      { invoiceKey: KEY, uf: 'AC', product: 'Açaí (fruto)', invoiceNumber: 123, issuer: '12ABC34501DE35' },
      { invoiceKey: KEY, uf: 'AC', product: 'Açaí (fruto)', invoiceNumber: 123, issuer: 'Coop do Acre' },
      'warning',
    ),
  ],
  [
    'L14',
    'another model',
    one({ invoiceKey: '3526050X0J92JY000196570010000006041448679011' }, { invoiceKey: OTHER_KEY }, 'error'),
  ],
  ['L15', 'a date of another table', one({ date: 45292 }, { date: 45291 }, 'error')],
  [
    'L15',
    'a request under the earlier Title',
    one({ requestDate: 45077, date: 45000 }, { requestDate: 45078, date: 45000 }, 'error'),
  ],
  [
    'L16',
    'a date to come',
    { ...one({}, {}, 'warning', { today: '2023-06-14' }), besideContext: { today: '2023-06-15' } },
  ],
  [
    'L16',
    'a date after the request',
    { ...one({}, {}, 'warning', { requestDate: '2023-06-14' }), besideContext: { requestDate: '2023-06-15' } },
  ],
  [
    'L16',
    'a deadline passed',
    { ...one({}, {}, 'warning', { deadline: '2023-06-14' }), besideContext: { deadline: '2023-06-15' } },
  ],
  ['L17', 'a total two cents off', one({ value: 382.02 }, { value: 382.01 }, 'warning')],
  [
    'L17',
    'a total that shows the other reading of a dot',
    one(
      { quantity: '1.500', salePrice: 3.82, value: 5.73 },
      { quantity: '1.500', salePrice: 3.82, value: 5730 },
      'error',
    ),
  ],
  ['L18', 'a price of another unit', one({ salePrice: 13.51 }, { salePrice: 13.5 }, 'warning')],
  ['L19', 'a price under the MPA', one({ salePrice: 3.81 }, { salePrice: 3.82 }, 'warning')],
  ['L20', 'a price that reaches the minimum', one({ salePrice: 5.34 }, { salePrice: 5.33 }, 'information')],
  [
    'L21',
    'a market over the minimum',
    one({ marketPrice: 6.29, salePrice: 5 }, { marketPrice: 6.28, salePrice: 5.33 }, 'information'),
  ],
  ['L22', 'no market price', one({ marketPrice: null }, {}, 'warning')],
  [
    'L22',
    'no market price on the day',
    {
      ...one({ marketPrice: null }, { marketPrice: null }, 'warning', {
        marketPrices: [{ ...MARKET, from: '2023-06-16', until: '2023-06-30' }],
      }),
      besideContext: { marketPrices: [{ ...MARKET, from: '2023-06-01', until: '2023-06-15' }] },
    },
  ],
  [
    'L22',
    'two market prices on the day',
    {
      ...one({ marketPrice: null }, { marketPrice: null }, 'warning', {
        marketPrices: [
          { ...MARKET, from: '2023-06-01', until: '2023-06-15' },
          { ...MARKET, from: '2023-06-15', until: '2023-06-30', price: 4.6 },
        ],
      }),
      besideContext: {
        marketPrices: [
          { ...MARKET, from: '2023-06-01', until: '2023-06-15' },
          { ...MARKET, from: '2023-06-16', until: '2023-06-30', price: 4.6 },
        ],
      },
    },
  ],
  [
    'L22',
    'a market price that is not the survey’s',
    {
      ...one({}, {}, 'warning', { marketPrices: [{ ...MARKET, from: '2023-01-01', until: '2023-12-31', price: 4.4 }] }),
      besideContext: { marketPrices: [{ ...MARKET, from: '2023-01-01', until: '2023-12-31' }] },
    },
  ],
  [
    'L23',
    'pirarucu without its papers',
    one(
      { product: 'Pirarucu de manejo', uf: 'AM', transportGuide: 'GTP 1', quota: null },
      { product: 'Pirarucu de manejo', uf: 'AM', transportGuide: 'GTP 1', quota: 'IBAMA 2' },
      'warning',
    ),
  ],
  [
    'L24',
    'a buyer that issued the invoice',
    one(
      { buyer: '11.222.333/0001-81', invoiceType: 'Venda' },
      { buyer: '11.222.333/0001-81', invoiceType: 'Entrada' },
      'warning',
    ),
  ],
  ['L24', 'a buyer who is a producer', one({ buyer: '529.982.247-25' }, { buyer: '012.345.678-90' }, 'warning')],
  [
    'L25',
    'a CAF that expired',
    one(
      { family: 'MA062023.01.000000001CAF', familyValidUntil: '14/06/2023' },
      { family: 'MA062023.01.000000001CAF', familyValidUntil: '15/06/2023' },
      'warning',
    ),
  ],
  [
    'L25',
    'a DAP that expired before the extension',
    one({ familyValidUntil: '07/02/2023' }, { familyValidUntil: '08/02/2023' }, 'warning'),
  ],
  ['L25', 'a CAF suspended', one({ familyStatus: 'Suspensa' }, { familyStatus: 'Ativa' }, 'warning')],
  ['L26', 'a date that is none', one({ date: '31/06/2023' }, { date: '30/06/2023' }, 'error')],
  ['L26', 'a year of two figures', one({ date: '15/06/23' }, { date: '15/06/2023' }, 'warning')],
  ['L27', 'two states', one({ uf: 'PA/MA' }, { uf: 'Maranhão' }, 'error')],
  ['L27', 'the code of a state', one({ uf: 21 }, { uf: 'ma' }, 'warning')],
  ['L28', 'an error value', one({ quantity: { error: '#N/A' } }, {}, 'error')],
  ['L28', 'a logical', one({ salePrice: true }, {}, 'error')],
  ['L29', 'a number as text', one({ quantity: '1.500,5' }, { quantity: 1500.5 }, 'information')],
  ['L30', 'a return', one({ invoiceType: 'Devolução' }, { invoiceType: 'Venda' }, 'warning')],
  [
    'G01',
    'a key twice',
    {
      fires: [{ invoiceKey: KEY }, { invoiceKey: `NFe${KEY}` }],
      beside: [
        { invoiceKey: KEY },
        { invoiceKey: KEY, family: OTHER_DAP },
        { invoiceKey: KEY, product: 'Açaí (fruto)' },
      ],
      severity: 'error',
    },
  ],
  [
    'G02',
    'more kg than the invoice',
    {
      fires: [{ invoiceKey: KEY }, { invoiceKey: KEY, family: OTHER_DAP }],
      beside: [{ invoiceKey: KEY }, { invoiceKey: KEY, family: OTHER_DAP }],
      severity: 'warning',
      context: { kilogramsOfInvoices: new Map([[KEY, 199.9]]) },
      besideContext: { kilogramsOfInvoices: new Map([[KEY, 200]]) },
    },
  ],
  [
    'G02',
    'more R$ than the invoice',
    {
      fires: [
        { invoiceKey: KEY, invoiceTotal: 763.97 },
        { invoiceKey: KEY, family: OTHER_DAP },
      ],
      beside: [
        { invoiceKey: KEY, invoiceTotal: 763.98 },
        { invoiceKey: KEY, family: OTHER_DAP },
      ],
      severity: 'warning',
    },
  ],
  [
    'G03',
    'a paper invoice twice',
    {
      fires: [{ invoiceNumber: 7 }, { invoiceNumber: '000.007' }],
      beside: [
        { invoiceNumber: 7 },
        { invoiceNumber: 8 },
        { invoiceNumber: 7, invoiceSeries: 2 },
        { invoiceNumber: 7, issuer: '12ABC34501DE35' },
      ],
      severity: 'error',
    },
  ],
  [
    'G03',
    'a paper invoice without issuer, twice',
    {
      fires: [
        { invoiceNumber: 7, issuer: null },
        { invoiceNumber: 7, issuer: null },
      ],
      beside: [{ invoiceNumber: 7, issuer: null }, { invoiceNumber: 7 }],
      severity: 'warning',
    },
  ],
  [
    'G03',
    'a row without invoice, twice',
    {
      fires: [{ invoiceNumber: null }, { invoiceNumber: null }],
      beside: [{ invoiceNumber: null }, { invoiceNumber: null, quantity: 101 }],
      severity: 'warning',
    },
  ],
  [
    'G04',
    'an invoice presented before',
    {
      ...one({ invoiceKey: KEY }, { invoiceKey: OTHER_KEY }, 'warning', { presentedKeys: new Map([[KEY, '2023/1']]) }),
    },
  ],
  [
    'G05',
    'two people of one DAP',
    { fires: [{}, { cpf: '012.345.678-90' }], beside: [{}, {}], severity: 'information' },
  ],
  [
    'G06',
    'one person with two DAPs',
    {
      fires: [{}, { family: OTHER_DAP }],
      beside: [{}, { family: OTHER_DAP, previousFamily: 'SDW0529982247251506231030' }],
      severity: 'warning',
    },
  ],
  ['G07', 'the product limit reached', one({ quantity: 2303 }, { quantity: 2302 }, 'information')],
  [
    'G08',
    'the annual limit reached',
    {
      ...one({}, {}, 'information', {
        priorBalances: [{ family: 'SDW0529982247251506231030', year: 2023, productId: null, cents: 1184801 }],
      }),
      besideContext: {
        priorBalances: [{ family: 'SDW0529982247251506231030', year: 2023, productId: null, cents: 1184800 }],
      },
    },
  ],
  [
    'G09',
    'one product in two regions',
    {
      fires: [
        { product: 'Macaúba (fruto)', uf: 'PA' },
        { product: 'Macaúba (fruto)', uf: 'GO' },
      ],
      beside: [
        { product: 'Macaúba (fruto)', uf: 'PA' },
        { product: 'Macaúba (fruto)', uf: 'PA' },
      ],
      severity: 'warning',
    },
  ],
  ['G09', 'one DAP in two states', { fires: [{ uf: 'MA' }, { uf: 'PA' }], beside: [{}, {}], severity: 'warning' }],
  [
    'G10',
    'one DAP under two organisations',
    {
      fires: [{ organisation: 'Coop A' }, { organisation: 'Coop B' }],
      beside: [{ organisation: 'Coop A' }, { organisation: 'COOP  a' }],
      severity: 'warning',
    },
  ],
  [
    'G11',
    'far more than the others',
    {
      fires: Array.from({ length: 8 }, (_, at) => ({
        family: familyNumber(at),
        cpf: null,
        quantity: at === 7 ? 500 : 100 + at,
      })),
      beside: Array.from({ length: 8 }, (_, at) => ({
        family: familyNumber(at),
        cpf: null,
        quantity: 100 + at,
      })),
      severity: 'warning',
    },
  ],
  [
    'G13',
    'market prices that overlap',
    {
      ...one({}, {}, 'warning', {
        marketPrices: [
          { ...MARKET, from: '2023-06-01', until: '2023-06-30' },
          { ...MARKET, from: '2023-06-30', until: '2023-07-31', price: 4.6 },
        ],
      }),
      besideContext: {
        marketPrices: [
          { ...MARKET, from: '2023-06-01', until: '2023-06-30' },
          { ...MARKET, from: '2023-07-01', until: '2023-07-31', price: 4.6 },
        ],
      },
    },
  ],
  [
    'G13',
    'days without market price',
    {
      ...one({}, {}, 'warning', {
        marketPrices: [
          { ...MARKET, from: '2023-06-01', until: '2023-06-30' },
          { ...MARKET, from: '2023-07-02', until: '2023-07-31' },
        ],
      }),
      besideContext: {
        marketPrices: [
          { ...MARKET, from: '2023-06-01', until: '2023-06-30' },
          { ...MARKET, from: '2023-07-01', until: '2023-07-31' },
        ],
      },
    },
  ],
  [
    'G15',
    'one note under two keys',
    {
      fires: [
        { invoiceKey: KEY },
        { invoiceKey: keyOf('1223061122233300018155001000000123900000001'), family: OTHER_DAP },
      ],
      beside: [{ invoiceKey: KEY }, { invoiceKey: KEY, family: OTHER_DAP }],
      severity: 'warning',
    },
  ],
  [
    'G16',
    'a letter for a figure makes two families',
    {
      fires: [{}, { family: 'SDWO529982247251506231030' }],
      beside: [{}, { family: OTHER_DAP }],
      severity: 'warning',
    },
  ],
  [
    'G16',
    'one figure makes two families',
    {
      fires: [{ family: OTHER_DAP }, { family: 'SAF0123456789012345678907', cpf: '012.345.678-90' }],
      beside: [{ family: OTHER_DAP }, { family: 'SAF0123456789012345678917', cpf: '012.345.678-90' }],
      severity: 'warning',
    },
  ],
  [
    'G16',
    'one CPF inside two DAPs',
    {
      fires: [{}, { family: 'SDW0529982247250707231530' }],
      beside: [{}, { family: 'SDW0012345678900707231530' }],
      severity: 'warning',
    },
  ],
  [
    'G17',
    'dates beside texts of another order',
    {
      fires: [{ date: 45052 }, { date: '15/06/2023' }, { date: '22/06/2023' }],
      beside: [{ date: 45052 }, { date: 45092 }],
      severity: 'warning',
    },
  ],
  [
    'G18',
    'dates of 1904',
    {
      fires: [1, 2, 3].map((at) => ({ date: 43630 - at, invoiceKey: OTHER_KEY, family: familyNumber(at) })),
      beside: [1, 2, 3].map((at) => ({ date: 45092 - at, invoiceKey: OTHER_KEY, family: familyNumber(at) })),
      severity: 'error',
    },
  ],
  [
    'G19',
    'a column of texts',
    {
      fires: [{ quantity: '100,5' }, { quantity: '99,5' }, { quantity: 3 }],
      beside: [{ quantity: '100,5' }, { quantity: 99.5 }],
      severity: 'information',
    },
  ],
];

const codes = async (rows: Row[], context?: Partial<SalesContext>) =>
  findingsOf(await validate(sales(...rows), context)).map(({ severity, data }) => `${data.code} ${severity}`);

test.each(CASES)('%s: %s', async (code, _, { fires, severity, beside, context, besideContext }) => {
  expect(await codes(fires, context)).toContain(`${code} ${severity}`);
  expect(await codes(beside, besideContext ?? context)).not.toContain(`${code} ${severity}`);
});

test('a needed column that is missing is told once and leaves all rows without value', async () => {
  const rows = sales({}, {}).map(({ salePrice: _, ...row }) => row);
  const validation = await validate(rows);
  expect(said(validation)).toEqual(['E L01 salePrice']);
  expect(payable(validation)).toEqual([null, null]);
  expect(validation.errorOf(1)).toBe('L01');
  expect(validation.totals.rowsWithErrors).toBe(2);
});

test('a quantity in tonnes by its header leaves all rows without value', async () => {
  const source = tableOf(sales({}, {}));
  const inTonnes = (unit: 't' | 'kg') => ({
    ...source,
    table: {
      ...source.table,
      columns: source.table.columns.map((column) => (column.id === 'quantity' ? { ...column, unit } : column)),
    },
  });
  const validation = await validateSales(inTonnes('t'), CONTEXT);
  expect(said(validation)).toEqual(['E L02 quantity']);
  expect(payable(validation)).toEqual([null, null]);
  expect(payable(await validateSales(inTonnes('kg'), CONTEXT))).toEqual([152, 152]);
});

test('a form to be confirmed is asked about once for each name', async () => {
  const found = findingsOf(await validate(sales({ product: 'Babaçu' }, { product: 'babassu' }, { product: 'Babaçu' })));
  expect(found.map(({ row, data }) => [row, data.code === 'L03' && data.why === 'understood' && data.rows])).toEqual([
    [0, 2],
    [1, 1],
  ]);
});

test('invoices without number are not one invoice, whatever stands in the cell', async () => {
  const validation = await validate(sales({ invoiceNumber: 's/n' }, { invoiceNumber: 'S/Nº', quantity: 50 }));
  expect(said(validation)).toEqual(['A L01 invoiceNumber 0', 'A L01 invoiceNumber 1']);
  expect(payable(validation)).toEqual([152, 76]);
});

test('an organisation may be a name or a code of its own', async () => {
  const validation = await validate(sales({ organisation: 12 }, { organisation: '12' }));
  expect(said(validation)).toEqual([]);
  expect(validation.totals.byOrganisation).toMatchObject([{ label: '12', lines: 2 }]);
});

test('an empty table has no findings and comes to nothing', async () => {
  const validation = await validate(sales({}).slice(1));
  expect(validation.totals).toMatchObject({ rows: 0, lines: 0, payable: 0 });
});
