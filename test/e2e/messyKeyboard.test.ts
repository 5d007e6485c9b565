import type { Language } from '../../src/explain/language';
import { about } from '../../src/taskpane/wording/about';
import { checkTexts, noticeLine } from '../../src/taskpane/wording/check';
import { columnName } from '../../src/taskpane/wording/columns';
import { whyLine } from '../../src/taskpane/wording/columnMatch';
import { findingsTexts, severityCount, shownCount } from '../../src/taskpane/wording/findings';
import { fixAllLabel, fixedLine, fixingTexts } from '../../src/taskpane/wording/fixing';
import { liveTexts } from '../../src/taskpane/wording/live';
import { parameterLabel, plantFormTexts } from '../../src/taskpane/wording/plantForm';
import { plantSummaryTexts } from '../../src/taskpane/wording/plantSummary';
import { reportScreenTexts } from '../../src/taskpane/wording/report';
import { insertLabel, templatesTexts, withdrawalTold } from '../../src/taskpane/wording/templates';
import { outcomeLine, writingTexts } from '../../src/taskpane/wording/writing';
import { expectedOf, fileOf, numberOf, sheetsOf } from './messyFile';
import { MessyPane } from './messyPane';

/** Messy sample files go through every screen of the check by keyboard alone, from the tabs of the pane on. */
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

/** Opens a file, and goes to the tables that can be chosen. */
async function openTables(name: string, language: Language): Promise<void> {
  await messy.openFile(fileOf(name), { width: 320, language });
  await messy.tab(about(language).tabs.explain).focus();
  await messy.nextTab();
  await messy.heading(checkTexts(language).choose.heading).waitFor();
  expect(await messy.faults()).toEqual([]);
}

async function pressOn(name: string): Promise<void> {
  await messy.tabTo(name);
  await messy.press('Enter');
}

const said = (text: string) => messy.pane.getByText(text, { exact: true }).waitFor();
const seen = async (heading: string) => {
  await messy.heading(heading).waitFor();
  expect(await messy.faults()).toEqual([]);
};

describe.each<[Language]>([['pt-BR'], ['en-US']])('02-numeros-como-texto.xlsx, sales, in %s', (language) => {
  const texts = checkTexts(language);
  const found = findingsTexts(language);
  const writing = writingTexts(language);
  const { findings } = expectedOf('02-numeros-como-texto.xlsx', 'Exportação');

  test('templates are inserted and taken away', async () => {
    const templates = templatesTexts(language);
    await openTables('02-numeros-como-texto.xlsx', language);
    await pressOn(templates.open);
    await seen(templates.heading);
    await messy.tabTo(templates.programmes.pgpmbio);
    await messy.press('ArrowDown');
    await pressOn(insertLabel(2, language).replace(/2.*/, ''));
    await messy.button(templates.undo).waitFor();
    expect(await messy.faults()).toEqual([]);
    await pressOn(templates.undo);
    await said(withdrawalTold({ code: 'undone' }, language).text);
    expect(Object.keys(await sheetsOf(await messy.saved()))).toEqual(['Exportação']);
  });

  test('a column is corrected, a check cancelled and done', async () => {
    await openTables('02-numeros-como-texto.xlsx', language);
    await pressOn(`${texts.choose.choose}:`);
    await seen(texts.confirm.heading);
    await messy.tabTo('E · ');
    await messy.press('Home');
    await said(whyLine({ code: 'chosen' }, language));
    expect(await messy.faults()).toEqual([]);
    await messy.page.keyboard.type(columnName('municipality', language));
    await said(texts.certainty.chosen);
    await messy.tabBackTo(texts.confirm.start);
    const letGo = await messy.holdReading();
    await messy.press('Enter');
    await seen(texts.running.heading);
    await pressOn(texts.running.cancel);
    await said(noticeLine({ code: 'cancelled' }, language));
    await letGo();
    await pressOn(texts.confirm.start);
    await seen(texts.done.heading);
    await messy.tabTo(liveTexts(language).label);
    await messy.press('Space');
    expect(await messy.pane.getByRole('switch').isChecked()).toBe(true);
    expect(await messy.faults()).toEqual([]);
    await messy.press('Space');
  });

  test('findings are filtered, searched, gone to, and mended', async () => {
    await messy.tabTo(texts.done.summary);
    await messy.nextTab();
    const { all, information } = await messy.counted(language);
    await said(shownCount(all, language));
    expect(await messy.faults()).toEqual([]);
    await messy.tabTo(severityCount(information, 'information', language));
    await messy.press('Space');
    await said(shownCount(all - information, language));
    await messy.press('Space');
    await messy.tabTo(found.search);
    await messy.page.keyboard.type('L10');
    await said(shownCount(numberOf(findings, 'warning', 'L10'), language));
    await pressOn('L10 · ');
    await messy.pane.getByRole('listbox').waitFor();
    await messy.tabTo('L10 · ');
    await messy.press('ArrowDown');
    await messy.press('Enter');
    await said(found.selected('B7 (Exportação)'));
    expect(await messy.selectedCell()).toEqual({ sheet: 'Exportação', row: 6, column: 1 });
    expect(await messy.faults()).toEqual([]);
    await pressOn(fixAllLabel(2, language));
    await messy.button(fixingTexts(language).fix).waitFor();
    expect(await messy.faults()).toEqual([]);
    await messy.tabBackTo('L10 · ');
    await pressOn(fixingTexts(language).fix);
    await messy.pane.getByText(fixedLine(2, language)).waitFor();
    expect(await messy.faults()).toEqual([]);
    expect((await messy.cell('Exportação', 'B2')).value).toBe('012.345.678-90');
    await messy.tabBackTo(writing.undo.undo);
    await messy.press('Enter');
    await said(writing.undo.undone);
    expect((await messy.cell('Exportação', 'B2')).value).toBe(1234567890);
  });

  test('what is found is written, undone, and reported', async () => {
    await messy.tabTo(texts.done.again);
    await messy.press('Enter');
    await messy.heading(texts.done.heading).waitFor();
    await messy.tabTo(texts.done.summary);
    await messy.nextTab();
    await messy.nextTab();
    await write(language);
    await messy.tabBackTo(writing.title);
    await messy.nextTab();
    await seeReport(language);
    await messy.tabBackTo(writing.undo.undo);
    await messy.press('Enter');
    await said(writing.undo.undone);
    expect(Object.keys(await sheetsOf(await messy.saved()))).toEqual(['Exportação']);
  });
});

/** Writes all that can be written. */
async function write(language: Language): Promise<void> {
  const writing = writingTexts(language);
  await messy.heading(writing.preview).waitFor();
  for (const option of Object.values(writing.options)) {
    await messy.tabTo(option);
    if (!(await messy.isFocusedTicked())) await messy.press('Space');
  }
  // Until it is known where things go, the button does nothing.
  await messy.pane
    .getByRole('listitem')
    .filter({ hasText: writing.options.memorySheet.replace(/^.*“/, '“') })
    .waitFor();
  expect(await messy.faults()).toEqual([]);
  await pressOn(writing.write);
  await said(outcomeLine({ code: 'done', id: '', forgotten: 0 }, language).text);
  expect(await messy.faults()).toEqual([]);
}

async function seeReport(language: Language): Promise<void> {
  const report = reportScreenTexts(language);
  await messy.heading(report.preview).waitFor();
  await messy.pane.frameLocator(`iframe[title="${report.preview}"]`).getByText('R$').first().waitFor();
  expect(await messy.faults()).toEqual([]);
  await messy.tabTo(report.save);
  const [download] = await Promise.all([messy.page.waitForEvent('download'), messy.press('Enter')]);
  await said(report.saved(download.suggestedFilename()));
  expect(await messy.faults()).toEqual([]);
}

test('09-usina.xlsx, the year of a plant, in en-US', async () => {
  const texts = checkTexts('en-US');
  const form = plantFormTexts('en-US');
  const writing = writingTexts('en-US');
  const label = (field: 'plantUf' | 'revenue') => parameterLabel(field, 'en-US');
  await openTables('09-usina.xlsx', 'en-US');
  await pressOn(`${texts.choose.choose}:`);
  await seen(texts.confirm.heading);
  await pressOn(texts.confirm.next);
  await seen(form.heading);
  await messy.tabTo(label('plantUf'));
  await messy.page.keyboard.type('MT');
  await messy.tabTo(label('revenue'));
  await messy.page.keyboard.type('10,000,000.00');
  // Enter in a field sends the form; a number that Brazil reads otherwise is refused beside its field.
  await messy.press('Enter');
  await said(form.faults(1));
  expect(await messy.faults()).toEqual([]);
  await messy.press('Control+A');
  await messy.page.keyboard.type('10000000');
  await messy.press('Enter');
  await messy.heading(plantSummaryTexts('en-US').shares).waitFor();
  expect(await messy.text()).toContain('5.731%');
  expect(await messy.faults()).toEqual([]);
  await messy.tabTo(texts.done.summary);
  await messy.nextTab();
  await pressOn('R05');
  await messy.pane.getByRole('listbox').waitFor();
  await messy.tabTo('R05 · ');
  await messy.press('Enter');
  await messy.pane.getByText(findingsTexts('en-US').selected('B9 (Purchases 2023)')).waitFor();
  expect(await messy.selectedCell()).toEqual({ sheet: 'Purchases 2023', row: 8, column: 1 });
  expect(await messy.faults()).toEqual([]);
  await messy.tabBackTo(texts.done.findings);
  await messy.nextTab();
  await write('en-US');
  await messy.tabBackTo(writing.title);
  await messy.nextTab();
  await seeReport('en-US');
  await messy.tabBackTo(writing.undo.undo);
  await messy.press('Enter');
  await said(writing.undo.undone);
  expect(Object.keys(await sheetsOf(await messy.saved()))).toEqual(['Purchases 2023', 'Custos']);
});
