import axe from 'axe-core';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { builtFolder, openBuiltPages, type BuiltPages } from './browser';

const folder = path.join(builtFolder(), 'ajuda');
const pages = [
  ...readdirSync(folder),
  ...readdirSync(path.join(folder, 'en-US')).map((name) => `en-US/${name}`),
].filter((name) => name.endsWith('.html'));

let opened: BuiltPages;
beforeAll(async () => {
  opened = await openBuiltPages();
}, 60_000);
afterAll(() => opened.close());

test.each(pages)('%s fits a narrow screen', async (name) => {
  const { page, base } = opened;
  await page.setViewportSize({ width: 320, height: 640 });
  const response = await page.goto(`${base}/ajuda/${name}`);
  expect(response?.status()).toBe(200);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
});

/** One page of each kind: all others are made like them. */
const kinds = ['index.html', 'problemas.html', 'PGPMBIO.LEDGER.html', 'SELO.COSTS.html', 'en-US/PGPMBIO.TABLES.html'];

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  test.each(kinds)(
    '%s is accessible as far as a program can tell, contrast included',
    async (name) => {
      const { page, base } = opened;
      await page.emulateMedia({ colorScheme });
      await page.goto(`${base}/ajuda/${name}`);
      await page.evaluate(axe.source);
      const { violations } = (await page.evaluate('axe.run()')) as axe.AxeResults;
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    },
    30_000,
  );
});

test('the style sheet and the picture arrive', async () => {
  const { page, base } = opened;
  await page.goto(`${base}/ajuda/en-US/PGPMBIO.VSP.html`);
  const [styled, width] = (await page.evaluate(
    "[getComputedStyle(document.querySelector('table')).borderCollapse, document.querySelector('header img').naturalWidth]",
  )) as [string, number];
  expect([styled, width]).toEqual(['collapse', 64]);
});

test('links lead from the index to a function and to its translation', async () => {
  const { page, base } = opened;
  await page.goto(`${base}/ajuda/index.html`);
  await page.getByRole('link', { name: 'PGPMBIO.LEDGER' }).click();
  await page.getByRole('link', { name: 'In English' }).click();
  expect(await page.title()).toBe('PGPMBIO.LEDGER – ConfereBio');
  expect(await page.getByRole('heading', { name: 'Arguments' }).count()).toBe(1);
  await page.getByRole('link', { name: 'All functions' }).click();
  expect(new URL(page.url()).pathname).toBe('/ajuda/en-US/index.html');
});

test('nothing left this computer and no page had an error', () => {
  expect([opened.leaving, opened.errors]).toEqual([[], []]);
});
