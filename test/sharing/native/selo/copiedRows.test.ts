import { cellAt, emptySheet, putCell, type Book, type Cell } from '../../../../src/workbook/xlsx/book';
import { copyOf, sourceOfSheet } from '../../copy/copySources';

/** Purchases with a function that fills three cells of each line, `#` being the line. */
function bookWith(formula: string, values: readonly (number | string)[]): Book {
  const sheet = emptySheet('Compras');
  const headers = ['CPF', 'UF', 'Matéria-prima', 'Valor (R$)', 'Milho', 'Insumos', 'Outras', 'A', 'B', 'C'];
  headers.forEach((header, at) => putCell(sheet, 0, at, { value: header }));
  for (const row of [1, 2]) {
    ['52998224725', 'MT', 'soja', 1000, 10_000, 0, 1000].forEach((value, at) => putCell(sheet, row, at, { value }));
    const block: Cell = { value: values[0]!, formula: formula.replaceAll('#', String(row + 1)) };
    if (values.length > 1) block.array = { row, column: 7, rows: 1, columns: values.length };
    putCell(sheet, row, 7, values.length > 1 ? { ...block, spills: true } : block);
    values.slice(1).forEach((value, at) => putCell(sheet, row, 8 + at, { value, spilledFrom: { row, column: 7 } }));
  }
  return { sheets: [sheet], activeSheet: 0, names: [], date1904: false };
}

/** The cells of columns A to C in the first line of a copy. */
function copied(formula: string, values: readonly (number | string)[]) {
  const source = sourceOfSheet(bookWith(formula, values), 'Compras', 'acquisitions');
  const notPersonal = [7, 8, 9];
  const copy = copyOf(source, { results: 'formulas', instructions: false, notPersonal });
  const lines = copy.book.sheets.find(({ name }) => name === 'Compras')!;
  return { copy, cells: [8, 9, 10].map((column) => cellAt(lines, 1, column)) };
}

test('each cell of a row that a function fills has a formula of its own', () => {
  const { cells, copy } = copied('SELO.CORNCAP(E#,F#,G#)', [428.57, 0, 9571.43]);
  expect(cells.map((cell) => cell?.value)).toEqual([428.57, 0, 9571.43]);
  for (const cell of cells) {
    expect(cell?.formula).toContain('SELO_MILHO_INSUMOS');
    expect(cell?.array).toBeUndefined();
  }
  expect(copy.contents.formulas).toBe(6);
  expect(copy.contents.asValues).toEqual([]);
});

test.each([
  ['INDEX(SELO.CORNCAP(E#,F#,G#),1,3)', 9571.43],
  ['INDEX( SELO.CORNCAP(E#,F#,G#) , 3 )', 9571.43],
  ['index(SELO.CORNCAP(E#,F#,G#),1,1)*2', 857.14],
])('%s is that cell alone', (formula, value) => {
  const { cells } = copied(formula, [value]);
  expect(cells[0]?.value).toBe(value);
  expect(cells[0]?.formula).toContain('ROUNDDOWN');
});

test.each([
  ['INDEX(SELO.CORNCAP(E#,F#,G#),1,4)', 0],
  ['INDEX(SELO.CORNCAP(E#,F#,G#),2,1)', 0],
  ['INDEX(SELO.CORNCAP(E#,F#,G#),1,D#)', 0],
  ['SUM(SELO.CORNCAP(E#,F#,G#))', 10_000],
])('%s is a value, and why is told', (formula, value) => {
  const { cells, copy } = copied(formula, [value]);
  expect(cells[0]?.formula).toBeUndefined();
  expect(copy.contents.asValues).toMatchObject([{ cells: 2, reason: 'a resposta ocupa várias células' }]);
});

test('a row that does not come to what the function came to is values', () => {
  const { cells } = copied('SELO.CORNCAP(E#,F#,G#)', [428.57, 0, 9571.44]);
  expect(cells.map((cell) => [cell?.value, typeof cell?.formula])).toEqual([
    [428.57, 'string'],
    [0, 'string'],
    [9571.44, 'undefined'],
  ]);
});
