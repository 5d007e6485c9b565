/**
 * What 10,000 cells with one PGPMBIO.VSP each cost the workbench, beside 10,000 SUM of the same cells: all of them
 * depend on one input that changes. Needs `npm run build` and Chromium; run with `npx tsx bench/workbench.ts`.
 * Wanted: at most twice the time of SUM plus 3 seconds.
 */
import { openBuiltPages } from '../test/e2e/browser';
import { WorkbenchPage } from '../test/e2e/workbenchPage';

const ROWS = 10_000;
const ALLOWED_EXTRA = 3000;

void compare();

async function compare(): Promise<void> {
  const built = await openBuiltPages();
  try {
    const workbench = new WorkbenchPage(built.page, built.base);
    await workbench.open();
    const sum = await recalculation(workbench, (row) => `=SOMA($A$1;B${row};C${row})`);
    const vsp = await recalculation(workbench, (row) => `=PGPMBIO.VSP("Babaçu";"MA";$A$1;B${row};C${row})`);
    const limit = 2 * sum + ALLOWED_EXTRA;
    console.log(
      `10,000 SUM: ${sum} ms; 10,000 PGPMBIO.VSP: ${vsp} ms; ratio ${(vsp / sum).toFixed(2)}; limit ${limit} ms`,
    );
    if (vsp > limit) process.exitCode = 1;
  } finally {
    await built.close();
  }
}

/** Milliseconds from a change of A1 until the last of the formulas shows its new result. */
async function recalculation(workbench: WorkbenchPage, formula: (row: number) => string): Promise<number> {
  await workbench.newBook();
  await workbench.type('A1', '100');
  const lines = Array.from({ length: ROWS }, (_, index) => `3,7\t4,5\t${formula(index + 1)}`);
  await workbench.page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'));
  await workbench.select('B1');
  await workbench.page.keyboard.press('Control+V');
  const last = { sheet: 'Planilha1', row: ROWS - 1, column: 3 };
  await changed(workbench, last, null);
  const { value } = await workbench.page.evaluate((cell) => window.conferebioWorkbook!.readCell(cell), last);
  await workbench.select('A1');
  await workbench.page.keyboard.insertText('200');
  const start = Date.now();
  await workbench.page.keyboard.press('Enter');
  await changed(workbench, last, value as number);
  return Date.now() - start;
}

async function changed(
  workbench: WorkbenchPage,
  cell: { sheet: string; row: number; column: number },
  from: number | null,
): Promise<void> {
  await workbench.page.waitForFunction(
    async ([place, old]) => {
      const { value } = await window.conferebioWorkbook!.readCell(place);
      return typeof value === 'number' && value !== old;
    },
    [cell, from] as const,
    { polling: 50, timeout: 120_000 },
  );
}
