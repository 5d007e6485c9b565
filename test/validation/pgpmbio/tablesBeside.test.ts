import { contextFrom } from '../../../src/validation/pgpmbio/contextTables';
import { said, sales, tableOf, validate, type Row } from './salesTable';

const KEY = '12230611222333000181550010000001231408172634';
const TODAY = '2023-12-31';

const beside = (rows: { marketPrices?: Row[]; priorBalances?: Row[]; producers?: Row[] }) =>
  contextFrom(
    {
      marketPrices: rows.marketPrices ? [tableOf(rows.marketPrices)] : [],
      priorBalances: rows.priorBalances ? [tableOf(rows.priorBalances)] : [],
      producers: rows.producers ? [tableOf(rows.producers)] : [],
    },
    TODAY,
  );

test('market prices by product, place and month; a row that cannot be read is named, not dropped in silence', async () => {
  const { context, unread } = await beside({
    marketPrices: [
      { product: 'Babaçu (amêndoa)', uf: 'Maranhão', from: '01/06/2023', marketPrice: '4,50' },
      { product: 'Babaçu (amêndoa)', region: 'Nordeste', from: '01/07/2023', until: '31/08/2023', marketPrice: 4.4 },
      { product: 'Babaçu (amêndoa)', uf: 'MA', from: '01/09/2023', marketPrice: 'sem cotação' },
    ],
  });
  expect(context.marketPrices).toEqual([
    { productId: 'babacu', ibge: null, uf: 'MA', region: null, from: '2023-06-01', until: '2023-06-30', price: 4.5 },
    {
      productId: 'babacu',
      ibge: null,
      uf: null,
      region: 'Nordeste',
      from: '2023-07-01',
      until: '2023-08-31',
      price: 4.4,
    },
  ]);
  expect(unread).toMatchObject([{ row: 2, column: 'marketPrice' }]);
  const rows = sales(
    { marketPrice: null },
    { marketPrice: null, date: '10/08/2023' },
    { date: '02/09/2023', marketPrice: null },
  );
  const validation = await validate(rows, context);
  expect([0, 1, 2].map((row) => validation.resultOf(row)?.marketPrice)).toEqual([4.5, 4.4, null]);
});

test('what was paid and what is under review take up the balance; their invoices are known again', async () => {
  const { context } = await beside({
    priorBalances: [
      {
        family: 'sdw 0529982247251506231030',
        product: 'Babaçu (amêndoa)',
        year: 2023,
        paid: '3.000,00',
        underReview: 400.005,
        invoiceKey: KEY,
        request: '12/2023',
      },
    ],
  });
  const validation = await validate(sales({ invoiceKey: KEY, uf: 'MA' }), context);
  expect(validation.resultOf(0)).toMatchObject({ productBalance: 99.99, payable: 99.99 });
  expect(said(validation)).toContain('A G04 invoiceKey 0');
});

test('producers say which DAP a CAF replaced and until when it holds', async () => {
  const { context } = await beside({
    producers: [
      {
        cpf: '529.982.247-25',
        family: 'PA062023.01.000000001CAF',
        previousFamily: 'SDW0529982247251506231030',
        familyValidUntil: '14/06/2023',
      },
    ],
  });
  const rows = sales({ quantity: 2500 }, { family: 'PA062023.01.000000001CAF' });
  const validation = await validate(rows, context);
  expect(validation.resultOf(1)?.payable).toBe(0);
  expect(said(validation)).toEqual(['I G07 – 0', 'I G07 – 1', 'A L25 family 1']);
});
