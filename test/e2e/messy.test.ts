import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../src/explain/language';
import { checkTexts } from '../../src/taskpane/wording/check';
import { kindName } from '../../src/taskpane/wording/columns';
import { findingsTexts } from '../../src/taskpane/wording/findings';
import { reportScreenTexts } from '../../src/taskpane/wording/report';
import { templatesTexts } from '../../src/taskpane/wording/templates';
import { outcomeLine, writingTexts } from '../../src/taskpane/wording/writing';
import { emptySheet, type Sheet } from '../../src/workbook/xlsx/book';
import { opened } from '../workbook/xlsx/books';
import { MessyPane, type Shown } from './messyPane';

/** The messy sample files go through the screens of the check in a real browser. */
const FOLDER = path.join(__dirname, '../data/messy');

jest.setTimeout(180_000);

let messy: MessyPane;

beforeAll(async () => {
  messy = await MessyPane.open();
}, 180_000);
afterEach(() => {
  expect(messy.pages.leaving).toEqual([]);
  expect(messy.pages.errors.splice(0)).toEqual([]);
});
afterAll(() => messy.pages.close());

interface Expected {
  checks: Record<string, { findings: Record<string, string>; totals: Record<string, string> }>;
}

function expectedOf(name: string, sheet: string) {
  const { checks } = JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), 'utf8')) as Expected;
  return checks[sheet]!;
}

/** `R$ 4.412,00` */
function reais(amount: string, language: Language): string {
  const text = Number(amount).toLocaleString(language, { minimumFractionDigits: 2 });
  return `R$ ${text}`;
}

/** The name of a button or tab that begins so. */
function beginning(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}

const NARROW: Shown = { width: 320, language: 'pt-BR' };
const DARK: Shown = { width: 350, language: 'en-US', dark: true };

test.each<[name: string, sheet: string, shown: Shown]>([
  ['01-relatorio-da-cooperativa.xlsx', 'Relatório', NARROW],
  ['02-numeros-como-texto.xlsx', 'Exportação', NARROW],
  ['03-tabela-com-totais.xlsx', 'Vendas', DARK],
  ['04-filtro-e-ocultas.xlsx', 'Notas', NARROW],
  ['05-lado-a-lado.xlsx', 'Safra 2023', DARK],
  ['06-sistema-1904.xlsx', "Notas d'Oeste 2023", NARROW],
  ['07-erros-e-formulas.xlsx', 'Notas', DARK],
  ['08-libreoffice-protegida.xlsx', 'Notas', NARROW],
  ['10-celula-distante.xlsx', 'Notas', DARK],
  ['11-repetidas.xlsx', 'Prestação', NARROW],
  ['12-exportacao-da-web.xls', '12-exportacao-da-web', DARK],
  ['13-ponto-e-virgula.csv', '13-ponto-e-virgula', NARROW],
])('%s by mouse, from the file to the cell of a finding', async (name, sheet, shown) => {
  const { language } = shown;
  const texts = checkTexts(language);
  const { findings, totals } = expectedOf(name, sheet);
  await messy.openFile(path.join(FOLDER, name), shown);
  await messy.tab(texts.heading).click();
  await messy.button(beginning(`${texts.choose.choose}: ${kindName('sales', language)} – ${sheet},`)).click();
  await messy.heading(texts.confirm.heading).waitFor();
  expect(await messy.faults()).toEqual([]);
  await messy.button(texts.confirm.start).click();
  await messy.heading(texts.done.heading).waitFor();
  await messy.pane.getByRole('tabpanel').getByRole('heading').first().waitFor();
  expect(await messy.text()).toContain(reais(totals.payable!, language));
  expect(await messy.faults()).toEqual([]);
  await messy.tab(beginning(texts.done.findings)).click();
  await seeFindings(findings, language);
  expect(await messy.faults()).toEqual([]);
});

/** The errors that are expected are those that are counted, and choosing the first finding of a cell goes there. */
async function seeFindings(findings: Record<string, string>, language: Language): Promise<void> {
  const texts = findingsTexts(language);
  const list = Object.keys(findings);
  const errors = list.filter((text) => text.startsWith('E ')).length;
  const counted = errors === 1 ? `1 ${texts.one.error}` : `${errors} ${texts.many.error}`;
  await messy.pane.getByRole('checkbox', { name: counted, exact: true }).waitFor();
  const first = list.map((text) => /^\w (\w\d\d) (.+)!([A-Z]+)(\d+)$/.exec(text)).find((found) => found !== null);
  if (!first) return;
  const [, code, sheet, letters, line] = first;
  const search = messy.pane.getByRole('searchbox');
  await search.fill(`${code} ${letters}${line}`);
  await messy
    .button(beginning(`${code} ·`))
    .first()
    .click();
  await messy.pane
    .getByRole('option', { name: new RegExp(`^${letters}${line}\\b`) })
    .first()
    .click();
  await messy.pane.getByText(beginning(texts.selected(`${letters}${line}`))).waitFor();
  expect(await messy.selectedCell()).toMatchObject({ sheet, row: Number(line) - 1 });
}

const WRITTEN = outcomeLine({ code: 'done', id: '', forgotten: 0 }, 'pt-BR').text;

describe('02-numeros-como-texto.xlsx, what is written', () => {
  const file = path.join(FOLDER, '02-numeros-como-texto.xlsx');
  const texts = checkTexts('pt-BR');
  const writing = writingTexts('pt-BR');
  let once: Record<string, Sheet>;

  /** The sheets of the file as saving now makes it, by name. */
  async function sheetsSaved(): Promise<Record<string, Sheet>> {
    const { book } = await opened(await messy.saved());
    return Object.fromEntries(book.sheets.map((sheet) => [sheet.name, sheet]));
  }

  test('each of the five options, told beforehand, written by mouse', async () => {
    await messy.openFile(file, NARROW);
    await messy.tab(texts.heading).click();
    await messy.button(beginning(texts.choose.choose)).first().click();
    await messy.button(texts.confirm.start).click();
    await messy.tab(writing.title).click();
    for (const option of Object.values(writing.options)) {
      const box = messy.pane.getByRole('checkbox', { name: beginning(option) });
      if (!(await box.isChecked())) await box.click();
    }
    await messy.pane.getByText('Planilha nova “Memória de cálculo”').waitFor();
    expect(await messy.faults()).toEqual([]);
    await messy.button(writing.write).click();
    await messy.pane.getByText(WRITTEN).waitFor();
    expect(await messy.faults()).toEqual([]);
    once = await sheetsSaved();
    expect(Object.keys(once)).toEqual(['Exportação', 'Conferência', 'Memória de cálculo']);
  });

  test('checked and written again, nothing changes', async () => {
    await messy.button(texts.done.again).click();
    await messy.tab(writing.title).click();
    for (const option of Object.values(writing.options)) {
      const box = messy.pane.getByRole('checkbox', { name: beginning(option) });
      if (!(await box.isChecked())) await box.click();
    }
    await messy.pane.getByText('Planilha “Memória de cálculo”, no lugar da gravada antes').waitFor();
    await messy.button(writing.write).click();
    await messy.pane.getByText(WRITTEN).waitFor();
    const twice = await sheetsSaved();
    for (const [name, sheet] of Object.entries(once)) expect([name, twice[name]?.rows]).toEqual([name, sheet.rows]);
  });

  test('undone with one click, the workbook is as it was', async () => {
    await messy.button(writing.undo.undo).click();
    await messy.pane.getByText(writing.undo.undone).waitFor();
    expect(await messy.faults()).toEqual([]);
    const before = (await opened(new Uint8Array(readFileSync(file)))).book.sheets;
    const after = await sheetsSaved();
    expect(Object.keys(after)).toEqual(before.map(({ name }) => name));
    for (const sheet of before) expect(after[sheet.name]).toEqual({ ...emptySheet(sheet.name), ...sheet });
  });

  test('the report is seen before it is printed or saved, without what was not ticked', async () => {
    const report = reportScreenTexts('pt-BR');
    await messy.tab(report.title).click();
    await messy.button(report.save).waitFor();
    const page = messy.pane.frameLocator(`iframe[title="${report.preview}"]`).locator('body');
    await page.getByText('R$').first().waitFor();
    expect(await page.innerText()).not.toMatch(/012\.?345\.?678-?90/);
    expect(await messy.faults()).toEqual([]);
    const [download] = await Promise.all([messy.page.waitForEvent('download'), messy.button(report.save).click()]);
    expect(download.suggestedFilename()).toMatch(/^Relatório PGPM-Bio .+\.html$/);
  });

  test('templates are offered where tables are chosen', async () => {
    const templates = templatesTexts('pt-BR');
    await messy.button(texts.done.another).click();
    await messy.button(templates.open).click();
    await messy.pane.getByText(templates.intro).waitFor();
    expect(await messy.faults()).toEqual([]);
  });
});

test('11-repetidas.xlsx by keyboard alone, from the table to what is written and undone, in English', async () => {
  const texts = checkTexts('en-US');
  const writing = writingTexts('en-US');
  await messy.openFile(path.join(FOLDER, '11-repetidas.xlsx'), { width: 320, language: 'en-US' });
  await messy.tab('Explain cell').focus();
  await messy.press('ArrowRight');
  await messy.press('Enter');
  await messy.heading(texts.choose.heading).waitFor();
  await messy.tabTo(`${texts.choose.choose}:`);
  await messy.press('Enter');
  await messy.heading(texts.confirm.heading).waitFor();
  await messy.tabTo(texts.confirm.start);
  await messy.press('Enter');
  await messy.heading(texts.done.heading).waitFor();
  await messy.tabTo(texts.done.summary);
  await messy.press('ArrowRight');
  await messy.press('Enter');
  await messy.tabTo('G01');
  await messy.press('Enter');
  await messy.pane.getByRole('listbox').waitFor();
  await messy.tabTo('G01 ·');
  await messy.press('ArrowDown');
  await messy.press('Enter');
  await messy.pane.getByText(/^Cell selected: D3/).waitFor();
  expect(await messy.selectedCell()).toMatchObject({ sheet: 'Prestação', row: 2, column: 3 });
  await messy.heading(texts.done.heading).evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  await messy.tabTo(texts.done.findings);
  await messy.press('ArrowRight');
  await messy.press('Enter');
  await messy.heading(writing.preview).waitFor();
  // Until it is known where things go, the button does nothing.
  await messy.pane
    .getByText(/^New sheet/)
    .first()
    .waitFor();
  await messy.tabTo(writing.write);
  await messy.press('Enter');
  await messy.pane.getByText(outcomeLine({ code: 'done', id: '', forgotten: 0 }, 'en-US').text).waitFor();
  expect(await messy.faults()).toEqual([]);
  await messy.heading(texts.heading).evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  await messy.tabTo(writing.undo.undo);
  await messy.press('Enter');
  await messy.pane.getByText(writing.undo.undone).waitFor();
});
