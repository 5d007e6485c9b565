import path from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { salesInParts, annualCap, oracleLine } from '../../bench/salesTable';
import { OracleAccount, oracleVsp } from '../rules/pgpmbio/oracle';
import type { PageAnswer } from './longTablePage';

/** Sums in whole cents, exact, of so many sales of the benchmarks. */
export function exactTotals(rows: number): { vsp: number; payable: number } {
  const account = new OracleAccount(annualCap);
  let [vsp, payable] = [0n, 0n];
  for (const part of salesInParts(rows))
    for (const line of part.map(oracleLine)) {
      vsp += oracleVsp(line);
      payable += account.pay(line);
    }
  return { vsp: Number(vsp), payable: Number(payable) };
}

export interface BrowserAnswer extends PageAnswer {
  /** Bytes when all was done, what was still in use. */
  memory: { heap: number; buffers: number };
}

/** Checks so many sales in a bare page of a browser, without any grid. */
export async function inBrowser(browser: Browser, rows: number): Promise<BrowserAnswer> {
  const bundle = await build({
    entryPoints: [path.join(__dirname, 'longTablePage.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    logLevel: 'error',
  });
  const page = await browser.newPage();
  try {
    await page.addScriptTag({ content: bundle.outputFiles[0]!.text });
    const answer = await page.evaluate((count) => window.checkGenerated(count), rows);
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const usage = (await session.send('Runtime.getHeapUsage')) as { usedSize: number; backingStorageSize?: number };
    return { ...answer, memory: { heap: usage.usedSize, buffers: usage.backingStorageSize ?? 0 } };
  } finally {
    await page.close();
  }
}
