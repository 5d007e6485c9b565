import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Download } from 'playwright-core';
import { catalogue } from '../../src/functions/catalogue';
import { about } from '../../src/taskpane/wording/about';
import { plantFormTexts } from '../../src/taskpane/wording/plantForm';
import { copyTexts } from '../../src/taskpane/wording/share/copy';
import { shareTexts } from '../../src/taskpane/wording/share/share';
import type { Book, Cell, Sheet } from '../../src/workbook/xlsx/book';
import { openBook } from '../../src/workbook/xlsx/openBook';
import { readZip, unpack } from '../../src/workbook/xlsx/package/readZip';
import { MessyPane } from './messyPane';

/** Copies for a cooperative are prepared from both samples in a real browser: by mouse, and by keyboard alone. */
jest.setTimeout(240_000);

const samples = path.join(__dirname, '../../assets/samples');
let messy: MessyPane;

beforeAll(async () => {
  messy = await MessyPane.open();
}, 180_000);
afterEach(() => {
  expect(messy.pages.leaving).toEqual([]);
  expect(messy.pages.errors.splice(0)).toEqual([]);
});
afterAll(() => messy.pages.close());

const cellsOf = ({ rows }: Sheet): Cell[] => [...rows.values()].flatMap((cells) => [...cells.values()]);
const formulasOf = (sheet: Sheet): string[] => cellsOf(sheet).flatMap(({ formula }) => formula ?? []);

interface GivenCopy {
  fileName: string;
  book: Book;
  /** All parts of the file, as text. */
  text: string;
}

async function opened(download: Download): Promise<GivenCopy> {
  const fileName = download.suggestedFilename();
  const bytes = new Uint8Array(readFileSync(await download.path()));
  const answer = await openBook(bytes, fileName, { functionIds: catalogue.map(({ id }) => id) });
  if (!answer.ok) throw new Error(answer.refusal.code);
  const parts = readZip(bytes).map((entry) => `${entry.name}\n${new TextDecoder().decode(unpack(entry))}`);
  return { fileName, book: answer.book, text: parts.join('\n') };
}

/** Nothing of ours and nothing of anybody's own stands in any part of the file. */
function expectClean({ text, book }: GivenCopy, hidden: readonly string[]): void {
  for (const one of hidden) expect(text).not.toContain(one);
  expect(text).not.toMatch(/_xldudf|webextension|externalLink/i);
  expect(book.sheets.flatMap(formulasOf).filter((formula) => /PGPMBIO\.|SELO\./i.test(formula))).toEqual([]);
}

/** What the preview says, list by list. */
const listed = (heading: string) =>
  messy.pane
    .getByRole('heading', { name: heading, exact: true })
    .locator('xpath=following-sibling::ul[1]/li')
    .allInnerTexts();

test("the cooperative's sample, by mouse, at 320 px, in Portuguese", async () => {
  const texts = copyTexts('pt-BR');
  const share = shareTexts('pt-BR');
  const faults: string[] = [];
  const look = async (step: string) => faults.push(...(await messy.faults()).map((fault) => `${step}: ${fault}`));
  await messy.openFile(path.join(samples, 'cooperativa-exemplo.xlsx'), { width: 320, language: 'pt-BR' });
  await messy.selectCell({ sheet: 'Notas', row: 6, column: 2 });
  await messy.tab(about('pt-BR').tabs.share).click();
  await messy.heading(share.heading).waitFor();
  await look('start');
  await messy.button(`${share.parts.copy.open}: ${share.parts.copy.title}`).click();
  await messy.button(/^Escolher: Vendas \(PGPM-Bio\) – Notas/).click();
  await messy.heading(texts.rows.heading).waitFor();
  await look('rows');
  await messy.pane.getByRole('radio', { name: texts.rows.text }).check();
  await messy.pane.getByLabel(texts.rows.column).selectOption({ label: 'G · Produto' });
  await messy.pane.getByLabel(texts.rows.contains).fill('babacu');
  await messy.pane.getByText(/^Vão \d+ linhas; \d+ não\.$/).waitFor();
  await look('rows by text');
  await messy.pane.getByRole('radio', { name: /^Todas \(60 linhas\)/ }).check();
  await messy.button(texts.next).click();
  await messy.heading(texts.columns.heading).waitFor();
  await messy.pane.getByRole('checkbox', { name: /^O · Observação/ }).uncheck();
  await look('columns');
  await messy.button(texts.next).click();
  await messy.heading(texts.personal.heading).waitFor();
  await messy.pane.getByText('990.000.101-01 fica ***.000.101-**').waitFor();
  await look('personal');
  await messy.button(texts.next).click();
  await messy.heading(texts.results.heading).waitFor();
  await messy.pane.getByRole('radio', { name: new RegExp(`^${texts.results.options.formulas}`) }).check();
  await look('results');
  await messy.button(texts.next).click();
  await messy.heading(texts.finish.heading).waitFor();
  await look('finish');
  await messy.button(texts.finish.preview).click();
  await messy.heading(texts.preview.heading).waitFor();
  await look('preview');
  const goes = await listed(texts.preview.goes);
  const stays = await listed(texts.preview.stays);
  const [download] = await Promise.all([messy.page.waitForEvent('download'), messy.button(texts.preview.make).click()]);
  await messy.heading(texts.given.heading).waitFor();
  await look('given');
  expect(faults).toEqual([]);

  const copy = await opened(download);
  expect(copy.fileName).toMatch(/^Cópia Notas \d{4}-\d\d-\d\d\.xlsx$/);
  expectClean(copy, ['990.000.101-01', '99000010101', 'SDW0990000101011402220930', 'Raimunda Exemplo da Silva']);
  const notes = copy.book.sheets.find(({ name }) => name === 'Notas')!;
  const formulas = formulasOf(notes);
  expect(formulas.length).toBeGreaterThan(60);
  // The list before the file says what the file has.
  expect(goes[0]).toMatch(/^60 linhas/);
  expect(goes.join()).toContain(`${formulas.length.toLocaleString('pt-BR')} células dessas linhas recalculam`);
  const sheetsLine = goes.find((line) => line.startsWith('Planilhas '))!;
  for (const { name } of copy.book.sheets) expect(sheetsLine).toContain(name);
  expect(stays[0]).toBe('Colunas: Observação');
  expect(cellsOf(notes).some(({ value }) => value === 'Observação')).toBe(false);

  // The workbook keeps what was sent, and nothing else of it changed.
  const id = /\(([^)]+)\)/.exec((await messy.text()).match(/registro do que foi enviado \([^)]+\)/)![0])![1]!;
  expect(await messy.page.evaluate((key) => window.conferebioWorkbook!.kept(key), `copies/${id}`)).not.toBeNull();
  expect(copy.text).toContain(`${id}-0001`);
});

test("the plant's sample, by keyboard alone, in English", async () => {
  const texts = copyTexts('en-US');
  const share = shareTexts('en-US');
  const faults: string[] = [];
  const look = async (step: string) => faults.push(...(await messy.faults()).map((fault) => `${step}: ${fault}`));
  /** The focus goes to the heading of the step that comes. */
  const arrivesAt = async (heading: string) => {
    await messy.heading(heading).waitFor();
    await messy.pane.waitForFunction((text) => document.activeElement?.textContent === text, heading);
    await look(heading);
  };
  const goOn = async (button: string) => {
    await messy.tabTo(button);
    await messy.press('Enter');
  };
  await messy.openFile(path.join(samples, 'usina-exemplo.xlsx'), { width: 320, language: 'en-US', dark: true });
  await messy.selectCell({ sheet: 'Aquisições', row: 6, column: 2 });
  await messy.tab(about('en-US').tabs.explain).focus();
  await messy.press('ArrowRight');
  await messy.nextTab();
  await messy.heading(share.heading).waitFor();
  await goOn(`${share.parts.copy.open}: ${share.parts.copy.title}`);
  await arrivesAt(texts.choose.heading);
  await goOn('Choose: Purchases');
  await arrivesAt(texts.rows.heading);
  await goOn(texts.next);
  await arrivesAt(texts.columns.heading);
  await goOn(texts.next);
  await arrivesAt(texts.personal.heading);
  await goOn(texts.next);
  await arrivesAt(texts.results.heading);
  // The focus goes to the chosen one of several, from where arrows lead on.
  await messy.tabTo(texts.results.options.values);
  await messy.press('ArrowDown');
  await goOn(texts.next);
  await arrivesAt(texts.parameters.heading);
  await goOn(plantFormTexts('en-US').back);
  await arrivesAt(texts.results.heading);
  await goOn(texts.next);
  await arrivesAt(texts.parameters.heading);
  await goOn(texts.parameters.start);
  await arrivesAt(texts.finish.heading);
  await goOn(texts.finish.preview);
  await arrivesAt(texts.preview.heading);
  const goes = await listed(texts.preview.goes);
  await messy.tabTo(texts.preview.make);
  const [download] = await Promise.all([messy.page.waitForEvent('download'), messy.press('Enter')]);
  await arrivesAt(texts.given.heading);
  expect(faults).toEqual([]);

  const copy = await opened(download);
  expectClean(copy, ['990.102.221-52', '99010222152', 'SDW0990100011480202221430', 'Nelson Modelo Prado']);
  const purchases = copy.book.sheets.find(({ name }) => name === 'Aquisições')!;
  const formulas = formulasOf(purchases);
  expect(formulas.length).toBeGreaterThan(0);
  expect(goes.join()).toContain(`${formulas.length.toLocaleString('en-US')} cells of these rows recalculate`);
});
