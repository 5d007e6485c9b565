import { about } from '../../src/taskpane/wording/about';
import {
  foundLine,
  repairAllLabel,
  repairedLine,
  repairTexts,
  repairTickedLabel,
} from '../../src/taskpane/wording/share/repair';
import { shareTexts } from '../../src/taskpane/wording/share/share';
import { writingTexts } from '../../src/taskpane/wording/writing';
import { parseCellAddress } from '../../src/workbook/address';
import type { CellInput } from '../../src/workbook/writing';
import { MessyPane } from './messyPane';

/** Formulas that another program left broken are repaired in a real browser, by mouse and by keyboard alone. */
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

const BROKEN: readonly (readonly [address: string, content: CellInput])[] = [
  ['A1', { formula: '=_xldudf_PGPMBIO_VSP("Babaçu","MA",2500,3.7,4.5)' }],
  ['A2', { formula: '=IFERROR(PGPMBIO.VSP("Babaçu","MA","?"),"ver")' }],
  ['A3', '=PGPMBIO.VSP("Babaçu";"MA";2500;3,7;4,5)'],
  ['A4', '=PGPMBIO.VSP("Babaçu";"MA";2.500;3,7;4,5)'],
  ['B1', { formula: '=OUTRO.VSP("Babaçu")' }],
];

async function bookWithBroken(): Promise<void> {
  await messy.workbench.newBook();
  const edits = BROKEN.map(([address, content]) => ({
    kind: 'contents' as const,
    area: { sheet: 'Planilha1', ...parseCellAddress(address)!, rows: 1, columns: 1 },
    cells: [[content]],
  }));
  await messy.page.evaluate((given) => window.conferebioWorkbook!.edit(given), edits);
}

const said = (text: string) => messy.pane.getByText(text, { exact: true }).waitFor();
const formulaIn = async (address: string) => (await messy.cell('Planilha1', address)).formula;

test('by mouse, at 320 px, in Portuguese', async () => {
  const texts = repairTexts('pt-BR');
  const share = shareTexts('pt-BR');
  await bookWithBroken();
  await messy.show({ width: 320, language: 'pt-BR' });
  await messy.tab(about('pt-BR').tabs.share).click();
  await messy.button(new RegExp(`^${share.parts.repair.open}`)).click();
  await messy.heading(share.parts.repair.title).waitFor();
  await messy.pane.getByText(foundLine(3, 'pt-BR')).waitFor();
  expect(await messy.faults()).toEqual([]);
  await messy.pane.getByRole('option', { name: 'A2 (Planilha1)' }).click();
  await messy.pane.getByText('=SEERRO(PGPMBIO.VSP("Babaçu";"MA";"?");"ver")').last().waitFor();
  expect(await messy.selectedCell()).toEqual({ sheet: 'Planilha1', row: 1, column: 0 });
  await messy.pane.getByRole('option', { name: 'A3 (Planilha1)' }).click();
  expect(await messy.faults()).toEqual([]);
  await messy.button(repairAllLabel(1, 'pt-BR')).click();
  await said(repairedLine(1, 0, 'pt-BR'));
  expect(await messy.workbench.value('A1', 3500)).toBe(3500);
  await messy.pane.getByRole('region', { name: texts.kinds.text.title }).getByText(texts.tickAll).click();
  await messy.button(repairTickedLabel(1, 'pt-BR')).click();
  await messy.pane.getByText(foundLine(1, 'pt-BR')).waitFor();
  expect(await messy.workbench.value('A3', 3500)).toBe(3500);
  expect(await messy.faults()).toEqual([]);
  await messy.button(writingTexts('pt-BR').undo.undo).click();
  await messy.pane.getByText(foundLine(2, 'pt-BR')).waitFor();
  await messy.button(writingTexts('pt-BR').undo.undo).click();
  await messy.pane.getByText(foundLine(3, 'pt-BR')).waitFor();
  expect(await formulaIn('A1')).toBe('=_xldudf_PGPMBIO_VSP("Babaçu","MA",2500,3.7,4.5)');
  expect((await messy.cell('Planilha1', 'A3')).value).toBe(BROKEN[2]![1]);
});

test('by keyboard alone, in English', async () => {
  const texts = repairTexts('en-US');
  const share = shareTexts('en-US');
  await bookWithBroken();
  await messy.show({ width: 350, language: 'en-US', dark: true });
  await messy.tab(about('en-US').tabs.explain).focus();
  await messy.press('ArrowRight');
  await messy.nextTab();
  await messy.heading(share.parts.repair.title).waitFor();
  await messy.tabTo(share.parts.repair.open);
  await messy.press('Enter');
  await messy.pane.getByText(foundLine(3, 'en-US')).waitFor();
  expect(await messy.faults()).toEqual([]);
  await messy.tabTo(texts.kinds.errorCaught.title);
  await messy.press('Enter');
  await messy.pane.getByText('A2 (Planilha1)').last().waitFor();
  expect(await messy.selectedCell()).toEqual({ sheet: 'Planilha1', row: 1, column: 0 });
  await messy.tabTo(texts.tick);
  await messy.press('Space');
  await messy.tabTo(repairTickedLabel(1, 'en-US'));
  expect(await messy.faults()).toEqual([]);
  await messy.tabBackTo(repairAllLabel(1, 'en-US'));
  await messy.press('Enter');
  await said(repairedLine(1, 0, 'en-US'));
  await messy.pane.getByText(foundLine(2, 'en-US')).waitFor();
  expect(await formulaIn('A1')).toBe('=PGPMBIO.VSP("Babaçu","MA",2500,3.7,4.5)');
  expect(await formulaIn('B1')).toBe('=OUTRO.VSP("Babaçu")');
  await messy.tabBackTo(writingTexts('en-US').undo.undo);
  await messy.press('Enter');
  await messy.pane.getByText(foundLine(3, 'en-US')).waitFor();
  await messy.tabTo(share.back);
  await messy.press('Enter');
  await messy.heading(share.heading).waitFor();
});
