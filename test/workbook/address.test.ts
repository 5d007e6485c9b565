import { cellAddress, columnLetters, fullAddress, parseCellAddress, sameSheet } from '../../src/workbook/address';

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('column %i is %s', (column, letters) => {
  expect(columnLetters(column)).toBe(letters);
  expect(parseCellAddress(`${letters}7`)).toEqual({ row: 6, column });
  expect(cellAddress({ row: 6, column })).toBe(`${letters}7`);
});

test.each(['', 'A', '1', 'A0', 'XFE1', 'A1048577', 'A1:B2', 'ABCD1', 'A1B', 'Ç1'])('%s is no cell', (text) => {
  expect(parseCellAddress(text)).toBeNull();
});

test.each([
  ['Plan1', 'Plan1!B3'],
  ['Preços', 'Preços!B3'],
  ['Compras 2023', "'Compras 2023'!B3"],
  ["D'água", "'D''água'!B3"],
  ['2023', "'2023'!B3"],
  ['AB12', "'AB12'!B3"],
  ['R1', "'R1'!B3"],
])('a cell of the sheet %s is %s in a formula', (sheet, address) => {
  expect(fullAddress({ sheet, row: 2, column: 1 })).toBe(address);
});

test.each([
  ['Plan1', 'PLAN1', true],
  ['Preços', 'PREÇOS', true],
  ['Preços', 'Precos', false],
])('%s and %s: the same sheet is %s', (one, other, same) => {
  expect(sameSheet(one, other)).toBe(same);
});
