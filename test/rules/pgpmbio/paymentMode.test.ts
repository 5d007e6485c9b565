import fc from 'fast-check';
import { exact, ZERO } from '../../../src/rules/exact';
import { lineCents, scaledRow } from '../../../src/rules/pgpmbio/lineCents';
import { restsOnMarketPrice, subsidyOfRow } from '../../../src/rules/pgpmbio/paymentMode';
import type { PriceRow, PriceTable } from '../../../src/rules/pgpmbio/priceTable';
import { accountOf, type AccountLine } from './accountOf';
import { fixed, tableOf, variable } from './tableOf';

const table = tableOf(2025);
const asking = tableOf(2025, { fixedValueRequiresMarketBelowMinimum: true });

const line = (row: PriceRow, change: Partial<AccountLine> = {}, of: PriceTable = table): AccountLine => ({
  family: 'A',
  day: 1,
  year: 2025,
  invoice: '',
  scaled: scaledRow(of, row),
  quantity: 100,
  salePrice: 4,
  marketPrice: null,
  ...change,
});

describe('a fixed value of 3,00/kg (reading A28)', () => {
  const row = fixed('borracha', '3.00');
  test.each<[string, string | null, string]>([
    ['0', null, 'a price of zero'],
    ['4.00', null, 'an ordinary price'],
    ['7.18', null, 'the minimum price of 2023'],
    ['99.99', null, 'a price far over it'],
    ['4.00', '99.99', 'a market far over it'],
  ])('sold at %s, PMD %s: 300,00, and nothing of it is provisional (%s)', (salePrice, marketPrice) => {
    const value = lineCents(scaledRow(table, row), 100, Number(salePrice), Number(marketPrice ?? NaN));
    expect(value).toEqual({ mpaCents: NaN, usesMpa: false, nothingDue: null, vspCents: 30000, provisional: false });
  });

  test.each([
    ['33.333', '3.00', '99.99', '100.00'],
    ['0.0033', '3.00', '0.00', '0.01'],
    ['0.0034', '3.00', '0.01', '0.01'],
    ['10', '0.3333', '3.33', '3.33'],
    ['10', '0.3335', '3.33', '3.34'],
  ])('%s kg at %s: cut to %s, rounded to %s (A2)', (quantity, value, cut, rounded) => {
    const vsp = (rounding: 'truncate' | 'halfUp') =>
      subsidyOfRow(fixed('borracha', value), exact(quantity), ZERO, null, rounding).vsp.toFixed(2);
    expect([vsp('truncate'), vsp('halfUp')]).toEqual([cut, rounded]);
  });
});

describe('limits around a fixed value of 2,50/kg: product 3.500,00, year 12.000,00', () => {
  const row = fixed('babacu', '2.50', '3500');
  test.each([
    [1399.996, 349999, 'none'],
    [1400, 350000, 'none'],
    [1400.004, 350000, 'productLimit'],
  ])('%p kg pay %p cents, cut by %s', (quantity, payableCents, cutBy) => {
    expect(accountOf([line(row, { quantity })])).toMatchObject([{ payableCents, cutBy }]);
  });

  test.each([
    [1000000, 200000, 'none'],
    [1000001, 199999, 'annualCap'],
    [1200000, 0, 'annualCap'],
  ])('after %p cents of other products: %p', (cents, payableCents, cutBy) => {
    const prior = [{ family: 'A', year: 2025, productId: null, cents }];
    expect(accountOf([line(row, { quantity: 800 })], prior)).toMatchObject([{ payableCents, cutBy }]);
  });
});

test('fixed and variable rows share one account: limits of products, and one annual cap', () => {
  const rows: PriceRow[] = [
    fixed('borracha', '3.00'),
    variable('acai'),
    fixed('babacu', '2.50'),
    variable('piacava'),
    fixed('pirarucu', '2.50'),
  ];
  // 3.500 (3.900 cut) + 1.500 (1.810 cut) + 2.500 + 3.210 = 10.710; 1.290 are left of 2.500.
  const quantities = [1300, 1000, 1000, 1000, 1000];
  const lines = rows.map((row, day) => line(row, { day, quantity: quantities[day]!, salePrice: 0 }));
  const results = accountOf(lines);
  expect(results.map(({ payableCents }) => payableCents)).toEqual([350000, 150000, 250000, 321000, 129000]);
  expect(results.map(({ cutBy }) => cutBy)).toEqual(['productLimit', 'productLimit', 'none', 'none', 'annualCap']);
});

test('a product with a fixed value in one state and a minimum price in another has one limit (A18)', () => {
  const lines = [
    line({ ...fixed('castanha-AM', '1.00'), limit: exact('1000') }, { quantity: 700 }),
    line(variable('castanha-AC'), { quantity: 400, salePrice: 2.4, day: 2 }),
  ];
  expect(accountOf(lines).map(({ payableCents }) => payableCents)).toEqual([70000, 30000]);
});

describe('a table that pays the fixed value only with a market price under the minimum (A28)', () => {
  const row = fixed('borracha', '3.00', '3500', '7.41');
  test.each([
    [7.4, null, 30000, false],
    [7.41, 'marketNotBelowMinimum', 0, false],
    [7.42, 'marketNotBelowMinimum', 0, false],
    [NaN, null, 30000, true],
  ])('PMD %p', (marketPrice, nothingDue, vspCents, provisional) => {
    // Whatever the sale price, also above the minimum.
    for (const salePrice of [0, 7.41, 20]) {
      expect(lineCents(scaledRow(asking, row), 100, salePrice, marketPrice)).toEqual({
        mpaCents: NaN,
        usesMpa: false,
        nothingDue,
        vspCents,
        provisional,
      });
    }
  });
  test('is asked for a market price; any other asks for none', () => {
    expect(restsOnMarketPrice(asking, row)).toBe(true);
    expect(restsOnMarketPrice(table, row)).toBe(false);
    expect(restsOnMarketPrice(table, variable('borracha'))).toBe(true);
  });
});

test('integers never answer differently from decimals, with or without the flags', () => {
  const amount = fc.oneof(
    fc.double({ min: 0, max: 1e9, noNaN: true }),
    fc.integer({ min: 0, max: 1e9 }).map((x) => x / 1e4),
  );
  const rows = [fixed('borracha', '3.00'), fixed('babacu', '2.3333'), fixed('pirarucu', '0.00001', '2500', '10.74')];
  fc.assert(
    fc.property(
      fc.constantFrom(...rows),
      fc.constantFrom(table, asking),
      amount,
      amount,
      fc.oneof(amount, fc.constant(NaN)),
      (row, of, quantity, salePrice, marketPrice) => {
        const scaled = scaledRow(of, row);
        const decimals = lineCents({ ...scaled, integers: false }, quantity, salePrice, marketPrice);
        expect(lineCents(scaled, quantity, salePrice, marketPrice)).toEqual(decimals);
      },
    ),
    { numRuns: 3000 },
  );
});

test('a mixed ledger pays, product by product, the sum within its limit, and all within the cap', () => {
  const rows = [fixed('borracha', '3.00'), fixed('babacu', '2.50'), variable('acai'), variable('piacava')];
  const anyLine = fc.record({
    row: fc.constantFrom(...rows),
    quantity: fc.integer({ min: 1, max: 2_000_000 }).map((x) => x / 1e3),
    salePrice: fc.integer({ min: 0, max: 90_000 }).map((x) => x / 1e4),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 20 }), (lines) => {
      const account = lines.map(({ row, ...sold }, day) => line(row, { ...sold, day }));
      const byProduct = new Map<string, number>();
      for (const { scaled, quantity, salePrice } of account) {
        const { vspCents } = lineCents(scaled, quantity, salePrice, NaN);
        const { productId } = scaled.row;
        byProduct.set(productId, Math.min((byProduct.get(productId) ?? 0) + vspCents, scaled.limitCents));
      }
      const sum = [...byProduct.values()].reduce((a, b) => a + b, 0);
      const paid = accountOf(account).reduce((all, { payableCents }) => all + payableCents, 0);
      expect(paid).toBe(Math.min(sum, 1_200_000));
    }),
  );
});
