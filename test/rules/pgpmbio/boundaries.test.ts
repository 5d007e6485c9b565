import { exact, exactOfCell, ZERO } from '../../../src/rules/exact';
import { acceptablePrice } from '../../../src/rules/pgpmbio/acceptablePrice';
import { balance, payable } from '../../../src/rules/pgpmbio/limits';
import { priceUsed } from '../../../src/rules/pgpmbio/priceUsed';
import { Refusal } from '../../../src/rules/pgpmbio/refusal';
import { subsidyOfLine, type SaleLine } from '../../../src/rules/pgpmbio/saleLine';
import { subsidyValue } from '../../../src/rules/pgpmbio/subsidyValue';
import { tableInForce } from '../../../src/rules/pgpmbio/tables';
import { lineCents, scaledRow } from '../../../src/rules/pgpmbio/lineCents';
import { table2023 } from '../../../src/rules/pgpmbio/tables/table2023';
import { looksLikeAnotherUnit } from '../../../src/rules/pgpmbio/unitSlip';
import { titleGoverning } from '../../../src/rules/pgpmbio/transition';

describe('MPA, R$/kg (Doc. 11; reading A1)', () => {
  test.each`
    pmd           | cut       | discountRounded | why
    ${'5.50'}     | ${'4.67'} | ${'4.67'}       | ${'example 1: 4,675'}
    ${'4.50'}     | ${'3.82'} | ${'3.82'}       | ${'example 2: 3,825'}
    ${'5.54'}     | ${'4.70'} | ${'4.71'}       | ${'4,709: the readings part'}
    ${'3.00'}     | ${'2.55'} | ${'2.55'}       | ${'binary floating point gives 2,54'}
    ${'3.40'}     | ${'2.89'} | ${'2.89'}       | ${'binary floating point gives 2,88'}
    ${'0.01'}     | ${'0.00'} | ${'0.01'}       | ${'one cent'}
    ${'0'}        | ${'0.00'} | ${'0.00'}       | ${'nothing'}
    ${'4.499999'} | ${'3.82'} | ${'3.82'}       | ${'more decimals than cents'}
  `('PMD $pmd: $why', ({ pmd, cut, discountRounded }: Record<string, string>) => {
    const mpa = (rounding: 'truncate' | 'roundDiscount') =>
      acceptablePrice(exact(pmd!), exact('0.15'), rounding).mpa.toFixed(2);
    expect([mpa('truncate'), mpa('roundDiscount')]).toEqual([cut, discountRounded]);
  });
});

describe('price used, R$/kg, with MPA 3,82', () => {
  test.each`
    pv          | used      | from
    ${'3.81'}   | ${'3.82'} | ${'mpa'}
    ${'3.8199'} | ${'3.82'} | ${'mpa'}
    ${'3.82'}   | ${'3.82'} | ${'sale'}
    ${'3.83'}   | ${'3.83'} | ${'sale'}
  `('PV $pv → $used', ({ pv, used, from }: Record<string, string>) => {
    const result = priceUsed(exact(pv!), exact('3.82'));
    expect([result.price.toFixed(2), result.from]).toEqual([used, from]);
  });

  test('without an MPA the sale price counts', () => {
    expect(priceUsed(exact('0.50'), null)).toEqual({ price: exact('0.50'), from: 'sale' });
  });
});

describe('VSP, R$, with PM 5,34', () => {
  test.each`
    quantity    | price     | cut          | halfUp
    ${'2500'}   | ${'3.82'} | ${'3800.00'} | ${'3800.00'}
    ${'100'}    | ${'5.33'} | ${'1.00'}    | ${'1.00'}
    ${'100'}    | ${'5.34'} | ${'0.00'}    | ${'0.00'}
    ${'100'}    | ${'5.35'} | ${'0.00'}    | ${'0.00'}
    ${'0.0001'} | ${'3.82'} | ${'0.00'}    | ${'0.00'}
    ${'123.45'} | ${'4.97'} | ${'45.67'}   | ${'45.68'}
    ${'1.5'}    | ${'4.97'} | ${'0.55'}    | ${'0.56'}
  `('$quantity kg at $price', ({ quantity, price, cut, halfUp }: Record<string, string>) => {
    const vsp = (rounding: 'truncate' | 'halfUp') =>
      subsidyValue(exact(quantity!), exact('5.34'), exact(price!), rounding).vsp.toFixed(2);
    expect([vsp('truncate'), vsp('halfUp')]).toEqual([cut, halfUp]);
  });
});

describe('limits, R$: LSPA of Doc. 11 and annual cap of Doc. 1', () => {
  test.each`
    vsp          | paidProduct   | paidTotal     | pays         | cutBy
    ${'3499.99'} | ${'0'}        | ${'0'}        | ${'3499.99'} | ${'none'}
    ${'3500.00'} | ${'0'}        | ${'0'}        | ${'3500.00'} | ${'none'}
    ${'3500.01'} | ${'0'}        | ${'0'}        | ${'3500.00'} | ${'productLimit'}
    ${'1000.00'} | ${'2500.00'}  | ${'2500.00'}  | ${'1000.00'} | ${'none'}
    ${'1000.00'} | ${'2500.01'}  | ${'2500.01'}  | ${'999.99'}  | ${'productLimit'}
    ${'1000.00'} | ${'0'}        | ${'11000.00'} | ${'1000.00'} | ${'none'}
    ${'1000.00'} | ${'0'}        | ${'11000.01'} | ${'999.99'}  | ${'annualCap'}
    ${'1000.00'} | ${'3000.00'}  | ${'11500.00'} | ${'500.00'}  | ${'productLimit'}
    ${'1000.00'} | ${'9000.00'}  | ${'9000.00'}  | ${'0.00'}    | ${'productLimit'}
    ${'1000.00'} | ${'0'}        | ${'13000.00'} | ${'0.00'}    | ${'annualCap'}
    ${'1000.00'} | ${'2999.995'} | ${'2999.995'} | ${'500.00'}  | ${'productLimit'}
  `(
    '$vsp with $paidProduct and $paidTotal paid: $pays',
    ({ vsp, paidProduct, paidTotal, pays, cutBy }: Record<string, string>) => {
      const result = payable(
        exact(vsp!),
        balance(exact('3500'), exact(paidProduct!)),
        balance(exact('12000'), exact(paidTotal!)),
      );
      expect([result.amount.toFixed(2), result.cutBy]).toEqual([pays, cutBy]);
    },
  );
});

describe('which table a date takes (reading A16)', () => {
  test.each(['2022-12-31', '2023-01-01', '2024-01-01', '2026-11-30'])('%s has none', (date) => {
    expect(tableInForce(date)).toEqual(
      new Refusal({
        code: 'noTableForDate',
        date,
        tables: [{ harvest: 'Safra 2023', validFrom: '2023-01-02', validTo: '2023-12-31' }],
      }),
    );
  });
  test.each(['2023-01-02', '2023-06-01', '2023-12-31', null])('%s takes that of 2023', (date) => {
    expect(tableInForce(date)).toMatchObject({ id: '2023' });
  });
});

describe('which Title governs a request (item 19)', () => {
  test.each(['2023-06-01', '2023-06-02', null])('%s: this one', (date) => expect(titleGoverning(date)).toBeNull());
  test('2023-05-31: an earlier one, not loaded', () => {
    expect(titleGoverning('2023-05-31')?.reason).toEqual({
      code: 'titleNotLoaded',
      requestDate: '2023-05-31',
      since: '2023-06-01',
    });
  });
});

describe('what a line must have: QP, PV and PMD of Doc. 11', () => {
  const line: SaleLine = {
    productId: 'babacu',
    origin: { uf: 'MA', municipality: null },
    quantity: exact('100'),
    salePrice: exact('3.90'),
    marketPrice: null,
    date: null,
    requestDate: null,
    paidProduct: ZERO,
    paidTotal: ZERO,
  };
  test.each([
    [{ quantity: exact('0') }, { code: 'quantityNotPositive' }],
    [{ quantity: exact('-1') }, { code: 'quantityNotPositive' }],
    [{ quantity: exact('1000000000.01') }, { code: 'quantityImplausible' }],
    [{ salePrice: exact('-0.01') }, { code: 'amountNegative', what: 'salePrice' }],
    [{ marketPrice: exact('-1') }, { code: 'amountNegative', what: 'marketPrice' }],
    [{ paidProduct: exact('-1') }, { code: 'amountNegative', what: 'paidProduct' }],
    [{ paidTotal: exact('-1') }, { code: 'amountNegative', what: 'paidTotal' }],
    [{ requestDate: '2023-05-31' }, { code: 'titleNotLoaded' }],
    [{ date: '2024-02-29' }, { code: 'noTableForDate' }],
  ])('%j is refused', (change, reason) => {
    const result = subsidyOfLine({ ...line, ...change });
    expect((result as Refusal).reason).toMatchObject(reason);
  });
  test('a million tonnes are still taken', () => {
    expect(subsidyOfLine({ ...line, quantity: exact('1000000000') })).toMatchObject({
      payable: { amount: exact('3500') },
    });
  });
  test('what was paid of the product is part of the year’s total, whatever is said of the total', () => {
    expect(subsidyOfLine({ ...line, paidProduct: exact('100'), paidTotal: ZERO })).toMatchObject({
      annual: { used: exact('100') },
    });
  });
  test('a price of zero is a price', () => {
    expect(subsidyOfLine({ ...line, salePrice: ZERO })).toMatchObject({ payable: { amount: exact('534') } });
  });
  test('without PMD it is provisional, or refused where the reading asks for it (A9)', () => {
    expect(subsidyOfLine(line)).toMatchObject({ acceptable: null, payable: { amount: exact('144') } });
    const refused = subsidyOfLine(line, { missingMarketPrice: 'refused', invoiceOrder: 'rowOrder' });
    expect((refused as Refusal).reason).toEqual({ code: 'marketPriceMissing', label: 'Babaçu (amêndoa)' });
  });
});

describe('a cell’s double at 15 digits', () => {
  test.each([
    [3.24 + 0.58, '3.82'],
    [(1.91 * 20) / 10, '3.82'],
    [0.1 + 0.2, '0.3'],
    [1.1 * 3, '3.3'],
    [123456789012.345, '123456789012.345'],
    [1e-7, '0.0000001'],
    [5e-324, exact('4.94065645841247e-324').toFixed()],
  ])('%p is %s', (double, text) => {
    expect(exactOfCell(double).toFixed()).toBe(text);
  });
});

describe('a price per kg of another unit (check L18), with PMD 3,00', () => {
  test.each([
    [9, 3, false],
    [9.01, 3, true],
    [1, 3, false],
    [0.99, 3, true],
    [0, 3, true],
    [0, NaN, true],
    // Three times 1,0593 to the last digit: the double of the product falls short of it.
    [1.0593, 3.1779, false],
    [100, NaN, false],
  ])('PV %p, PMD %p: %p', (salePrice, marketPrice, suspicious) => {
    expect(looksLikeAnotherUnit(salePrice, marketPrice)).toBe(suspicious);
  });
});

describe('a table that asks for a market price under the minimum (A8)', () => {
  const table = { ...table2023, requiresMarketBelowMinimum: true };
  const row = table.rows.find(({ id }) => id === 'acai')!;
  test.each([
    ['1.80', null, 28],
    ['1.81', 'marketNotBelowMinimum', 0],
    ['1.82', 'marketNotBelowMinimum', 0],
  ])('PMD %s', (pmd, nothingDue, vspCents) => {
    // MPA of 1,80 is 1,53: 1,81 − 1,53.
    expect(lineCents(scaledRow(table, row), 1, 1.5, Number(pmd))).toMatchObject({ nothingDue, vspCents });
  });
});
