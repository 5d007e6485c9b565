import { payable, said, SALE, sales, validate } from './salesTable';

test('the two examples of Doc. 11', async () => {
  const validation = await validate(
    sales(
      { product: 'Borracha Natural Extrativa (cernambi)', uf: 'PA', quantity: 750, salePrice: 5, marketPrice: 5.5 },
      { quantity: 2500, salePrice: 3.7 },
    ),
  );
  expect(payable(validation)).toEqual([1635, 3500]);
  expect(said(validation)).toEqual(['I G07 – 1', 'A G09 uf 1', 'A L19 salePrice 1']);
  expect(validation.totals).toMatchObject({
    rows: 2,
    lines: 2,
    rowsWithErrors: 0,
    vsp: 543500,
    cutByProductLimit: 30000,
    cutByAnnualCap: 0,
    payable: 513500,
  });
});

test('a sale without a fault is not remarked upon', async () => {
  expect(said(await validate([SALE]))).toEqual([]);
});

const DAP = 'SDW0529982247251506231030';
const CAF = 'MA062023.01.000000001CAF';

test('a row with an error has no value and takes no balance', async () => {
  const rows = sales({ quantity: 2500, cpf: '529.982.247-26' }, { quantity: 2500 });
  const validation = await validate(rows);
  expect(payable(validation)).toEqual([null, 3500]);
  expect(validation.resultOf(1)?.productBalance).toBe(3500);
  expect(validation.errorOf(0)).toBe('L10');
  expect(validation.errorOf(1)).toBeNull();
  expect(validation.totals).toMatchObject({ rows: 2, lines: 1, rowsWithErrors: 1, errors: 1 });
});

test('the balance of a family is one, whatever organisation presents the invoice (item 16.d.3)', async () => {
  const rows = sales({ quantity: 2000, organisation: 'Coop A' }, { quantity: 2000, organisation: 'Coop B' });
  const validation = await validate(rows);
  expect(payable(validation)).toEqual([3040, 460]);
  expect(validation.totals.byOrganisation).toMatchObject([
    { label: 'Coop A', payable: 304000 },
    { label: 'Coop B', payable: 46000, cutByProductLimit: 258000 },
  ]);
  expect(said(validation)).toEqual(['I G07 – 1', 'A G10 organisation 1']);
});

test('what was presented under the DAP before counts for the CAF that replaced it (A13, A26)', async () => {
  const priorBalances = [
    { family: DAP, year: 2023, productId: 'babacu', cents: 340000 },
    { family: DAP, year: 2022, productId: 'babacu', cents: 350000 },
    { family: 'SAF0123456789012345678901', year: 2023, productId: null, cents: 1200000 },
  ];
  const validation = await validate(sales({ family: CAF, previousFamily: DAP }), { priorBalances });
  expect(validation.resultOf(0)).toMatchObject({ productBalance: 100, annualBalance: 8600, vsp: 152, payable: 100 });
});

test('without a market price the amount is provisional, or refused by the other reading (A9)', async () => {
  const rows = sales({ marketPrice: null, salePrice: 3.7 });
  const provisional = await validate(rows);
  expect(provisional.totals).toMatchObject({ payable: 16400, provisional: 16400 });
  expect(provisional.resultOf(0)).toMatchObject({ marketPrice: null, mpa: null, priceUsed: 3.7 });
  const readings = { missingMarketPrice: 'refused', invoiceOrder: 'dateThenInvoiceThenRow' } as const;
  const refused = await validate(rows, { readings });
  expect(payable(refused)).toEqual([null]);
  expect(said(refused)).toEqual(['E L22 marketPrice 0']);
});

test('the market price of the survey is that of the narrowest place on the day (A10)', async () => {
  const survey = { productId: 'babacu', from: '2023-06-01', until: '2023-06-30', ibge: null, uf: null, region: null };
  const marketPrices = [
    { ...survey, region: 'Nordeste' as const, price: 4.3 },
    { ...survey, uf: 'MA' as const, price: 4.4 },
    { ...survey, ibge: '2103307', uf: 'MA' as const, price: 4.5 },
    { ...survey, price: 4.2 },
  ];
  const rows = sales(
    { municipality: 'Codó' },
    { municipality: 'Caxias' },
    { municipality: null, uf: 'PI' },
    { municipality: null, uf: 'PA' },
  ).map((row) => ({ ...row, marketPrice: null }));
  const validation = await validate(rows, { marketPrices });
  expect(rows.map((_, row) => validation.resultOf(row)?.marketPrice)).toEqual([4.5, 4.4, 4.3, 4.2]);
});
