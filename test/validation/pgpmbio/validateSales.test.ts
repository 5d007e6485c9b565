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
