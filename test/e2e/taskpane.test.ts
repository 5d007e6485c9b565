import type axeCore from 'axe-core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Frame, Page } from 'playwright-core';
import type { CellValue } from '../../src/workbook/port';
import { builtFolder, openBuiltPages, type BuiltPages } from './browser';
import { openPaneBesideCells } from './panePage';

type Axe = typeof axeCore;
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const line = { A2: 'Babaçu', B2: 'MA', C2: 2500, D2: 3.7, E2: 4.5 };
const cells: Record<string, CellValue> = {
  ...line,
  F2: '=PGPMBIO.VSP(A2,B2,C2,D2,E2)',
  F3: '=PGPMBIO.VSP("Babaçi","MA",C2,D2,E2)',
  F4: '=PGPMBIO.VSP(A2,B2,C2*2,D2,E2)',
};

let pages: BuiltPages;
let page: Page;

jest.setTimeout(180_000);

beforeAll(async () => {
  pages = await openBuiltPages();
  page = pages.page;
  page.setDefaultTimeout(60_000);
});
afterEach(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ forcedColors: 'none' });
  expect(pages.leaving).toEqual([]);
  expect(pages.errors.splice(0)).toEqual([]);
});
afterAll(() => pages.close());

async function paneAt(width: number, selected: string, query = ''): Promise<Frame> {
  await openPaneBesideCells(page, pages.base, { width, height: 800, cells: { ...cells }, selected, query });
  const frame = page.frames().find((one) => one.url().includes('taskpane.html'))!;
  await frame.getByRole('tablist').waitFor();
  return frame;
}

/** What axe finds wrong, colours included, once nothing moves any more. */
async function barriers(frame: Frame): Promise<string[]> {
  await frame.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  await frame.evaluate(axeSource);
  return frame.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    // Fluent UI's focus keeper puts empty stops at both ends of the page; they hand the focus on at once.
    const { violations } = await axe.run({ exclude: ['[data-tabster-dummy]'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

/** How far the pane reaches past its right edge. */
function overflow(frame: Frame): Promise<number> {
  return frame.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

describe.each([
  ['320 px, light', 320, '', false],
  ['350 px, dark', 350, '?theme=dark', false],
  ['320 px, high contrast', 320, '', true],
  ['320 px, in English', 320, '?lang=en-US', false],
] as const)('the pane at %s', (_name, width, query, isHighContrast) => {
  const isEnglish = query.includes('lang=en-US');

  test('fits and has no barriers on any of its screens', async () => {
    await page.emulateMedia({ forcedColors: isHighContrast ? 'active' : 'none' });
    const frame = await paneAt(width, 'F2', query);
    await frame.getByRole('region', { name: isEnglish ? 'Memory of calculation' : 'Memória de cálculo' }).waitFor();
    expect(await overflow(frame)).toBe(0);
    expect(await barriers(frame)).toEqual([]);
    for (const tab of isEnglish ? ['Functions', 'Tables'] : ['Funções', 'Tabelas']) {
      await frame.getByRole('tab', { name: tab }).click();
      const vsp = frame.getByRole('button', { name: /^PGPMBIO\.VSP/ });
      if ((await vsp.count()) > 0) await vsp.click();
      expect(await overflow(frame)).toBe(0);
      expect(await barriers(frame)).toEqual([]);
    }
  });
});

test('other states fit and have no barriers', async () => {
  for (const [cell, text] of [
    ['F3', 'PGPMBIO.VSP não dá resultado'],
    ['F4', 'C2*2'],
    ['A9', 'A célula está vazia.'],
  ] as const) {
    const frame = await paneAt(320, cell);
    await frame.getByText(text, { exact: true }).waitFor();
    expect(await overflow(frame)).toBe(0);
    expect(await barriers(frame)).toEqual([]);
  }
});

test('follows the cell selected in the spreadsheet', async () => {
  const frame = await paneAt(320, 'A9');
  await frame.getByText('A célula está vazia.').waitFor();
  await page.evaluate(() => (window as unknown as { select(address: string): void }).select('F2'));
  await frame.getByText('Célula selecionada: F2 (Compras)').waitFor();
  await frame.getByText(/Valor a pagar: R\$.3\.500,00/).waitFor();
});

test('needs no mouse: find a function, insert its example, decide about a cell in use', async () => {
  const frame = await paneAt(320, 'H7');
  const cellAt = (address: string) =>
    page.evaluate((name) => (window as unknown as { cells: Record<string, CellValue> }).cells[name] ?? null, address);
  const focused = () =>
    frame.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 20; step++) {
      if (name.test((await focused()) ?? '')) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the Tab key does not reach ${name}`);
  };
  const insert = /^Inserir na célula selecionada: =PGPMBIO\.VSP\("Babaçu"/;

  await frame.evaluate(() => window.focus());
  await tabTo(/^Explicar célula/);
  for (let tab = 0; tab < 3; tab++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await frame.getByRole('heading', { name: 'Funções' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('vsp');
  await tabTo(/^PGPMBIO\.VSP/);
  await page.keyboard.press('Enter');
  await tabTo(insert);
  await page.keyboard.press('Enter');
  await frame.getByText('Fórmula inserida em H7 (Compras).').waitFor();
  expect(await cellAt('H7')).toBe('=PGPMBIO.VSP("Babaçu","MA",2500,3.7,4.5)');

  await page.evaluate(() => (window as unknown as { select(address: string): void }).select('D2'));
  await page.keyboard.press('Enter');
  const dialog = frame.getByRole('alertdialog', { name: 'Substituir o conteúdo da célula?' });
  await dialog.waitFor();
  await frame.getByText('D2 (Compras) não está vazia. Contém: 3,7').waitFor();
  expect(await overflow(frame)).toBe(0);
  expect(await barriers(frame)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await cellAt('D2')).toBe(3.7);
  await expect(focused()).resolves.toMatch(insert);

  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await tabTo(/^Substituir$/);
  await page.keyboard.press('Enter');
  await frame.getByText('Fórmula inserida em D2 (Compras).').waitFor();
  expect(await cellAt('D2')).toBe('=PGPMBIO.VSP("Babaçu","MA",2500,3.7,4.5)');
});

test('opened alone it says where it works, and asks no other computer for anything', async () => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${pages.base}/taskpane.html`);
  await page.getByText('Esta página é o painel do ConfereBio e precisa de uma planilha ao lado.').waitFor();
  expect(await overflow(page.mainFrame())).toBe(0);
  expect(await barriers(page.mainFrame())).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pt-BR');
});

describe('in Excel', () => {
  const site = 'https://conferebio.example';
  const office = 'https://appsforoffice.microsoft.com/lib/1/hosted/office.js';
  /** Stands for office.js: Excel that runs the page without showing it, until `showPane()`. */
  const officeScript = `
    window.associated = [];
    window.Excel = { run: () => Promise.reject({ code: 'InvalidSelection' }) };
    window.CustomFunctions = { associate: (id) => window.associated.push(id), Error: class extends Error {}, ErrorCode: {} };
    const handlers = [];
    window.requestAnimationFrame = () => 0;
    window.showPane = () => handlers.forEach((handler) => handler({ visibilityMode: 'Taskpane' }));
    window.Office = {
      HostType: { Excel: 'Excel' }, PlatformType: {}, VisibilityMode: { taskpane: 'Taskpane' },
      onReady: (callback) => { const info = { host: 'Excel', platform: 'PC' }; callback?.(info); return Promise.resolve(info); },
      addin: { onVisibilityModeChanged: (handler) => { handlers.push(handler); return Promise.resolve(); } },
      context: { displayLanguage: 'en-US', officeTheme: {}, requirements: { isSetSupported: () => true } },
    };`;

  test("office.js comes first, the functions at once, the pane's code only when Excel shows it", async () => {
    const asked: string[] = [];
    await page.route(`${site}/**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      if (name.endsWith('.js')) asked.push(name);
      return route.fulfill({ path: path.join(builtFolder(), name) });
    });
    await page.route(office, (route) => route.fulfill({ contentType: 'text/javascript', body: officeScript }));
    await page.goto(`${site}/taskpane.html`);
    const ids = JSON.parse(readFileSync(path.join(builtFolder(), 'functions.json'), 'utf8')) as {
      functions: { id: string }[];
    };
    await page.waitForFunction(
      (count) => (window as unknown as { associated?: string[] }).associated?.length === count,
      ids.functions.length,
    );
    const associated = await page.evaluate(() => (window as unknown as { associated: string[] }).associated);
    expect([...associated].sort()).toEqual(ids.functions.map(({ id }) => id).sort());
    await page.waitForLoadState('networkidle');
    expect(asked.filter((name) => name.startsWith('chunks/'))).toEqual([]);
    await page.evaluate(() => (window as unknown as { showPane(): void }).showPane());
    await page.getByRole('tab', { name: 'Explain cell' }).waitFor();
    expect(asked.some((name) => name.startsWith('chunks/pane.'))).toBe(true);
  });

  test('without office.js, for lack of a network, the functions and the pane still come', async () => {
    await page.route(`${site}/**`, (route) =>
      route.fulfill({ path: path.join(builtFolder(), new URL(route.request().url()).pathname) }),
    );
    await page.route(office, (route) => route.abort());
    await page.goto(`${site}/taskpane.html`);
    await page.getByText('Esta página é o painel do ConfereBio e precisa de uma planilha ao lado.').waitFor();
    // The browser itself reports the script that did not come.
    expect(pages.errors.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  });
});
