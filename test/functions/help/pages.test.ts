import axe from 'axe-core';
import { JSDOM } from 'jsdom';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../../src/explain/language';
import { describedCatalogue } from '../../../src/functions/describedCatalogue';
import { helpAddress } from '../../../src/functions/helpAddress';
import { prose } from '../../../src/functions/help/html';
import { helpPages } from '../../../src/functions/help/pages';
import { localizedFormula } from '../../../src/functions/localizedFormula';

const root = path.resolve(__dirname, '../../..');
const pages = helpPages('1.2.3');
const htmlOf = new Map(pages.map(({ address, html }) => [address, html]));
const languages: Language[] = ['pt-BR', 'en-US'];

test('every function has a page in each language, beside an index, problems and privacy', () => {
  const expected = languages.flatMap((language) => [
    ...['index', 'problemas', 'privacidade'].map((name) => helpAddress(name, language)),
    ...describedCatalogue.map(({ id }) => helpAddress(id, language)),
  ]);
  expect([...htmlOf.keys()].sort()).toEqual(expected.sort());
});

describe.each(pages.map(({ address, html }) => [address, html] as const))('%s', (address, html) => {
  const { window } = new JSDOM(html, { runScripts: 'outside-only' });
  const document = window.document;
  afterAll(() => window.close());

  test('is a whole page in its language', () => {
    const language = address.startsWith('ajuda/en-US/') ? 'en-US' : 'pt-BR';
    expect(document.documentElement.lang).toBe(language);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.title).toBe(`${document.querySelector('h1')?.textContent} – ConfereBio`);
    expect(document.querySelector('footer')?.textContent).toBe('ConfereBio 1.2.3');
    expect(html).not.toMatch(/undefined|\[object|NaN/);
  });

  test('leads only to pages and files that exist, all of its own', () => {
    const targets = [...document.querySelectorAll('a[href], link[href], img[src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    );
    expect(targets.length).toBeGreaterThan(5);
    const missing = targets.filter((target) => {
      if (target.startsWith('#')) return document.getElementById(target.slice(1)) === null;
      const file = path.posix.normalize(path.posix.join(path.posix.dirname(address), target));
      return !htmlOf.has(file) && !(file.startsWith('assets/') && existsSync(path.join(root, file)));
    });
    expect(missing).toEqual([]);
  });

  test('is accessible as far as a program can tell', async () => {
    window.eval(axe.source);
    const run = (window as unknown as { axe: typeof axe }).axe.run;
    const { violations } = await run(document.documentElement, {
      // These need a laid-out page.
      rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
});

describe.each(languages)('the page of a function in %s', (language) => {
  test.each(describedCatalogue.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
    const { document } = new JSDOM(htmlOf.get(helpAddress(id, language))).window;
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent);
    expect(texts('.lead')).toEqual([entry.description[language]]);
    expect(texts('tbody th code')).toEqual(entry.parameters.map(({ label }) => label[language]));
    expect(texts('tbody th .optional')).toHaveLength(entry.parameters.filter(({ optional }) => optional).length);
    expect(texts('tbody td:last-child')).toEqual(entry.parameters.map(({ description }) => description[language]));
    expect(texts('dt code')).toEqual(entry.examples.map(({ formula }) => localizedFormula(formula, language)));
    expect(texts('main p')).toEqual(expect.arrayContaining([...entry.help[language]]));
    expect(document.querySelector('nav a[href="index.html"]')).not.toBeNull();
  });
});

test.each([
  ['use =PGPMBIO.MPA(5,5) aqui', 'use <code>=PGPMBIO.MPA(5,5)</code> aqui'],
  ['=BR.CPF("1 & 2")', '<code>=BR.CPF(&quot;1 &amp; 2&quot;)</code>'],
  ['PGPMBIO.VSP ou BR.NFE', '<code>PGPMBIO.VSP</code> ou <code>BR.NFE</code>'],
  ['veja SELO.REGION', 'veja <code>SELO.REGION</code>'],
  ['a < b > c & "d"', 'a &lt; b &gt; c &amp; &quot;d&quot;'],
  ['BRASIL e PGPMBIO', 'BRASIL e PGPMBIO'],
])('“%s” is set as “%s”', (text, html) => expect(prose(text)).toBe(html));
