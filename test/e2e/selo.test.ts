import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { catalogue } from '../../src/functions/catalogue';
import { parseCellAddress } from '../../src/workbook/address';
import type { CellValue } from '../../src/workbook/port';
import { sameValue } from '../../src/workbook/xlsx/patch/changes';
import { openBook, type Opened } from '../../src/workbook/xlsx/openBook';
import { builtFolder, openBuiltPages, type BuiltPages } from './browser';
import { WorkbenchPage } from './workbenchPage';

/** The Selo as a person meets it: the sample of the plant, typing, wrong input, saving. */
jest.setTimeout(180_000);

const SAMPLE = 'usina-exemplo.xlsx';
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

async function read(bytes: Uint8Array, name: string): Promise<Opened> {
  const opened = await openBook(bytes, name, { functionIds: catalogue.map(({ id }) => id) });
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened;
}

async function toSheet(sheet: string): Promise<void> {
  await built.page.evaluate((name) => window.conferebioWorkbook!.select({ sheet: name, row: 0, column: 0 }), sheet);
}

async function chooseSample(): Promise<void> {
  await built.page.click('summary:text-is("Exemplos")');
  await built.page.click('button:text-is("Usina (Selo Biocombustível Social)")');
}

/** What a cell shows, with the usual blank after R$. */
async function shown(address: string): Promise<string> {
  return (await workbench.shown(address)).replace(/\u00a0/g, ' ');
}

async function calculated(sheet: string, address: string, expected: CellValue): Promise<CellValue> {
  const place = { sheet, ...parseCellAddress(address)! };
  for (let tries = 0; tries < 200; tries += 1) {
    const { value } = await built.page.evaluate((cell) => window.conferebioWorkbook!.readCell(cell), place);
    if (sameValue(value, expected)) return value;
    await built.page.waitForTimeout(50);
  }
  return (await built.page.evaluate((cell) => window.conferebioWorkbook!.readCell(cell), place)).value;
}

describe('the sample of the plant', () => {
  test('opens from the menu with the keyboard alone', async () => {
    const menu = built.page.locator('summary', { hasText: 'Exemplos' });
    await menu.focus();
    await built.page.keyboard.press('Enter');
    await built.page.keyboard.press('Tab');
    await built.page.keyboard.press('Escape');
    expect(await menu.evaluate((summary) => document.activeElement === summary)).toBe(true);
    expect(await built.page.locator('.menu[open]').count()).toBe(0);
    await built.page.keyboard.press('Enter');
    await built.page.keyboard.press('Tab');
    await built.page.keyboard.press('Tab');
    expect(await built.page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Usina (Selo Biocombustível Social)',
    );
    await built.page.keyboard.press('Enter');
    await built.page.waitForFunction(() => document.title === 'usina-exemplo.xlsx — ConfereBio');
    await built.page.locator('.message-bar', { hasText: 'Aqui aparece o motivo' }).waitFor();
  });

  test('shows 25,2945% weighted and 7,3673% effective, and the case with palm and loss', async () => {
    await toSheet('Leia-me');
    expect([await shown('B4'), await shown('B5')]).toEqual(['25,2945%', '7,3673%']);
    await toSheet('Resumo');
    expect([await shown('B5'), await shown('C5')]).toEqual(['25,2945%', '7,3673%']);
    expect([await shown('B6'), await shown('C6')]).toEqual(['28,7101%', '7,5073%']);
    expect(await shown('D16')).toBe('R$ 328.200.000,00');
  });

  test('computes in the grid every value that the file carries', async () => {
    const { book } = await read(await readFile(path.join(builtFolder(), 'assets/samples', SAMPLE)), SAMPLE);
    const differences: string[] = [];
    for (const sheet of book.sheets) {
      const rows = Math.max(...sheet.rows.keys()) + 1;
      const columns = Math.max(...[...sheet.rows.values()].flatMap((cells) => [...cells.keys()])) + 1;
      const area = await workbench.area({ sheet: sheet.name, row: 0, column: 0, rows, columns });
      for (const [row, cells] of sheet.rows)
        for (const [column, cell] of cells) {
          const value = area[row]![column]!;
          const empty = (cell.value === '' || cell.value === null) && (value === '' || value === null);
          if (!empty && !sameValue(cell.value, value))
            differences.push(`${sheet.name} ${row},${column}: ${JSON.stringify([cell.value, value])}`);
        }
    }
    expect(differences).toEqual([]);
  });

  test('the error made on purpose says what is missing', async () => {
    await toSheet('Perenes e perdas');
    expect(await workbench.bar('L11', 'laudos')).toMatch(
      /^L11 · #N\/D.*3 laudos; a norma pede no mínimo 4 \(art\. 8º, II/,
    );
  });

  test('the pane tells how a multiplier of the table came about', async () => {
    await toSheet('Aquisições');
    await workbench.select('N14');
    const pane = built.page.frameLocator('#pane');
    await pane.getByRole('heading', { name: 'Multiplicador: Mamona, Irecê/BA' }).waitFor();
    await pane.getByText('Multiplicador = 5 × 4 × 1,3 = 26.').waitFor();
    await workbench.select('O14');
    await pane.getByRole('heading', { name: 'Valor ponderado: Mamona, Irecê/BA' }).waitFor();
    // Below the last invoice the formula waits for more.
    await workbench.select('N260');
    await pane.getByText('Esta linha do resultado está em branco').waitFor();
  });

  test('both shares follow when less biodiesel was sold', async () => {
    await toSheet('Parâmetros');
    await workbench.type('B11', '200000');
    expect(await calculated('Resumo', 'B5', 347.8 / 1100)).toBe(347.8 / 1100);
    await toSheet('Resumo');
    expect([await shown('B5'), await shown('C5')]).toEqual(['31,6182%', '9,2091%']);
    expect(await shown('E5')).toBe('0,0000%');
    expect(await calculated('Resumo', 'C44', 0)).toBe(0);
    await toSheet('Parâmetros');
    await workbench.type('B11', '250000');
    expect(await calculated('Resumo', 'B5', 347.8 / 1375)).toBe(347.8 / 1375);
  });

  test('the share falls when castor comes from outside the Semiárido, and rises with a new invoice', async () => {
    await toSheet('Aquisições');
    await workbench.type('E14', 'Uberlândia/MG');
    expect(await workbench.value('N14', 5.2)).toBe(5.2);
    expect(await workbench.value('O14', 914_201.6)).toBe(914_201.6);
    expect(await calculated('Resumo', 'D16', 324_543_193.6)).toBe(324_543_193.6);
    await workbench.type('E14', 'Irecê/BA');
    expect(await calculated('Resumo', 'D16', 328_200_000)).toBe(328_200_000);
    for (const [address, text] of [
      ['B238', 'Mamona, BA'],
      ['E238', 'Irecê/BA'],
      ['F238', 'Mamona'],
      ['H238', 'cooperativa habilitada'],
      ['K238', '1000000'],
    ] as const)
      await workbench.type(address, text);
    expect(await workbench.value('O238', 26_000_000)).toBe(26_000_000);
    expect(await calculated('Resumo', 'D16', 354_200_000)).toBe(354_200_000);
  });

  test('is not put in place of unsaved work without being asked for', async () => {
    await chooseSample();
    await built.page.locator('dialog button[value="cancel"]').click();
    expect(await built.page.title()).toBe('• usina-exemplo.xlsx — ConfereBio');
    await toSheet('Resumo');
    expect(await workbench.value('D16', 354_200_000)).toBe(354_200_000);
  });

  test('is saved with its formulas, and opened again computes the same', async () => {
    const [download] = await Promise.all([built.page.waitForEvent('download'), built.page.keyboard.press('Control+S')]);
    const file = path.join(folder, download.suggestedFilename());
    await download.saveAs(file);
    const { book } = await read(await readFile(file), SAMPLE);
    const formulaOf = (sheet: string, address: string) => {
      const { row, column } = parseCellAddress(address)!;
      return book.sheets
        .find(({ name }) => name === sheet)!
        .rows.get(row)
        ?.get(column)?.formula;
    };
    expect(formulaOf('Resumo', 'B5')).toBe('SELO.PERCENT(D16,D23,Parâmetros!B13)');
    expect(formulaOf('Aquisições', 'N5')).toBe(
      'SELO.MULTIPLIER(E5:E300,F5:F300,Parâmetros!B9,H5:H300,G5:G300,L5:L300,Parâmetros!B5)',
    );
    expect(formulaOf('Custos', 'N5')).toBe('SELO.COSTS(B5:B40,M5:M40,F5:F40,Resumo!A34:B39)');
    await workbench.newBook();
    await built.page.setInputFiles('input[type="file"]', file);
    await built.page.waitForFunction(() => document.title.startsWith('usina-exemplo'));
    expect(await calculated('Resumo', 'D16', 354_200_000)).toBe(354_200_000);
    await toSheet('Resumo');
    expect((await workbench.content('B5')).formula).toBe('=SELO.PERCENT(D16,D23,Parâmetros!B13)');
    expect(await calculated('Aquisições', 'N14', 26)).toBe(26);
  });
});

describe('typed in Portuguese', () => {
  beforeAll(() => workbench.newBook());

  test.each([
    ['A1', '=SELO.MULTIPLIER("Irecê/BA";"mamona";"MT";"cooperativa habilitada")', 26, '26'],
    ['A2', '=SELO.MULTIPLIER("GO";"girassol";"GO";"cooperativa habilitada")', 20.8, '20,8'],
    ['A3', '=selo.weighted(100000;"Irecê/BA";"mamona";"MT";"coop AF")', 2_600_000, 'R$ 2.600.000,00'],
    ['A4', '=SELO.PERCENT(328200000;19600000;1375000000)', 347.8 / 1375, '25,2945%'],
    ['A5', '=SELO.USED(180000;"3 anos e 4 meses")', 108_000, 'R$ 108.000,00'],
    ['A6', '=SELO.TRAVEL(86400;18950,40)', 18_950.4, 'R$ 18.950,40'],
    ['A7', '=SELO.INSTALMENT(100000;3;3)', 33_333.34, 'R$ 33.333,34'],
    ['A8', '=SELO.MISSING(30%;347800000;1375000000;26)', 2_488_461.54, 'R$ 2.488.461,54'],
    ['A9', '=SELO.REGION("montes claros/mg")', 'Semiárido', 'Semiárido'],
    ['A10', '=SELO.LOSS("parcial";150000;97500;4)', 150_000, '150000'],
    ['A11', '=SELO.FAMILYCAP("30/06/2023")', 500_000, 'R$ 500.000,00'],
    ['A12', '=SELO.MULTIPLIER("SE";"mamona")', 20, '20'],
  ])('%s: %s', async (address, typed, value, text) => {
    await workbench.type(address, typed);
    expect(await workbench.value(address, value)).toEqual(value);
    expect(await shown(address)).toBe(text);
  });

  test('a row of shares and money has the format of each column', async () => {
    await workbench.type('C1', '=SELO.REGIONALSHARE(4300000;101300000;2026)');
    expect(await workbench.value('E1', 19_950_000)).toBe(19_950_000);
    expect([await shown('C1'), await shown('D1'), await shown('E1')]).toEqual([
      '4,2448%',
      '20,0000%',
      'R$ 19.950.000,00',
    ]);
    await workbench.type('C2', '=SELO.CORNCAP(25000000;11000000;60000000)');
    expect(await workbench.value('E2', 10_285_714.29)).toBe(10_285_714.29);
    expect([await shown('C2'), await shown('D2')]).toEqual(['R$ 17.857.142,86', 'R$ 7.857.142,85']);
  });

  test('the list of names knows the functions', async () => {
    await workbench.select('G1');
    await built.page.keyboard.type('=selo.mu', { delay: 30 });
    await built.page.locator('li', { hasText: 'SELO.MULTIPLIER' }).first().waitFor();
    await built.page.keyboard.press('Escape');
    await built.page.keyboard.press('Escape');
  });
});

describe('what a person may type wrongly is answered', () => {
  beforeAll(() => workbench.newBook());

  test.each([
    ['an unknown material, with the nearest name', '=SELO.MULTIPLIER("BA";"mamonna")', '#N/A', 'Você quis dizer'],
    ['an unknown place, with the nearest', '=SELO.REGION("Iresê/BA")', '#VALUE!', 'Irecê'],
    ['a municipality of another state', '=SELO.REGION("Sorriso";"BA")', '#VALUE!', 'Sorriso'],
    ['the same written in one', '=SELO.MULTIPLIER("Irecê/MT";"mamona")', '#VALUE!', 'Irecê'],
    ['live swine', '=SELO.WEIGHTED(50000;"PI";"suínos vivos")', '#N/A', 'art. 3º, § 4º'],
    ['three reports', '=SELO.LOSS("parcial";150000;97500;3)', '#N/A', '3 laudos; a norma pede no mínimo 4'],
    ['no request', '=SELO.LOSS("total";150000;0;1;"não")', '#N/A', 'art. 8º, § 1º'],
    ['amortization over five years', '=SELO.INSTALMENT(500000;6;1)', '#N/A', 'art. 4º, § 4º'],
    ['amortization not granted', '=SELO.INSTALMENT(500000;5;1;"não")', '#N/A', 'DEP'],
    ['a rule set for a year that none judges', '=SELO.MULTIPLIER("BA";"mamona";;;;;1999)', '#N/A', '1999'],
    ['a supplier who may be two', '=SELO.MULTIPLIER("BA";"mamona";;"cooperativa")', '#VALUE!', 'habilitada'],
    ['no minimum share', '=SELO.MISSING(J90;347800000;1375000000;4)', '#VALUE!', 'percentual'],
    ['a share of before 2024', '=SELO.REGIONALSHARE(4;100;2023)', '#N/A', '2024'],
    ['a cost without region', '=SELO.COSTS("II";1000;"";{"Sul"\\1000})', '#VALUE!', 'região'],
    ['a material that is only a form', '=SELO.MULTIPLIER("BA";"óleo")', '#VALUE!', 'óleo'],
  ])('%s', async (_what, typed, error, part) => {
    await workbench.type('A1', typed);
    expect(await workbench.value('A1', { error })).toEqual({ error });
    const said = await workbench.bar('A1', part);
    expect(said).toContain(part);
    expect(said).toMatch(/^A1 · #(N\/D|VALOR!)/);
  });

  test('a loss of exactly 20% counts only what was delivered, one kilogram more counts whole', async () => {
    await workbench.type('C1', '=SELO.LOSS("parcial";150000;{120000;119999};4)');
    expect(await workbench.value('C2', 150_000)).toBe(150_000);
    expect(await workbench.value('C1', 120_000)).toBe(120_000);
  });
});

test('at 320 px the menu of examples stays in sight', async () => {
  await built.page.setViewportSize({ width: 320, height: 640 });
  await built.page.click('summary:text-is("Exemplos")');
  for (const item of await built.page.locator('.menu[open] .menu-items button').all()) {
    const { x, width } = (await item.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
  }
  await built.page.keyboard.press('Escape');
  if (!(await built.page.locator('#pane').isVisible())) await built.page.click('button[aria-controls="pane"]');
  const [pane, main] = await Promise.all(['#pane', '#main'].map((part) => built.page.locator(part).boundingBox()));
  expect(pane).toEqual(main);
});
