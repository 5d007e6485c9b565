/**
 * Ratios within one run: the whole check of a table of sales (every cell, rows together, balances, findings, totals)
 * against a loop in plain floats that only computes, on the same rows; once with the columns that the computation
 * needs, once with all that an invoice has, and once with these in parts, as a long file gives them. Also the longest
 * slice and the memory. First of all, wrong rows are counted against BigInt. All times are of the processor.
 */
import { defaultReadings } from '../src/rules/pgpmbio/readings';
import type { SalesContext } from '../src/validation/pgpmbio/context';
import type { SalesValidation } from '../src/validation/pgpmbio/salesValidation';
import { validateSales, validateSalesInParts } from '../src/validation/pgpmbio/validateSales';
import { oraclePayable } from '../test/rules/pgpmbio/oracle';
import { cpuMs, SliceClock } from './cpuClock';
import { floatLoop, sample } from './sales';
import { annualCap, everything, needed, oracleLine, tableInParts, tableOf } from './salesTable';

const ROWS = Number(process.env.ROWS ?? 100_000);
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const rows = sample(ROWS);

const context: SalesContext = { marketPrices: [], priorBalances: [], readings: defaultReadings };

/** Payable cents that are not those of the exact computation. */
function wrongRows(validation: SalesValidation): string {
  const exactly = oraclePayable(rows.map(oracleLine), annualCap).map(Number);
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
  const start = cpuMs();
  await work();
  return cpuMs() - start;
}

async function compare(): Promise<void> {
  const [narrow, wide] = [tableOf(rows, needed), tableOf(rows, everything)];
  const best = { loop: Infinity, needed: Infinity, everything: Infinity, inParts: Infinity };
  let longest = 0;
  let last: SalesValidation | null = null;
  const heapBefore = process.memoryUsage().heapUsed;
  let heap = 0;
  for (let round = 0; round < ROUNDS; round++) {
    best.loop = Math.min(best.loop, await timed(() => Promise.resolve(floatLoop(rows))));
    best.needed = Math.min(best.needed, await timed(() => validateSales(narrow, context)));
    const clock = new SliceClock();
    const onProgress = () => (heap = Math.max(heap, process.memoryUsage().heapUsed));
    const run = async () => (last = await validateSales(wide, context, { pause: clock.pause, onProgress }));
    best.everything = Math.min(best.everything, await timed(run));
    clock.end();
    longest = Math.max(longest, clock.longest);
    let making = 0;
    const parts = tableInParts(ROWS, everything, cpuMs, (ms) => (making += ms));
    best.inParts = Math.min(best.inParts, (await timed(() => validateSalesInParts(parts, context))) - making);
  }
  const ratio = (ms: number) => `${ms.toFixed(0).padStart(6)} ms  ratio ${(ms / best.loop).toFixed(2).padStart(5)}`;
  const validation = last as unknown as SalesValidation;
  console.log(`${ROWS} rows, best of ${ROUNDS} rounds`);
  console.log(`float loop                        ${ratio(best.loop)}`);
  console.log(`validateSales, needed columns     ${ratio(best.needed)}`);
  console.log(`validateSales, all columns        ${ratio(best.everything)}  ${wrongRows(validation)}`);
  console.log(`the same in parts                 ${ratio(best.inParts)}`);
  const mebibytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);
  console.log(`longest slice ${longest.toFixed(0)} ms; heap ${mebibytes(heap - heapBefore)} MiB above the table`);
  const { errors, warnings, information } = validation.totals;
  console.log(`${errors} errors, ${warnings} warnings, ${information} remarks`);
}

void compare();
