import { ExcelWorkbook } from '../../src/workbook/excelWorkbook';
import { MemoryWorkbook } from '../../src/workbook/memoryWorkbook';
import { WorkbookRefusal } from '../../src/workbook/port';
import { contractBook, contractCases } from './contract';
import { startFakeExcel, type FakeExcel } from './fakeExcel';
import { writingCases, type WritingHost } from './writingContract';

let excel: FakeExcel | null = null;
function open(book: MemoryWorkbook, minorVersion = 18): ExcelWorkbook {
  excel = startFakeExcel(book, minorVersion);
  return new ExcelWorkbook();
}
afterEach(() => excel?.close());

const area = (sheet: string, rows: number, columns: number) => ({ sheet, row: 0, column: 0, rows, columns });

describe("workbook in Excel, over Microsoft's client library", () => {
  test.each([...contractCases, ...writingCases].map((one) => [one.name, one] as const))(
    '%s',
    async (_name, { run }) => {
      const workbook = open(new MemoryWorkbook(contractBook.sheets));
      const { personSelects, personTypes } = excel!;
      const host: WritingHost = { workbook, personSelects, personTypes, canProtect: true, hasConversations: true };
      await run(host);
      expect(excel!.eventsAreOn).toBe(true);
    },
  );

  const block = (rows: number, columns: number) =>
    new MemoryWorkbook({
      P: {
        spills: { A1: Array.from({ length: rows }, () => Array.from({ length: columns }, () => 1234.56)) },
      },
    });

  test.each([
    ['selectedCell', 1, (workbook: ExcelWorkbook) => workbook.selectedCell()],
    ['readCell', 1, (workbook: ExcelWorkbook) => workbook.readCell({ sheet: 'P', row: 0, column: 0 })],
    [
      'readArea',
      1,
      (workbook: ExcelWorkbook) => workbook.readArea({ sheet: 'P', row: 0, column: 0, rows: 9, columns: 9 }),
    ],
    ['writeFormula', 2, (workbook: ExcelWorkbook) => workbook.writeFormula({ sheet: 'P', row: 0, column: 0 }, '=1')],
    ['sheets', 1, (workbook: ExcelWorkbook) => workbook.sheets()],
    ['usedArea', 1, (workbook: ExcelWorkbook) => workbook.usedArea('P')],
    ['mergedAreas', 1, (workbook: ExcelWorkbook) => workbook.mergedAreas(area('P', 9, 9))],
    ['hiddenRows', 1, (workbook: ExcelWorkbook) => workbook.hiddenRows(area('P', 9, 9))],
    ['select', 1, (workbook: ExcelWorkbook) => workbook.select({ sheet: 'P', row: 0, column: 0 })],
  ] as const)('%s asks Excel %i time(s)', async (_name, times, ask) => {
    const workbook = open(block(2, 2));
    await ask(workbook);
    expect(excel!.sent.filter(({ actions }) => !actions.includes('_RemoveReference'))).toHaveLength(times);
  });

  test('reads a large area in answers far below the 5 MB that Excel on the web allows', async () => {
    const workbook = open(block(11_000, 12));
    const values = await workbook.readArea({ sheet: 'P', row: 0, column: 0, rows: 11_000, columns: 12 });
    expect(values).toHaveLength(11_000);
    expect(values[10_999]).toEqual(Array(12).fill(1234.56));
    const answers = excel!.sent.filter(({ answer }) => answer > 10_000);
    expect(answers).toHaveLength(3);
    expect(Math.max(...answers.map(({ answer }) => answer))).toBeLessThan(2_000_000);
  });

  test('asks for hidden rows of a long area in answers of a size that Excel on the web allows', async () => {
    const workbook = open(new MemoryWorkbook({ P: { hiddenRows: [1, 20_000, 49_999] } }));
    expect(await workbook.hiddenRows(area('P', 50_000, 8))).toEqual([1, 20_000, 49_999]);
    expect(Math.max(...excel!.sent.map(({ answer }) => answer))).toBeLessThan(2_000_000);
  });

  test('rows that are all hidden are each told', async () => {
    const workbook = open(new MemoryWorkbook({ P: { hiddenRows: [0, 1, 2] } }));
    expect(await workbook.hiddenRows(area('P', 3, 1))).toEqual([0, 1, 2]);
  });

  test('works without what Excel has since ExcelApi 1.9 and 1.13: nothing is known of merged cells and hidden rows', async () => {
    const workbook = open(new MemoryWorkbook(contractBook.sheets), 8);
    expect(await workbook.mergedAreas(area('Relatório', 9, 9))).toEqual([]);
    expect(await workbook.hiddenRows(area('Relatório', 9, 9))).toEqual([]);
    expect(excel!.sent.flatMap(({ actions }) => actions)).not.toContain('GetRowProperties');
  });

  test.each([
    ['AccessDenied', 'protected'],
    ['InvalidOperationInCellEditMode', 'editing'],
    ['ApiNotFound', 'unsupported'],
    ['InvalidArgument', 'failed'],
    ['GeneralException', 'failed'],
  ])('turns the error %s into the refusal %s, without a word of English', async (code, refusal) => {
    const workbook = open(block(1, 1));
    excel!.failNextWith(code);
    const failure = await workbook
      .writeFormula({ sheet: 'P', row: 0, column: 0 }, '=1')
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(WorkbookRefusal);
    expect(failure).toMatchObject({ code: refusal, detail: code, message: refusal });
  });

  test('works without spilled arrays, which Excel has since ExcelApi 1.12', async () => {
    const workbook = open(new MemoryWorkbook(contractBook.sheets), 11);
    expect((await workbook.readCell({ sheet: 'Livre', row: 3, column: 7 })).spillAnchor).toBeNull();
    const cell = { sheet: 'Livre', row: 1, column: 7 };
    expect(await workbook.locate({ kind: 'spill', cell }, cell)).toBeNull();
    expect(excel!.sent.flatMap(({ actions }) => actions)).not.toContain('GetSpillParentOrNullObject');
  });

  test('follows the selection in hosts that only have the event of the document', async () => {
    const workbook = open(new MemoryWorkbook(contractBook.sheets), 8);
    const told: unknown[] = [];
    const stop = workbook.onSelectionChanged((cell) => told.push(cell));
    await excel!.personSelects({ sheet: 'Livre', row: 2, column: 1 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(told).toEqual([{ sheet: 'Livre', row: 2, column: 1 }]);
    stop();
    await excel!.personSelects({ sheet: 'Livre', row: 5, column: 1 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(told).toHaveLength(1);
  });

  test('an error in Portuguese is the same error', async () => {
    const workbook = open(new MemoryWorkbook({ P: { cells: { A1: { error: '#N/D' }, A2: { error: '#VALOR!' } } } }));
    expect(await workbook.readArea({ sheet: 'P', row: 0, column: 0, rows: 2, columns: 1 })).toEqual([
      [{ error: '#N/A' }],
      [{ error: '#VALUE!' }],
    ]);
  });

  test('a text that looks like a formula is no formula', async () => {
    const book = new MemoryWorkbook({ P: { spills: { A1: [['=SOMA(1)']] } } });
    expect((await open(book).readCell({ sheet: 'P', row: 0, column: 0 })).formula).toBeNull();
  });

  const columns = ['Produto', 'UF', 'kg'];
  const withTable = () =>
    open(
      new MemoryWorkbook(
        {
          P: {
            tables: [{ name: 'Compras', area: { row: 2, column: 1, rows: 5, columns: 3 }, columns, totalsRow: true }],
          },
        },
        { Prazo: { sheet: 'P', row: 0, column: 4, rows: 2, columns: 1 } },
      ),
    );
  const from = { sheet: 'P', row: 4, column: 1 };

  test('tells a totals row of a table as such', async () => {
    const [table] = await withTable().tablesOn('P');
    const area = { sheet: 'P', row: 2, column: 1, rows: 5, columns: 3 };
    expect(table).toEqual({ name: 'Compras', area, headerRow: true, totalsRow: true });
  });

  test.each([
    ['data', null, { row: 3, column: 1, rows: 3, columns: 3 }],
    ['data', ['UF', 'UF'], { row: 3, column: 2, rows: 3, columns: 1 }],
    ['all', ['UF', 'kg'], { row: 2, column: 2, rows: 5, columns: 2 }],
    ['headers', ['kg', 'kg'], { row: 2, column: 3, rows: 1, columns: 1 }],
    ['totals', ['kg', 'kg'], { row: 6, column: 3, rows: 1, columns: 1 }],
    ['thisRow', ['UF', 'UF'], { row: 4, column: 2, rows: 1, columns: 1 }],
    ['data', ['Preço', 'Preço'], null],
  ] as const)('locates the part %s of columns %j of a table', async (part, names, place) => {
    const reference = { kind: 'table', part, columns: names && { first: names[0], last: names[1] } } as const;
    const area = place && { sheet: 'P', ...place };
    expect(await withTable().locate({ ...reference, table: 'Compras' }, from)).toEqual(area);
    expect(await withTable().locate({ ...reference, table: null }, from)).toEqual(area);
  });

  test('finds no table around a cell outside of all', async () => {
    const reference = { kind: 'table', table: null, part: 'thisRow', columns: null } as const;
    expect(await withTable().locate(reference, { sheet: 'P', row: 4, column: 8 })).toBeNull();
  });

  test('locates a defined name', async () => {
    const name = { kind: 'name', name: 'Prazo', sheet: null } as const;
    expect(await withTable().locate(name, from)).toEqual({ sheet: 'P', row: 0, column: 4, rows: 2, columns: 1 });
  });

  test('opens a file in a window of its own, once it is told that Excel can', async () => {
    const file = Uint8Array.from({ length: 60_000 }, (_, at) => at % 251);
    await open(block(1, 1)).openInNewWindow(file);
    expect(excel!.opened).toEqual([Buffer.from(file).toString('base64')]);
    excel!.close();
    await expect(open(block(1, 1), 7).openInNewWindow(file)).rejects.toMatchObject({ code: 'unsupported' });
    expect(excel!.opened).toEqual([]);
  });
});
