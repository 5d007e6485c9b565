import { gridData, isNameForGrid } from '../../../src/workbench/snapshot/fromBook';
import { bookOf } from '../../../src/workbench/snapshot/toBook';
import { sheetOf } from '../../../src/workbook/workbench/newSheet';
import type { Book } from '../../../src/workbook/xlsx/book';
import type { Opened } from '../../../src/workbook/xlsx/openBook';
import { at, edited, lossesOfSaving, opened, partTexts, saved, saveRefusalOf } from './books';
import { inline, makePackage, sheetData } from './makePackage';

const SHEET = 'xl/worksheets/sheet1.xml';

/** The book as the grid gives it back right after opening. */
function throughGrid(book: Book): Book {
  const data = gridData(book, 'b');
  const live = {
    formula: (sheetId: string, row: number, column: number) =>
      data.sheets[sheetId]?.cellData?.[row]?.[column]?.f ?? null,
    spills: () => [],
    spilled: () => undefined,
  };
  return bookOf(data, live, data.sheetOrder[book.activeSheet]!, {
    names: book.names.filter((name) => !isNameForGrid(name)),
    date1904: book.date1904,
    protectedSheets: new Set(),
    rearranged: new Set(),
  });
}

async function openedInGrid(bytes: Uint8Array, fileName?: string): Promise<Opened> {
  const from = await opened(bytes, fileName);
  return { ...from, book: throughGrid(from.book) };
}

describe('a file shown in the grid can be saved with', () => {
  test.each<[string, string]>([
    ['a formatted text without letters', ` s="1"${inline('')}`],
    ['a shared text without letters', ' s="1" t="s"<v>0</v>'],
    ['an empty result of no formula', ' s="1" t="str"<v></v>'],
    ['an error of newer spreadsheets', ' t="e"<v>#FIELD!</v>'],
    ['an error still being fetched', ' t="e"<v>#GETTING_DATA</v>'],
    ['an error in small letters', ' t="e"<v>#n/a</v>'],
    ['a text named as something of the language', inline('constructor')],
    ['a text that looks like an error', inline('#FIELD!')],
  ])('%s', async (_, cell) => {
    const bytes = makePackage({ sheets: { Notas: sheetData({ A1: cell, B1: '<v>5</v>' }) }, strings: '<si><t/></si>' });
    const from = await openedInGrid(bytes);
    const result = await saved(from, edited(from.book, { B1: { value: 6 } }));
    const original = (await opened(bytes)).book;
    const back = (await opened(result.bytes)).book;
    expect(at(back, 'A1')).toEqual(at(original, 'A1'));
    expect(at(back, 'B1')?.value).toBe(6);
  });
});

describe('formats of empty cells', () => {
  const bytes = makePackage({
    sheets: {
      Notas:
        '<cols><col min="1" max="1" width="20" style="5" customWidth="1"/></cols>' +
        '<sheetData><row r="1" s="3" customFormat="1"><c r="B1" s="5"/></row><row r="2"><c r="B2" s="3"/></row></sheetData>',
    },
  });

  test('are known to the grid, of the cell, else of its row, else of its column', async () => {
    const { book } = await openedInGrid(bytes);
    const formats = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A9'].map((place) => at(book, place)?.style?.numberFormat);
    expect(formats).toEqual(['dd/mm/yyyy', '@', 'dd/mm/yyyy', '@', 'dd/mm/yyyy', undefined, '@']);
  });

  test('stay when something is typed there', async () => {
    const from = await openedInGrid(bytes);
    const typed = { A9: { value: '01234567890', style: { numberFormat: '@' } } };
    const book = edited(from.book, { ...typed, C1: { value: 46086, style: { numberFormat: 'dd/mm/yyyy' } } });
    const text = partTexts((await saved(from, book)).bytes)[SHEET]!;
    expect(text).toContain('<c r="C1" s="3"><v>46086</v></c></row>');
    expect(text).toContain('<row r="9"><c r="A9" s="5" t="inlineStr"><is><t>01234567890</t></is></c></row>');
    expect(text).toContain('<c r="B2" s="3"/></row>');
  });
});

describe('a block entered for its area whose result is one value', () => {
  const bytes = makePackage({
    sheets: {
      Notas: sheetData({
        A1: '<v>1</v>',
        F2: '<f t="array" ref="F2:F4">SUM(A1:A3*B1:B3)</f><v>9</v>',
        F3: '<v>9</v>',
        F4: '<v>9</v>',
      }),
    },
  });

  test('is whole in the book and stays as it is when something else changes', async () => {
    const from = await openedInGrid(bytes);
    expect(at(from.book, 'F4')).toEqual({ value: 9, spilledFrom: { row: 1, column: 5 } });
    const text = partTexts((await saved(from, edited(from.book, { A1: { value: 2 } }))).bytes)[SHEET]!;
    expect(text).toContain('<c r="F3"><v>9</v></c>');
  });

  test('is not written into', async () => {
    const from = await openedInGrid(bytes);
    const refusal = await saveRefusalOf(from, edited(from.book, { F3: { value: 7 } }));
    expect(refusal).toEqual({ code: 'partOfArray', sheet: 'Notas', cell: 'F3', owner: 'F2' });
  });
});

test('a new file has the last results of formulas that point into other files, and says so', async () => {
  const bytes = makePackage({
    sheets: {
      Notas: sheetData({
        A1: '<f>[1]Precos!A1*2</f><v>8</v>',
        A2: "<f>SUM('[1]Meus precos'!A1:A3)</f><v>5</v>",
        A3: '<f>SUM(Tab[1])</f><v>3</v>',
      }),
    },
    afterSheets: '<definedNames><definedName name="Fora">[1]Precos!$A$1</definedName></definedNames>',
  });
  const from = await openedInGrid(bytes);
  const book = structuredClone(from.book);
  book.sheets[0]!.name = 'Outra';
  expect(lossesOfSaving(from, book)).toEqual(
    expect.arrayContaining([
      { code: 'lost', what: 'linkedFormulas', count: 2 },
      { code: 'lost', what: 'linkedNames', count: 1 },
    ]),
  );
  const back = (await opened((await saved(from, book)).bytes)).book;
  expect([at(back, 'A1'), at(back, 'A2')]).toEqual([{ value: 8 }, { value: 5 }]);
  expect(at(back, 'A3')).toEqual({ value: 3, formula: 'SUM(Tab[1])' });
  expect(back.names).toEqual([]);
});

test('rules, formats of whole columns and wider tables of a sheet that the add-in made go through the grid', async () => {
  const sheet = sheetOf({
    name: 'Vendas',
    rows: [
      ['Produto', 'kg', 'Data'],
      ['Umbu', 2.5, 45_000],
    ],
    frozenRows: 1,
    tables: [{ name: 'tbVendas', row: 0, column: 0, rows: 2, columns: 3 }],
    rules: [
      {
        row: 1,
        column: 0,
        rows: 500,
        columns: 1,
        allowed: { kind: 'listFrom', sheet: "Listas d'Oeste", row: 0, column: 0, rows: 2, columns: 1 },
        message: { title: 'Produto', text: 'Escolha um produto' },
        otherwise: 'stop',
      },
      { row: 1, column: 1, rows: 500, columns: 1, allowed: { kind: 'decimal', min: 0, max: null }, otherwise: 'warn' },
      { row: 1, column: 2, rows: 9, columns: 1, allowed: { kind: 'date', from: '2023-01-01', until: '2023-12-31' } },
      { row: 1, column: 3, rows: 9, columns: 1, allowed: { kind: 'any' }, message: { title: '', text: 'Livre' } },
    ],
    columnFormats: new Map([[2, 'dd/mm/yyyy']]),
  });
  const lists = sheetOf({ name: "Listas d'Oeste", rows: [['Umbu'], ['Pequi']] });
  const book = { sheets: [sheet, lists], activeSheet: 0, names: [], date1904: false };
  const shown = throughGrid(book);
  expect(shown.sheets[0]).toMatchObject({
    rules: sheet.rules,
    columnFormats: sheet.columnFormats,
    tables: sheet.tables,
  });
  const back = (await opened((await saved(null, shown)).bytes)).book;
  expect(back.sheets[0]).toMatchObject({
    rules: sheet.rules,
    columnFormats: sheet.columnFormats,
    tables: sheet.tables,
  });
  expect(back.sheets[0]!.freeze.rows).toBe(1);
});

test('a column of a table is called what its header cell says, also where the grid does not know', () => {
  const sheet = sheetOf({
    name: 'P',
    rows: [
      ['Produto', 'kg'],
      ['a', 1],
    ],
    tables: [{ name: 'T', row: 0, column: 0, rows: 2, columns: 2 }],
  });
  sheet.rows.get(0)!.set(1, { value: 'Quantidade' });
  const shown = throughGrid({ sheets: [sheet], activeSheet: 0, names: [], date1904: false });
  expect(shown.sheets[0]!.tables[0]!.columns).toEqual(['Produto', 'Quantidade']);
});
