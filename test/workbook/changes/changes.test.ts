import fc from 'fast-check';
import { applyChange } from '../../../src/workbook/changes/applyChange';
import type { Change } from '../../../src/workbook/changes/change';
import { undoChange } from '../../../src/workbook/changes/undoChange';
import { undoEntries } from '../../../src/workbook/changes/undoStack';
import { unfinishedChange } from '../../../src/workbook/changes/unfinished';
import { MemoryWorkbook } from '../../../src/workbook/memoryWorkbook';
import type { CellValue } from '../../../src/workbook/port';
import type { CellInput, Edit } from '../../../src/workbook/writing';
import { snapshot } from './snapshot';

jest.setTimeout(120_000);
const RUNS = 60;

const SHEETS = ['Notas', 'Saldos'];
const SIZE = 10;

const text = fc.constantFrom('Babaçu', '0123', '=não é fórmula', "D'água", '1.234,56', 'linha\nnova');
const value: fc.Arbitrary<CellValue> = fc.oneof(
  text,
  fc.integer({ min: -5, max: 99_999 }),
  fc.boolean(),
  fc.constant({ error: '#N/A' }),
);
const input: fc.Arbitrary<CellInput> = fc.oneof(value, fc.constant(null), fc.constant({ formula: '=A1*2' }));
const place = fc.record({ row: fc.nat(SIZE - 1), column: fc.nat(SIZE - 1) });
const area = fc.record({
  sheet: fc.constantFrom(...SHEETS),
  row: fc.nat(SIZE - 1),
  column: fc.nat(SIZE - 1),
  rows: fc.integer({ min: 1, max: 4 }),
  columns: fc.integer({ min: 1, max: 4 }),
});
const someAreas = fc.array(area, { minLength: 1, maxLength: 3 });
const color = fc.constantFrom('#FFC7CE', '#FFEB9C', '#C6EFCE');

const edit: fc.Arbitrary<Edit> = fc.oneof(
  area.chain((area) =>
    fc
      .array(
        fc.array(fc.option(input, { nil: undefined, freq: 3 }), { minLength: area.columns, maxLength: area.columns }),
        {
          minLength: area.rows,
          maxLength: area.rows,
        },
      )
      .map((cells): Edit => ({ kind: 'contents', area, cells })),
  ),
  fc.record({
    kind: fc.constant('numberFormat' as const),
    areas: someAreas,
    format: fc.constantFrom('@', '0.00', 'General'),
  }),
  fc.record({ kind: fc.constant('fill' as const), areas: someAreas, color: fc.option(color) }),
  fc.record({ kind: fc.constant('bold' as const), areas: someAreas, bold: fc.boolean() }),
  fc.record({
    kind: fc.constant('note' as const),
    cell: fc.record({ sheet: fc.constantFrom(...SHEETS), row: fc.nat(9), column: fc.nat(9) }),
    text: fc.option(fc.constantFrom('ConfereBio:\nL02', 'ConfereBio:\nL05')),
  }),
  fc.record({
    kind: fc.constant('columnWidth' as const),
    sheet: fc.constantFrom(...SHEETS),
    column: fc.nat(9),
    pixels: fc.constantFrom(40, 90, 120),
  }),
);

const sheets = fc.subarray([
  { name: 'Conferência', rows: [['ConfereBio: Conferência'], ['L02', 3]] },
  { name: 'Memória de cálculo', rows: [['ConfereBio: Memória de cálculo', null, { content: 12.5 }]] },
]);

/** The table of the workbook gets so many more columns. */
const wider = fc.constantFrom(0, 2, 3);

const someChange = (layer?: string): fc.Arbitrary<Change> =>
  fc.record({ edits: fc.array(edit, { maxLength: 6 }), sheets, wider }).map(({ edits, sheets, wider }) => ({
    label: { what: 'results' },
    edits: wider === 0 ? edits : [...edits, headings(wider)],
    sheets,
    tables:
      wider === 0 ? [] : [{ name: 'Tabela1', before: TABLE, after: { ...TABLE, columns: TABLE.columns + wider } }],
    ...(layer === undefined ? {} : { layer }),
  }));

const headings = (columns: number): Edit => ({
  kind: 'contents',
  area: { ...TABLE, column: TABLE.column + TABLE.columns, rows: 1, columns },
  cells: [Array.from({ length: columns }, (_column, at) => `Título ${at}`)],
});

const TABLE = { sheet: 'Notas', row: 4, column: 1, rows: 4, columns: 3 };

const contents = fc.array(fc.tuple(place, value), { maxLength: 25 });
const looks = fc.array(fc.tuple(place, color, fc.constantFrom('@', '0.00'), fc.boolean()), { maxLength: 10 });
const notes = fc.array(fc.tuple(place, fc.constantFrom('minha nota', 'outra')), { maxLength: 4 });

const address = ({ row, column }: { row: number; column: number }) => `${String.fromCharCode(65 + column)}${row + 1}`;

const book = fc.record({ contents, looks, notes }).map(({ contents, looks, notes }) => () => {
  const headers = { B5: 'Produto', C5: 'UF', D5: 'Valor' };
  const notBesideTable = contents.filter(([{ row, column }]) => row < 4 || row > 7 || column < 4);
  return new MemoryWorkbook({
    Notas: {
      cells: { ...Object.fromEntries(notBesideTable.map(([at, value]) => [address(at), value])), ...headers },
      styles: Object.fromEntries(
        looks.map(([at, fill, numberFormat, bold]) => [address(at), { fill, numberFormat, bold }]),
      ),
      notes: Object.fromEntries(notes.map(([at, note]) => [address(at), note])),
      columnWidths: [64, 30, 80],
      tables: [
        { name: 'Tabela1', area: { row: 4, column: 1, rows: 4, columns: 3 }, columns: ['Produto', 'UF', 'Valor'] },
      ],
    },
    Saldos: { cells: { A1: '=B1+1', C3: 7 }, shown: { A1: 4 } },
  });
});

const twoChanges = fc.tuple(someChange('a'), someChange('a'));

test('undoing restores values, formulas, formats, fills, notes, widths, tables and sheets exactly', async () => {
  await fc.assert(
    fc.asyncProperty(book, someChange(), async (made, change) => {
      const workbook = made();
      const before = await snapshot(workbook);
      const outcome = await applyChange(workbook, change);
      if (outcome.code !== 'done') throw new Error(outcome.code);
      expect(await undoChange(workbook, outcome.id, null)).toEqual({ code: 'undone' });
      expect(await snapshot(workbook)).toEqual(before);
      expect(await undoEntries(workbook)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

test('twice is once: the second time changes nothing, and one undo takes both away', async () => {
  await fc.assert(
    fc.asyncProperty(book, someChange('a'), async (made, change) => {
      const workbook = made();
      const before = await snapshot(workbook);
      await applyChange(workbook, change);
      const once = await snapshot(workbook);
      const wider = change.tables?.map((table) => ({ ...table, before: table.after }));
      const outcome = await applyChange(workbook, { ...change, tables: wider });
      if (outcome.code !== 'done') throw new Error(outcome.code);
      expect(await snapshot(workbook)).toEqual(once);
      expect(await undoEntries(workbook)).toHaveLength(1);
      await undoChange(workbook, outcome.id, null);
      expect(await snapshot(workbook)).toEqual(before);
    }),
    { numRuns: RUNS },
  );
});

test('a change of the same layer is as if the one before had never been, and undone goes back to the person’s own', async () => {
  await fc.assert(
    fc.asyncProperty(book, twoChanges, async (made, [first, second]) => {
      const [alone, after] = [made(), made()];
      const before = await snapshot(after);
      await applyChange(alone, second);
      await applyChange(after, first);
      const seen = (await after.tablesOn('Notas'))[0]!.area;
      const outcome = await applyChange(after, {
        ...second,
        tables: second.tables?.map((table) => ({ ...table, before: seen })),
      });
      if (outcome.code !== 'done') throw new Error(outcome.code);
      expect(await snapshot(after)).toEqual(await snapshot(alone));
      await undoChange(after, outcome.id, null);
      expect(await snapshot(after)).toEqual(before);
    }),
    { numRuns: RUNS },
  );
});

test('refused at any step, everything is as it was, also on top of another change', async () => {
  await fc.assert(
    fc.asyncProperty(book, twoChanges, fc.nat(14), fc.boolean(), async (made, [first, second], steps, isOnTop) => {
      const workbook = made();
      if (isOnTop) await applyChange(workbook, first);
      const entries = (await undoEntries(workbook)).map(({ id }) => id);
      const before = await snapshot(workbook);
      const seen = (await workbook.tablesOn('Notas'))[0]!.area;
      workbook.refuseAfter(steps, 'failed');
      const outcome = await applyChange(workbook, {
        ...second,
        tables: second.tables?.map((table) => ({ ...table, before: seen })),
      });
      workbook.refuseAfter(Infinity);
      expect(['refused', 'done']).toContain(outcome.code);
      if (outcome.code === 'done') return;
      expect(await snapshot(workbook)).toEqual(before);
      expect((await undoEntries(workbook)).map(({ id }) => id)).toEqual(entries);
      expect(await unfinishedChange(workbook)).toBeNull();
    }),
    { numRuns: RUNS },
  );
});

test('after a crash at any step the change is found unfinished, and undone everything is as it was', async () => {
  await fc.assert(
    fc.asyncProperty(book, twoChanges, fc.nat(14), fc.boolean(), async (made, [first, second], steps, isOnTop) => {
      const workbook = made();
      if (isOnTop) await applyChange(workbook, first);
      const before = await snapshot(workbook);
      const seen = (await workbook.tablesOn('Notas'))[0]!.area;
      workbook.stopAfter(steps);
      const change = { ...second, tables: second.tables?.map((table) => ({ ...table, before: seen })) };
      const ended = await Promise.race([applyChange(workbook, change), later()]);
      workbook.refuseAfter(Infinity);
      const unfinished = await unfinishedChange(workbook);
      if (ended?.code === 'done') return expect(unfinished).toBeNull();
      const after = await snapshot(workbook);
      if (unfinished) {
        expect(await undoChange(workbook, unfinished.id, null)).toEqual({ code: 'undone' });
        expect(await snapshot(workbook)).toEqual(before);
      } else if (JSON.stringify(after) !== JSON.stringify(before)) {
        // All was written when it stopped: it counts as done, and can be undone.
        expect((await undoEntries(workbook)).every(({ status }) => status === 'done')).toBe(true);
      }
    }),
    { numRuns: RUNS },
  );
});

/** Long after all that is not stopped is done. */
async function later(): Promise<null> {
  for (let turn = 0; turn < 30; turn++) await new Promise((resolve) => setTimeout(resolve));
  return null;
}

test('stopped by the person in the middle, everything is as it was', async () => {
  await fc.assert(
    fc.asyncProperty(book, someChange(), fc.nat(8), async (made, change, turns) => {
      const workbook = made();
      const before = await snapshot(workbook);
      const stop = new AbortController();
      let told = 0;
      const outcome = await applyChange(workbook, change, {
        signal: stop.signal,
        onProgress: () => {
          if (told++ === turns) stop.abort();
        },
      });
      if (!stop.signal.aborted) return expect(outcome.code).toBe('done');
      expect(outcome).toEqual({ code: 'cancelled' });
      expect(await snapshot(workbook)).toEqual(before);
      expect(await undoEntries(workbook)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
