import { familiesLinked } from '../../../src/rules/pgpmbio/families';
import { scaledRow } from '../../../src/rules/pgpmbio/lineCents';
import { table2023 } from '../../../src/rules/pgpmbio/tables/table2023';
import { accountOf, type AccountLine } from './accountOf';

const scaled = (id: string) =>
  scaledRow(
    table2023,
    table2023.rows.find((row) => row.id === id)!,
  );
const line = (change: Partial<AccountLine> = {}): AccountLine => ({
  family: 'A',
  day: 1,
  year: 2023,
  invoice: '',
  scaled: scaled('babacu'),
  quantity: 2500,
  salePrice: 3.9,
  marketPrice: 4.5,
  ...change,
});
const payable = (...args: Parameters<typeof accountOf>) => accountOf(...args).map(({ payableCents }) => payableCents);

test('each calendar year has its own balances (A15)', () => {
  expect(payable([line(), line({ day: 2 }), line({ day: 400, year: 2024 })])).toEqual([350000, 0, 350000]);
});

test('each family has its own balances, whatever organisation presents the lines (item 16.d.3)', () => {
  expect(payable([line(), line({ family: 'B' })])).toEqual([350000, 350000]);
});

test('rows of one product in two regions share what was used, each against its own limit (A18)', () => {
  const north = line({ scaled: scaled('macauba-N-NE'), quantity: 100000, salePrice: 0.5, marketPrice: null });
  const south = line({ scaled: scaled('macauba-CO-SE'), quantity: 100000, salePrice: 0.48, marketPrice: null, day: 2 });
  expect(payable([north, south])).toEqual([300000, 50000]);
  expect(payable([{ ...north, day: 3 }, south])).toEqual([0, 350000]);
  expect(accountOf([north, south, { ...north, day: 3 }]).map(({ otherRegion }) => otherRegion)).toEqual([
    false,
    true,
    false,
  ]);
});

test('in two regions the order can change the family’s total: the smaller limit binds later or not at all (A18)', () => {
  const mg = line({ scaled: scaled('macauba-CO-SE'), quantity: 2326, salePrice: 0.1, marketPrice: 0.1 });
  const pa = line({ scaled: scaled('macauba-N-NE'), quantity: 10000, salePrice: 0.1, marketPrice: 0.1, day: 2 });
  expect(payable([mg, pa])).toEqual([100018, 199982]);
  expect(payable([{ ...mg, day: 3 }, pa])).toEqual([50000, 300000]);
});

test('the annual cap is reached across products, and the tie is told as the product’s (A11)', () => {
  const lines = ['babacu', 'borracha', 'piacava', 'buriti', 'acai'].map((id, day) =>
    line({ scaled: scaled(id), day, quantity: 100000, salePrice: 0, marketPrice: null }),
  );
  const results = accountOf(lines);
  expect(results.map(({ payableCents }) => payableCents)).toEqual([350000, 350000, 400000, 100000, 0]);
  expect(results.map(({ cutBy }) => cutBy)).toEqual([
    'productLimit',
    'productLimit',
    'productLimit',
    'annualCap',
    'annualCap',
  ]);
  const tie = accountOf([line()], [{ family: 'A', year: 2023, productId: null, cents: 850000 }]);
  expect(tie[0]).toMatchObject({ productBalanceCents: 350000, annualBalanceCents: 350000, cutBy: 'productLimit' });
});

test('invoices of a day in their order, or rows as they stand (A14)', () => {
  const lines = [line({ invoice: 10, quantity: 2000 }), line({ invoice: 9, quantity: 1000 })];
  expect(payable(lines)).toEqual([206000, 144000]);
  expect(payable(lines, [], 'rowOrder')).toEqual([288000, 62000]);
  const mixed = [line({ invoice: 'NF 10' }), line({ invoice: '' }), line({ invoice: 'NF 9' })];
  expect(payable(mixed)).toEqual([0, 350000, 0]);
});

test('two hundred thousand lines of one family are computed in one pass', () => {
  const lines = Array.from({ length: 200_000 }, (_, day) => line({ day, quantity: 0.05, marketPrice: null }));
  expect(payable(lines).reduce((sum, cents) => sum + cents, 0)).toBe(350000);
});

describe('families that changed their number', () => {
  test('all numbers of a chain stand for one family', () => {
    const familyOf = familiesLinked([
      ['CAF', 'DAP2'],
      ['DAP2', 'DAP1'],
      ['X', 'Y'],
    ]);
    expect(new Set(['CAF', 'DAP2', 'DAP1'].map(familyOf)).size).toBe(1);
    expect(familyOf('X')).toBe(familyOf('Y'));
    expect(familyOf('X')).not.toBe(familyOf('CAF'));
    expect(familyOf('other')).toBe('other');
  });
  test('links in a circle end', () => {
    const familyOf = familiesLinked([
      ['A', 'B'],
      ['B', 'A'],
      ['A', 'A'],
    ]);
    expect(familyOf('A')).toBe(familyOf('B'));
  });
});
