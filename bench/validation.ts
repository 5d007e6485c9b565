/**
 * Ratios within one run: the whole check of a table of sales (every cell, rows together, balances, findings, totals)
 * against a loop in plain floats that only computes, on the same rows; once with the columns that the computation
 * needs, once with all that an invoice has. Also the longest slice and the heap. First of all, wrong rows are counted
 * against BigInt. `ROWS=1000000 ROUNDS=1 npx tsx bench/validation.ts` for a million.
 */
import { modulus11 } from '../src/brazil/checkDigit';
import { cnpjCheckDigits } from '../src/brazil/cnpj';
import { cpfCheckDigits } from '../src/brazil/cpf';
import { decimalOf } from '../src/brazil/numbers';
import { ufs } from '../src/brazil/ufs';
import { defaultReadings } from '../src/rules/pgpmbio/readings';
import { priceTables } from '../src/rules/pgpmbio/tables';
import type { ColumnId } from '../src/sheets/columns';
import type { CellValue } from '../src/workbook/port';
import type { TableWithValues } from '../src/validation/tableCells';
import type { SalesContext } from '../src/validation/pgpmbio/context';
import type { SalesValidation } from '../src/validation/pgpmbio/salesValidation';
import { validateSales } from '../src/validation/pgpmbio/validateSales';
import { oraclePayable } from '../test/rules/pgpmbio/oracle';
import { floatLoop, sample, type Row } from './sales';

const ROWS = Number(process.env.ROWS ?? 100_000);
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const table = priceTables()[0]!;
const rows = sample(ROWS).map((row) => ({ ...row, dap: row.dap.replace('SDW', 'SAF') }));

type Columns = Partial<Record<ColumnId, (row: Row, at: number) => CellValue>>;

const needed: Columns = {
  family: ({ dap }) => dap,
  date: ({ date }) => date,
  product: ({ product }) => product,
  uf: ({ uf }) => uf,
  quantity: ({ quantity }) => quantity,
  salePrice: ({ salePrice }) => salePrice,
  marketPrice: ({ marketPrice }) => marketPrice,
};

const ISSUER = withDigits('112223330001', cnpjCheckDigits);

function withDigits(start: string, digits: (start: string) => string): string {
  return start + digits(start);
}

function keyOf({ uf, date }: Row, at: number): string {
  const code = ufs.find((one) => one.uf === uf)!.code;
  const month = new Date((date - 25569) * 86_400_000).toISOString().slice(2, 7).replace('-', '');
  const start = `${code}${month}${ISSUER}55001${String(at).padStart(9, '0')}1${String(at % 99999999).padStart(8, '0')}`;
  return start + modulus11(start, 9);
}

const everything: Columns = {
  ...needed,
  cpf: ({ dap }) => withDigits(dap.slice(-9), cpfCheckDigits),
  municipality: ({ uf }) => ({ MT: 'Cuiabá', PA: 'Belém', AM: 'Manaus' })[uf] ?? null,
  invoiceKey: keyOf,
  invoiceNumber: (_, at) => at,
  issuer: () => ISSUER,
  buyer: () => withDigits('445556660001', cnpjCheckDigits),
  organisation: ({ dap }) => `Cooperativa ${dap.slice(-1)}`,
  value: ({ quantity, salePrice }) => Math.round(quantity * salePrice * 100) / 100,
};

function tableOf(columns: Columns): TableWithValues {
  const entries = Object.entries(columns) as [ColumnId, (row: Row, at: number) => CellValue][];
  return {
    table: {
      kind: 'sales',
      headerRows: [],
      dataRows: Array.from(rows.keys()),
      leftOut: [],
      columns: entries.map(([id], at) => ({ id, at, header: id, certainty: 'known' })),
      unmatched: [],
      missing: [],
    },
    values: rows.map((row, at) => entries.map(([, cell]) => cell(row, at))),
  };
}

const context: SalesContext = { marketPrices: [], priorBalances: [], readings: defaultReadings };

/** Payable cents that are not those of the exact computation. */
function wrongRows(validation: SalesValidation): string {
  const exactly = oraclePayable(
    rows.map((row) => {
      const { minimumPrice, limit, productId } = table.rows.find(
        ({ label, ufs: places }) => label === row.product && places.includes(row.uf),
      )!;
      return {
        family: row.dap,
        product: productId,
        date: `2023-${String(row.date)}`,
        quantity: decimalOf(row.quantity),
        salePrice: decimalOf(row.salePrice),
        marketPrice: decimalOf(row.marketPrice),
        minimumPrice: minimumPrice.toFixed(),
        limit: limit.toFixed(),
      };
    }),
    table.annualCap.toFixed(),
  ).map(Number);
  let without = 0;
  let wrong = 0;
  exactly.forEach((cents, row) => {
    const result = validation.resultOf(row);
    if (result === null) without++;
    else if (Math.round(result.payable * 100) !== cents) wrong++;
  });
  return `wrong rows ${wrong}, without value ${without}`;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function compare(): Promise<void> {
  const [narrow, wide] = [tableOf(needed), tableOf(everything)];
  const best = { loop: Infinity, needed: Infinity, everything: Infinity };
  let longest = 0;
  let turn = performance.now();
  const pause = () =>
    new Promise<void>((resolve) => {
      longest = Math.max(longest, performance.now() - turn);
      setImmediate(() => {
        turn = performance.now();
        resolve();
      });
    });
  let last: SalesValidation | null = null;
  const heapBefore = process.memoryUsage().heapUsed;
  let heap = 0;
  for (let round = 0; round < ROUNDS; round++) {
    best.loop = Math.min(best.loop, await timed(() => Promise.resolve(floatLoop(rows))));
    best.needed = Math.min(best.needed, await timed(() => validateSales(narrow, context)));
    turn = performance.now();
    const onProgress = () => (heap = Math.max(heap, process.memoryUsage().heapUsed));
    const run = async () => (last = await validateSales(wide, context, { pause, onProgress }));
    best.everything = Math.min(best.everything, await timed(run));
  }
  const ratio = (ms: number) => `${ms.toFixed(0).padStart(6)} ms  ratio ${(ms / best.loop).toFixed(2).padStart(5)}`;
  const validation = last as unknown as SalesValidation;
  console.log(`${ROWS} rows, best of ${ROUNDS} rounds`);
  console.log(`float loop                        ${ratio(best.loop)}`);
  console.log(`validateSales, needed columns     ${ratio(best.needed)}`);
  console.log(`validateSales, all columns        ${ratio(best.everything)}  ${wrongRows(validation)}`);
  const mebibytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);
  console.log(`longest slice ${longest.toFixed(0)} ms; heap ${mebibytes(heap - heapBefore)} MiB above the table`);
  const { errors, warnings, information } = validation.totals;
  console.log(`${errors} errors, ${warnings} warnings, ${information} remarks`);
  for (const [code, counts] of validation.counts)
    console.log(code, counts.map(({ severity, found }) => `${severity} ${found}`).join(', '));
}

void compare();
