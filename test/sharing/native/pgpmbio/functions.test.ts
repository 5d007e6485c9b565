import fc from 'fast-check';
import { preloadFunctionData } from '../../../../src/functions/preload';
import { exact } from '../../../../src/rules/exact';
import { priceTables, useTables } from '../../../../src/rules/pgpmbio/tables';
import type { CellValue } from '../../../../src/workbook/port';
import { NativeLists } from '../../../../src/sharing/native/nativeBook';
import { nativeFunctions } from '../../../../src/sharing/native/nativeFunctions';
import { formulasFollowTables } from '../../../../src/sharing/native/pgpmbio/figures';
import { fixed, variable, workbookTable } from '../../../rules/pgpmbio/tableOf';
import { comparable, formulaOf, nativeAnswers, ourAnswer, type Call } from '../nativeAnswers';

beforeAll(preloadFunctionData);

const JUNE = 45092; // 15/06/2023
const table = priceTables()[0]!;

afterEach(() => void useTables([]));

test('the tables in use are rounded and limited as the formulas say it', () => {
  expect(formulasFollowTables()).toBe(true);
});

test('formulas can be read', () => {
  expect(formulaOf('PGPMBIO.PM', 'Açaí', 'PA')).toBe(
    'VLOOKUP(VLOOKUP(0,PGPM_VIGENCIAS,2,TRUE)&"/"&"acai"&"/"&"PA",PGPM_DOC1,2,FALSE)',
  );
  expect(formulaOf('PGPMBIO.MPA', 5.5, '15/06/2023')).toBe(
    'IF(OR(COUNT(5.5)<1,5.5<=0),NA(),ROUNDDOWN(ROUND(5.5*(1-VLOOKUP(45092,PGPM_VIGENCIAS,4,TRUE)),10),2))',
  );
  expect(formulaOf('PGPMBIO.PM', 'Borracha', 'MT', null, 'Juruena')).toContain('"borracha"&"/"&"MT-lista"');
  expect(formulaOf('PGPMBIO.PM', 'Borracha', 'MT', null, 'Cuiabá')).toContain('"borracha"&"/"&"MT"');
});

test('an argument of several parts stays one', () => {
  const sum = { text: 'E5+F5', value: 5.5 };
  const formula = nativeFunctions.get('PGPMBIO.MPA')!([sum, null], new NativeLists());
  expect(formula).toContain('ROUND((E5+F5)*(1-');
  expect(formula).toContain('SUBSTITUTE((E5+F5),"0","")=""');
});

test.each<[id: string, args: (CellValue | undefined)[], answer: CellValue | 'error']>([
  ['PGPMBIO.PM', ['Açaí', 'PA', JUNE], 1.81],
  ['PGPMBIO.PM', ['  castanha do   pará ', 'Amazonas', null], 3.61],
  ['PGPMBIO.PM', ['Castanha', 'AC'], 'error'],
  ['PGPMBIO.PM', ['Castanha do Brasil (com casca)', 12, undefined], 3.4],
  ['PGPMBIO.PM', ['Açaí', 'SP', JUNE], 'error'],
  ['PGPMBIO.PM', ['Polpa de açaí', 'PA', JUNE], 'error'],
  ['PGPMBIO.PM', ['Tijolo', 'PA', JUNE], 'error'],
  // First and last day of the table, with and without the hour, and the days beside them.
  ['PGPMBIO.PM', ['Açaí', 'PA', 44928], 1.81],
  ['PGPMBIO.PM', ['Açaí', 'PA', 44927.99], 'error'],
  ['PGPMBIO.PM', ['Açaí', 'PA', 45291.75], 1.81],
  ['PGPMBIO.PM', ['Açaí', 'PA', 45292], 'error'],
  ['PGPMBIO.PM', ['Açaí', 'PA', -3], 'error'],
  ['PGPMBIO.PM', [null, null, null, null], ''],
  ['PGPMBIO.PM', [0, 0, 0, 0], ''],
  ['PGPMBIO.PM', [null, 'PA'], 'error'],
  ['PGPMBIO.PM', ['Açaí', { error: '#DIV/0!' }], 'error'],
  // Rubber in Mato Grosso needs one of the listed municipalities.
  ['PGPMBIO.PM', ['Borracha', 'MT', JUNE, 'Juruena'], 7.18],
  ['PGPMBIO.PM', ['Borracha', 'MT', JUNE, 'Juruena/MT'], 7.18],
  ['PGPMBIO.PM', ['Borracha', 'MT', JUNE, 5105176], 7.18],
  ['PGPMBIO.PM', ['Borracha', 'MT', JUNE, 'Cuiabá'], 'error'],
  ['PGPMBIO.PM', ['Borracha', 'MT', JUNE, null], 'error'],
  ['PGPMBIO.PM', ['Borracha', 'MT', JUNE], 'error'],
  ['PGPMBIO.PM', ['Borracha', 'PA', JUNE], 7.18],
  ['PGPMBIO.PM', ['Babaçu', 'MT', JUNE, 'Juruena'], 5.34],
  ['PGPMBIO.PM', ['Babaçu', 'MT', JUNE, 'Cuiabá'], 5.34],
  ['PGPMBIO.LSPA', ['Macaúba', 'MG', JUNE], 3500],
  ['PGPMBIO.LSPA', ['Macaúba', 'MA', JUNE], 3000],
  ['PGPMBIO.LSPA', ['Borracha', 'MT', JUNE, null], 'error'],
  ['PGPMBIO.CAP', [], 12000],
  ['PGPMBIO.CAP', [JUNE], 12000],
  ['PGPMBIO.CAP', [45292], 'error'],
  ['PGPMBIO.CAP', [null], ''],
  // Both published examples: 4,675 and 3,825 are cut.
  ['PGPMBIO.MPA', [5.5, JUNE], 4.67],
  ['PGPMBIO.MPA', [4.5], 3.82],
  ['PGPMBIO.MPA', [0, JUNE], 'error'],
  ['PGPMBIO.MPA', [-1], 'error'],
  ['PGPMBIO.COVERED', ['Açaí', 'PA'], true],
  ['PGPMBIO.COVERED', ['Açaí', 'SP'], false],
  ['PGPMBIO.COVERED', ['Polpa de açaí', 'PA'], false],
  ['PGPMBIO.COVERED', ['castanha de caju', 'PA'], false],
  ['PGPMBIO.COVERED', ['Tijolo', 'PA'], 'error'],
  ['PGPMBIO.COVERED', ['Açaí', 'Pará e Amapá'], 'error'],
  ['PGPMBIO.COVERED', ['Açaí', 'PA', null, 45292], 'error'],
  ['PGPMBIO.COVERED', ['Borracha', 'MT', 'Vera', JUNE], true],
  ['PGPMBIO.COVERED', ['Borracha', 'MT', 'Cuiabá', JUNE], false],
  ['PGPMBIO.COVERED', ['Borracha', 'MT', null, JUNE], 'error'],
  ['PGPMBIO.COVERED', ['Borracha', 'MT'], 'error'],
  ['PGPMBIO.COVERED', ['Babaçu', 'MT'], true],
  ['PGPMBIO.COVERED', ['Açaí', 'MT'], false],
  // Doc. 11: 1,000 kg of babassu sold at 4,00 with a PMD of 4,50 (MPA 3,82): 1.340,00.
  ['PGPMBIO.VSP', ['Babaçu', 'MA', 1000, 4, 4.5, JUNE], 1340],
  // Sold at 3,00, under the MPA: 1,000 × (5,34 − 3,82).
  ['PGPMBIO.VSP', ['Babaçu', 'MA', 1000, 3, 4.5, JUNE], 1520],
  ['PGPMBIO.VSP', ['Babaçu', 'MA', 1000, 3, null, JUNE], 2340],
  ['PGPMBIO.VSP', ['Babaçu', 'MA', 1000, 3, 0, JUNE], 2340],
  ['PGPMBIO.VSP', ['Babaçu', 'MA', 1000, 5.34, undefined, JUNE], 0],
  ['PGPMBIO.VSP', ['Babaçu', 'MA', 1000, 6, undefined, JUNE], 0],
  // Limit per product, then the annual one; what was paid takes its part of both.
  ['PGPMBIO.VSP', ['Babaçu', 'MA', 10000, 3, undefined, JUNE], 3500],
  ['PGPMBIO.VSP', ['Babaçu', 'MA', 10000, 3, undefined, JUNE, undefined, 1000.005], 2499.99],
  ['PGPMBIO.VSP', ['Babaçu', 'MA', 10000, 3, undefined, JUNE, undefined, 1000, 11999.99], 0.01],
  ['PGPMBIO.VSP', ['Babaçu', 'MA', 10000, 3, undefined, JUNE, undefined, 4000, 4000], 0],
  ['PGPMBIO.VSP', ['Babaçu', 'MA', 10, 3, undefined, JUNE, undefined, 9000], 0],
  ['PGPMBIO.VSP', ['Babaçu', 'MA', 0, 3, undefined, JUNE], 'error'],
  ['PGPMBIO.VSP', ['Babaçu', 'MA', -1, 3, undefined, JUNE], 'error'],
  ['PGPMBIO.VSP', ['Babaçu', 'MA', 1_000_000_001, 3, undefined, JUNE], 'error'],
  ['PGPMBIO.VSP', ['Babaçu', 'MA', 1_000_000_000, 3, undefined, JUNE], 3500],
  ['PGPMBIO.VSP', ['Babaçu', 'MA', 10, -0.01, undefined, JUNE], 'error'],
  ['PGPMBIO.VSP', ['Babaçu', 'MA', 10, 3, -1, JUNE], 'error'],
  ['PGPMBIO.VSP', ['Babaçu', 'MA', 10, 3, 4, JUNE, null, -1, 0], 'error'],
  ['PGPMBIO.VSP', ['Babaçu', 'MA', null, 3, 4, JUNE], 'error'],
  // Requests sent before this Title are of another one.
  ['PGPMBIO.VSP', ['Babaçu', 'MA', 10, 3, 4, JUNE, null, null, null, 45077], 'error'],
  ['PGPMBIO.VSP', ['Babaçu', 'MA', 10, 4, 4, JUNE, null, null, null, 45078], 13.4],
  ['PGPMBIO.VSP', ['Babaçu', 'MA', 10, 4, 4, JUNE, null, null, null, null], 13.4],
  ['PGPMBIO.VSP', [null, null, 0, null, null, null, null, null, null, null], ''],
])('%s of %j is %j, in the add-in and as a native formula', (id, args, answer) => {
  expect(comparable(ourAnswer({ id, args }))).toEqual(answer);
  expect(comparable(nativeAnswers([{ id, args }])[0])).toEqual(answer);
});

test.each([
  ['a quantity typed as text', 'PGPMBIO.VSP', ['Babaçu', 'MA', '1.000 kg', 3]],
  ['a price typed as text', 'PGPMBIO.VSP', ['Babaçu', 'MA', 1000, '3,50']],
  ['a date typed as text', 'PGPMBIO.PM', ['Babaçu', 'MA', '15/06/2023']],
  ['a logical value as PMD', 'PGPMBIO.MPA', [true]],
] as const)('%s in a cell cannot be expressed', (_what, id, args) => {
  const answer = nativeAnswers([{ id, args: [...args] }])[0];
  expect(answer === undefined || comparable(answer) === 'error').toBe(true);
});

const decimals = (most: number, places: number) =>
  fc.integer({ min: 0, max: most * 10 ** places }).map((scaled) => scaled / 10 ** places);
const price = fc.oneof(decimals(10, 2), decimals(45, 4), decimals(8, 6));
/** Eight decimals in all, of kilograms and price together, are what the formulas hold exactly. */
const kilogramsAndPrice = fc.oneof(
  fc.tuple(decimals(5000, 0), decimals(8, 8)),
  fc.tuple(decimals(20_000, 2), decimals(8, 6)),
  fc.tuple(decimals(2000, 4), decimals(45, 4)),
  fc.tuple(decimals(20_000, 1), decimals(10, 2)),
);
const place = fc.constantFrom<[string, string | null]>(
  ['PA', null],
  ['AM', 'Manaus'],
  ['MT', 'Juruena'],
  ['MT', 'Cuiabá'],
  ['MT', null],
  ['mg', null],
  ['Acre', null],
  ['SP', null],
  ['BA', null],
);
const product = fc.constantFrom(...table.rows.map(({ label }) => label), 'babaçu', 'CASTANHA DO PARÁ', 'polpa de umbu');
const day = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 44928, max: 45291 }) },
  fc.constant(null),
  fc.constant(45300),
);
const paid = fc.oneof(fc.constant(null), decimals(4000, 2), decimals(13_000, 3));

const vspCalls = fc
  .tuple(product, place, kilogramsAndPrice, fc.option(price), day, paid, paid)
  .map(([name, [uf, town], [kg, sale], market, date, ofProduct, ofAll]): Call => {
    return { id: 'PGPMBIO.VSP', args: [name, uf, kg, sale, market, date, town, ofProduct, ofAll] };
  });
const otherCalls = fc
  .tuple(fc.constantFrom('PM', 'LSPA', 'COVERED', 'MPA', 'CAP'), product, place, price, day)
  .map(([name, what, [uf, town], market, date]): Call => {
    const id = `PGPMBIO.${name}`;
    if (name === 'CAP') return { id, args: [date] };
    if (name === 'MPA') return { id, args: [market, date] };
    return { id, args: name === 'COVERED' ? [what, uf, town, date] : [what, uf, date, town] };
  });

test('native formulas give the cents of our functions, whatever the line', () => {
  const calls = fc.oneof({ weight: 3, arbitrary: vspCalls }, otherCalls);
  fc.assert(
    fc.property(fc.array(calls, { minLength: 200, maxLength: 200 }), (many) => {
      const answers = nativeAnswers(many).map(comparable);
      const told = many.map((call, at) => ({ ...call, ours: comparable(ourAnswer(call)), native: answers[at] }));
      expect(told.filter(({ ours, native }) => ours !== native)).toEqual([]);
    }),
    { numRuns: 20, endOnFailure: true },
  );
});

describe('tables of the workbook', () => {
  const rows = [
    variable('acai', '1.98', '2000'),
    fixed('babacu', '2.50', '3500', '5.40'),
    fixed('borracha', '3.00'),
    variable('umbu', '1.30'),
  ];
  const DAY_2024 = 45323; // 01/02/2024
  const table2024 = workbookTable(2024, {
    rows,
    annualCap: exact('15000'),
    fixedValueRequiresMarketBelowMinimum: true,
  });
  const table2025 = workbookTable(2025, { rows, validFrom: '2025-03-01', requiresMarketBelowMinimum: true });

  test.each<[id: string, args: (CellValue | undefined)[], answer: CellValue | 'error']>([
    ['PGPMBIO.PM', ['Açaí', 'PA', JUNE], 1.81],
    ['PGPMBIO.PM', ['Açaí', 'PA', DAY_2024], 1.98],
    ['PGPMBIO.PM', ['Babaçu', 'PA', DAY_2024], 5.4],
    // A fixed value has no minimum price to answer with.
    ['PGPMBIO.PM', ['Borracha', 'PA', DAY_2024], 'error'],
    ['PGPMBIO.LSPA', ['Açaí', 'PA', DAY_2024], 2000],
    ['PGPMBIO.CAP', [45291], 12000],
    ['PGPMBIO.CAP', [45292], 15000],
    ['PGPMBIO.CAP', [45658], 'error'],
    ['PGPMBIO.CAP', [45717], 12000],
    ['PGPMBIO.VSP', ['Borracha', 'PA', 100, 99, null, DAY_2024], 300],
    ['PGPMBIO.VSP', ['Borracha', 'PA', 100, 99, 99, DAY_2024], 300],
    // 2024 asks for a market price below the minimum where a fixed value is paid, 2025 elsewhere.
    ['PGPMBIO.VSP', ['Babaçu', 'PA', 100, 1, 5.39, DAY_2024], 250],
    ['PGPMBIO.VSP', ['Babaçu', 'PA', 100, 1, 5.4, DAY_2024], 0],
    ['PGPMBIO.VSP', ['Açaí', 'PA', 100, 1, 2.1, DAY_2024], 20],
    ['PGPMBIO.VSP', ['Açaí', 'PA', 100, 1, 1.97, 45750], 31],
    ['PGPMBIO.VSP', ['Açaí', 'PA', 100, 1, 1.98, 45750], 0],
    ['PGPMBIO.VSP', ['Babaçu', 'PA', 100, 1, 9, 45750], 250],
    ['PGPMBIO.VSP', ['Açaí', 'PA', 100, 1, null, null], 98],
  ])('%s of %j is %j, in the add-in and as a native formula', (id, args, answer) => {
    useTables([table2024, table2025]);
    expect(formulasFollowTables()).toBe(true);
    expect(comparable(ourAnswer({ id, args }))).toEqual(answer);
    expect(comparable(nativeAnswers([{ id, args }])[0])).toEqual(answer);
  });

  test('whether a product is covered is expressed where all tables know the same ones', () => {
    useTables([workbookTable(2024)]);
    const calls: Call[] = ['Borracha', 'Pequi'].map((name) => ({
      id: 'PGPMBIO.COVERED',
      args: [name, 'PA', null, DAY_2024],
    }));
    expect(nativeAnswers(calls)).toEqual([true, true]);
    useTables([table2024]);
    expect(nativeAnswers(calls)).toEqual([undefined, undefined]);
  });

  test.each([
    ['two tables hold on a day', [workbookTable(2023)]],
    ['amounts are rounded otherwise', [workbookTable(2024, { vspRounding: 'halfUp' })]],
    ['a product has more than the annual limit', [workbookTable(2024, { annualCap: exact('3999.99') })]],
    ['two tables have one id', [workbookTable(2024), workbookTable(2025, { id: '2024' })]],
    ['an id is a pattern', [workbookTable(2024, { id: '20*' })]],
    [
      'other municipalities are listed',
      [workbookTable(2024, { rows: [{ ...variable('borracha'), onlyMunicipalities: { MT: ['5105176'] } }] })],
    ],
  ])('nothing is expressed where %s', (_what, tables) => {
    useTables(tables);
    expect(formulasFollowTables()).toBe(false);
    expect(formulaOf('PGPMBIO.PM', 'Açaí', 'PA')).toBeNull();
    expect(formulaOf('PGPMBIO.VSP', 'Açaí', 'PA', 1, 1)).toBeNull();
  });
});
