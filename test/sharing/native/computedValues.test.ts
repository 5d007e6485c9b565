import { atOnce } from '../../../src/rules/steps';
import { putComputedValues } from '../../../src/sharing/native/computedValues';
import { evaluateBook } from '../../../src/sharing/native/evaluate';
import { emptySheet, putCell, type Book } from '../../../src/workbook/xlsx/book';

test('cells of formulas get what these come to, unless they hold something already', () => {
  const sheet = emptySheet('Conta');
  const cells = [
    { value: 2 },
    { value: null, formula: 'A1*3' },
    { value: 'como estava', formula: 'A1*3' },
    { value: null, formula: '""' },
    { value: null, formula: 'Z9' },
    { value: null, formula: 'NA()' },
    { value: null },
  ];
  cells.forEach((cell, column) => putCell(sheet, 0, column, cell));
  const book: Book = { sheets: [sheet], activeSheet: 0, names: [], date1904: false };
  atOnce(putComputedValues(book, atOnce(evaluateBook(book))));
  const values = [...sheet.rows.get(0)!.values()].map(({ value }) => value);
  expect(values).toEqual([2, 6, 'como estava', '', 0, { error: '#N/A' }, null]);
});
