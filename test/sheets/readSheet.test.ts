import { readSheet } from '../../src/sheets/readSheet';
import { recogniseTables } from '../../src/sheets/recognise';
import { resultTitle } from '../../src/sheets/resultHeaders';
import { cellAddress } from '../../src/workbook/address';
import { MemoryWorkbook } from '../../src/workbook/memoryWorkbook';
import { WorkbookRefusal, type CellValue } from '../../src/workbook/port';

const book = new MemoryWorkbook({
  Vendas: {
    cells: { B3: 'Relatório', B5: 'Produto', C5: 'kg', B6: 'Pequi', C6: 12, B7: 'Umbu', C7: 30 },
    merged: [{ row: 2, column: 1, rows: 1, columns: 2 }],
    hiddenRows: [6],
    tables: [{ name: 'Lista', area: { row: 4, column: 1, rows: 3, columns: 2 }, columns: ['Produto', 'kg'] }],
  },
  Vazia: {},
  Longe: { cells: { A1: 'Produto', A2: 'Pequi', XFD1048576: 'x' } },
  Abaixo: { cells: { A1: 'Produto', AD1: 'kg', A2: 'Pequi', A9000: 'x' } },
  Lacuna: { cells: { A1: 'Produto', AD1: 'kg', A2: 'Pequi', A1500: 'Umbu' } },
});

describe('a sheet is read', () => {
  test('from its first cell in use, with merged cells, hidden rows and tables counted from there', async () => {
    const { grid, stray } = (await readSheet(book, 'Vendas'))!;
    expect(grid).toEqual({
      sheet: 'Vendas',
      top: 2,
      left: 1,
      values: [
        ['Relatório', null],
        [null, null],
        ['Produto', 'kg'],
        ['Pequi', 12],
        ['Umbu', 30],
      ],
      merged: [{ row: 0, column: 0, rows: 1, columns: 2 }],
      hiddenRows: new Set([4]),
      tables: [{ row: 2, column: 0, rows: 3, columns: 2, headerRow: true, totalsRow: false }],
    });
    expect(stray).toBeNull();
  });

  test('as nothing when it is blank', async () => {
    expect(await readSheet(book, 'Vazia')).toBeNull();
  });

  test('without the empty space before a stray cell in the last corner, which is told', async () => {
    const { grid, stray } = (await readSheet(book, 'Longe'))!;
    expect(grid.values.map(([first]) => first)).toEqual(['Produto', 'Pequi']);
    expect(stray).toEqual({ sheet: 'Longe', row: 1_048_575, column: 16_383 });
  });

  test('only in its first rows when these are enough', async () => {
    const { grid, stray } = (await readSheet(book, 'Vendas', { mostRows: 4 }))!;
    expect(grid.values).toHaveLength(4);
    expect(stray).toBeNull();
  });

  test('with progress, to the end', async () => {
    const told: [number, number][] = [];
    const rows = Array.from({ length: 60_000 }, (_row, r) => [r]);
    const long = new MemoryWorkbook({ P: { spills: { A1: rows } } });
    const { grid } = (await readSheet(long, 'P', { onProgress: (done, total) => told.push([done, total]) }))!;
    expect(grid.values).toHaveLength(60_000);
    expect(told).toEqual([
      [50_000, 60_000],
      [60_000, 60_000],
    ]);
  });

  test('not further once the person has cancelled', async () => {
    const stop = new AbortController();
    stop.abort();
    await expect(readSheet(book, 'Vendas', { signal: stop.signal })).rejects.toThrow(/abort/i);
  });

  test('down to a gap of more than 2,000 blank rows; a cell below it is told as stray', async () => {
    const { grid, stray } = (await readSheet(book, 'Abaixo'))!;
    expect(grid.values).toHaveLength(2);
    expect(stray).toEqual({ sheet: 'Abaixo', row: 8_999, column: 29 });
  });

  test('past shorter gaps', async () => {
    const { grid, stray } = (await readSheet(book, 'Lacuna'))!;
    expect(grid.values).toHaveLength(1500);
    expect(stray).toBeNull();
  });
});

describe('a row of sums without a word that says so', () => {
  const HEADER = ['Produtor', 'Produto', 'Quantidade (kg)', 'Preço de venda (R$/kg)'];
  const line = ['Ana Exemplo', 'Pequi (fruto)', 120, 2.5];
  // Text beside the figure, and a figure that the hidden lines make no sum of what is seen.
  const withEnd = (formula: string, lines = 6) => {
    const cells: Record<string, CellValue> = {};
    const rows = [HEADER, ...Array.from({ length: lines }, () => line), ['visíveis', null, formula, null]];
    for (const [r, row] of rows.entries())
      for (const [c, value] of row.entries()) cells[cellAddress({ row: r + 3, column: c + 2 })] = value;
    const sum = cellAddress({ row: lines + 4, column: 4 });
    return new MemoryWorkbook({ Notas: { cells, shown: { [sum]: 500 } } });
  };
  const tableIn = async (book: MemoryWorkbook) => recogniseTables((await readSheet(book, 'Notas'))!.grid)[0]!;

  test.each(['=SUM(E5:E10)', '=SUBTOTAL(109,E5:E10)', '=AGGREGATE(9,5,E5:E10)'])(
    '%s is known by its formula and left out',
    async (formula) => {
      const table = await tableIn(withEnd(formula));
      expect(table.dataRows).toEqual([1, 2, 3, 4, 5, 6]);
      expect(table.leftOut).toEqual([{ row: 7, why: 'total', by: 'formula' }]);
    },
  );

  test('a formula of the line itself is none', async () =>
    expect((await tableIn(withEnd('=F11*2'))).leftOut).toEqual([]));

  test('a program that does not tell formulas is read all the same', async () => {
    const book = withEnd('=SUM(E5:E10)');
    book.readContents = () => Promise.reject(new WorkbookRefusal('unsupported'));
    expect((await tableIn(book)).dataRows).toHaveLength(7);
  });

  test('a sheet of the add-in’s own is not asked for formulas: nothing is read from it', async () => {
    const cells = { A1: resultTitle('conferência – PGPM-Bio'), A3: 'Linhas', A4: 12, A5: '=SUM(A4:A4)' };
    const book = new MemoryWorkbook({ Conferência: { cells } });
    let asked = 0;
    book.readContents = async () => {
      asked++;
      return [];
    };
    await readSheet(book, 'Conferência');
    expect(asked).toBe(0);
  });

  test('only the last rows of each block are asked for', async () => {
    const book = withEnd('=SUM(E5:E300)', 300);
    const asked: number[] = [];
    const original = book.readContents.bind(book);
    book.readContents = (area) => {
      asked.push(area.rows);
      return original(area);
    };
    expect((await tableIn(book)).leftOut).toHaveLength(1);
    expect(asked).toEqual([5]);
  });
});
