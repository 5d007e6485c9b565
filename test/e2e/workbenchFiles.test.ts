import { readFile, writeFile, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openBuiltPages } from './browser';
import type { BuiltPages } from './browser';
import { WorkbenchPage } from './workbenchPage';

let built: BuiltPages;
let workbench: WorkbenchPage;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'conferebio-'));
  built = await openBuiltPages();
  workbench = new WorkbenchPage(built.page, built.base);
  await workbench.open();
}, 120_000);

afterAll(async () => {
  await built?.close();
  await rm(folder, { recursive: true, force: true });
});

afterEach(() => {
  expect(built.errors).toEqual([]);
  expect(built.leaving).toEqual([]);
});

jest.setTimeout(90_000);

async function save(): Promise<string> {
  const [download] = await Promise.all([built.page.waitForEvent('download'), built.page.keyboard.press('Control+S')]);
  const file = path.join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

async function choose(file: string): Promise<void> {
  await built.page.setInputFiles('input[type="file"]', file);
}

test('what was typed is saved, and opened again with its formulas, notes and formats', async () => {
  await workbench.newBook();
  await workbench.type('A1', '=PGPMBIO.VSP("Babaçu";"MA";2500;3,70;4,50)');
  await workbench.type('A2', '1,5');
  await workbench.type('A3', '05/03/2026');
  await workbench.type('A4', '=A2*2');
  await workbench.type('B1', '=PGPMBIO.PM({"Babaçu";"Nada"};"MA")');
  expect(await workbench.value('A4', 3)).toBe(3);
  expect(await workbench.value('A1', 3500)).toBe(3500);
  const file = await save();
  expect(path.basename(file)).toBe('Planilha sem nome.xlsx');
  await built.page.waitForFunction(() => !document.title.startsWith('•'));

  await workbench.newBook();
  await choose(file);
  expect(await workbench.value('A1', 3500)).toBe(3500);
  expect((await workbench.content('A1')).formula).toBe(
    '=PGPMBIO.VSP("Babaçu","MA",2500,3.7,4.5)'.replace('3.7,4.5', '3.70,4.50'),
  );
  expect(await workbench.value('A4', 3)).toBe(3);
  expect(await workbench.shown('A3')).toBe('05/03/2026');
  expect((await workbench.shown('A1')).replace(/\u00a0/g, ' ')).toBe('R$ 3.500,00');
  expect(await workbench.value('B2', { error: '#N/A' })).toEqual({ error: '#N/A' });
  expect(await workbench.bar('B2', 'Nada')).toContain('Nada');
});

test('a file that is none is refused in words, and the work at hand stays', async () => {
  const file = path.join(folder, 'notas.xlsx');
  await writeFile(file, '');
  await workbench.newBook();
  await workbench.type('A1', 'meu trabalho');
  await choose(file);
  await built.page.locator('dialog button[value="discard"]').click();
  const dialog = built.page.locator('dialog', { hasText: 'O arquivo não foi aberto' });
  await dialog.waitFor();
  expect(await dialog.textContent()).toContain('vazio');
  expect(await dialog.textContent()).toContain('continua aberta');
  await dialog.locator('button').click();
  expect((await workbench.content('A1')).value).toBe('meu trabalho');
  expect(await built.page.title()).toContain('•');
});

test('unsaved work is not replaced without being asked for', async () => {
  // After a dialog a person clicks into the grid again.
  const { x, y } = await workbench.placeOfCell(1, 0);
  await built.page.mouse.click(x, y);
  await workbench.type('A2', '2');
  await built.page.click('summary:text-is("Exemplos")');
  await built.page.click('button:text-is("Cooperativa (PGPM-Bio)")');
  await built.page.locator('dialog button[value="cancel"]').click();
  expect(await workbench.value('A2', 2)).toBe(2);
});

test('the sample comes back from the menu, its formulas computed', async () => {
  await built.page.click('summary:text-is("Exemplos")');
  await built.page.click('button:text-is("Cooperativa (PGPM-Bio)")');
  await built.page.locator('dialog button[value="discard"]').click();
  await built.page.waitForFunction(() => document.title.startsWith('cooperativa-exemplo'));
  await built.page.evaluate(() => window.conferebioWorkbook!.select({ sheet: 'Exemplos', row: 4, column: 0 }));
  const area = await workbench.area({ sheet: 'Exemplos', row: 3, column: 0, rows: 6, columns: 8 });
  expect(area.flat()).toEqual(expect.arrayContaining([1635, 3500]));
  const saved = await readFile(await save());
  expect(saved.subarray(0, 2).toString()).toBe('PK');
});

test('in English the page, the typing and the messages are English', async () => {
  await workbench.open('/?lang=en-US');
  await expect(built.page.getAttribute('html', 'lang')).resolves.toBe('en-US');
  await built.page.evaluate(() => window.conferebioWorkbook!.select({ sheet: 'Exemplos', row: 30, column: 0 }));
  await workbench.type('A31', '=PGPMBIO.VSP("Babaçu","MA",2500,3.70,4.50)');
  expect(await workbench.value('A31', 3500)).toBe(3500);
  await workbench.type('A32', '1.5');
  expect(await workbench.value('A32', 1.5)).toBe(1.5);
  await workbench.type('A33', '=PGPMBIO.PM("Nothing","MA")');
  expect(await workbench.bar('A33', 'Nothing')).toMatch(/^A33 · #N\/A/);
});
