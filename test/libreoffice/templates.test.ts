import { templatesOf } from '../../src/sheets/templates/templates';
import { templateSheets, type TemplateId } from '../../src/sheets/templates/templateSheets';
import { sheetOf } from '../../src/workbook/workbench/newSheet';
import { cellAt, type Book, type Sheet } from '../../src/workbook/xlsx/book';
import { opened, saved } from '../workbook/xlsx/books';
import { savedByLibreOffice } from './libreOffice';

jest.setTimeout(300_000);

const PROGRAMMES = ['pgpmbio', 'selo'] as const;

/** All templates of a programme in a workbook of their own. */
function bookOf(programme: (typeof PROGRAMMES)[number]): Book {
  const kinds: TemplateId[] = templatesOf(programme).map(({ kind }) => kind);
  const sheets = templateSheets({
    programme,
    chosen: new Set<TemplateId>([...kinds, 'parameters']),
    language: 'pt-BR',
    taken: [],
  });
  return { sheets: sheets.map((sheet) => sheetOf(sheet)), activeSheet: 0, names: [], date1904: false };
}

const textsOf = (sheet: Sheet) => [...sheet.rows].flatMap(([, cells]) => [...cells.values()].map(({ value }) => value));

test('templates of both programmes open in LibreOffice with their texts, tables and lists', async () => {
  const books = new Map(PROGRAMMES.map((programme) => [programme, bookOf(programme)]));
  const files: Record<string, Uint8Array> = {};
  for (const [programme, book] of books) files[`${programme}.xlsx`] = (await saved(null, book)).bytes;
  const again = savedByLibreOffice(files, { recalculate: true, format: 'xlsx' });
  for (const [programme, book] of books) {
    const read = (await opened(again[`${programme}.xlsx`]!)).book;
    expect(read.sheets.map(({ name }) => name)).toEqual(book.sheets.map(({ name }) => name));
    for (const [at, sheet] of book.sheets.entries()) {
      const other = read.sheets[at]!;
      expect(textsOf(other).filter((value) => value !== null)).toEqual(
        textsOf(sheet).filter((value) => value !== null),
      );
      expect(other.tables.map(({ columns }) => columns)).toEqual(sheet.tables.map(({ columns }) => columns));
      const lists = (one: Sheet) => (one.rules ?? []).filter(({ allowed }) => allowed.kind === 'listFrom').length;
      expect(lists(other)).toBe(lists(sheet));
    }
  }
  const sales = books.get('pgpmbio')!.sheets.find(({ name }) => name === 'Vendas')!;
  expect(cellAt(sales, 1, 1)?.value).toBe('529.982.247-25');
});
