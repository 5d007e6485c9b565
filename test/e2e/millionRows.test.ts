import type { Browser } from 'playwright-core';
import { openBrowser } from './browser';
import { exactTotals, inBrowser } from './longTable';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
}, 120_000);
afterAll(() => browser.close());

/** A browser on a busy machine takes minutes for a million, which `bench/millionRows.ts` checks in Node and in a page. */
const ROWS = 200_000;

test('200,000 sales, of the million of the benchmark, are checked in a page of a browser, in slices, to the exact cent', async () => {
  const { totals, last, findings, turns } = await inBrowser(browser, ROWS);
  const exactly = exactTotals(ROWS);
  expect(totals).toMatchObject({ rows: ROWS, lines: ROWS, rowsWithErrors: 0, ...exactly });
  expect(totals.groups).toBeGreaterThan(4_000);
  expect(last.payable).not.toBeNull();
  expect(findings).toBeLessThan(100_000);
  expect(turns).toBeGreaterThan(20);
}, 300_000);
