import { loadMunicipalities } from '../../src/brazil/municipalityList';
import { preloadFunctionData } from '../../src/functions/preload';
import { table2023 } from '../../src/rules/pgpmbio/tables/table2023';
import type { CellValue } from '../../src/workbook/port';
import { cellAt, putCell, type Book } from '../../src/workbook/xlsx/book';
import { accountBook, checkedSales, resultsOfBook, resultsOfCheck } from '../sharing/native/accountBook';
import { bookOfCalls, comparable, ourAnswer, type Call } from '../sharing/native/nativeAnswers';
import { balancesOfFamilies, randomAmounts, randomNumbers, randomSales } from '../sharing/native/randomSales';
import type { Row } from '../validation/pgpmbio/salesTable';
import { opened, saved } from '../workbook/xlsx/books';
import { savedByLibreOffice } from './libreOffice';

jest.setTimeout(600_000);

beforeAll(async () => {
  await loadMunicipalities();
  await preloadFunctionData();
});

const LINES = 10_000;
/** Result that a file brings along and that only a new calculation can put right. */
const STALE = 65;

/** Sales, and the same with other quantities and prices in every second line. */
function salesAndChanged(): [Row[], Row[]] {
  const rows = randomSales(LINES, 2023);
  const random = randomNumbers(17);
  const changed = rows.map((row, at) => {
    const minimumPrice = table2023.rows[at % table2023.rows.length]!.minimumPrice!.toNumber();
    return at % 2 === 0 ? row : { ...row, ...randomAmounts(minimumPrice, random) };
  });
  return [rows, changed];
}

/** Calls of the functions of one line, with arguments of the sales, some of them left blank or not covered. */
function calls(rows: readonly Row[]): Call[] {
  const random = randomNumbers(5);
  return rows.slice(0, 800).map((row, at): Call => {
    const { product = null, uf = null, date = null, municipality = null, quantity = null } = row;
    const { salePrice = null, marketPrice = null } = row;
    const state = at % 17 === 0 ? 'MT' : uf;
    const paid = random(3) === 0 ? null : random(400_000) / 100;
    const amounts = [quantity, salePrice, marketPrice];
    const all: Call[] = [
      { id: 'PGPMBIO.VSP', args: [product, state, ...amounts, date, municipality, paid, random(1_300_000) / 100] },
      { id: 'PGPMBIO.VSP', args: [product, state, ...amounts, date] },
      { id: 'PGPMBIO.PM', args: [product, state, date, municipality] },
      { id: 'PGPMBIO.LSPA', args: [product, state, at % 5 === 0 ? 45400 : date, municipality] },
      { id: 'PGPMBIO.COVERED', args: [product, state, municipality, date] },
      { id: 'PGPMBIO.MPA', args: [marketPrice, date] },
      { id: 'PGPMBIO.CAP', args: [date] },
      { id: 'PGPMBIO.PM', args: [null, null, null, null] },
    ];
    return all[at % all.length]!;
  });
}

/** Puts a stale result into every formula cell. */
function withStaleResults(book: Book): Book {
  for (const { rows } of book.sheets)
    for (const cells of rows.values())
      for (const [column, cell] of cells) if (cell.formula !== undefined) cells.set(column, { ...cell, value: STALE });
  return book;
}

function change(book: Book, account: ReturnType<typeof accountBook>, rows: readonly Row[]): void {
  for (const [line, row] of rows.entries())
    for (const id of ['quantity', 'salePrice', 'marketPrice'] as const) {
      const [at, column] = [account.rowOf(line), account.columnOf(id)!];
      if (row[id] === null) book.sheets[0]!.rows.get(at)?.delete(column);
      else putCell(book.sheets[0]!, at, column, { value: row[id]! });
    }
}

test('LibreOffice computes the cents of the add-in from native formulas, when quantities and prices change', async () => {
  const [rows, changed] = salesAndChanged();
  const context = { priorBalances: balancesOfFamilies(LINES, 3) };
  const after = await checkedSales(changed, context);
  const all = [...changed.keys()];
  // The money is at work: every limit and price rule decides many lines.
  const results = all.map((row) => after.validation.resultOf(row)!);
  const share = (counts: (one: (typeof results)[number]) => boolean) => results.filter(counts).length / LINES;
  expect(share(({ flags }) => flags.cutBy === 'productLimit')).toBeGreaterThan(0.1);
  expect(share(({ flags }) => flags.cutBy === 'annualCap')).toBeGreaterThan(0.02);
  expect(share(({ flags }) => flags.usesMpa)).toBeGreaterThan(0.05);
  expect(share(({ flags }) => flags.nothingDue !== null)).toBeGreaterThan(0.1);
  expect(share(({ flags }) => flags.otherRegion)).toBeGreaterThan(0.01);
  expect(share(({ payable }) => payable > 0)).toBeGreaterThan(0.3);

  const account = accountBook(await checkedSales(rows, context));
  change(account.book, account, changed);
  const many = calls(rows);
  const functions = bookOfCalls(many);
  putCell(functions.sheets[0]!, many.length, 0, { value: STALE, formula: '1+1' });
  const files = {
    'conta.xlsx': (await saved(null, withStaleResults(account.book))).bytes,
    'funcoes.xlsx': (await saved(null, withStaleResults(functions))).bytes,
  };
  const again = savedByLibreOffice(files, { recalculate: true, format: 'xlsx' });

  const computed = (await opened(again['funcoes.xlsx']!)).book.sheets[0]!;
  expect(cellAt(computed, many.length, 0)?.value).toBe(2);
  const answers = many.map((call, at) => {
    const value: CellValue = cellAt(computed, at, 0)?.value ?? null;
    return { ...call, ours: comparable(ourAnswer(call)) ?? '', native: comparable(value ?? '') };
  });
  expect(answers.filter(({ ours, native }) => ours !== native)).toEqual([]);
  expect(answers.filter(({ ours }) => typeof ours === 'number').length).toBeGreaterThan(400);

  const ours = resultsOfCheck(after, account.results, all);
  const data = (await opened(again['conta.xlsx']!)).book.sheets[0]!;
  const theirs = resultsOfBook(account, LINES, (row, column) => cellAt(data, row, column)?.value ?? null);
  const differing = all.filter((line) => JSON.stringify(ours[line]) !== JSON.stringify(theirs[line]));
  expect(differing.slice(0, 5).map((line) => [changed[line], ours[line], theirs[line]])).toEqual([]);
});
