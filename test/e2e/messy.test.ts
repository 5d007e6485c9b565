import { readFileSync } from 'node:fs';
import type { Language } from '../../src/explain/language';
import { about } from '../../src/taskpane/wording/about';
import { checkTexts, hiddenLeftOutLine, noticeLine } from '../../src/taskpane/wording/check';
import { columnName, kindName } from '../../src/taskpane/wording/columns';
import { whyLine } from '../../src/taskpane/wording/columnMatch';
import { findingTitle } from '../../src/taskpane/wording/findingTitles';
import { findingsTexts, severityCount, shownCount } from '../../src/taskpane/wording/findings';
import { fixAllLabel, fixedLine, fixingTexts, fixOneLabel, fixPlanLine } from '../../src/taskpane/wording/fixing';
import { liveTexts } from '../../src/taskpane/wording/live';
import { parameterLabel, plantFormTexts } from '../../src/taskpane/wording/plantForm';
import { plantSummaryTexts } from '../../src/taskpane/wording/plantSummary';
import { reportScreenTexts } from '../../src/taskpane/wording/report';
import { insertLabel, templatesTexts, withdrawalTold } from '../../src/taskpane/wording/templates';
import { outcomeLine, writingTexts } from '../../src/taskpane/wording/writing';
import { beginning, expectedOf, fileOf, numberOf, reais, sheetsOf, type Sheets } from './messyFile';
import { MessyPane, type Shown } from './messyPane';

/** The messy sample files go through the screens of the check in a real browser, by mouse. */
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

const NARROW: Shown = { width: 320, language: 'pt-BR' };
const DARK: Shown = { width: 350, language: 'en-US', dark: true };

/** Opens a file and comes to the columns of its sales. */
async function openSales(name: string, sheet: string, shown: Shown): Promise<void> {
  const texts = checkTexts(shown.language);
  await messy.openFile(fileOf(name), shown);
  await messy.tab(texts.heading).click();
  await chooseSales(sheet, shown.language);
}

async function chooseSales(sheet: string, language: Language): Promise<void> {
  const { choose, confirm } = checkTexts(language);
  await messy.heading(choose.heading).waitFor();
  expect(await messy.faults()).toEqual([]);
  await messy.button(beginning(`${choose.choose}: ${kindName('sales', language)} – ${sheet},`)).click();
  await messy.heading(confirm.heading).waitFor();
}

async function check(language: Language): Promise<void> {
  const { confirm, done } = checkTexts(language);
  await messy.button(confirm.start).click();
  await messy.heading(done.heading).waitFor();
  await messy.pane.locator('#result').getByRole('heading').first().waitFor();
}

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
])('%s, from the file to the cell of a finding', async (name, sheet, shown) => {
  const { language } = shown;
  const texts = checkTexts(language);
  const { findings, totals } = expectedOf(name, sheet);
  await openSales(name, sheet, shown);
  expect(await messy.faults()).toEqual([]);
  await check(language);
  expect(await messy.text()).toContain(reais(totals.payable!, language));
  expect(await messy.faults()).toEqual([]);
  await messy.tab(beginning(texts.done.findings)).click();
  await seeFindings(findings, language);
  expect(await messy.faults()).toEqual([]);
});

/** The errors that are expected are those that are counted, and choosing the first finding of a cell goes there. */
async function seeFindings(findings: Record<string, string>, language: Language): Promise<void> {
  const texts = findingsTexts(language);
  const counted = severityCount(numberOf(findings, 'error'), 'error', language);
  await messy.pane.getByRole('checkbox', { name: counted, exact: true }).waitFor();
  const first = Object.keys(findings)
    .map((text) => /^\w (\w\d\d) (.+)!([A-Z]+)(\d+)$/.exec(text))
    .find((found) => found !== null);
  if (!first) return;
  const [, code, sheet, letters, line] = first;
  await messy.pane.getByRole('searchbox').fill(`${code} ${letters}${line}`);
  await group(code!).click();
  await messy.pane
    .getByRole('option', { name: new RegExp(`^${letters}${line}\\b`) })
    .first()
    .click();
  await messy.pane.getByText(beginning(texts.selected(`${letters}${line}`))).waitFor();
  expect(await messy.selectedCell()).toMatchObject({ sheet, row: Number(line) - 1 });
}

/** The findings of a code, to be unfolded. */
const group = (code: string) => messy.button(beginning(`${code} ·`)).first();

const tick = async (name: string | RegExp, isWanted: boolean) => {
  const box = messy.pane.getByRole('checkbox', { name, exact: typeof name === 'string' });
  if ((await box.isChecked()) !== isWanted) await box.click();
};

describe('04-filtro-e-ocultas.xlsx, as the person says', () => {
  const texts = checkTexts('pt-BR');
  const price = columnName('marketPrice', 'pt-BR');
  const column = () => messy.pane.getByLabel(/^H · /);
  const { totals } = expectedOf('04-filtro-e-ocultas.xlsx', 'Notas');
  const withoutPrices = `L22 · ${findingTitle('L22', 'pt-BR')}`;

  test('a column corrected is remembered, told, and can be forgotten', async () => {
    await openSales('04-filtro-e-ocultas.xlsx', 'Notas', NARROW);
    await column().selectOption({ label: texts.confirm.notUsed });
    await messy.pane.getByText(whyLine({ code: 'chosen' }, 'pt-BR')).waitFor();
    expect(await messy.faults()).toEqual([]);
    await check('pt-BR');
    expect(await messy.text()).toContain(withoutPrices);
    await messy.button(texts.done.another).click();
    await chooseSales('Notas', 'pt-BR');
    await messy.pane.getByText(texts.confirm.remembered).waitFor();
    expect(await messy.faults()).toEqual([]);
    await messy.button(texts.confirm.forget).click();
    await messy.pane.getByText(texts.confirm.remembered).waitFor({ state: 'hidden' });
    expect(await column().locator('option:checked').innerText()).toBe(price);
    await check('pt-BR');
    expect(await messy.text()).toContain(reais(totals.payable!, 'pt-BR'));
    expect(await messy.text()).not.toContain(withoutPrices);
  });

  test('only the rows in sight are checked when that is wanted', async () => {
    await messy.button(texts.done.another).click();
    await chooseSales('Notas', 'pt-BR');
    await messy.pane.getByRole('radio', { name: texts.confirm.visibleRows }).click();
    await check('pt-BR');
    await messy.pane.getByText(hiddenLeftOutLine(7, 'pt-BR')!).waitFor();
    expect(await messy.faults()).toEqual([]);
  });

  test('a check that is under way is cancelled', async () => {
    const letGo = await messy.holdReading();
    await messy.button(texts.done.again).click();
    await messy.heading(texts.running.heading).waitFor();
    expect(await messy.faults()).toEqual([]);
    await messy.button(texts.running.cancel).click();
    await messy.pane.getByText(noticeLine({ code: 'cancelled' }, 'pt-BR')).waitFor();
    await messy.heading(texts.confirm.heading).waitFor();
    await letGo();
    expect(await messy.faults()).toEqual([]);
    await check('pt-BR');
    await messy.pane.getByText(noticeLine({ code: 'cancelled' }, 'pt-BR')).waitFor({ state: 'hidden' });
  });
});

describe('02-numeros-como-texto.xlsx, what is done with its findings', () => {
  const name = '02-numeros-como-texto.xlsx';
  const texts = checkTexts('pt-BR');
  const { findings } = expectedOf(name, 'Exportação');
  let counted: Awaited<ReturnType<MessyPane['counted']>>;
  const undo = writingTexts('pt-BR').undo;

  const told = (number: number) => messy.pane.getByText(shownCount(number, 'pt-BR'), { exact: true });
  const again = async () => {
    await messy.button(fixingTexts('pt-BR').again).last().click();
    await messy.heading(texts.done.heading).waitFor();
    await messy.tab(beginning(texts.done.findings)).click();
  };

  test('fewer are shown by severity and by words, all again when the search is cleared', async () => {
    await openSales(name, 'Exportação', NARROW);
    await check('pt-BR');
    await messy.tab(beginning(texts.done.findings)).click();
    counted = await messy.counted('pt-BR');
    const { all, information } = counted;
    await told(all).waitFor();
    await tick(severityCount(information, 'information', 'pt-BR'), false);
    await told(all - information).waitFor();
    await messy.pane.getByRole('searchbox').fill('l12');
    await told(numberOf(findings, 'error', 'L12')).waitFor();
    expect(await messy.faults()).toEqual([]);
    await messy.pane.getByRole('searchbox').fill('jabuticaba');
    await messy.pane.getByText(findingsTexts('pt-BR').noneLeft).waitFor();
    expect(await messy.faults()).toEqual([]);
    await messy.button(findingsTexts('pt-BR').clear).click();
    await tick(severityCount(information, 'information', 'pt-BR'), true);
    await told(all).waitFor();
  });

  test('one is fixed, then all of a code, and each goes back to what it was', async () => {
    const before = await sheetsOf(await messy.saved());
    const lost = numberOf(findings, 'warning', 'L10');
    await group('L10').click();
    await messy.pane.getByRole('option', { name: /^B2\b/ }).click();
    await messy.button(fixOneLabel('B2', '***.345.678-**', 'pt-BR')).click();
    await messy.pane.getByText(fixedLine(1, 'pt-BR')).waitFor();
    expect(await messy.faults()).toEqual([]);
    expect((await messy.cell('Exportação', 'B2')).value).toBe('012.345.678-90');
    await again();
    await told(counted.all - 1).waitFor();
    await messy.pane.getByRole('searchbox').fill('L10');
    await told(lost - 1).waitFor();

    await messy.pane.getByRole('searchbox').fill('L29');
    await group('L29').click();
    const number = numberOf(findings, 'information', 'L29');
    await messy.button(fixAllLabel(number, 'pt-BR')).click();
    const change = { label: { what: 'fixes' }, edits: [] } as const;
    const plan = { change, cells: number, hidden: 0, formulas: 0, changed: 0 };
    await messy.pane.getByText(fixPlanLine(plan, 'pt-BR')).waitFor();
    expect(await messy.faults()).toEqual([]);
    await messy.button(fixingTexts('pt-BR').fix).click();
    await messy.pane.getByText(fixedLine(number, 'pt-BR')).waitFor();
    expect((await messy.cell('Exportação', 'I2')).value).toBe(1234.56);
    await again();
    await messy.pane.getByRole('searchbox').fill('L29');
    await messy.pane.getByText(findingsTexts('pt-BR').noneLeft).waitFor();

    await messy.button(undo.undo).click();
    await messy.pane.getByText('Última gravação: 1 correção (L10).').waitFor();
    await messy.button(undo.undo).click();
    await messy.button(undo.undo).waitFor({ state: 'hidden' });
    await messy.pane.getByText(undo.undone).waitFor();
    expect(await messy.faults()).toEqual([]);
    expect(await sheetsOf(await messy.saved())).toEqual(before);
  });

  test('findings follow what is typed while that is wanted', async () => {
    await messy.button(texts.done.again).click();
    await messy.heading(texts.done.heading).waitFor();
    await messy.pane.getByRole('switch', { name: liveTexts('pt-BR').label }).click();
    expect(await messy.faults()).toEqual([]);
    const errors = numberOf(findings, 'error');
    await messy.tab(beginning(texts.done.findings)).click();
    await messy.pane.getByRole('checkbox', { name: severityCount(errors, 'error', 'pt-BR') }).waitFor();
    await messy.type('Exportação', 'H6', '15/06/2023');
    await messy.pane.getByRole('checkbox', { name: severityCount(errors - 1, 'error', 'pt-BR') }).waitFor();
    await messy.pane.getByText(texts.done.stale).waitFor({ state: 'hidden' });
    await messy.pane.getByRole('switch', { name: liveTexts('pt-BR').label }).click();
    await messy.type('Exportação', 'H6', '31/02/2023');
    await messy.pane.getByText(texts.done.stale).waitFor();
    await messy.pane.getByRole('checkbox', { name: severityCount(errors - 1, 'error', 'pt-BR') }).waitFor();
    expect(await messy.faults()).toEqual([]);
  });
});

test.each<[name: string, shown: Shown]>([
  ['11-repetidas.xlsx', NARROW],
  ['05-lado-a-lado.xlsx', DARK],
])('templates are inserted beside %s and taken away again', async (name, shown) => {
  const { language } = shown;
  const templates = templatesTexts(language);
  await messy.openFile(fileOf(name), shown);
  const before = await sheetsOf(await messy.saved());
  await messy.tab(checkTexts(language).heading).click();
  for (const programme of ['pgpmbio', 'selo'] as const) {
    if (programme === 'pgpmbio') await messy.button(templates.open).click();
    await messy.pane.getByRole('radio', { name: templates.programmes[programme] }).click();
    expect(await messy.faults()).toEqual([]);
    await messy.button(new RegExp(insertLabel(2, language).replace('2', String.raw`\d+`))).click();
    await messy.button(templates.undo).waitFor();
    expect(await messy.faults()).toEqual([]);
    expect(Object.keys(await sheetsOf(await messy.saved())).length).toBeGreaterThan(Object.keys(before).length + 3);
    await messy.button(templates.undo).click();
    await messy.pane.getByText(withdrawalTold({ code: 'undone' }, language).text).waitFor();
    expect(await messy.faults()).toEqual([]);
    expect(await sheetsOf(await messy.saved())).toEqual(before);
  }
});

describe.each<[name: string, sheet: string, shown: Shown, written: string[]]>([
  ['02-numeros-como-texto.xlsx', 'Exportação', NARROW, ['Conferência', 'Memória de cálculo']],
  ['03-tabela-com-totais.xlsx', 'Vendas', DARK, ['Check', 'Memory of calculation']],
  ['05-lado-a-lado.xlsx', 'Safra 2023', NARROW, ['Conferência', 'Memória de cálculo']],
])('%s, what is written', (name, sheet, shown, written) => {
  const { language } = shown;
  const writing = writingTexts(language);
  let before: Sheets;
  let once: Sheets;

  test('each of the five options, told beforehand', async () => {
    await openSales(name, sheet, shown);
    before = await sheetsOf(await messy.saved());
    await check(language);
    once = await writeAll(language);
    expect(Object.keys(once)).toEqual([...Object.keys(before), ...written]);
  });

  test('checked and written again, nothing changes', async () => {
    await messy.button(checkTexts(language).done.again).click();
    const twice = await writeAll(language);
    expect(Object.keys(twice)).toEqual(Object.keys(once));
    for (const one of Object.values(once)) expect([one.name, twice[one.name]?.rows]).toEqual([one.name, one.rows]);
  });

  test('undone with one click, the workbook is as it was', async () => {
    await messy.button(writing.undo.undo).click();
    await messy.pane.getByText(writing.undo.undone).waitFor();
    expect(await messy.faults()).toEqual([]);
    expect(await sheetsOf(await messy.saved())).toEqual(before);
  });
});

/** Writes all that can be written, and gives the sheets then. */
async function writeAll(language: Language): Promise<Sheets> {
  const writing = writingTexts(language);
  await messy.tab(writing.title).click();
  for (const option of Object.values(writing.options)) await tick(beginning(option), true);
  const memory = writing.options.memorySheet.replace(/^.*“/, '“');
  await messy.pane.getByRole('listitem').filter({ hasText: memory }).waitFor();
  expect(await messy.faults()).toEqual([]);
  await messy.button(writing.write).click();
  await messy.pane.getByText(outcomeLine({ code: 'done', id: '', forgotten: 0 }, language).text).waitFor();
  expect(await messy.faults()).toEqual([]);
  return sheetsOf(await messy.saved());
}

test('02-numeros-como-texto.xlsx, the report is seen before it is saved, without what was not ticked', async () => {
  const report = reportScreenTexts('pt-BR');
  await openSales('02-numeros-como-texto.xlsx', 'Exportação', NARROW);
  await check('pt-BR');
  const page = await seeReport('pt-BR', /^Relatório PGPM-Bio .+\.html$/);
  expect(page).toContain('A pagar (R$)');
  expect(page).toContain('6.588,53');
  expect(page).not.toMatch(/012\.?345\.?678-?90/);
  await messy.pane.getByText(report.howToPdf).waitFor();
});

/** What the report says, once it was saved. */
async function seeReport(language: Language, file: RegExp): Promise<string> {
  const report = reportScreenTexts(language);
  await messy.tab(report.title).click();
  await messy.button(report.save).waitFor();
  const page = messy.pane.frameLocator(`iframe[title="${report.preview}"]`).locator('body');
  await page.getByText('R$').first().waitFor();
  expect(await messy.faults()).toEqual([]);
  const [download] = await Promise.all([messy.page.waitForEvent('download'), messy.button(report.save).click()]);
  expect(download.suggestedFilename()).toMatch(file);
  const saved = readFileSync(await download.path(), 'utf8');
  expect(saved).toMatch(/^<!doctype html>/i);
  return (await page.innerText()).replace(/\s+/g, ' ');
}

describe('09-usina.xlsx, the year of a plant', () => {
  const texts = checkTexts('pt-BR');
  const form = plantFormTexts('pt-BR');
  const field = (name: 'year' | 'plantUf' | 'revenue') =>
    messy.pane.getByLabel(beginning(parameterLabel(name, 'pt-BR')));
  const { findings, totals } = expectedOf('09-usina.xlsx', 'Purchases 2023');
  let before: Sheets;

  test('what the plant is judged by is asked for, and said when it is missing', async () => {
    await messy.openFile(fileOf('09-usina.xlsx'), NARROW);
    before = await sheetsOf(await messy.saved());
    await messy.tab(texts.heading).click();
    await messy.heading(texts.choose.heading).waitFor();
    expect(await messy.faults()).toEqual([]);
    await messy.button(beginning(`${texts.choose.choose}: ${kindName('acquisitions', 'pt-BR')} –`)).click();
    await messy.heading(texts.confirm.heading).waitFor();
    expect(await messy.faults()).toEqual([]);
    await messy.button(texts.confirm.next).click();
    await messy.heading(form.heading).waitFor();
    expect(await field('year').inputValue()).toBe('2023');
    expect(await messy.faults()).toEqual([]);
    await messy.button(form.start).click();
    await messy.pane.getByText(form.faults(2)).waitFor();
    expect(await messy.faults()).toEqual([]);
    await field('plantUf').selectOption('MT');
    await field('revenue').fill('10.000.000,00');
  });

  test('the summary has its shares, the findings their cells', async () => {
    await messy.button(form.start).click();
    await messy.heading(plantSummaryTexts('pt-BR').shares).waitFor();
    const said = await messy.text();
    for (const share of ['5,731%', '2,2158%']) expect(said).toContain(share);
    expect(said).toContain(reais(totals.admitted!, 'pt-BR'));
    expect(await messy.faults()).toEqual([]);
    await messy.tab(beginning(texts.done.findings)).click();
    await messy.pane
      .getByRole('checkbox', { name: severityCount(numberOf(findings, 'error'), 'error', 'pt-BR') })
      .waitFor();
    await messy.pane.getByRole('searchbox').fill('R30 K8');
    await group('R30').click();
    await messy.pane.getByRole('option', { name: /^K8\b/ }).click();
    await messy.pane.getByText(beginning(findingsTexts('pt-BR').selected('K8'))).waitFor();
    expect(await messy.selectedCell()).toEqual({ sheet: 'Purchases 2023', row: 7, column: 10 });
    expect(await messy.faults()).toEqual([]);
  });

  test('written twice it is the same, undone it is as it was', async () => {
    const once = await writeAll('pt-BR');
    expect(Object.keys(once)).toEqual([...Object.keys(before), 'Conferência', 'Memória de cálculo']);
    await messy.button(texts.done.again).click();
    const twice = await writeAll('pt-BR');
    for (const one of Object.values(once)) expect([one.name, twice[one.name]?.rows]).toEqual([one.name, one.rows]);
    await messy.button(writingTexts('pt-BR').undo.undo).click();
    await messy.pane.getByText(writingTexts('pt-BR').undo.undone).waitFor();
    expect(await sheetsOf(await messy.saved())).toEqual(before);
  });

  test('the report is seen and saved', async () => {
    expect(await seeReport('pt-BR', /^Relatório Selo .+\.html$/)).toContain('5,731%');
  });
});

test.each<[name: string, cell: string, shown: Shown]>([
  ['08-libreoffice-protegida.xlsx', 'Notas', NARROW],
  ['07-erros-e-formulas.xlsx', 'Notas', DARK],
])('%s, the other parts of the pane', async (name, sheet, shown) => {
  const { tabs } = about(shown.language);
  await messy.openFile(fileOf(name), shown);
  await messy.selectCell({ sheet, row: 1, column: 6 });
  for (const part of [tabs.functions, tabs.tables, tabs.explain]) {
    await messy.tab(part).click();
    await messy.pane.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await messy.faults()).toEqual([]);
  }
});
