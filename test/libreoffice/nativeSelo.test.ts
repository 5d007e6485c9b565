import fc from 'fast-check';
import { preloadFunctionData } from '../../src/functions/preload';
import { exact } from '../../src/rules/exact';
import { atOnce } from '../../src/rules/steps';
import { evaluateBook } from '../../src/sharing/native/evaluate';
import type { CellValue } from '../../src/workbook/port';
import { emptySheet, putCell, type Book } from '../../src/workbook/xlsx/book';
import { sameValue } from '../../src/workbook/xlsx/patch/changes';
import { bookOfCases, CASES_SHEET, formulaCases } from '../sharing/native/formulaCases';
import { bookOfCalls, comparable, ourAnswer } from '../sharing/native/nativeAnswers';
import { checkedYear, purchaseBook, resultsOfCheck, resultsShown } from '../sharing/native/selo/purchaseBook';
import { bookOfRows, cornCall, regionalCall } from '../sharing/native/selo/rowCalls';
import { percentCall, seloCall } from '../sharing/native/selo/seloCalls';
import { soy, type CellsOfRow } from '../validation/selo/tables';
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
        // Where several errors meet, programs do not agree on which one is told.
        const areErrors = comparable(ours) === 'error' && comparable(value) === 'error' && name !== CASES_SHEET;
        if (areErrors || sameValue(ours === '' ? null : ours, value === '' ? null : value)) return [];
        return [`${name}!${row},${column} ${formula}: ${JSON.stringify(ours)} → ${JSON.stringify(value)}`];
      }),
    ),
  );
}

/** What LibreOffice makes of the books, all computed anew in one go. */
async function recalculated(books: Record<string, Book>): Promise<Record<string, Book>> {
  const files: Record<string, Uint8Array> = {};
  for (const [name, book] of Object.entries(books)) files[`${name}.xlsx`] = (await saved(null, book)).bytes;
  const computed = savedByLibreOffice(files, { recalculate: true, format: 'xlsx' });
  const found: Record<string, Book> = {};
  for (const name of Object.keys(books)) found[name] = (await opened(computed[`${name}.xlsx`]!)).book;
  return found;
}

const valueIn =
  (book: Book) =>
  (row: number, column: number): CellValue =>
    book.sheets[0]!.rows.get(row)?.get(column)?.value ?? null;

const PLACES = ['Sorriso/MT', 'Irecê/BA', 'GO', 'Norte', 'Semiárido', 'Montes Claros/MG', 'PR', 'Centro-Oeste'];
const MATERIALS = ['soja', 'MAMONA', 'girassol', 'dendê', 'milho', 'sebo bovino', 'metanol', 'Macaúba'];
const SUPPLIERS = ['agricultor', 'cooperativa habilitada', null, 'Cerealista', 'cooperativa sem DAP'];

/** Purchases that no limit of the year cuts, each another one for each turn. */
function purchases(count: number, turn: number): CellsOfRow[] {
  return Array.from({ length: count }, (_, at) => {
    const next = at + turn;
    return soy({
      invoiceNumber: at + 1,
      quantity: null,
      municipality: PLACES[next % PLACES.length]!,
      // Corn and inputs stay under 30% of all.
      material: MATERIALS[(next + Math.floor(at / PLACES.length)) % MATERIALS.length]!,
      supplierType: SUPPLIERS[next % SUPPLIERS.length]!,
      value: (at === 0 ? 500_000_000 : 0) + ((at * 7_919 + turn * 104_729) % 10_000) / 100 + 0.01,
    });
  });
}

const ROWS = 2500;
const FUNCTIONS_CALLED = 1500;

test('our evaluation, our functions and LibreOffice give the same', async () => {
  await preloadFunctionData();
  const calls = fc.sample(fc.oneof({ weight: 9, arbitrary: seloCall }, percentCall), {
    numRuns: FUNCTIONS_CALLED,
    seed: 280_2022,
  });
  const [before, after] = [purchases(ROWS, 0), purchases(ROWS, 1)];
  const generous = { familyCeiling: exact('1e12') };
  const checked = await checkedYear({ acquisitions: before }, generous);
  const checkedAgain = await checkedYear({ acquisitions: after }, generous);
  const copy = purchaseBook(checked);
  for (const [line, cells] of after.entries())
    for (const id of ['municipality', 'material', 'supplierType', 'value'] as const)
      putCell(copy.book.sheets[0]!, copy.rowOf(line), copy.columnOf(id)!, { value: cells[id] ?? null });

  const books = {
    casos: bookOfCases(),
    arredondamentos: bookOfRoundings(),
    funcoes: bookOfCalls(calls),
    linhas: bookOfRows(fc.sample(fc.oneof(cornCall, regionalCall), { numRuns: 400, seed: 30 })),
    compras: copy.book,
  };
  const theirs = await recalculated(books);

  for (const [name, book] of Object.entries(books))
    expect([name, differences(book, theirs[name]!)]).toEqual([name, []]);
  const shown = (value: CellValue) => {
    const one = comparable(value);
    return typeof one === 'number' ? Number(one.toPrecision(15)) : one === '' ? null : one;
  };
  const answers = calls.map((call, row) => ({
    call,
    ours: shown(ourAnswer(call)),
    theirs: shown(valueIn(theirs['funcoes']!)(row, 0)),
  }));
  const expressed = answers.filter((_, row) => books.funcoes.sheets[0]!.rows.get(row)?.get(0)?.formula !== undefined);
  expect(expressed.length).toBeGreaterThan(FUNCTIONS_CALLED * 0.9);
  expect(expressed.filter(({ ours, theirs: answer }) => ours !== answer)).toEqual([]);
  const changed = resultsShown(checkedAgain, copy, valueIn(theirs['compras']!));
  const expected = resultsOfCheck(checkedAgain, copy);
  expect(changed.filter((line, at) => line.some((value, result) => !sameValue(value, expected[at]![result]!)))).toEqual(
    [],
  );
  expect(new Set(changed.map(([, multiplier]) => multiplier)).size).toBe(10);
});
