import type { IRange, IWorkbookData } from '@univerjs/core';
import { emptySheet, putCell } from '../../src/workbook/xlsx/book';
import type { Book, Cell } from '../../src/workbook/xlsx/book';
import { gridData, isNameForGrid } from '../../src/workbench/snapshot/fromBook';
import { bookOf } from '../../src/workbench/snapshot/toBook';
import type { LiveFormulas } from '../../src/workbench/snapshot/toBook';

/** What the running grid would tell: formulas as they stand in its data, and blocks named by the test. */
function live(
  data: IWorkbookData,
  spills: Record<string, (IRange & { row: number; column: number })[]> = {},
): LiveFormulas {
  return {
    formula: (sheetId, row, column) => data.sheets[sheetId]?.cellData?.[row]?.[column]?.f ?? null,
    spills: (sheetId) => spills[sheetId] ?? [],
    spilled: (_sheetId, row) => ({ v: row * 10, t: 2 }),
  };
}

function bookWith(cells: Record<string, Cell>, change: (book: Book) => void = () => undefined): Book {
  const sheet = emptySheet('Notas');
  for (const [place, cell] of Object.entries(cells)) {
    const [row, column] = place.split(',').map(Number);
    putCell(sheet, row!, column!, cell);
  }
  const book: Book = { sheets: [sheet], activeSheet: 0, names: [], date1904: false };
  change(book);
  return book;
}

function roundTrip(book: Book): Book {
  const data = gridData(book, 'b');
  return bookOf(data, live(data), data.sheetOrder[book.activeSheet]!, {
    names: book.names.filter((name) => !isNameForGrid(name)),
    date1904: book.date1904,
    protectedSheets: new Set(data.sheetOrder.filter((_id, index) => book.sheets[index]!.protected)),
    rearranged: new Set(),
  });
}

const cells: Record<string, Cell>[] = [
  { '0,0': { value: 1.5 } },
  { '0,0': { value: -0.1 }, '9,3': { value: 'Babaçu (amêndoa)' } },
  { '2,1': { value: true }, '2,2': { value: false } },
  { '0,0': { value: { error: '#N/A' } } },
  { '0,0': { value: '#N/A' } },
  { '0,0': { value: { error: '#FIELD!' } }, '0,1': { value: { error: '#GETTING_DATA' } } },
  { '0,0': { value: '#FIELD!' }, '0,1': { value: 'constructor' }, '0,2': { value: 'toString' } },
  { '0,0': { value: '00123' }, '0,1': { value: '=1+1' }, '0,2': { value: 'true' }, '0,3': { value: ' ' } },
  { '0,0': { value: 'duas\nlinhas', style: { wrap: true } } },
  { '0,0': { value: 65, formula: 'PGPMBIO.VSP("Babaçu","MA",50,4,4)' } },
  { '0,0': { value: { error: '#VALUE!' }, formula: '1+"a"' } },
  { '0,0': { value: '', formula: 'IF(1=1,"","x")' } },
  { '0,0': { value: null, formula: 'A2' } },
  { '0,0': { value: 46086, style: { numberFormat: 'dd/mm/yyyy' } } },
  { '0,0': { value: null, style: { bold: true, italic: true, fontSize: 14, color: '#14512F', fill: '#FDF3F2' } } },
  { '0,0': { value: 2, style: { numberFormat: '"R$" #,##0.00', horizontal: 'right', vertical: 'top' } } },
  { '0,0': { value: 7, note: 'confere' }, '4,4': { value: null, note: 'só nota' } },
  { '0,0': { value: 'x', conversation: [{ author: 'Ana', text: 'certo?' }] } },
  { '0,0': { value: 6, formula: 'SUM(A2:A3*B2:B3)', array: { row: 0, column: 0, rows: 1, columns: 1 } } },
];

test.each(cells.map((content) => [JSON.stringify(content), content] as const))(
  'the grid gives back %s as it was',
  (_name, content) => {
    const book = bookWith(content);
    expect(roundTrip(book)).toEqual(book);
  },
);

test('sizes, merges, panes, hidden parts, names and tables come back', () => {
  const book = bookWith({ '0,0': { value: 'Qtde' }, '1,0': { value: 2 }, '2,0': { value: 2 } }, (made) => {
    const sheet = made.sheets[0]!;
    sheet.columnWidths.set(0, 120);
    sheet.hiddenColumns.add(3);
    sheet.hiddenRows.add(5);
    sheet.merges.push({ row: 8, column: 1, rows: 2, columns: 3 });
    sheet.freeze = { rows: 1, columns: 2 };
    sheet.protected = true;
    sheet.tables.push({
      name: 'TNotas',
      area: { row: 0, column: 0, rows: 3, columns: 1 },
      headerRow: true,
      totalsRow: true,
      columns: ['Qtde'],
    });
    made.sheets.push(
      { ...emptySheet('Preços'), visibility: 'veryHidden' },
      { ...emptySheet('Outra'), visibility: 'hidden' },
    );
    made.names.push(
      { name: 'Qtdes', refersTo: 'Notas!$A$2:$A$3', hidden: false },
      { name: 'Local', refersTo: 'Notas!$A$2', sheet: 'Notas', hidden: false },
      { name: 'Sumida', refersTo: '#REF!', hidden: false },
      { name: 'Oculta', refersTo: 'Notas!$A$1', hidden: true },
    );
  });
  expect(roundTrip(book)).toEqual(book);
});

test('days counted from 1904 show the same date and are saved as they were', () => {
  const book = bookWith({ '0,0': { value: 44624, style: { numberFormat: 'dd/mm/yyyy' } }, '0,1': { value: 44624 } });
  book.date1904 = true;
  const data = gridData(book, 'b');
  expect(data.sheets['b-1']?.cellData?.[0]?.[0]?.v).toBe(46086);
  expect(data.sheets['b-1']?.cellData?.[0]?.[1]?.v).toBe(44624);
  expect(roundTrip(book)).toEqual(book);
});

test('spilled cells are left to the grid and come back marked with their formula', () => {
  const area = { row: 0, column: 0, rows: 3, columns: 1 };
  const book = bookWith({
    '0,0': { value: 0, formula: 'F(B1:B3)', array: area, spills: true },
    '1,0': { value: 10, spilledFrom: { row: 0, column: 0 } },
    '2,0': { value: 20, spilledFrom: { row: 0, column: 0 }, style: { bold: true } },
  });
  const data = gridData(book, 'b');
  expect(data.sheets['b-1']?.cellData?.[1]).toEqual({});
  const spill = { startRow: 0, endRow: 2, startColumn: 0, endColumn: 0, row: 0, column: 0 };
  const aside = { names: [], date1904: false, protectedSheets: new Set<string>(), rearranged: new Set(['b-1']) };
  const back = bookOf(data, live(data, { 'b-1': [spill] }), 'b-1', aside);
  expect(back.sheets[0]!.rows).toEqual(book.sheets[0]!.rows);
  expect(back.sheets[0]!.rearranged).toBe(true);
});

test('ten thousand rows of ten cells are converted both ways well within the time a person waits for', () => {
  const sheet = emptySheet('Muitas');
  const style = { numberFormat: '#,##0.00' };
  for (let row = 0; row < 10_000; row += 1)
    for (let column = 0; column < 10; column += 1) putCell(sheet, row, column, { value: row + column / 10, style });
  const book: Book = { sheets: [sheet], activeSheet: 0, names: [], date1904: false };
  const data = gridData(book, 'b');
  expect(Object.keys(data.styles)).toHaveLength(1);
  expect(roundTrip(book).sheets[0]!.rows.get(9_999)?.get(9)).toEqual({ value: 9999.9, style });
});

test('an array of one cell remains an array when its formula is edited', () => {
  const area = { row: 0, column: 0, rows: 1, columns: 1 };
  const book = bookWith({ '0,0': { value: 6, formula: 'SUM(A2:A3*B2:B3)', array: area } });
  const data = gridData(book, 'b');
  data.sheets['b-1']!.cellData![0]![0]!.f = '=SUM(A2:A3*C2:C3)';
  const aside = { names: [], date1904: false, protectedSheets: new Set<string>(), rearranged: new Set<string>() };
  const back = bookOf(data, live(data), 'b-1', aside);
  expect(back.sheets[0]!.rows.get(0)?.get(0)).toEqual({ value: 6, formula: 'SUM(A2:A3*C2:C3)', array: area });
});
