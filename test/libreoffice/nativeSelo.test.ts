import { sameValue } from '../../src/workbook/xlsx/patch/changes';
import type { Book } from '../../src/workbook/xlsx/book';
import { atOnce } from '../../src/rules/steps';
import { evaluateBook } from '../../src/sharing/native/evaluate';
import { emptySheet, putCell } from '../../src/workbook/xlsx/book';
import { bookOfCases, formulaCases } from '../sharing/native/formulaCases';
import { opened, saved } from '../workbook/xlsx/books';
import { savedByLibreOffice } from './libreOffice';

jest.setTimeout(300_000);

/** Roundings of amounts that lie at, just under and just over half a cent, as sums and products leave them. */
function bookOfRoundings(): Book {
  const sheet = emptySheet('Arredondamentos');
  for (let row = 0; row < 400; row++) {
    const cents = (row * 7_919) % 100_003;
    putCell(sheet, row, 0, { value: cents / 1000 });
    putCell(sheet, row, 1, { value: null, formula: `ROUND(A${row + 1}*1.3,2)` });
    putCell(sheet, row, 2, { value: null, formula: `ROUNDDOWN(ROUND(A${row + 1}*1.3,6),2)` });
    putCell(sheet, row, 3, { value: null, formula: `ROUND(A${row + 1}/7-B${row + 1},2)` });
    putCell(sheet, row, 4, { value: null, formula: `IF(ROUND(A${row + 1}*10,4)>=ROUND(B${row + 1}*7.7,4),"a","b")` });
  }
  return { sheets: [sheet], activeSheet: 0, names: [], date1904: false };
}

/** What LibreOffice is known to compute otherwise, by the formula. */
const otherwise = new Map(formulaCases.filter((one) => one.length === 3).map(([formula, , value]) => [formula, value]));

/** Where LibreOffice computes other values than we do, as `sheet!row,column formula: ours → theirs`. */
function differences(book: Book, theirs: Book): string[] {
  const evaluated = atOnce(evaluateBook(book));
  return book.sheets.flatMap(({ name, rows }, at) =>
    [...rows].flatMap(([row, cells]) =>
      [...cells].flatMap(([column, { formula }]) => {
        if (formula === undefined) return [];
        const ours = otherwise.get(formula) ?? evaluated.valueAt(name, row, column);
        const value = theirs.sheets[at]?.rows.get(row)?.get(column)?.value ?? null;
        if (sameValue(ours === '' ? null : ours, value === '' ? null : value)) return [];
        return [`${name}!${row},${column} ${formula}: ${JSON.stringify(ours)} → ${JSON.stringify(value)}`];
      }),
    ),
  );
}

test('our evaluation and LibreOffice give the same', async () => {
  const books = { 'casos.xlsx': bookOfCases(), 'arredondamentos.xlsx': bookOfRoundings() };
  const files: Record<string, Uint8Array> = {};
  for (const [name, book] of Object.entries(books)) files[name] = (await saved(null, book)).bytes;
  const computed = savedByLibreOffice(files, { recalculate: true, format: 'xlsx' });
  for (const [name, book] of Object.entries(books)) {
    expect(differences(book, (await opened(computed[name]!)).book)).toEqual([]);
  }
});
