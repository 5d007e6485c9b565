/**
 * A million sales that come in parts and are never at hand all at once: how the check's time grows against the loop in
 * plain floats (of the same run), the longest slice and what memory it takes above nothing. Totals are held against BigInt.
 * With a browser at hand, the same in a page of it.
 */
import { defaultReadings } from '../src/rules/pgpmbio/readings';
import { validateSalesInParts } from '../src/validation/pgpmbio/validateSales';
import { openBrowser } from '../test/e2e/browser';
import { exactTotals, inBrowser } from '../test/e2e/longTable';
import { cpuMs, SliceClock } from './cpuClock';
import { FloatLoop } from './sales';
import { everything, salesInParts, tableInParts } from './salesTable';

const ROWS = Number(process.env.ROWS ?? 1_000_000);
const mebibytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);

function floats(): number {
  const loop = new FloatLoop();
  let ms = 0;
  for (const rows of salesInParts(ROWS)) {
    const start = cpuMs();
    loop.payable(rows);
    ms += cpuMs() - start;
  }
  return ms;
}

async function inNode(): Promise<void> {
  const loop = floats();
  global.gc?.();
  const before = process.memoryUsage();
  const most = { heap: 0, buffers: 0 };
  const look = () => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    most.heap = Math.max(most.heap, heapUsed - before.heapUsed);
    most.buffers = Math.max(most.buffers, arrayBuffers - before.arrayBuffers);
  };
  let making = 0;
  const clock = new SliceClock();
  // Making a part is no work of the check.
  const parts = tableInParts(ROWS, everything, cpuMs, (ms) => {
    making += ms;
    clock.begin();
  });
  const context = { marketPrices: [], priorBalances: [], readings: defaultReadings };
  const start = cpuMs();
  const { totals } = await validateSalesInParts(parts, context, { pause: clock.pause, onProgress: look });
  clock.end();
  look();
  const check = cpuMs() - start - making;
  const exactly = exactTotals(ROWS);
  console.log(`${ROWS} rows in parts, all columns`);
  console.log(`float loop        ${loop.toFixed(0).padStart(6)} ms  ratio  1.00`);
  console.log(`check in Node     ${check.toFixed(0).padStart(6)} ms  ratio ${(check / loop).toFixed(2).padStart(5)}`);
  console.log(
    `longest slice ${clock.longest.toFixed(0)} ms; at most ${mebibytes(most.heap)} MiB of heap and ${mebibytes(most.buffers)} MiB of columns above nothing`,
  );
  console.log(
    `payable ${totals.payable} cents, exactly ${exactly.payable} of all rows; ${totals.rowsWithErrors} rows with errors`,
  );
}

async function inPage(): Promise<void> {
  const browser = await openBrowser().catch(() => null);
  if (browser === null) return console.log('no browser at hand');
  try {
    const { totals, ms, longest, memory } = await inBrowser(browser, ROWS);
    console.log(
      `needed columns in a browser ${ms.toFixed(0)} ms, longest slice ${longest.toFixed(0)} ms (time of day)`,
    );
    console.log(`heap ${mebibytes(memory.heap)} MiB, columns ${mebibytes(memory.buffers)} MiB when done`);
    console.log(`payable ${totals.payable} cents, exactly ${exactTotals(ROWS).payable}`);
  } finally {
    await browser.close();
  }
}

void inNode().then(inPage);
