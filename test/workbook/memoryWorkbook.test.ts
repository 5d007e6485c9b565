import { MemoryWorkbook } from '../../src/workbook/memoryWorkbook';
import { contractBook, contractCases } from './contract';

describe('workbook in memory', () => {
  test.each(contractCases.map((one) => [one.name, one] as const))('%s', async (_name, { run }) => {
    const workbook = new MemoryWorkbook(contractBook.sheets);
    await run({ workbook, personSelects: (cell) => workbook.select(cell), canProtect: true });
  });

  const book = () =>
    new MemoryWorkbook(
      {
        Plan1: {
          tables: [
            {
              name: 'Compras',
              area: { row: 2, column: 1, rows: 5, columns: 3 },
              columns: ['Produto', 'UF', 'kg'],
              totalsRow: true,
            },
          ],
        },
      },
      { Prazo: { sheet: 'Plan1', row: 0, column: 0, rows: 1, columns: 1 } },
    );
  const inRow4 = { sheet: 'Plan1', row: 4, column: 1 };

  test.each([
    ['data', { row: 3, rows: 3 }],
    ['all', { row: 2, rows: 5 }],
    ['headers', { row: 2, rows: 1 }],
    ['totals', { row: 6, rows: 1 }],
    ['thisRow', { row: 4, rows: 1 }],
  ] as const)('locates the part %s of a table', async (part, rows) => {
    const reference = { kind: 'table', table: 'COMPRAS', part, columns: { first: 'uf', last: 'kg' } } as const;
    expect(await book().locate(reference, inRow4)).toEqual({ sheet: 'Plan1', ...rows, column: 2, columns: 2 });
  });

  test('locates the table around the cell, and none elsewhere', async () => {
    const reference = { kind: 'table', table: null, part: 'thisRow', columns: { first: 'UF', last: 'UF' } } as const;
    expect(await book().locate(reference, inRow4)).toMatchObject({ row: 4, column: 2, rows: 1, columns: 1 });
    expect(await book().locate(reference, { ...inRow4, column: 9 })).toBeNull();
    expect(await book().locate(reference, { ...inRow4, row: 6 })).toBeNull();
  });

  test('locates a defined name', async () => {
    const name = { kind: 'name', name: 'Prazo', sheet: null } as const;
    expect(await book().locate(name, inRow4)).toEqual({ sheet: 'Plan1', row: 0, column: 0, rows: 1, columns: 1 });
  });
});
