import { MemoryWorkbook } from '../../src/workbook/memoryWorkbook';
import { WorkbookRefusal, type CellRef } from '../../src/workbook/port';
import { PartlyWritten, type CellInput, type Edit } from '../../src/workbook/writing';
import { contractBook, contractCases } from './contract';
import { writingCases, type WritingHost } from './writingContract';

describe('workbook in memory', () => {
  const hostOver = (workbook: MemoryWorkbook): WritingHost => ({
    workbook,
    personSelects: (cell) => workbook.select(cell),
    personTypes: async (cell, number) => workbook.personEdits([typed(cell, number)]),
    canProtect: true,
    hasConversations: true,
  });

  test.each([...contractCases, ...writingCases].map((one) => [one.name, one] as const))(
    '%s',
    async (_name, { run }) => {
      await run(hostOver(new MemoryWorkbook(contractBook.sheets)));
    },
  );

  const typed = (cell: CellRef, content: CellInput): Edit => {
    return { kind: 'contents', area: { ...cell, rows: 1, columns: 1 }, cells: [[content]] };
  };
  const inA = (row: number) => ({ sheet: 'P', row, column: 0 });
  const four = [0, 1, 2, 3].map((row) => typed(inA(row), row));

  test('is refused in the middle when a test wants it: what was done before is told', async () => {
    const workbook = new MemoryWorkbook({ P: {} });
    workbook.refuseAfter(3, 'tooLarge');
    await workbook.keep('x', '1');
    const failure = await workbook.edit(four).catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(PartlyWritten);
    expect(failure).toMatchObject({ editsDone: 2, refusal: { code: 'tooLarge' } });
    expect(await workbook.usedArea('P')).toMatchObject({ rows: 2 });
    await workbook.edit(four);
    expect(await workbook.usedArea('P')).toMatchObject({ rows: 4 });
  });

  test('refuses plainly when nothing was done yet', async () => {
    const workbook = new MemoryWorkbook({ P: {} });
    workbook.refuseAfter(0);
    await expect(workbook.edit(four)).rejects.toBeInstanceOf(WorkbookRefusal);
    expect(await workbook.usedArea('P')).toBeNull();
  });

  test('stops in the middle when a test wants it, as when the page is closed', async () => {
    const workbook = new MemoryWorkbook({ P: {} });
    workbook.stopAfter(2);
    let isAnswered = false;
    void workbook.edit(four).finally(() => (isAnswered = true));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(isAnswered).toBe(false);
    expect(await workbook.usedArea('P')).toMatchObject({ rows: 2 });
  });

  test('opened for reading only, it refuses everything', async () => {
    const workbook = new MemoryWorkbook({ P: { cells: { A1: 1 } } });
    workbook.readOnly = true;
    const attempts = [
      workbook.edit(four),
      workbook.writeFormula(inA(0), '=1'),
      workbook.addSheet({ name: 'Q', rows: [] }),
      workbook.deleteSheet('P'),
      workbook.resizeTable('T', { ...inA(0), rows: 1, columns: 1 }),
      workbook.keep('x', 'y'),
    ];
    for (const attempt of attempts) await expect(attempt).rejects.toMatchObject({ code: 'readOnly' });
    expect(await workbook.readArea({ ...inA(0), rows: 1, columns: 1 })).toEqual([[1]]);
  });

  test('does not remove the last sheet that can be seen', async () => {
    const workbook = new MemoryWorkbook({ P: {}, Q: { hidden: true } });
    await expect(workbook.deleteSheet('P')).rejects.toMatchObject({ code: 'failed' });
  });

  test('a sheet that was added tells what it was made with', async () => {
    const workbook = new MemoryWorkbook({ P: {} });
    const rules = [{ row: 1, column: 0, rows: 9, columns: 1, allowed: { kind: 'any' } } as const];
    const columnFormats = new Map([[1, '0.00']]);
    const rows = [[{ content: 'A', style: { italic: true } }, 'B'], ['x']];
    const tables = [{ name: 'T', row: 0, column: 0, rows: 2, columns: 2 }];
    await workbook.addSheet({ name: 'Q', rows, frozenRows: 1, rules, columnFormats, tables });
    expect(workbook.layoutOf('q')).toMatchObject({ frozenRows: 1, rules, columnFormats });
    expect(workbook.layoutOf('Q').styleOf({ row: 0, column: 0 })).toEqual({ italic: true });
    expect((await workbook.readStates({ sheet: 'Q', row: 5, column: 1, rows: 1, columns: 1 }))[0]![0]).toMatchObject({
      numberFormat: '0.00',
    });
    expect(await workbook.tablesOn('Q')).toMatchObject([{ name: 'T', area: { rows: 2, columns: 2 } }]);
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
