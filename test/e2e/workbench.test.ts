import { openBuiltPages } from './browser';
import type { BuiltPages } from './browser';
import { WorkbenchPage } from './workbenchPage';

let built: BuiltPages;
let workbench: WorkbenchPage;

beforeAll(async () => {
  built = await openBuiltPages();
  workbench = new WorkbenchPage(built.page, built.base);
  await workbench.open();
}, 120_000);

afterAll(async () => {
  await built?.close();
});

afterEach(() => {
  expect(built.errors).toEqual([]);
  expect(built.leaving).toEqual([]);
});

jest.setTimeout(60_000);

describe('the page', () => {
  test('opens the sample workbook in Portuguese, with the pane beside it', async () => {
    await expect(built.page.title()).resolves.toBe('cooperativa-exemplo.xlsx — ConfereBio');
    await expect(built.page.getAttribute('html', 'lang')).resolves.toBe('pt-BR');
    const pane = built.page.frameLocator('#pane');
    await pane.locator('text=ConfereBio').first().waitFor();
    await built.page.click('button:text-is("Ocultar o painel")');
    await expect(built.page.locator('#pane').isVisible()).resolves.toBe(false);
    await built.page.click('button:text-is("Mostrar o painel")');
    await expect(built.page.locator('#pane').isVisible()).resolves.toBe(true);
  });

  test('forbids every other origin', async () => {
    const policy = await built.page.getAttribute('meta[http-equiv="Content-Security-Policy"]', 'content');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*/);
    const answered = await built.page.evaluate(() =>
      fetch('https://example.org/').then(
        () => 'answered',
        () => 'refused',
      ),
    );
    expect(answered).toBe('refused');
    // The refusal itself is written to the console.
    built.errors.length = 0;
  });
});

describe('typing in Portuguese', () => {
  beforeAll(() => workbench.newBook());

  test('key by key', async () => {
    await workbench.select('J1');
    await built.page.keyboard.type('=SOMA(1,5;2)');
    await workbench.commit();
    expect(await workbench.value('J1', 3.5)).toBe(3.5);
  });

  test.each([
    ['A1', '=PGPMBIO.VSP("Borracha";"AC";750;5;5,50)', 1635, 'R$ 1.635,00'],
    ['A2', '=PGPMBIO.VSP("Babaçu";"MA";2500;3,70;4,50)', 3500, 'R$ 3.500,00'],
    ['A3', '=pgpmbio.vsp("babaçu";"ma";2500;3,7;4,5', 3500, 'R$ 3.500,00'],
    ['A4', '1,5', 1.5, '1,5'],
    ['A5', '1.234,56', 1234.56, '1.234,56'],
    ['A6', '10,5%', 0.105, '10,50%'],
    ['A7', '05/03/2026', 46086, '05/03/2026'],
    ['A8', '5/3/26', 46086, '05/03/2026'],
    ['A9', 'R$ 12,50', 12.5, 'R$ 12,50'],
    ['A10', '-1,5', -1.5, '-1,5'],
    ['A11', 'VERDADEIRO', true, 'VERDADEIRO'],
    ['A12', 'falso', false, 'FALSO'],
    ['A13', 'Babaçu (amêndoa)', 'Babaçu (amêndoa)', 'Babaçu (amêndoa)'],
    [
      'A14',
      '15230612345678000195550010000001231000001234',
      '15230612345678000195550010000001231000001234',
      '15230612345678000195550010000001231000001234',
    ],
    ['A15', '=SOMA(A4;A10;2,5)', 2.5, '2,5'],
    ['A16', '=SE(A4>1;"a;b";"1,5")', 'a;b', 'a;b'],
    ['A17', '=SOMA({1,5\\2;3\\4})', 10.5, '10,5'],
    ['A18', '=média(a4:a5)', 618.03, '618,03'],
    ['A19', '=ARRED(10/3;2)', 3.33, '3,33'],
    ['A20', '=A4>1', true, 'VERDADEIRO'],
    ['A21', '31/02/2026', '31/02/2026', '31/02/2026'],
    ['A22', '=PGPMBIO.VSP("Babaçu","MA",2500,3.70,4.50)', 3500, 'R$ 3.500,00'],
  ])('%s: %s', async (address, typed, value, shown) => {
    await workbench.type(address, typed);
    expect(await workbench.value(address, value)).toEqual(value);
    expect((await workbench.shown(address)).replace(/\u00a0/g, ' ')).toBe(shown);
  });

  test('a formula edited again keeps its decimals, separators and names', async () => {
    await workbench.type('C1', '=SE(A4>1,25;SOMA(A4;0,25);"não; 1,5")');
    expect(await workbench.value('C1', 1.75)).toBe(1.75);
    await workbench.select('C1');
    await built.page.keyboard.press('F2');
    await workbench.commit();
    expect((await workbench.content('C1')).formula).toBe('=IF(A4>1.25,SUM(A4,0.25),"não; 1,5")');
    await workbench.select('C1');
    await built.page.keyboard.press('F2');
    await built.page.keyboard.type('+0,5');
    await workbench.commit();
    expect((await workbench.content('C1')).formula).toBe('=IF(A4>1.25,SUM(A4,0.25),"não; 1,5")+0.5');
    expect(await workbench.value('C1', 2.25)).toBe(2.25);
  });

  test.each([
    ['A4', '1,5', 1.5],
    ['A6', '10,5%', 0.105],
    ['A7', '05/03/2026', 46086],
    ['A9', '12,5', 12.5],
    ['A11', 'VERDADEIRO', true],
  ])('%s edited without a change stays as it was', async (address, _typed, value) => {
    const before = await workbench.shown(address);
    await workbench.select(address);
    await built.page.keyboard.press('F2');
    await built.page.keyboard.type(' ');
    await built.page.keyboard.press('Backspace');
    await workbench.commit();
    expect(await workbench.value(address, value)).toEqual(value);
    expect(await workbench.shown(address)).toBe(before);
  });

  test('a number with a thousands point in a formula is told, and the text kept', async () => {
    await workbench.type('C3', '=PGPMBIO.VSP("Babaçu";"MA";2.500;3,70;4,50)');
    await built.page.locator('.message-bar', { hasText: '2.500 pode ser lido de duas maneiras' }).waitFor();
    expect((await workbench.content('C3')).value).toBe('=PGPMBIO.VSP("Babaçu";"MA";2.500;3,70;4,50)');
  });

  test('pasted lines are read as typed ones', async () => {
    await built.page.evaluate(() =>
      navigator.clipboard.writeText('1,5\tR$ 2,50\t05/03/2026\r\n"duas\nlinhas"\t=SOMA(E1;0,5)\t10,5%\r\n'),
    );
    await workbench.select('E1');
    await built.page.keyboard.press('Control+V');
    expect(await workbench.value('F2', 2)).toBe(2);
    const { sheet } = await built.page.evaluate(() => window.conferebioWorkbook!.selectedCell());
    expect(await workbench.area({ sheet, row: 0, column: 4, rows: 2, columns: 3 })).toEqual([
      [1.5, 2.5, 46086],
      ['duas\nlinhas', 2, 0.105],
    ]);
    expect(await workbench.shown('G1')).toBe('05/03/2026');
    await built.page.keyboard.press('Control+Z');
    expect(await workbench.value('E1', null)).toBeNull();
  });

  test('what is copied in the grid keeps moving its references', async () => {
    await workbench.type('I1', '=A4*2');
    expect(await workbench.value('I1', 3)).toBe(3);
    await workbench.copy('I1');
    await workbench.select('I2');
    await built.page.keyboard.press('Control+V');
    expect(await workbench.value('I2', 2469.12)).toBe(2469.12);
    expect((await workbench.content('I2')).formula).toBe('=A5*2');
  });
});

describe('our functions in the grid', () => {
  beforeAll(() => workbench.newBook());

  test('a range in gives a range out, and a blank row gives nothing', async () => {
    await workbench.type('A1', 'Babaçu');
    await workbench.type('A3', 'Borracha');
    await workbench.type('B1', 'MA');
    await workbench.type('B3', 'AC');
    await workbench.type('C1', '=PGPMBIO.PM(A1:A3;B1:B3)');
    expect(await workbench.value('C3', 7.18)).toBe(7.18);
    expect((await workbench.content('C2')).value || null).toBeNull();
    expect((await workbench.content('C3')).spillAnchor).toMatchObject({ row: 0, column: 2 });
    expect(await workbench.shown('C3')).toMatch(/^R\$\s7,18$/);
  });

  test('an error inside a spilled block has its own message', async () => {
    await workbench.type('A2', 'Jabuticaba');
    await workbench.type('B2', 'MA');
    expect(await workbench.value('C2', { error: '#N/A' })).toEqual({ error: '#N/A' });
    expect(await workbench.bar('C2', 'Jabuticaba')).toMatch(/^C2 · #N\/D.*Jabuticaba/);
    expect(await workbench.bar('C1', 'PGPMBIO.PM')).toMatch(/^C1 · PGPMBIO\.PM/);
  });

  test('the message goes when the error is mended, and when the cell is emptied', async () => {
    await workbench.type('A2', 'Açaí');
    expect(typeof (await workbench.value('C2', 1.81))).toBe('number');
    expect(await workbench.bar('C2', 'PGPMBIO.PM')).not.toContain('Jabuticaba');
    await workbench.type('E1', '=PGPMBIO.PM("Nada";"MA")');
    expect(await workbench.bar('E1', 'Nada')).toContain('#N/D');
    await workbench.select('E1');
    await built.page.keyboard.press('Delete');
    expect(await workbench.value('E1', null)).toBeNull();
    expect(await workbench.bar('E1', 'motivo')).toBe('Aqui aparece o motivo quando uma célula mostra um erro.');
    await workbench.type('E1', '=NÃO.DISP()');
    expect(await workbench.bar('E1', '#N/D')).not.toContain('Nada');
  });

  test('the message follows its cell when rows are inserted above', async () => {
    await workbench.type('G5', '=PGPMBIO.PM("Sumiço";"MA")');
    expect(await workbench.bar('G5', 'Sumiço')).toContain('#N/D');
    await workbench.select('G2');
    await workbench.insertRowAbove();
    expect(await workbench.bar('G6', 'Sumiço')).toMatch(/^G6 · #N\/D.*Sumiço/);
    expect(await workbench.bar('G5', 'motivo')).not.toContain('Sumiço');
    await built.page.keyboard.press('Control+Z');
    expect(await workbench.bar('G5', 'Sumiço')).toContain('Sumiço');
  });

  test('the pointer on a cell with an error shows its message', async () => {
    const { x, y } = await workbench.placeOfCell(4, 6);
    await built.page.mouse.move(x - 30, y + 60);
    await built.page.mouse.move(x, y, { steps: 4 });
    await built.page
      .locator('div', { hasText: /^#N\/D.*Sumiço/s })
      .last()
      .waitFor({ timeout: 5_000 });
  });

  test('a call with an unforeseen argument neither stops the calculation nor stays empty', async () => {
    await workbench.type('I1', '=PGPMBIO.MPA(1;2;3;4)');
    await workbench.type('I2', '=1+1');
    expect(await workbench.value('I2', 2)).toBe(2);
    expect(await workbench.bar('I1', 'Argumentos demais')).toMatch(/^I1 · #VALOR!/);
  });

  test('blank, omitted, logical and error arguments arrive as in Excel', async () => {
    await workbench.type('K1', '=PGPMBIO.VSP("Babaçu";"MA";K9;3,7;4,5)');
    expect(await workbench.bar('K1', 'quantidade')).toContain('quantidade');
    await workbench.type('K2', '=PGPMBIO.VSP("Babaçu";"MA";1/0;3,7;4,5)');
    expect(await workbench.bar('K2', '#DIV/0!')).toContain('#DIV/0!');
    await workbench.type('K3', '=PGPMBIO.VSP("Babaçu";"MA";VERDADEIRO;3,7;4,5)');
    expect(await workbench.bar('K3', '#VALOR!')).toContain('#VALOR!');
    await workbench.type('K4', '=PGPMBIO.VSP("Babaçu";"MA";1000;3,7;;DATA(2023;6;15))');
    expect(await workbench.value('K4', 1640)).toBe(1640);
    await workbench.type('K5', '=BR.MUNICIPALITY("Xapuri";"AC")');
    expect(await workbench.value('K5', 1200708)).toBe(1200708);
  });

  test('functions of other programs keep working beside ours', async () => {
    await workbench.type('M1', '=PROCX("b";{"a"\\"b"};{1\\2})');
    expect(await workbench.value('M1', 2)).toBe(2);
    await workbench.type('M2', '=LET(x;2;x*PGPMBIO.PM("Babaçu";"MA"))');
    expect(await workbench.value('M2', 10.68)).toBe(10.68);
    await workbench.type('M3', '=SEERRO(PGPMBIO.PM("Nada";"MA");"sem preço")');
    expect(await workbench.value('M3', 'sem preço')).toBe('sem preço');
  });

  test('the list of names and the hints speak of our functions in Portuguese', async () => {
    await workbench.select('O1');
    await built.page.keyboard.type('=pgpmbio.v', { delay: 30 });
    await built.page.locator('li', { hasText: 'PGPMBIO.VSP' }).first().waitFor();
    await built.page.waitForTimeout(300);
    await built.page.keyboard.press('Tab');
    await built.page.waitForTimeout(300);
    await built.page.keyboard.type('"Babaçu";', { delay: 30 });
    const hint = built.page.locator('div', { hasText: /PGPMBIO\.VSP\(produto; ?uf; ?/ }).last();
    await hint.waitFor({ timeout: 5_000 });
    expect(await hint.textContent()).toContain('[');
    // The argument under the cursor is marked a moment after the key.
    await hint.locator('span.univer-text-primary-500', { hasText: /^uf$/i }).first().waitFor({ timeout: 5_000 });
    await built.page.keyboard.press('Escape');
    await built.page.keyboard.press('Escape');
    await workbench.select('O1');
    await built.page.keyboard.type('=som', { delay: 30 });
    await built.page.locator('li', { hasText: /^SOMA/ }).first().waitFor();
    await built.page.keyboard.press('Escape');
    await built.page.keyboard.press('Escape');
  });
});
