import { planWriting, SEVERITY_COLORS, type WriteChoices } from '../../../src/taskpane/write/planWriting';
import { writeResults } from '../../../src/taskpane/write/writeResults';
import { undoChange } from '../../../src/workbook/changes/undoChange';
import { undoEntries, undoRecord } from '../../../src/workbook/changes/undoStack';
import { changedSince, nothingChanged } from '../../../src/workbook/changes/changedSince';
import type { MemoryWorkbook } from '../../../src/workbook/memoryWorkbook';
import type { WriteBack } from '../../../src/validation/writeBack/writeBack';
import { snapshot } from '../../workbook/changes/snapshot';
import { at, bookOf, COLUMNS, MARKS, sheetOf, SHEET, tableIn, writeBackOf } from './book';

const ALL: WriteChoices = { columns: true, colors: true, notes: true, findingsSheet: true, memorySheet: true };
const NONE: WriteChoices = { columns: false, colors: false, notes: false, findingsSheet: false, memorySheet: false };

async function write(
  workbook: MemoryWorkbook,
  choices: Partial<WriteChoices> = ALL,
  make: (of: Awaited<ReturnType<typeof tableIn>>) => WriteBack = writeBackOf,
) {
  const of = await tableIn(workbook);
  const plan = await planWriting(workbook, make(of), { ...NONE, ...choices }, 'pgpmbio:B:Notas');
  const outcome = await writeResults(workbook, plan, [of], {});
  return { facts: plan.facts, outcome };
}

async function undoLast(workbook: MemoryWorkbook) {
  const last = (await undoEntries(workbook)).at(-1)!;
  return undoChange(workbook, last.id, null);
}

const state = async (workbook: MemoryWorkbook, address: string) =>
  (await workbook.readStates({ ...at(address), rows: 1, columns: 1 }))[0]![0]!;
const value = async (workbook: MemoryWorkbook, address: string, sheet = SHEET) =>
  (await workbook.readCell(at(address, sheet))).value;

describe('where results go', () => {
  test('to the first columns right of everything in the rows of a plain table', async () => {
    const workbook = bookOf(sheetOf({ cells: { J4: 'lembrete', A1: 'x', Z90: 'longe' } }));
    const { facts, outcome } = await write(workbook);
    expect(outcome.code).toBe('done');
    expect(facts.columns).toEqual([
      { area: { sheet: SHEET, row: 2, column: 10, rows: 4, columns: 2 }, again: false, table: null },
    ]);
    expect(await value(workbook, 'K3')).toBe('Situação (ConfereBio)');
    expect(await value(workbook, 'L6')).toBe(21);
    expect(await value(workbook, 'J4')).toBe('lembrete');
    expect(await state(workbook, 'L4')).toMatchObject({ content: 0, numberFormat: '#,##0.00', bold: false });
    expect(await state(workbook, 'L3')).toMatchObject({ bold: true });
  });

  test('only the last column of a plain table is read again for it, and what is right of that', async () => {
    const workbook = bookOf(sheetOf({ cells: { J4: 'lembrete' } }));
    const of = await tableIn(workbook);
    const read = jest.spyOn(workbook, 'readArea');
    const { facts } = await planWriting(workbook, writeBackOf(of), { ...NONE, columns: true }, 'pgpmbio:B:Notas');
    expect(facts.columns[0]!.area).toMatchObject({ column: 10 });
    const ofRows = read.mock.calls.map(([area]) => area).filter(({ rows }) => rows > 1);
    expect(ofRows.map(({ column }) => column)).toEqual([6, 10]);
  });

  test('a table of the program grows with them when nothing is in the way', async () => {
    const tables = [{ name: 'Vendas', area: { row: 2, column: 1, rows: 4, columns: 6 }, columns: [] }];
    const workbook = bookOf(sheetOf({ tables, cells: { H1: 'título ao lado' } }));
    const { facts } = await write(workbook);
    expect(facts.columns[0]).toMatchObject({ area: { column: 7 }, table: 'Vendas' });
    expect((await workbook.tablesOn(SHEET))[0]!.area).toMatchObject({ column: 1, columns: 8 });
    await undoLast(workbook);
    expect((await workbook.tablesOn(SHEET))[0]!.area).toMatchObject({ column: 1, columns: 6 });
    expect(await value(workbook, 'H3')).toBeNull();
  });

  test('beyond what is in the way of a table, and never into merged cells', async () => {
    const tables = [{ name: 'Vendas', area: { row: 2, column: 1, rows: 4, columns: 6 }, columns: [] }];
    const merged = [{ row: 3, column: 8, rows: 1, columns: 3 }];
    const workbook = bookOf(sheetOf({ tables, merged, cells: { H5: 'meu' } }));
    const { facts } = await write(workbook);
    expect(facts.columns[0]).toMatchObject({ area: { column: 11 }, table: null });
    expect((await workbook.tablesOn(SHEET))[0]!.area.columns).toBe(6);
    expect(await value(workbook, 'H5')).toBe('meu');
  });

  test('a formula that shows nothing is in the way too', async () => {
    const workbook = bookOf(sheetOf({ cells: { H4: '=IF(1,"")' }, shown: { H4: '' } }));
    expect((await write(workbook)).facts.columns[0]!.area.column).toBe(8);
  });
});

describe('written twice', () => {
  test('nothing is there twice, and one undo takes all away', async () => {
    const workbook = bookOf(sheetOf({ styles: { D5: { fill: '#00FF00' } } }));
    const before = await snapshot(workbook);
    await write(workbook);
    const once = await snapshot(workbook);
    const { facts } = await write(workbook);
    expect(facts.columns[0]!.again).toBe(true);
    expect(facts.sheets.map(({ how }) => how)).toEqual(['replaces', 'replaces']);
    expect(await snapshot(workbook)).toEqual(once);
    expect((await undoEntries(workbook)).length).toBe(1);
    expect(await undoLast(workbook)).toEqual({ code: 'undone' });
    expect(await snapshot(workbook)).toEqual(before);
  });

  test('cells without findings lose colour and note, and get back the fill that the person gave them', async () => {
    const workbook = bookOf(sheetOf({ styles: { D5: { fill: '#00FF00' } } }));
    await write(workbook);
    expect((await state(workbook, 'D5')).fill).toBe(SEVERITY_COLORS.error);
    await write(workbook, ALL, (of) => writeBackOf(of, { marks: MARKS.slice(1) }));
    expect(await state(workbook, 'D5')).toMatchObject({ fill: '#00FF00', note: null });
    expect(await state(workbook, 'F5')).toMatchObject({ fill: SEVERITY_COLORS.warning, note: MARKS[1]!.text });
  });

  test('what is no longer wanted goes', async () => {
    const workbook = bookOf();
    await write(workbook);
    await write(workbook, { colors: true });
    expect(await value(workbook, 'H3')).toBeNull();
    expect((await workbook.sheets()).map(({ name }) => name)).toEqual([SHEET]);
  });

  test('the columns are found by their headers when nothing is known of them any more', async () => {
    const workbook = bookOf();
    await write(workbook);
    for (const key of ['undo', 'written']) await workbook.keep(key, null);
    const { facts } = await write(workbook, { columns: true });
    expect(facts.columns[0]).toMatchObject({ area: { column: 7 }, again: true });
  });

  test('columns written in another language are the same columns', async () => {
    const workbook = bookOf();
    await write(workbook, { columns: true });
    const english = COLUMNS.map((column) => ({ ...column, header: `${column.id} (ConfereBio)` }));
    await write(workbook, { columns: true }, (of) => writeBackOf(of, { columns: english }));
    expect(await value(workbook, 'H3')).toBe('status (ConfereBio)');
    expect(await value(workbook, 'J3')).toBeNull();
  });
});

describe('what the person wrote', () => {
  test('a note or a conversation of theirs stays, and is told', async () => {
    const workbook = bookOf(sheetOf({ notes: { D5: 'ligar para a cooperativa' }, conversations: ['F5'] }));
    const { facts } = await write(workbook);
    expect(facts).toMatchObject({ notes: 0, ownNotes: 1, conversations: 1, colored: 2 });
    expect((await state(workbook, 'D5')).note).toBe('ligar para a cooperativa');
  });

  test('where notes cannot be written, all else is', async () => {
    const workbook = bookOf();
    workbook.abilities.notes = false;
    const { facts, outcome } = await write(workbook);
    expect(outcome.code).toBe('done');
    expect(facts).toMatchObject({ notes: 0, notesUnsupported: true, colored: 2 });
  });

  test('a sheet that has our name stays, and ours gets a number', async () => {
    const workbook = bookOf(sheetOf(), { Conferência: { cells: { A1: 'minha conferência' } } });
    const { facts } = await write(workbook);
    expect(facts.sheets[0]).toMatchObject({ name: 'Conferência (2)', because: 'notOurs' });
    const again = await write(workbook);
    expect(again.facts.sheets[0]).toMatchObject({ name: 'Conferência (2)', how: 'replaces' });
    expect(await value(workbook, 'A1', 'Conferência')).toBe('minha conferência');
  });

  test('a sheet of ours in which they wrote stays theirs', async () => {
    const workbook = bookOf();
    await write(workbook);
    workbook.personEdits([
      { kind: 'contents', area: { ...at('C2', 'Conferência'), rows: 1, columns: 1 }, cells: [['feito']] },
    ]);
    const { facts } = await write(workbook);
    expect(facts.sheets[0]).toMatchObject({ name: 'Conferência (2)', because: 'changedByPerson' });
    expect(await value(workbook, 'C2', 'Conferência')).toBe('feito');
  });

  test('what they changed since is told before it is undone, and kept if they want', async () => {
    const workbook = bookOf();
    await write(workbook);
    workbook.personEdits([
      { kind: 'fill', areas: [{ ...at('D5'), rows: 1, columns: 1 }], color: '#ABCDEF' },
      { kind: 'contents', area: { ...at('H5'), rows: 1, columns: 1 }, cells: [['resolvido']] },
    ]);
    const [entry] = await undoEntries(workbook);
    const since = await changedSince(workbook, (await undoRecord(workbook, entry!.id))!);
    expect(nothingChanged(since)).toBe(false);
    expect(since.fill.cells()).toEqual([at('D5')]);
    expect(since.contents.has(at('H5'))).toBe(true);
    await undoChange(workbook, entry!.id, since);
    expect((await state(workbook, 'D5')).fill).toBe('#ABCDEF');
    expect(await value(workbook, 'H5')).toBe('resolvido');
    expect((await state(workbook, 'F5')).fill).toBeNull();
  });

  test('nothing is written over a table that changed since it was checked', async () => {
    const workbook = bookOf();
    const of = await tableIn(workbook);
    const plan = await planWriting(workbook, writeBackOf(of), ALL, 'x');
    workbook.personEdits([{ kind: 'contents', area: { ...at('F6'), rows: 1, columns: 1 }, cells: [[301]] }]);
    const before = await snapshot(workbook);
    expect(await writeResults(workbook, plan, [of], {})).toEqual({ code: 'stale', sheet: SHEET });
    expect(await snapshot(workbook)).toEqual(before);
  });

  test('a protected sheet is refused, and a workbook opened for reading', async () => {
    const workbook = bookOf();
    workbook.protect(SHEET);
    const before = await snapshot(workbook);
    expect((await write(workbook)).outcome).toMatchObject({ code: 'refused', refusal: { code: 'protected' } });
    workbook.protect(SHEET, false);
    workbook.readOnly = true;
    expect((await write(workbook)).outcome).toMatchObject({ code: 'refused', refusal: { code: 'readOnly' } });
    expect(await snapshot(workbook)).toEqual(before);
  });
});
