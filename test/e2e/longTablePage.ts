import { needed, tableInParts } from '../../bench/salesTable';
import { defaultReadings } from '../../src/rules/pgpmbio/readings';
import type { SalesValidation } from '../../src/validation/pgpmbio/salesValidation';
import { validateSalesInParts } from '../../src/validation/pgpmbio/validateSales';

/** What a page made of generated sales. */
export interface PageAnswer {
  totals: { rows: number; rowsWithErrors: number; lines: number; vsp: number; payable: number; groups: number };
  /** Of some rows, whether they have a value, and what was found of them. */
  last: { payable: number | null; severity: string | null };
  findings: number;
  /** How often the page had its turn. */
  turns: number;
  longest: number;
  ms: number;
}

declare global {
  interface Window {
    checkGenerated(rows: number): Promise<PageAnswer>;
    /** Kept, so that what it takes can be seen. */
    checked: SalesValidation;
  }
}

window.checkGenerated = async (count) => {
  let since = performance.now();
  let longest = 0;
  let turns = 0;
  const begin = () => (since = performance.now());
  const pause = async () => {
    longest = Math.max(longest, performance.now() - since);
    turns++;
    await new Promise((resolve) => setTimeout(resolve, 0));
    begin();
  };
  const source = tableInParts(count, needed, () => performance.now(), begin);
  const context = { marketPrices: [], priorBalances: [], readings: defaultReadings };
  const start = performance.now();
  const validation = (window.checked = await validateSalesInParts(source, context, { pause }));
  const { rows, rowsWithErrors, lines, vsp, payable, byFamily } = validation.totals;
  return {
    totals: { rows, rowsWithErrors, lines, vsp, payable, groups: byFamily.length },
    last: {
      payable: validation.resultOf(count - 1)?.payable ?? null,
      severity: validation.severityOf(count - 1),
    },
    findings: validation.findings.length,
    turns,
    longest,
    ms: performance.now() - start,
  };
};
