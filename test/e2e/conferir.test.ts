import type axeCore from 'axe-core';
import { readFileSync } from 'node:fs';
import type { Frame, Page } from 'playwright-core';
import type { CellRef } from '../../src/workbook/port';
import { openBuiltPages, type BuiltPages } from './browser';
import { WorkbenchPage } from './workbenchPage';

/** The cooperative's sample is checked in the pane beside it, in a real browser. */
type Axe = typeof axeCore;
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

jest.setTimeout(180_000);

let pages: BuiltPages;
let page: Page;
let workbench: WorkbenchPage;
let pane: Frame;

beforeAll(async () => {
  pages = await openBuiltPages();
  page = pages.page;
  page.setDefaultTimeout(60_000);
  workbench = new WorkbenchPage(page, pages.base);
}, 120_000);
afterEach(() => {
  expect(pages.leaving).toEqual([]);
  expect(pages.errors.splice(0)).toEqual([]);
});
afterAll(() => pages.close());

/** The sample with a cell of its invoices selected, and the pane beside it at a width. */
async function openSample({ width = 350, query = '' } = {}): Promise<void> {
  await workbench.open();
  await page.evaluate(
    ([pixels, search]) => {
      const frame = document.querySelector<HTMLIFrameElement>('#pane')!;
      Object.assign(frame.style, { width: `${pixels}px`, minWidth: '0', flex: 'none' });
      frame.src = `taskpane.html${search}`;
    },
    [width, query] as const,
  );
  await select({ sheet: 'Notas', row: 6, column: 2 });
  const found = page.frameLocator('#pane');
  await found.getByRole('tablist').first().waitFor();
  pane = page.frames().find((frame) => frame.url().includes('taskpane.html'))!;
  await pane.waitForFunction((pixels) => window.innerWidth === pixels, width);
}

const select = (cell: CellRef) => page.evaluate((target) => window.conferebioWorkbook!.select(target), cell);
const selected = () => page.evaluate(() => window.conferebioWorkbook!.selectedCell());

/** What axe finds wrong, colours included, once nothing moves any more, and how far the pane reaches past its edge. */
async function faults(): Promise<string[]> {
  await pane.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  await pane.evaluate(axeSource);
  return pane.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run({ exclude: ['[data-tabster-dummy]'] });
    const { scrollWidth, clientWidth } = document.documentElement;
    const tooWide = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
    return [...tooWide, ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)];
  });
}

test.each([
  ['320 px, light', 320, '?lang=pt-BR'],
  ['350 px, dark', 350, '?lang=pt-BR&theme=dark'],
])('by mouse, from the table to the cell of a finding: %s', async (_name, width, query) => {
  await openSample({ width, query });
  await pane.getByRole('tab', { name: 'Conferir' }).click();
  await pane.getByText('Tabela da célula selecionada').waitFor();
  expect(await faults()).toEqual([]);
  await pane.getByRole('button', { name: /^Escolher: Vendas \(PGPM-Bio\) – Notas/ }).click();
  await pane.getByRole('heading', { name: '2. Confirme as colunas' }).waitFor();
  await pane.getByText('Saldos já pagos ou apresentados – Saldos').waitFor();
  expect(await faults()).toEqual([]);
  await pane.getByRole('button', { name: 'Conferir' }).click();
  await pane.getByRole('heading', { name: 'Resultado' }).waitFor();
  await pane.getByRole('table', { name: 'Por família (DAP/CAF)' }).waitFor();
  expect(await faults()).toEqual([]);
  await pane.getByRole('tab', { name: /^Achados/ }).click();
  await pane
    .getByRole('button', { name: /^L03 · Produto/ })
    .first()
    .click();
  const option = pane.getByRole('option').first();
  const place = (await option.textContent())!.match(/^[A-Z]+\d+/)![0];
  await option.click();
  await pane.getByText(`Célula selecionada: ${place} (Notas)`).waitFor();
  expect(await selected()).toMatchObject({ sheet: 'Notas', row: Number(place.slice(1)) - 1, column: 6 });
  expect(await faults()).toEqual([]);
});

test('by keyboard alone, in English', async () => {
  await openSample({ width: 320, query: '?lang=en-US' });
  await pane.getByRole('tab', { name: 'Explain cell' }).focus();
  const press = (key: string) => page.keyboard.press(key);
  await press('ArrowRight');
  await press('Enter');
  await pane.getByText('Table around the selected cell').waitFor();
  await tabTo('Choose: Sales');
  await press('Enter');
  await pane.getByRole('heading', { name: '2. Confirm the columns' }).waitFor();
  await tabTo('Check');
  await press('Enter');
  await pane.getByRole('heading', { name: 'Result' }).waitFor();
  await tabTo('Summary');
  await press('ArrowRight');
  await press('Enter');
  await tabTo('L03');
  await press('Enter');
  await pane.getByRole('listbox').waitFor();
  await tabTo('L03 · Product');
  await press('ArrowDown');
  await press('Enter');
  await pane.getByText(/^Cell selected: [A-Z]+\d+ \(Notas\)$/).waitFor();
  expect((await selected()).column).toBe(6);
  expect(await faults()).toEqual([]);
});

test('a cell edited afterwards makes the result out of date', async () => {
  await openSample({ query: '?lang=pt-BR' });
  await pane.getByRole('tab', { name: 'Conferir' }).click();
  await pane.getByRole('button', { name: /^Escolher: Vendas \(PGPM-Bio\) – Notas/ }).click();
  await pane.getByRole('button', { name: 'Conferir' }).click();
  await pane.getByRole('heading', { name: 'Resultado' }).waitFor();
  await page.locator('canvas[id^="univer-sheet-main-canvas"]').click({ position: { x: 400, y: 300 } });
  await workbench.type('K6', '777');
  await pane.getByText(/este resultado está desatualizado/).waitFor();
  await pane.getByRole('button', { name: 'Conferir de novo' }).click();
  await pane.getByText(/este resultado está desatualizado/).waitFor({ state: 'hidden' });
});

/** Presses Tab until the element with the focus is the one whose name begins so. */
async function tabTo(name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await pane.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
    if (focused.startsWith(name)) return;
  }
  throw new Error(`Tab does not come to “${name}”`);
}
