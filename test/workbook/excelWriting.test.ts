import { ExcelWorkbook } from '../../src/workbook/excelWorkbook';
import { MemoryWorkbook, type MemorySheet } from '../../src/workbook/memoryWorkbook';
import { WorkbookRefusal, type AreaRef } from '../../src/workbook/port';
import { PartlyWritten, type CellInput, type Edit, type EditedCells } from '../../src/workbook/writing';
import { startFakeExcel, type FakeExcel } from './fakeExcel';

let excel: FakeExcel;
let book: MemoryWorkbook;
function open(sheets: Record<string, MemorySheet> = { P: {} }, minorVersion = 18): ExcelWorkbook {
  book = new MemoryWorkbook(sheets);
  excel = startFakeExcel(book, minorVersion);
  return new ExcelWorkbook();
}
afterEach(() => excel.close());

const area = (row: number, column: number, rows: number, columns: number): AreaRef => {
  return { sheet: 'P', row, column, rows, columns };
};
const contents = (row: number, cells: CellInput[][], column = 0): Edit => {
  return { kind: 'contents', area: area(row, column, cells.length, cells[0]!.length), cells };
};
const table = (rows: number, columns: number, at: (row: number, column: number) => CellInput) =>
  Array.from({ length: rows }, (_row, r) => Array.from({ length: columns }, (_column, c) => at(r, c)));
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'nothing',
    (reason: unknown) => reason,
  );
const messages = () =>
  excel.sent.filter(({ actions }) => !actions.every((name) => name === '' || /Reference/.test(name)));
const largest = () => Math.max(...excel.sent.map(({ question, answer }) => Math.max(question, answer)));

describe('size and number of messages', () => {
  test('100,000 rows of 8 results go in at most 25 messages of at most 2 MB', async () => {
    const workbook = open();
    const statuses = ['Conferido', 'Acima do limite', 'Falta a NF-e (L05)', 'Produto não está na tabela de 2023'];
    const cells = table(100_000, 8, (r, c) =>
      c < 5 ? (r * 37 + c) / 100 : c < 7 ? statuses[(r + c) % 4]! : `${r}/2023`,
    );
    const told: number[] = [];
    await workbook.edit(
      [
        { kind: 'numberFormat', areas: [area(1, 10, 100_000, 5)], format: '#,##0.00' },
        { kind: 'contents', area: area(1, 10, 100_000, 8), cells },
        { kind: 'bold', areas: [area(0, 10, 1, 8)], bold: true },
        ...Array.from({ length: 8 }, (_column, c): Edit => {
          return { kind: 'columnWidth', sheet: 'P', column: 10 + c, pixels: 90 };
        }),
      ],
      { onProgress: (done, total) => told.push(done / total) },
    );
    expect(excel.sent.length).toBeLessThanOrEqual(25);
    expect(largest()).toBeLessThanOrEqual(2_000_000);
    expect(told.length).toBeGreaterThan(5);
    expect(told.at(-1)).toBe(1);
    const last = await book.readStates(area(100_000, 10, 1, 8));
    expect(last[0]!.map(({ content }) => content)).toEqual(cells[99_999]);
    expect(last[0]!.map(({ numberFormat }) => numberFormat)).toEqual([
      ...Array<string>(5).fill('#,##0.00'),
      ...Array<string>(3).fill('General'),
    ]);
  }, 120_000);

  test('clearing a long column takes a call, not a message of blanks', async () => {
    const workbook = open();
    book.personEdits([
      contents(
        0,
        table(5_000, 2, () => 1),
      ),
    ]);
    await workbook.edit([
      contents(
        0,
        table(5_000, 2, () => null),
      ),
    ]);
    expect(await book.usedArea('P')).toBeNull();
    expect(largest()).toBeLessThan(3_000);
  });

  test('3,000 cells here and there are coloured in two messages besides the looks before and after', async () => {
    const workbook = open();
    const areas = Array.from({ length: 3_000 }, (_cell, i) => area(i * 2, i % 7, 1, 1));
    await workbook.edit([{ kind: 'fill', areas, color: '#FFCC00' }]);
    expect(messages().length).toBeLessThanOrEqual(4);
    expect(largest()).toBeLessThan(1_000_000);
    const states = await book.readStates(area(0, 0, 6_000, 7));
    expect(states.flat().filter(({ fill }) => fill === '#FFCC00')).toHaveLength(3_000);
  });

  test('1,000 notes are asked for and put in few messages', async () => {
    const workbook = open();
    const edits = Array.from({ length: 1_000 }, (_note, i): Edit => {
      return {
        kind: 'note',
        cell: { sheet: 'P', row: i % 400, column: Math.floor(i / 400) },
        text: `L05 na linha ${i}`,
      };
    });
    await workbook.edit(edits);
    expect(messages().length).toBeLessThanOrEqual(8);
    expect((await book.readStates(area(0, 0, 400, 3))).flat().filter(({ note }) => note !== null)).toHaveLength(1_000);
  });

  test('thousands of small contents are asked for and written together', async () => {
    const workbook = open();
    await workbook.edit(Array.from({ length: 1_000 }, (_edit, i) => contents(i * 2, [[i, `00${i}`]])));
    expect(messages().length).toBeLessThanOrEqual(6);
    expect((await book.readArea(area(1_998, 0, 1, 2)))[0]).toEqual([999, '00999']);
  });

  test('what Excel finds too large is written in halves', async () => {
    const workbook = open();
    excel.takeAtMost(40_000, 20_000);
    const cells = table(3_000, 4, (r, c) => (c === 3 ? `linha ${r}` : r + c / 10));
    await workbook.edit([contents(0, cells)]);
    expect(await book.readArea(area(0, 0, 3_000, 4))).toEqual(cells);
  });

  test('what is too large for a single cell is refused, and how much is done is told', async () => {
    const workbook = open();
    excel.takeAtMost(6_000, 100_000);
    const huge = [['x'.repeat(10_000)]];
    const first = await failureOf(workbook.edit([contents(0, huge)]));
    expect(first).toBeInstanceOf(WorkbookRefusal);
    expect(first).toMatchObject({ code: 'tooLarge' });
    const later = await failureOf(
      workbook.edit([contents(0, [[1]]), contents(1, [[2]]), contents(2, huge), contents(3, [[4]])]),
    );
    expect(later).toBeInstanceOf(PartlyWritten);
    expect(later).toMatchObject({ editsDone: 2, refusal: { code: 'tooLarge' } });
    expect(await book.readArea(area(0, 0, 4, 1))).toEqual([[1], [2], [null], [null]]);
    expect(excel.eventsAreOn).toBe(true);
  });

  test('answers that are too large are asked for in halves, of rows and then of columns', async () => {
    const cells = table(300, 6, (r, c) => `texto ${r} ${c}`) as string[][];
    const workbook = open({ P: { spills: { A1: cells } } });
    excel.takeAtMost(1_000_000, 3_000);
    expect(await workbook.readArea(area(0, 0, 300, 6))).toEqual(cells);
    const long = Array.from({ length: 5 }, (_cell, c) => `${c}`.repeat(1_500));
    const other = open({ P: { spills: { A1: [long] } } });
    excel.takeAtMost(1_000_000, 3_000);
    expect(await other.readArea(area(0, 0, 1, 5))).toEqual([long]);
    excel.takeAtMost(1_000_000, 1_000);
    await expect(other.readArea(area(0, 0, 1, 5))).rejects.toMatchObject({ code: 'tooLarge' });
  });

  test('columns that look the same all the way down are told in one answer', async () => {
    const workbook = open({ P: { spills: { A1: table(3_000, 4, (r) => r) as number[][] } } });
    book.personEdits([
      { kind: 'fill', areas: [area(0, 1, 3_000, 1), area(7, 3, 1, 1)], color: '#00FF00' },
      { kind: 'bold', areas: [area(0, 3, 1, 1)], bold: true },
    ]);
    const states = await workbook.readStates(area(0, 0, 3_000, 4));
    expect(states).toEqual(await book.readStates(area(0, 0, 3_000, 4)));
    expect(excel.sent.flatMap(({ actions }) => actions).filter((name) => name === 'GetCellProperties')).toHaveLength(1);
  });
});

describe('refusals', () => {
  test('in the middle: edits before are done, the refused one and those after it are not', async () => {
    const workbook = open();
    excel.refuse((what, areas) => (what === 'Values' && areas[0]!.row === 6 ? 'InvalidArgument' : null));
    const edits = [0, 2, 4, 6, 8, 10].map((row) => contents(row, [[row, 'x']]));
    const failure = await failureOf(workbook.edit(edits));
    expect(failure).toMatchObject({ editsDone: 3, refusal: { code: 'failed', detail: 'InvalidArgument' } });
    const column = (await book.readArea(area(0, 0, 12, 1))).flat();
    expect(column).toEqual([0, null, 2, null, 4, null, null, null, null, null, null, null]);
    expect(excel.eventsAreOn).toBe(true);
  });

  test('of notes in the middle are found, though those before are there already', async () => {
    const workbook = open();
    excel.refuse((what, areas) => (what === 'Color' && areas[0]!.row === 9 ? 'GeneralException' : null));
    const note = (row: number): Edit => ({ kind: 'note', cell: { sheet: 'P', row, column: 0 }, text: `nota ${row}` });
    const edits = [
      note(0),
      note(1),
      note(2),
      { kind: 'fill', areas: [area(9, 0, 1, 1)], color: '#FF0000' } as const,
      note(3),
    ];
    await expect(workbook.edit(edits)).rejects.toMatchObject({ editsDone: 3 });
    const notes = (await book.readStates(area(0, 0, 4, 1))).map(([state]) => state!.note);
    expect(notes).toEqual(['nota 0', 'nota 1', 'nota 2', null]);
  });

  test('leave no cell of texts without its format', async () => {
    const workbook = open();
    book.personEdits([{ kind: 'numberFormat', areas: [area(0, 0, 2, 1)], format: '@' }]);
    excel.refuse((what) => (what === 'Values' ? 'GeneralException' : null));
    await expect(workbook.edit([contents(0, [[1], [2]])])).rejects.toMatchObject({ code: 'failed' });
    expect((await book.readStates(area(0, 0, 2, 1))).flat().map(({ numberFormat }) => numberFormat)).toEqual([
      '@',
      '@',
    ]);
  });

  test('of a workbook that was opened for reading only are told as such', async () => {
    const workbook = open();
    book.readOnly = true;
    excel.refuse(() => 'AccessDenied');
    await expect(workbook.edit([contents(0, [[1]])])).rejects.toMatchObject({ code: 'readOnly' });
  });

  test.each([
    ['AccessDenied', 'protected'],
    ['InvalidOperationInCellEditMode', 'editing'],
    ['FilteredRangeConflict', 'failed'],
    ['MemoryLimitReached', 'tooLarge'],
    ['UnsupportedSheet', 'unsupported'],
  ])('the error %s is the refusal %s', async (code, refusal) => {
    const workbook = open();
    excel.refuse((what) => (what === 'Values' ? code : null));
    await expect(workbook.edit([contents(0, [[1]])])).rejects.toMatchObject({ code: refusal, detail: code });
  });

  test('a stop in the middle tells how much is done', async () => {
    const workbook = open();
    const stop = new AbortController();
    const cells = table(20_000, 4, (r) => r);
    const failure = await failureOf(
      workbook.edit([contents(0, [['a']]), contents(1, cells), contents(30_000, [['z']])], {
        signal: stop.signal,
        onProgress: () => stop.abort(),
      }),
    );
    expect(failure).toMatchObject({ editsDone: 1, refusal: { code: 'stopped' } });
    expect(await book.readArea(area(30_000, 0, 1, 1))).toEqual([[null]]);
    expect(excel.eventsAreOn).toBe(true);
  });

  test('notes before ExcelApi 1.18: nothing is written', async () => {
    const workbook = open({ P: {} }, 17);
    expect(workbook.abilities.notes).toBe(false);
    const note: Edit = { kind: 'note', cell: { sheet: 'P', row: 0, column: 0 }, text: 'x' };
    await expect(workbook.edit([contents(0, [[1]]), note])).rejects.toMatchObject({ code: 'unsupported' });
    expect(await book.usedArea('P')).toBeNull();
    expect(excel.sent).toHaveLength(0);
  });

  test('tables are not resized before ExcelApi 1.13', async () => {
    const workbook = open({ P: {} }, 12);
    await expect(workbook.resizeTable('T', area(0, 0, 2, 2))).rejects.toMatchObject({ code: 'unsupported' });
  });
});

test('writes without groups of ranges and without spills, which Excel has since ExcelApi 1.9 and 1.12', async () => {
  const workbook = open({ P: {} }, 8);
  await workbook.edit([
    contents(0, [['001', 2]]),
    { kind: 'fill', areas: [area(0, 0, 1, 1), area(5, 0, 1, 1)], color: '#FF0000' },
  ]);
  expect((await book.readStates(area(0, 0, 6, 1))).map(([state]) => state!.fill)).toEqual([
    '#FF0000',
    null,
    null,
    null,
    null,
    '#FF0000',
  ]);
  expect(await book.readArea(area(0, 0, 1, 2))).toEqual([['001', 2]]);
});

test('a formula of dates leaves the number format of its cell', async () => {
  const workbook = open();
  await workbook.edit([contents(0, [[{ formula: '=TODAY()' }, 'x']])]);
  expect((await book.readStates(area(0, 0, 1, 1)))[0]![0]).toMatchObject({
    content: { formula: '=TODAY()' },
    numberFormat: 'General',
  });
});

describe('a new sheet', () => {
  const sheet = {
    name: 'Compras',
    rows: [
      [{ content: 'Compras', style: { bold: true, fontSize: 14, italic: true, color: '#1F4E79' } }],
      ['CPF', 'Valor'],
      [
        { content: '00123', style: { numberFormat: '@' } },
        { content: 10, style: { wrap: true, vertical: 'top' as const } },
      ],
    ],
    columnWidths: [120, 80],
    frozenRows: 2,
    tables: [{ name: 'Compras', row: 1, column: 0, rows: 2, columns: 2 }],
    columnFormats: new Map([[1, '#,##0.00']]),
    rules: [
      {
        row: 2,
        column: 0,
        rows: 500,
        columns: 1,
        allowed: { kind: 'listFrom' as const, sheet: "D'água", row: 1, column: 3, rows: 20, columns: 1 },
        message: { title: 'UF', text: 'Escolha a UF.' },
        otherwise: 'warn' as const,
      },
      { row: 2, column: 1, rows: 500, columns: 1, allowed: { kind: 'decimal' as const, min: 0, max: null } },
      {
        row: 2,
        column: 2,
        rows: 500,
        columns: 1,
        allowed: { kind: 'date' as const, from: '2023-01-01', until: '2023-12-31' },
      },
      {
        row: 2,
        column: 3,
        rows: 5,
        columns: 1,
        allowed: { kind: 'any' as const },
        message: { title: 'Nota', text: 'Livre' },
      },
    ],
  };
  const set = (of: string) => excel.settings.filter((one) => one.of === of).map(({ value }) => value);

  test('has its table, rules, formats and widths, in few messages', async () => {
    const workbook = open({ P: {}, "D'água": {} });
    await workbook.addSheet(sheet);
    expect(messages().length).toBeLessThanOrEqual(8);
    expect(await book.tablesOn('Compras')).toMatchObject([{ name: 'Compras' }]);
    expect(set('validation.Rule')).toEqual(
      [
        { List: { InCellDropDown: true, Source: "='D''água'!$D$2:$D$21" } },
        { Decimal: { Formula1: 0, Operator: 'GreaterThanOrEqualTo' } },
        { Date: { Formula1: '2023-01-01', Formula2: '2023-12-31', Operator: 'Between' } },
      ].map((rule) => expect.objectContaining(lowered(rule))),
    );
    expect(set('validation.Prompt')).toEqual([
      { showPrompt: true, title: 'UF', message: 'Escolha a UF.' },
      { showPrompt: true, title: 'Nota', message: 'Livre' },
    ]);
    expect(set('validation.ErrorAlert').map((alert) => (alert as { style: string }).style)).toEqual([
      'Warning',
      'Stop',
      'Stop',
    ]);
    expect(set('FreezeRows')).toEqual([2]);
    expect(set('format.ColumnWidth')).toEqual([90, 60]);
    expect(set('font.Size')).toEqual([14]);
    expect(set('font.Italic')).toEqual([true]);
    expect(set('font.Color')).toEqual(['#1F4E79']);
    expect(set('format.WrapText')).toEqual([true]);
    expect(set('format.VerticalAlignment')).toEqual(['Top']);
    const states = await book.readStates({ sheet: 'Compras', row: 2, column: 0, rows: 2, columns: 2 });
    expect(states[0]![0]).toMatchObject({ content: '00123', numberFormat: '@' });
    expect(states[1]![1]).toMatchObject({ content: null, numberFormat: '#,##0.00' });
  });

  test('is gone again when Excel refuses in the middle', async () => {
    const workbook = open({ P: {}, "D'água": {} });
    excel.refuse((what) => (what === 'Values' ? 'InvalidArgument' : null));
    await expect(workbook.addSheet(sheet)).rejects.toMatchObject({ code: 'failed' });
    expect((await book.sheets()).map(({ name }) => name)).toEqual(['P', "D'água"]);
    expect(excel.eventsAreOn).toBe(true);
  });

  test('of 20,000 lines is written in messages of a size that Excel takes', async () => {
    const workbook = open();
    const rows = Array.from({ length: 20_000 }, (_row, r) => [
      { content: `L0${r % 9}`, style: { bold: r === 0 } },
      { content: r / 100, style: { numberFormat: '#,##0.00', fill: r % 2 ? '#EEEEEE' : '#FFFFFF' } },
      'Preço por quilo acima do limite da tabela de 2023',
    ]);
    await workbook.addSheet({ name: 'Conferência', rows });
    expect(largest()).toBeLessThanOrEqual(2_000_000);
    expect(messages().length).toBeLessThanOrEqual(12);
    const last = await book.readStates({ sheet: 'Conferência', row: 19_999, column: 0, rows: 1, columns: 3 });
    expect(last[0]!.map(({ content }) => content)).toEqual([
      'L01',
      199.99,
      'Preço por quilo acima do limite da tabela de 2023',
    ]);
    expect(last[0]![1]).toMatchObject({ numberFormat: '#,##0.00', fill: '#EEEEEE' });
  }, 60_000);

  test('of 200,000 rows is added, however few of them are filled', async () => {
    const workbook = open();
    const rows = Array.from({ length: 200_000 }, (_row, r) => (r % 199_999 === 0 ? [`linha ${r}`] : []));
    await workbook.addSheet({ name: 'Longa', rows });
    const used = { sheet: 'Longa', row: 0, column: 0, rows: 200_000, columns: 1 };
    expect(await book.usedArea('Longa')).toEqual(used);
    expect(await book.readArea({ ...used, row: 199_999, rows: 1 })).toEqual([['linha 199999']]);
  }, 60_000);

  function lowered(rule: object): object {
    return Object.fromEntries(
      Object.entries(rule).map(([name, value]) => [
        name[0]!.toLowerCase() + name.slice(1),
        typeof value === 'object' && value !== null ? lowered(value as object) : value,
      ]),
    );
  }
});

describe('kept texts', () => {
  test('take the place of the one before, beside parts of other programs', async () => {
    const workbook = open();
    await Excel.run(async (context) => {
      context.workbook.customXmlParts.add('<other xmlns="urn:other"/>');
      await context.sync();
    });
    await workbook.keep('a', 'um');
    await workbook.keep('a', 'dois');
    await workbook.keep('b', 'três');
    expect(excel.parts.size).toBe(3);
    expect(await new ExcelWorkbook().kept('a')).toBe('dois');
    await new ExcelWorkbook().keep('a', null);
    expect(await workbook.kept('a')).toBeNull();
    expect([...excel.parts.values()]).toEqual(['<other xmlns="urn:other"/>', expect.stringContaining('key="b"')]);
  });

  test('are read one by one when all of them are too much for an answer', async () => {
    const workbook = open();
    for (const key of ['a', 'b', 'c']) await workbook.keep(key, key.repeat(5_000));
    excel.takeAtMost(1_000_000, 8_000);
    expect(await new ExcelWorkbook().kept('c')).toBe('c'.repeat(5_000));
    expect(largest()).toBeLessThan(11_000);
  });
});

describe('edits told', () => {
  const told: EditedCells[] = [];
  const listen = async (workbook: ExcelWorkbook) => {
    told.length = 0;
    const stop = workbook.onEdited((change) => told.push(change));
    await settled();
    return stop;
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve, 80));
  const change = { worksheetId: 'P', changeType: 'RangeEdited', source: 'Local', address: 'B2:C4' };

  test('of the person, of a colleague and of the add-in elsewhere', async () => {
    const workbook = open();
    const stop = await listen(workbook);
    excel.tellChange(change);
    excel.tellChange({ ...change, source: 'Remote', address: 'D1' });
    excel.tellChange({ ...change, triggerSource: 'ThisLocalAddin' });
    excel.tellChange({ ...change, changeType: 'RowInserted', address: '3:5' });
    excel.tellChange({ ...change, address: 'B2,D4' });
    await settled();
    expect(told).toEqual([
      { sheet: 'P', area: area(1, 1, 3, 2), own: false },
      { sheet: 'P', area: area(0, 3, 1, 1), own: false },
      { sheet: 'P', area: area(1, 1, 3, 2), own: true },
      { sheet: 'P', area: null, own: false },
      { sheet: 'P', area: null, own: false },
    ]);
    stop();
  });

  test('sheet by sheet before ExcelApi 1.9', async () => {
    const workbook = open({ P: {}, Q: {} }, 8);
    const stop = await listen(workbook);
    await excel.personTypes({ sheet: 'Q', row: 3, column: 1 }, 5);
    await settled();
    expect(told).toEqual([{ sheet: 'Q', area: { sheet: 'Q', row: 3, column: 1, rows: 1, columns: 1 }, own: false }]);
    stop();
  });

  test('of a formula that was inserted as own ones', async () => {
    const workbook = open();
    const stop = await listen(workbook);
    await workbook.writeFormula({ sheet: 'P', row: 0, column: 0 }, '=1');
    await settled();
    expect(told).toEqual([{ sheet: 'P', area: area(0, 0, 1, 1), own: true }]);
    expect(excel.eventsAreOn).toBe(true);
    stop();
  });
});
