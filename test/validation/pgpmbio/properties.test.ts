import fc from 'fast-check';
import { ledger } from '../../../src/functions/pgpmbio/ledger';
import { preloadFunctionData } from '../../../src/functions/preload';
import { ledgerStatus } from '../../../src/explain/ledgerStatus';
import { table2023 } from '../../../src/rules/pgpmbio/tables/table2023';
import type { SalesValidation } from '../../../src/validation/pgpmbio/salesValidation';
import { findingsOf, fixesOf, payable, SALE, validate, type Row } from './salesTable';

beforeAll(preloadFunctionData);

const FAMILIES = [
  'SDW0529982247251506231030',
  'SAF0123456789012345678901',
  'PA062023.01.000000001CAF',
  'RS0000000000000000000004',
];

/** Products in a state that covers them in whole. */
const COVERED = table2023.rows.flatMap(({ label, ufs, onlyMunicipalities }) =>
  ufs.filter((uf) => !onlyMunicipalities[uf]).map((uf) => ({ product: label, uf })),
);

const cents = (most: number) => fc.integer({ min: 1, max: most * 100 }).map((amount) => amount / 100);

const sale: fc.Arbitrary<Row> = fc
  .record({
    family: fc.constantFrom(...FAMILIES),
    date: fc.integer({ min: 44928, max: 45291 }),
    covered: fc.constantFrom(...COVERED),
    quantity: fc.oneof(cents(20000), fc.double({ min: 0.001, max: 9000, noNaN: true })),
    salePrice: fc.oneof(cents(12), fc.constant(0), fc.double({ min: 0, max: 12, noNaN: true })),
    marketPrice: fc.option(cents(12), { nil: null, freq: 5 }),
    invoiceNumber: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constantFrom('NF 9', 'NF 10', 'A')),
  })
  .map(({ covered, ...row }) => ({ ...row, ...covered }));

/** Invoices of so many issuers that none stands twice. */
const table = fc.array(sale, { minLength: 1, maxLength: 40 }).map((rows) =>
  rows.map((row, at) => ({
    ...row,
    issuer: `Comprador ${'abcdefghijklmnopqrstuvwxyz'[at % 26]}${at > 25 ? 'x' : ''}`,
  })),
);

const cellsOf = (rows: readonly Row[], column: keyof Row) => rows.map((row) => [row[column] ?? null]);

test('the account is that of PGPMBIO.LEDGER, line by line', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const columns = ['family', 'date', 'product', 'uf', 'quantity', 'salePrice', 'marketPrice'] as const;
      const args = columns.map((column) => cellsOf(rows, column));
      const answer = ledger.run([...args, null, null, null, cellsOf(rows, 'invoiceNumber')]) as unknown[][];
      const validation = await validate(rows);
      const written = rows.map((_, row) => {
        const result = validation.resultOf(row);
        if (result === null) return null;
        const { minimumPrice, mpa, priceUsed, vsp, productBalance, annualBalance, payable: paid, flags } = result;
        return [
          minimumPrice,
          mpa ?? '',
          priceUsed,
          vsp,
          productBalance,
          annualBalance,
          paid,
          ledgerStatus(flags, 'pt-BR'),
        ];
      });
      expect(written).toEqual(answer.map((cells) => [...cells.slice(0, 7), String(cells[7]).split('. ')[0]]));
    }),
    { numRuns: 60 },
  );
});

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

test('what is computed is what is payable and what was cut, to the cent, in all and in each group', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const { totals } = await validate(rows);
      for (const group of [totals, ...totals.byProduct, ...totals.byFamily, ...totals.byOrganisation]) {
        expect(group.vsp).toBe(group.payable + group.cutByProductLimit + group.cutByAnnualCap);
      }
      for (const groups of [totals.byProduct, totals.byFamily, totals.byOrganisation]) {
        expect(sum(groups.map(({ payable: paid }) => paid))).toBe(totals.payable);
        expect(sum(groups.map(({ lines }) => lines))).toBe(totals.lines);
      }
      expect(sum(payable(await validate(rows)).map((amount) => Math.round((amount ?? 0) * 100)))).toBe(totals.payable);
    }),
    { numRuns: 60 },
  );
});

test('rows in another order come to the same, where the dates tell them apart and no family sells in two regions', async () => {
  const inOneState = fc
    .uniqueArray(sale, { minLength: 2, maxLength: 25, selector: ({ date }) => date })
    .map((rows) => rows.map((row) => ({ ...row, product: 'Babaçu (amêndoa)', uf: 'MA' })));
  await fc.assert(
    fc.asyncProperty(inOneState, fc.infiniteStream(fc.nat()), async (rows, random) => {
      const shuffled = rows
        .map((row) => ({ row, place: random.next().value as number }))
        .sort((a, b) => a.place - b.place)
        .map(({ row }) => row);
      const [before, after] = [await validate(rows), await validate(shuffled)];
      expect(byInvoice(shuffled, after)).toEqual(byInvoice(rows, before));
      expect(codesOf(after)).toEqual(codesOf(before));
    }),
    { numRuns: 40 },
  );
});

/** By day, which is the only one of its kind. */
function byInvoice(rows: readonly Row[], validation: SalesValidation): Map<unknown, number | null> {
  return new Map(
    rows.map((row, at) => [row.date, payable(validation)[at] ?? null]).sort(([a], [b]) => Number(a) - Number(b)) as [
      unknown,
      number | null,
    ][],
  );
}

function codesOf(validation: SalesValidation): string[] {
  return findingsOf(validation)
    .map(({ data }) => data.code)
    .filter((code) => code !== 'L21')
    .sort();
}

const DRESSED: readonly Row[] = [
  { quantity: '1.234,5', salePrice: 'R$ 3,82/kg', marketPrice: '4,50' },
  { product: 'amêndoa de babassu', cpf: 1234567890 },
  { uf: 21, municipality: 'Sao Luis' },
  { uf: null, municipality: null, ibge: '211130' },
  { uf: 'MT', municipality: 'ColÃ­der', ibge: 510320 },
  { quantity: '1 234,56', buyer: 456789000190 },
  { quantity: '1.500', value: '5.730,00' },
  { quantity: '2.500', value: 9550, product: 'PiaÃ§ava (fibra)', uf: 'BA' },
];

test('once all certain mends are made none is left, and no amount changed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...DRESSED), { minLength: 1, maxLength: 12 }), async (changes) => {
      const rows = changes.map((change, at) => ({
        ...SALE,
        ibge: null,
        municipality: null,
        invoiceNumber: at + 1,
        ...change,
      }));
      const before = await validate(rows, {}, {}, { buyer: 'CNPJ do comprador' });
      const mended = rows.map((row) => ({ ...row }));
      for (const fixes of fixesOf(before).values())
        for (const { row, column, value } of fixes) mended[row]![column] = value;
      const after = await validate(mended, {}, {}, { buyer: 'CNPJ do comprador' });
      expect([...fixesOf(after).values()].flat()).toEqual([]);
      expect(payable(after)).toEqual(payable(before));
      expect(after.totals).toMatchObject({ payable: before.totals.payable, errors: before.totals.errors });
    }),
    { numRuns: 40 },
  );
});

test('checking twice says the same', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      expect((await validate(rows)).findings).toEqual((await validate(rows)).findings);
    }),
    { numRuns: 20 },
  );
});
