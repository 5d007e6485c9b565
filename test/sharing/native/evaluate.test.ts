import fc from 'fast-check';
import { exactOfCell, roundHalfUpToCents, truncateToCents } from '../../../src/rules/exact';
import { atOnce } from '../../../src/rules/steps';
import { evaluateBook } from '../../../src/sharing/native/evaluate';
import { emptySheet, putCell, type Book, type Sheet } from '../../../src/workbook/xlsx/book';
import { bookOfCases, CASES_COLUMN, CASES_SHEET, formulaCases } from './formulaCases';

function bookOf(...sheets: Sheet[]): Book {
  return { sheets, activeSheet: 0, names: [], date1904: false };
}

describe('each formula gives what Excel gives', () => {
  const evaluated = atOnce(evaluateBook(bookOfCases()));
  test.each(formulaCases.map(([formula, value], row) => [formula, value, row] as const))('%s', (_, value, row) => {
    expect(evaluated.valueAt(CASES_SHEET, row, CASES_COLUMN)).toStrictEqual(value);
  });
});

describe('formulas it is no reader for', () => {
  test.each(['1+', '(1', 'SUM(A1', '', '{1,2}', 'A:A', "'x", '#REF!A1', 'A1:', 'Outra!', '1 2', '""""('])(
    '%s',
    (formula) => {
      const sheet = emptySheet('Plan1');
      putCell(sheet, 0, 3, { value: 99, formula });
      expect(atOnce(evaluateBook(bookOf(sheet))).valueAt('Plan1', 0, 3)).toEqual({ error: '#NAME?' });
    },
  );

  test('a sheet that is not there', () => {
    const sheet = emptySheet('Plan1');
    putCell(sheet, 0, 3, { value: 99, formula: "SUM('Não há'!A1:B2)" });
    expect(atOnce(evaluateBook(bookOf(sheet))).valueAt('Plan1', 0, 3)).toEqual({ error: '#REF!' });
  });

  test('a name that stands for itself', () => {
    const sheet = emptySheet('Plan1');
    putCell(sheet, 0, 3, { value: 99, formula: 'Eu' });
    const book = { ...bookOf(sheet), names: [{ name: 'Eu', refersTo: 'Eu+1', hidden: false }] };
    expect(atOnce(evaluateBook(book)).valueAt('Plan1', 0, 3)).toEqual({ error: '#NAME?' });
  });
});

test('cells without formula and array formulas keep what they hold, and names of sheets have no case', () => {
  const sheet = emptySheet('Plan1');
  putCell(sheet, 0, 0, { value: 5 });
  putCell(sheet, 1, 0, { value: 8, formula: 'A1:A2*2', array: { row: 1, column: 0, rows: 1, columns: 1 } });
  putCell(sheet, 2, 0, { value: null, formula: 'PLAN1!A1+A2' });
  const { valueAt } = atOnce(evaluateBook(bookOf(sheet)));
  expect([0, 1, 2, 3].map((row) => valueAt('plan1', row, 0))).toEqual([5, 8, 13, null]);
  expect(valueAt('Outra', 0, 0)).toBeNull();
});

test('cells that depend on themselves are told, and others are still computed', () => {
  const sheet = emptySheet('Plan1');
  putCell(sheet, 0, 0, { value: null, formula: 'B1+1' });
  putCell(sheet, 0, 1, { value: null, formula: 'C1+1' });
  putCell(sheet, 0, 2, { value: null, formula: 'A1+A1' });
  putCell(sheet, 1, 0, { value: null, formula: 'SUM(A2:A3)' });
  putCell(sheet, 1, 1, { value: null, formula: 'IFERROR(A1,7)+1' });
  const { valueAt, circular } = atOnce(evaluateBook(bookOf(sheet)));
  expect(valueAt('Plan1', 0, 0)).toEqual({ error: '#REF!' });
  expect(valueAt('Plan1', 1, 1)).toBe(8);
  expect(circular).toEqual([
    { sheet: 'Plan1', row: 0, column: 2 },
    { sheet: 'Plan1', row: 1, column: 0 },
  ]);
});

test('what only looks like a cell is no reference that moves with the row', () => {
  const sheet = emptySheet('A1');
  for (let row = 0; row < 3; row++) {
    const line = row + 1;
    putCell(sheet, row, 0, { value: line });
    const formulas = [
      `"A${line}"&A${line}`,
      `'A1'!A${line}+A$${4 - line}`,
      `TAXA_${line}*$A${line}`,
      `MAX(A${line},A$1)`,
    ];
    formulas.forEach((formula, at) => putCell(sheet, row, 2 + at, { value: null, formula }));
  }
  const names = [1, 2, 3].map((line) => ({ name: `TAXA_${line}`, refersTo: `${line}0`, hidden: false }));
  const { valueAt } = atOnce(evaluateBook({ ...bookOf(sheet), names }));
  expect([0, 1, 2].map((row) => [2, 3, 4, 5].map((column) => valueAt('A1', row, column)))).toEqual([
    ['A11', 4, 10, 1],
    ['A22', 4, 40, 2],
    ['A33', 4, 90, 3],
  ]);
});

describe('tables of many rows', () => {
  const ROWS = 20_000;
  test('a running balance of 20,000 rows, its last row asked for first, and looked into from another sheet', () => {
    const [first, account] = [emptySheet('Vendas'), emptySheet('Conta corrente')];
    for (let row = 0; row < ROWS; row++) {
      const line = row + 1;
      putCell(account, row, 0, { value: `L${line}` });
      const above = row === 0 ? '' : `+B${row}`;
      putCell(account, row, 1, { value: null, formula: `ROUND(0.01${above},2)` });
      const match = `MATCH("l${ROWS - row}",'Conta corrente'!$A$1:$A$${ROWS},0)`;
      putCell(first, row, 0, { value: null, formula: `INDEX('Conta corrente'!$B$1:$B$${ROWS},${match})` });
      putCell(first, row, 1, { value: null, formula: `VLOOKUP("L${line}",'Conta corrente'!$A$1:$B$${ROWS},2,FALSE)` });
    }
    const { valueAt, circular } = atOnce(evaluateBook(bookOf(first, account)));
    expect(circular).toEqual([]);
    for (const row of [0, 1, 9_999, ROWS - 1]) {
      expect(valueAt('Vendas', row, 0)).toBe((ROWS - row) / 100);
      expect(valueAt('Vendas', row, 1)).toBe((row + 1) / 100);
    }
  });

  test('it pauses on the way', () => {
    const sheet = emptySheet('Plan1');
    for (let row = 0; row < 25_000; row++) putCell(sheet, row, 0, { value: null, formula: '1' });
    expect([...evaluateBook(bookOf(sheet))]).toHaveLength(2);
  });
});

describe('rounding is that of the rules', () => {
  const amounts = fc
    .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 5 }))
    .map(([whole, places]) => whole / 10 ** places);
  const asked = (formula: string) => {
    const sheet = emptySheet('Plan1');
    putCell(sheet, 0, 0, { value: null, formula });
    return atOnce(evaluateBook(bookOf(sheet))).valueAt('Plan1', 0, 0);
  };

  test('ROUND is half a cent up, ROUNDDOWN cuts', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const cell = exactOfCell(amount);
        expect(asked(`ROUND(${amount.toFixed(5)},2)`)).toBe(roundHalfUpToCents(cell).toNumber() + 0);
        expect(asked(`ROUNDDOWN(${amount.toFixed(5)},2)`)).toBe(truncateToCents(cell).toNumber() + 0);
      }),
    );
  });
});
