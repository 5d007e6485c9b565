import { cooperativeBook } from '../../scripts/samples/cooperativeBook';
import { preloadFunctionData } from '../../src/functions/preload';
import { copyFile } from '../../src/sharing/copy/copyFile';
import type { BuiltCopy } from '../../src/sharing/copy/buildCopy';
import { cellAt, type Book, type Cell, type Sheet } from '../../src/workbook/xlsx/book';
import { checked, copyOf, linesOf, sourceOfSheet } from '../sharing/copy/copySources';
import { opened } from '../workbook/xlsx/books';
import { savedByLibreOffice } from './libreOffice';

jest.setTimeout(300_000);
beforeAll(() => preloadFunctionData());

/** Cells that hold something, row by row. */
function* filledCells(sheet: Sheet): Generator<[row: number, column: number, cell: Cell]> {
  for (const [row, cells] of sheet.rows)
    for (const [column, cell] of cells)
      if (cell.value !== null || cell.formula !== undefined) yield [row, column, cell];
}

const sheetOf = (book: Book, name: string) => book.sheets.find((one) => one.name === name)!;

/** What LibreOffice makes of a copy, with every formula computed anew. */
async function recomputed(copies: Record<string, BuiltCopy>): Promise<Record<string, Book>> {
  const files: Record<string, Uint8Array> = {};
  for (const [name, copy] of Object.entries(copies)) files[name] = (await copyFile(copy)).bytes;
  const again = savedByLibreOffice(files, { recalculate: true, format: 'xlsx' });
  const books = Object.keys(copies).map(async (name) => [name, (await opened(again[name]!)).book] as const);
  return Object.fromEntries(await Promise.all(books));
}

test('copies of the sample open in LibreOffice, are saved again there, and are read by us with the same cells', async () => {
  const source = await checked(sourceOfSheet(cooperativeBook(), 'Notas', 'sales'));
  const copies = {
    'valores.xlsx': copyOf(source, { results: 'values' }),
    'formulas.xlsx': copyOf(source, { results: 'formulas' }),
    'english.xlsx': copyOf(source, { results: 'formulas', language: 'en-US', protection: false, instructions: false }),
  };
  const again = await recomputed(copies);
  for (const [name, copy] of Object.entries(copies)) {
    const read = again[name]!;
    expect(read.sheets.map((sheet) => sheet.name)).toEqual(copy.book.sheets.map((sheet) => sheet.name));
    for (const sheet of copy.book.sheets) {
      const other = sheetOf(read, sheet.name);
      let compared = 0;
      for (const [row, column, { value, formula }] of filledCells(sheet)) {
        const back = cellAt(other, row, column);
        const isError = typeof value === 'object' && value !== null;
        // The other program has its own kind of error; a result without text is nothing.
        const shown = isError ? 'error' in ((back?.value ?? {}) as object) : (back?.value ?? '');
        if (formula === undefined || sheet.name === copy.sent.copySheet) {
          expect([sheet.name, row, column, shown]).toEqual([sheet.name, row, column, isError ? true : (value ?? '')]);
          compared++;
        }
        // LibreOffice keeps an error as a formula that gives it.
        if (!isError) expect(back?.formula === undefined).toBe(formula === undefined);
      }
      expect(compared).toBeGreaterThan(0);
    }
    expect(sheetOf(read, copy.sent.copySheet).protected).toBe(linesOf(copy).protected);
  }
  expect(copies['formulas.xlsx'].contents.formulas).toBeGreaterThan(500);
});

test('an input changed in the copy changes the results there, and wrong results are not believed', async () => {
  const source = await checked(sourceOfSheet(cooperativeBook(), 'Notas', 'sales'));
  const copy = copyOf(source, { results: 'formulas' });
  const at = (start: string) => 1 + copy.sent.columns.findIndex(({ header }) => header.startsWith(start));
  const lines = linesOf(copy);
  // 530 kg become 630 kg: 100 kg more at R$ 5,34 − R$ 4,05.
  const quantity = cellAt(lines, 3, at('Quantidade'))!;
  expect([quantity.value, cellAt(lines, 3, at('VSP'))!.value]).toEqual([530, 683.7]);
  quantity.value = 630;
  // The canary: had nothing been computed, this would still be there.
  cellAt(lines, 2, at('VSP'))!.value = 1;
  const read = await recomputed({ 'mudada.xlsx': copy });
  const back = sheetOf(read['mudada.xlsx']!, copy.sent.copySheet);
  expect(cellAt(back, 3, at('VSP'))!.value).toBe(812.7);
  expect(cellAt(back, 2, at('VSP'))!.value).toBe(927.96);
});
