import { emptySheet, putCell, type Book, type Cell, type Sheet } from '../../../src/workbook/xlsx/book';
import { parseCell } from '../../../src/workbook/xlsx/address';
import { at, opened, partTexts, saved, saveRefusalOf } from './books';

function bookOf(cells: Record<string, Cell>, change: (sheet: Sheet) => void = () => {}): Book {
  const sheet = emptySheet("Notas d'Oeste & cia");
  for (const [address, cell] of Object.entries(cells)) {
    const { row, column } = parseCell(address)!;
    putCell(sheet, row, column, cell);
  }
  change(sheet);
  return { sheets: [sheet], activeSheet: 0, names: [], date1904: false };
}

describe('a new file', () => {
  test.each<[string, Cell]>([
    ['a number', { value: 1234.5678 }],
    ['a tiny number', { value: 1e-12 }],
    ['TRUE', { value: true }],
    ['FALSE', { value: false }],
    ['an error', { value: { error: '#VALUE!' } }],
    ['text', { value: '  Babaçu (amêndoa) 🌴 <&>"  ' }],
    ['lines', { value: 'a\nb\r\nc\td' }],
    ['a text like an escape', { value: '_x000D_ e _x005F_' }],
    ['a control character', { value: 'a\u0001b' }],
    ['half a pair', { value: 'a\ud83cb' }],
    ['an empty text', { value: '' }],
    ['a text that looks like an error', { value: '#N/A' }],
    ['a key', { value: '51260312345678000195550010000006001123456789', style: { numberFormat: '@' } }],
    ...['=1+1', '+55 91', '-R$ 5,00', '@SUM(A1)', '\t=1', '＝1', "'01"].map((text): [string, Cell] => [
      `the text ${text}`,
      { value: text },
    ]),
    ['a formula with a number', { value: 2, formula: '1+1' }],
    ['a formula with text', { value: 'x', formula: '"x"' }],
    ['a formula with an empty text', { value: '', formula: '""' }],
    ['a formula with FALSE', { value: false, formula: '1>2' }],
    ['a formula with an error', { value: { error: '#N/A' }, formula: 'NA()' }],
    ['a formula without result', { value: null, formula: 'A1+1' }],
    ['a younger function', { value: 1, formula: 'LET(x,1,SUM(FILTER(A1:A9,B1:B9=x)))' }],
    ['one of ours', { value: 1635, formula: 'PGPMBIO.VSP("Borracha","AC",750,5,5.5)' }],
    ['an old block', { value: 1, formula: 'A1:A2*2', array: { row: 1, column: 1, rows: 2, columns: 1 } }],
    [
      'a spill',
      { value: 1, formula: 'UNIQUE(A1:A9)', array: { row: 1, column: 1, rows: 2, columns: 1 }, spills: true },
    ],
    [
      'a style',
      {
        value: 1,
        style: {
          bold: true,
          italic: true,
          fontSize: 16,
          color: '#1F6B4F',
          fill: '#FFF4CE',
          numberFormat: '"R$" #,##0.00;[Red]-"R$" #,##0.00',
          horizontal: 'right',
          vertical: 'top',
          wrap: true,
        },
      },
    ],
    ['a date', { value: 46086, style: { numberFormat: 'dd/mm/yyyy' } }],
    ['a percentage', { value: 0.105, style: { numberFormat: '0.00%' } }],
    ['a fill alone', { value: null, style: { fill: '#FFF4CE' } }],
    ['a note', { value: 1, note: 'Conferir\ncom "Ana" <& cia>' }],
    ['a note alone', { value: null, note: 'só a nota' }],
  ])('%s comes back', async (_, cell) => {
    const { bytes } = await saved(null, bookOf({ B2: cell }));
    expect(at((await opened(bytes)).book, 'B2')).toEqual(cell);
  });

  test('sheets, layout, names, tables and the date system come back', async () => {
    const book = bookOf(
      {
        A1: { value: 'Produto' },
        B1: { value: 'Qtde\n[kg]' },
        A2: { value: 'Açaí' },
        B2: { value: 1 },
        A3: { value: 'Total' },
        B3: { value: 1, formula: "SUBTOTAL(109,tb[Qtde\n'[kg']])" },
      },
      (sheet) => {
        sheet.columnWidths.set(0, 200).set(1, 75).set(2, 75);
        sheet.hiddenColumns.add(4);
        sheet.hiddenRows.add(7);
        sheet.merges.push({ row: 4, column: 0, rows: 2, columns: 3 });
        sheet.freeze = { rows: 1, columns: 2 };
        sheet.protected = true;
        sheet.tables.push({
          name: 'tb',
          area: { row: 0, column: 0, rows: 3, columns: 2 },
          headerRow: true,
          totalsRow: true,
          columns: ['Produto', 'Qtde\n[kg]'],
        });
      },
    );
    book.sheets.unshift({ ...emptySheet('Oculta'), visibility: 'veryHidden' });
    book.activeSheet = 1;
    book.date1904 = true;
    book.names.push(
      { name: 'Preço', refersTo: "'Notas d''Oeste & cia'!$A$1", hidden: false },
      { name: 'Local', refersTo: 'XLOOKUP(1,1,1)', sheet: "Notas d'Oeste & cia", hidden: true },
    );
    const { bytes, fileName } = await saved(null, book, 'novo');
    expect(fileName).toBe('novo.xlsx');
    const again = await opened(bytes);
    expect(again.book).toEqual(book);
    expect([again.ours, again.kind]).toEqual([true, 'xlsx']);
    expect(partTexts(bytes)['xl/tables/table1.xml']).toContain('totalsRowLabel="Total"');
    expect(partTexts(bytes)['xl/tables/table1.xml']).toContain('name="Qtde_x000a_[kg]"');
  });

  test('notes and tables of several sheets do not share numbers', async () => {
    const book = bookOf({ A1: { value: 'x', note: 'um' }, A2: { value: 1 } }, (sheet) => {
      sheet.tables.push({
        name: 't1',
        area: { row: 0, column: 0, rows: 2, columns: 1 },
        headerRow: true,
        totalsRow: false,
        columns: ['x'],
      });
    });
    const second = structuredClone(book.sheets[0]!);
    second.name = 'Outra';
    second.tables[0]!.name = 't2';
    book.sheets.push(second);
    const { bytes } = await saved(null, book);
    const parts = partTexts(bytes);
    expect(parts['xl/tables/table2.xml']).toContain('id="2"');
    expect(parts['xl/drawings/vmlDrawing1.vml']).toContain('data="1"');
    expect(parts['xl/drawings/vmlDrawing2.vml']).toContain('data="2"');
    expect((await opened(bytes)).book).toEqual(book);
  });

  test('recalculation is asked for only when a result is missing', async () => {
    const computed = await saved(null, bookOf({ A1: { value: 1, formula: 'PGPMBIO.VSP(1)' } }));
    expect(partTexts(computed.bytes)['xl/workbook.xml']).not.toContain('fullCalcOnLoad');
    const missing = await saved(null, bookOf({ A1: { value: null, formula: 'PGPMBIO.VSP(1)' } }));
    expect(partTexts(missing.bytes)['xl/workbook.xml']).toContain('fullCalcOnLoad="1"');
  });

  test('the same book gives the same bytes, and a file of ours is saved under its name', async () => {
    const first = await saved(null, bookOf({ A1: { value: 'x' } }));
    const from = await opened(first.bytes);
    const second = await saved(from, from.book, 'meu.xlsx');
    expect(second.bytes).toEqual(first.bytes);
    expect(second.fileName).toBe('meu.xlsx');
  });
});

describe('what Excel could not open is refused', () => {
  const table = (columns: string[]) => (sheet: Sheet) =>
    void sheet.tables.push({
      name: 't',
      area: { row: 0, column: 0, rows: 2, columns: columns.length },
      headerRow: true,
      totalsRow: false,
      columns,
    });
  const named = (name: string) => (sheet: Sheet) => void (sheet.name = name);
  const sheet = "Notas d'Oeste & cia";

  test.each<[string, Record<string, Cell>, (sheet: Sheet) => void, unknown]>([
    [
      'a text of 32,768 characters',
      { A1: { value: 'x'.repeat(32_768) } },
      () => {},
      { code: 'textTooLong', sheet, cell: 'A1', length: 32_768 },
    ],
    [
      'a formula of 8,193 characters',
      { B2: { value: 1, formula: `1${'+1'.repeat(4096)}` } },
      () => {},
      { code: 'formulaTooLong', sheet, cell: 'B2', length: 8193 },
    ],
    [
      'a text of 256 characters in a formula',
      { A1: { value: 1, formula: `LEN("${'x'.repeat(256)}")` } },
      () => {},
      { code: 'formulaTextTooLong', sheet, cell: 'A1', length: 256 },
    ],
    [
      'repeated headings',
      { A1: { value: 'Valor' }, B1: { value: 'valor' } },
      table(['Valor', 'valor']),
      { code: 'tableColumns', sheet, table: 't' },
    ],
    [
      'headings unlike their cells',
      { A1: { value: 'Valor' } },
      table(['Preço']),
      { code: 'tableColumns', sheet, table: 't' },
    ],
    ['an empty heading', { A1: { value: '' } }, table(['']), { code: 'tableColumns', sheet, table: 't' }],
    ['a sheet without name', {}, named(''), { code: 'sheetName', sheet: '', problem: 'empty' }],
    ['a long sheet name', {}, named('x'.repeat(32)), { code: 'sheetName', sheet: 'x'.repeat(32), problem: 'long' }],
    ['a sheet name with a bracket', {}, named('a[1]'), { code: 'sheetName', sheet: 'a[1]', problem: 'characters' }],
    ['a reserved sheet name', {}, named('History'), { code: 'sheetName', sheet: 'History', problem: 'reserved' }],
    ['only hidden sheets', {}, (only) => void (only.visibility = 'hidden'), { code: 'noVisibleSheet' }],
  ])('%s', async (_, cells, change, refusal) => {
    expect(await saveRefusalOf(null, bookOf(cells, change))).toEqual(refusal);
  });

  test('two sheets of one name', async () => {
    const book = bookOf({});
    book.sheets.push(emptySheet("NOTAS D'OESTE & CIA"));
    expect(await saveRefusalOf(null, book)).toMatchObject({ code: 'sheetName', problem: 'repeated' });
  });

  test('lengths that Excel just takes', async () => {
    const cells: Record<string, Cell> = {
      A1: { value: 'x'.repeat(32_767) },
      A2: { value: 1, formula: `10${'+1'.repeat(4095)}` },
    };
    const { bytes } = await saved(null, bookOf(cells));
    expect(at((await opened(bytes)).book, 'A2')).toEqual(cells.A2);
  });
});
