import { readSheet } from '../../src/sheets/readSheet';
import { recogniseTables } from '../../src/sheets/recognise';
import { typedOverIn } from '../../src/sheets/typedOver';
import { cellAddress } from '../../src/workbook/address';
import { MemoryWorkbook } from '../../src/workbook/memoryWorkbook';
import { WorkbookRefusal, type CellValue } from '../../src/workbook/port';

const HEADERS = ['Produtor', 'Produto', 'Quantidade (kg)', 'Preço de venda (R$/kg)', 'Valor total (R$)'];

/** Sales from B3 on, with the value of each line a formula but for some. */
function book(lines: number, typed: Readonly<Record<number, CellValue>> = {}): MemoryWorkbook {
  const cells: Record<string, CellValue> = {};
  const shown: Record<string, CellValue> = {};
  const put = (row: number, column: number, value: CellValue) => {
    cells[cellAddress({ row: row + 2, column: column + 1 })] = value;
  };
  HEADERS.forEach((header, column) => put(0, column, header));
  for (let line = 1; line <= lines; line++) {
    ['Ana Exemplo', 'Pequi (fruto)', 100 + line, 2.5].forEach((value, column) => put(line, column, value));
    const value = line in typed ? typed[line]! : `=D${line + 3}*E${line + 3}`;
    put(line, 4, value);
    if (!(line in typed)) shown[cellAddress({ row: line + 2, column: 5 })] = (100 + line) * 2.5;
  }
  return new MemoryWorkbook({ Notas: { cells, shown } });
}

async function typedOver(workbook: MemoryWorkbook) {
  const { grid } = (await readSheet(workbook, 'Notas'))!;
  return typedOverIn(workbook, grid, recogniseTables(grid)[0]!);
}

describe('values typed in the middle of a column of formulas', () => {
  test('are found, wherever they stand', async () =>
    expect(await typedOver(book(12, { 2: 260, 9: 1000 }))).toEqual([
      { row: 2, at: 4 },
      { row: 9, at: 4 },
    ]));

  test('also far down, in a part that is read later', async () =>
    expect(await typedOver(book(1500, { 1400: 7 }))).toEqual([{ row: 1400, at: 4 }]));

  test.each([
    ['a column of formulas throughout', book(12)],
    ['a blank cell among them', book(12, { 5: null })],
    ['a column that is half typed', book(10, { 4: 1, 6: 1, 8: 1, 10: 1 })],
    ['a few lines, in which nothing is usual', book(4, { 2: 1 })],
  ])('%s is none', async (_what, workbook) => expect(await typedOver(workbook)).toEqual([]));

  test('a long table is not asked for its formulas', async () => {
    const workbook = book(5001, { 3: 1 });
    const { grid } = (await readSheet(workbook, 'Notas'))!;
    let asked = 0;
    workbook.readContents = async () => {
      asked++;
      return [];
    };
    expect(await typedOverIn(workbook, grid, recogniseTables(grid)[0]!)).toEqual([]);
    expect(asked).toBe(0);
  });

  test('a program that does not tell formulas is checked all the same', async () => {
    const workbook = book(12, { 5: 1 });
    workbook.readContents = () => Promise.reject(new WorkbookRefusal('unsupported'));
    expect(await typedOver(workbook)).toEqual([]);
  });
});
