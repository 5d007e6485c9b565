import fc from 'fast-check';
import type { SalesContext } from '../../../src/validation/pgpmbio/context';
import type { SalesValidation } from '../../../src/validation/pgpmbio/salesValidation';
import { validateSales, validateSalesInParts } from '../../../src/validation/pgpmbio/validateSales';
import type { RowsAtHand, TableInParts, TableWithValues } from '../../../src/validation/tableCells';
import { Cancelled } from '../../../src/validation/work';
import { CONTEXT, fixesOf, SALE, tableOf, type Row } from './salesTable';

const pause = () => Promise.resolve();

const KEY = '21230611222333000181550010000000011000000019';

/** Rows that repeat, contradict and follow each other, clean and faulty. */
const row: fc.Arbitrary<Row> = fc.record({
  family: fc.constantFrom<Row['family'][]>(
    SALE.family!,
    'SAF0123456789012345678901',
    'SAFO123456789012345678901',
    'PA062023.01.000000001CAF',
    '',
    123,
    null,
  ),
  previousFamily: fc.constantFrom<Row['family'][]>(null, null, 'SAF0123456789012345678901', SALE.family!),
  cpf: fc.constantFrom<Row['cpf'][]>('529.982.247-25', 52998224725, 1234567890, '111', null),
  date: fc.constantFrom<Row['date'][]>(45092, 45093, '15/06/2023', '2023-13-06', 30, null),
  product: fc.constantFrom<Row['product'][]>('Babaçu (amêndoa)', 'amêndoa de babassu', 'babaçu', 'Açaí', 'soja', null),
  uf: fc.constantFrom<Row['uf'][]>('MA', 'MA', 21, 'PA', 'XX', null),
  municipality: fc.constantFrom<Row['municipality'][]>('São Luís', 'Sao Luis', null),
  invoiceKey: fc.constantFrom<Row['invoiceKey'][]>(null, null, KEY, 'chave', 3.52e43),
  invoiceNumber: fc.constantFrom<Row['invoiceNumber'][]>(1, 2, '2', 'NF 000.002', 'A-3', 's/n', null),
  invoiceSeries: fc.constantFrom<Row['invoiceSeries'][]>(1, '001', null),
  issuer: fc.constantFrom<Row['issuer'][]>('11.222.333/0001-81', 'Comprador', 456789000190, null),
  organisation: fc.constantFrom<Row['organisation'][]>('Cooperativa A', 'Cooperativa B', null),
  quantity: fc.constantFrom<Row['quantity'][]>(100, 250.5, '1.500', '1.234,5', 900000, -3, 'cem', null),
  salePrice: fc.constantFrom<Row['salePrice'][]>(3.82, 1, '3,82', 400, null),
  marketPrice: fc.constantFrom<Row['marketPrice'][]>(4.5, 0.5, '4,50', null),
  invoiceTotal: fc.constantFrom<Row['invoiceTotal'][]>(null, 382, '382,00', 'x'),
  value: fc.constantFrom<Row['value'][]>(null, 382, 5730, '5.730,00'),
});

const CONTEXTS: readonly Partial<SalesContext>[] = [
  {},
  {
    keptOfACode: 2,
    readings: { ...CONTEXT.readings, invoiceOrder: 'rowOrder' },
    priorBalances: [
      {
        family: 'SAF0123456789012345678901',
        year: 2023,
        productId: null,
        cents: 100_000,
        organisation: 'Cooperativa C',
      },
    ],
    presentedKeys: new Map([[KEY, 'pedido 1']]),
    kilogramsOfInvoices: new Map([[KEY, 120]]),
  },
];

/** The same table in parts that end behind these rows; the cells of a part are gone when the next one comes. */
function inParts(
  { table, values }: TableWithValues,
  ends: readonly number[],
  told = table.dataRows.length,
): TableInParts {
  async function* parts(): AsyncGenerator<RowsAtHand> {
    let from = 0;
    for (const end of [...ends, table.dataRows.length]) {
      const at = table.dataRows.slice(from, end).map((sheetRow) => [...(values[sheetRow] ?? [])]);
      yield { values: at, dataRows: at.map((_, index) => index) };
      for (const cells of at) cells.fill('no longer at hand');
      await Promise.resolve();
      from = Math.max(from, end);
    }
  }
  return { columns: table.columns, parts: parts(), expectedRows: () => told };
}

function allThatIsSaid(validation: SalesValidation) {
  const { findings, counts, totals } = validation;
  const rows = Array.from({ length: totals.rows }, (_, at) => [
    validation.resultOf(at),
    validation.severityOf(at),
    validation.errorOf(at),
  ]);
  return { findings, counts, fixes: fixesOf(validation), totals, rows };
}

test('rows that come in parts are told and computed as those that are all at hand', async () => {
  const tables = fc.array(row, { maxLength: 60 });
  const ends = fc.array(fc.nat(60), { maxLength: 6 }).map((all) => [...all].sort((a, b) => a - b));
  await fc.assert(
    fc.asyncProperty(tables, ends, fc.nat(90), fc.constantFrom(...CONTEXTS), async (rows, at, told, more) => {
      const context = { ...CONTEXT, ...more };
      const table = tableOf(rows);
      const whole = await validateSales(table, context, { pause });
      const parts = await validateSalesInParts(inParts(table, at, told), context, { pause });
      expect(allThatIsSaid(parts)).toEqual(allThatIsSaid(whole));
    }),
    { numRuns: 100 },
  );
});

test('more different cells than are remembered change nothing', async () => {
  const rows = Array.from({ length: 21_000 }, (_, at) => ({
    ...SALE,
    invoiceNumber: null,
    family: `SAF0${String(at).padStart(21, '0')}`,
    quantity: `${at},5`,
  }));
  const validation = await validateSales(tableOf([...rows, ...rows.slice(0, 10)]), CONTEXT, { pause });
  expect(validation.counts.get('G03')).toEqual([{ severity: 'warning', found: 10, kept: 10 }]);
  expect(validation.fixesOf('L29')).toHaveLength(21_010);
});

test('stopped between two parts: the source is closed and nothing is answered', async () => {
  const table = tableOf(Array.from({ length: 40 }, (_, at) => ({ ...SALE, invoiceNumber: at })));
  const controller = new AbortController();
  let closed = false;
  async function* parts(): AsyncGenerator<RowsAtHand> {
    try {
      for (let from = 0; from < 40; from += 10) {
        if (from === 20) controller.abort();
        await Promise.resolve();
        yield { values: table.values, dataRows: table.table.dataRows.slice(from, from + 10) };
      }
    } finally {
      closed = true;
    }
  }
  const source = { columns: table.table.columns, parts: parts(), expectedRows: () => 40 };
  await expect(validateSalesInParts(source, CONTEXT, { signal: controller.signal })).rejects.toBeInstanceOf(Cancelled);
  expect(closed).toBe(true);
});

test('a source that fails while it is read ends the check with its own failure', async () => {
  const table = tableOf([SALE]);
  async function* parts(): AsyncGenerator<RowsAtHand> {
    yield { values: table.values, dataRows: table.table.dataRows };
    await Promise.reject(new Error('the file ends in the middle of a row'));
  }
  const source = { columns: table.table.columns, parts: parts(), expectedRows: () => 10 };
  await expect(validateSalesInParts(source, CONTEXT)).rejects.toThrow('the file ends in the middle of a row');
});
