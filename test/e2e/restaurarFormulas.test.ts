import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { about } from '../../src/taskpane/wording/about';
import { restoreAllLabel, restoredLine, restoreTexts } from '../../src/taskpane/wording/share/restore';
import { shareTexts } from '../../src/taskpane/wording/share/share';
import { writingTexts } from '../../src/taskpane/wording/writing';
import { MessyPane } from './messyPane';
import { RemoteWorkbook } from './remoteWorkbook';
import { HEADERS, putTable, ROWS, sentCopy, SHEET } from './returnedCopies';

/** A copy given with values is opened where the add-in is, and its formulas are put back, in a real browser. */
jest.setTimeout(180_000);

let messy: MessyPane;
const folder = mkdtempSync(path.join(tmpdir(), 'conferebio-'));

beforeAll(async () => {
  messy = await MessyPane.open();
}, 180_000);
afterEach(() => {
  expect(messy.pages.leaving).toEqual([]);
  expect(messy.pages.errors.splice(0)).toEqual([]);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await messy.pages.close();
});

/** Opens a copy of a table whose last column is computed by a function of ours. */
async function openCopy(): Promise<void> {
  const workbook = new RemoteWorkbook(messy.page);
  await messy.workbench.newBook();
  await putTable(workbook);
  const formulas = ROWS.map((_, index) => [{ formula: `=PGPMBIO.PM(A${index + 2},B${index + 2},C${index + 2})` }]);
  const area = { sheet: SHEET, row: 0, column: HEADERS.length, rows: ROWS.length + 1, columns: 1 };
  await workbook.edit([{ kind: 'contents', area, cells: [['Preço mínimo'], ...formulas] }]);
  await messy.page.waitForFunction(
    async (cell) => {
      const { value } = await window.conferebioWorkbook!.readCell(cell);
      return typeof value === 'number';
    },
    { ...area, row: ROWS.length },
  );
  const { bytes } = await sentCopy(workbook, { results: 'values', protection: false });
  const file = path.join(folder, 'copia.xlsx');
  writeFileSync(file, bytes);
  await messy.openFile(file, { width: 320, language: 'pt-BR' });
}

test('formulas are put back by mouse, at 320 px, and one click undoes it', async () => {
  const texts = restoreTexts('pt-BR');
  const { parts } = shareTexts('pt-BR');
  await openCopy();
  await messy.tab(about('pt-BR').tabs.share).click();
  await messy.button(new RegExp(`^${parts.restore.open}: `)).click();
  await messy.button(restoreAllLabel(ROWS.length, 'pt-BR')).waitFor();
  await messy.pane.getByRole('region', { name: texts.list }).getByRole('option').first().click();
  const cell = await messy.selectedCell();
  const read = () => messy.page.evaluate((target) => window.conferebioWorkbook!.readCell(target), cell);
  const before = await read();
  expect(before).toMatchObject({ value: expect.any(Number), formula: null });
  expect(await messy.faults()).toEqual([]);
  await messy.button(restoreAllLabel(ROWS.length, 'pt-BR')).click();
  await messy.pane.getByText(restoredLine(ROWS.length, 0, 'pt-BR'), { exact: true }).waitFor();
  await messy.pane.getByText(texts.nothing).waitFor();
  expect((await read()).formula).toMatch(/^=PGPMBIO\.PM\(/);
  expect(await messy.faults()).toEqual([]);
  await messy.button(writingTexts('pt-BR').undo.undo).click();
  await messy.button(restoreAllLabel(ROWS.length, 'pt-BR')).waitFor();
  expect(await read()).toEqual(before);
});
