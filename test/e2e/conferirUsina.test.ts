import type axeCore from 'axe-core';
import { readFileSync } from 'node:fs';
import type { Frame, Page } from 'playwright-core';
import type { CellRef } from '../../src/workbook/port';
import { openBuiltPages, type BuiltPages } from './browser';
import { WorkbenchPage } from './workbenchPage';

/** The plant's sample is checked in the pane beside it, in a real browser: by mouse in Portuguese, by keyboard in English. */
type Axe = typeof axeCore;
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

jest.setTimeout(240_000);

let pages: BuiltPages;
let page: Page;
let workbench: WorkbenchPage;
let pane: Frame;

beforeAll(async () => {
  pages = await openBuiltPages();
  page = pages.page;
  page.setDefaultTimeout(90_000);
  workbench = new WorkbenchPage(page, pages.base);
}, 180_000);
afterEach(() => {
  expect(pages.leaving).toEqual([]);
  expect(pages.errors.splice(0)).toEqual([]);
});
afterAll(() => pages.close());

/** The sample with a cell of its purchases selected, and the pane beside it at a width. */
async function openSample({ width = 350, query = '' } = {}): Promise<void> {
  await workbench.open();
  await page.locator('summary', { hasText: 'Exemplos' }).click();
  await page.getByRole('button', { name: 'Usina (Selo Biocombustível Social)' }).click();
  await page.waitForFunction(() => document.title.startsWith('usina-exemplo.xlsx'));
  await page.evaluate(
    ([pixels, search]) => {
      const frame = document.querySelector<HTMLIFrameElement>('#pane')!;
      Object.assign(frame.style, { width: `${pixels}px`, minWidth: '0', flex: 'none' });
      frame.src = `taskpane.html${search}`;
    },
    [width, query] as const,
  );
  await select({ sheet: 'Aquisições', row: 6, column: 2 });
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
    const reaching = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.tagName} “${element.textContent?.slice(0, 60)}” ${element.className}`);
    const tooWide =
      scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide: ${reaching.join(', ')}`] : [];
    return [...tooWide, ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)];
  });
}

test.each([
  ['320 px, light', 320, '?lang=pt-BR'],
  ['350 px, dark', 350, '?lang=pt-BR&theme=dark'],
])('by mouse, from the purchases to the cell of a finding on another sheet: %s', async (_name, width, query) => {
  const found: string[] = [];
  const look = async (step: string) => found.push(...(await faults()).map((fault) => `${step}: ${fault}`));
  await openSample({ width, query });
  await pane.getByRole('tab', { name: 'Conferir' }).click();
  await pane.getByText('Tabela da célula selecionada').waitFor();
  await pane.getByRole('button', { name: /^Escolher: Aquisições \(Selo\) – Aquisições/ }).click();
  await pane.getByRole('heading', { name: '2. Confirme as colunas' }).waitFor();
  await pane.getByRole('button', { name: 'Colunas de Custos' }).click();
  await pane.getByLabel(/^H · Nota, contrato ou folha/).waitFor();
  await look('columns');
  await pane.getByRole('button', { name: 'Continuar' }).click();
  await pane.getByText(/De B14 \(Parâmetros\)/).waitFor();
  await pane.getByRole('button', { name: /^Leituras da norma/ }).click();
  await pane.getByLabel(/^S16\./).waitFor();
  await look('parameters');
  await pane.getByRole('button', { name: 'Conferir', exact: true }).click();
  await pane.getByRole('heading', { name: 'Resultado' }).waitFor();
  await pane.getByText('25,2945%', { exact: true }).first().waitFor();
  await pane.getByText('7,3673%', { exact: true }).first().waitFor();
  await pane.getByText('Percentual mínimo não alcançado').waitFor();
  await look('summary');
  await pane.getByRole('tab', { name: /^Achados/ }).click();
  await pane.getByRole('button', { name: /^R23/ }).click();
  await pane.getByRole('option').first().click();
  await pane.getByText('Célula selecionada: H10 (Custos)').waitFor();
  expect(await selected()).toMatchObject({ sheet: 'Custos', row: 9, column: 7 });
  await look('findings');
  // Nobody typed anything.
  expect(await pane.getByText(/^A planilha mudou depois da conferência/).count()).toBe(0);
  expect(found).toEqual([]);
});

test('by keyboard alone, in English', async () => {
  await openSample({ width: 320, query: '?lang=en-US' });
  await pane.getByRole('tab', { name: 'Explain cell' }).focus();
  const press = (key: string) => page.keyboard.press(key);
  await press('ArrowRight');
  await press('Enter');
  await pane.getByText('Table around the selected cell').waitFor();
  await tabTo('Choose: Purchases');
  await press('Enter');
  await pane.getByRole('heading', { name: '2. Confirm the columns' }).waitFor();
  await tabTo('Continue');
  await press('Enter');
  await pane.getByRole('heading', { name: '3. Say what holds for the plant' }).waitFor();
  // The field of the year: Enter sends the form.
  await press('Tab');
  await press('Enter');
  await pane.getByRole('heading', { name: 'Result' }).waitFor();
  await pane.getByText('25.2945%', { exact: true }).first().waitFor();
  expect(await faults()).toEqual([]);
  await tabTo('Summary');
  await press('ArrowRight');
  await press('Enter');
  await tabTo('R23');
  await press('Enter');
  await pane.getByRole('listbox').waitFor();
  await tabTo('R23 · ');
  await press('Enter');
  await pane.getByText('Cell selected: H10 (Custos)').waitFor();
  expect(await faults()).toEqual([]);
});

/** Presses Tab until the element with the focus is the one whose name begins so. */
async function tabTo(name: string): Promise<void> {
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await pane.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    });
    if (focused.startsWith(name)) return;
  }
  throw new Error(`Tab does not come to “${name}”`);
}
