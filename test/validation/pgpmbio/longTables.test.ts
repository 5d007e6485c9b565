import { Cancelled } from '../../../src/validation/work';
import { findingsOf, SALE, validate, type Row } from './salesTable';

const rows: Row[] = Array.from({ length: 20_000 }, (_, at) => ({
  ...SALE,
  family: `SAF0${String(at % 700).padStart(21, '0')}`,
  cpf: null,
  invoiceNumber: at,
  salePrice: 3,
  date: 44928 + (at % 300),
}));

const quick = () => new Promise<void>((resolve) => setImmediate(resolve));

test('progress counts rows, never backwards, up to all of them', async () => {
  const told: number[] = [];
  await validate(
    rows,
    {},
    { pause: quick, onProgress: (done, total) => told.push(done) && expect(total).toBe(20_000) },
  );
  expect(told.length).toBeGreaterThan(5);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(told[told.length - 1]).toBe(20_000);
});

test.each([0, 0.3, 0.7])('stopped when %d of the rows are done: nothing is answered', async (part) => {
  const controller = new AbortController();
  const onProgress = (done: number, total: number) => {
    if (done >= total * part) controller.abort();
  };
  if (part === 0) controller.abort();
  const work = validate(rows, {}, { signal: controller.signal, pause: quick, onProgress });
  await expect(work).rejects.toBeInstanceOf(Cancelled);
});

test('of each code the first findings are kept and all are counted; every mend is kept', async () => {
  const texts = rows.slice(0, 300).map((row) => ({ ...row, quantity: '100,5' }));
  const validation = await validate(texts, { keptOfACode: 20 });
  expect(findingsOf(validation).filter(({ data }) => data.code === 'L19')).toHaveLength(20);
  expect(validation.counts.get('L19')).toEqual([{ severity: 'warning', found: 300, kept: 20 }]);
  expect(validation.fixesOf('L29')).toHaveLength(300);
  expect(validation.severityOf(299)).toBe('warning');
});

test('the order of invoices within a day is that of their numbers, in long tables too', async () => {
  const family = 'SAF0123456789012345678901';
  const one = rows
    .slice(0, 2000)
    .map((row, at) => ({ ...row, family, date: 45000 - (at % 7), invoiceNumber: 2000 - at }));
  const validation = await validate(one);
  const first = one.length - 1 - ((one.length - 1 - 6) % 7);
  expect(one[first]).toMatchObject({ date: 44994 });
  expect(validation.resultOf(first)?.productBalance).toBe(3500);
  expect(validation.resultOf(6)?.productBalance).toBe(0);
});
