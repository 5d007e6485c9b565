import { findRepairs } from '../../../src/sharing/repair/findRepairs';
import { planRepairs } from '../../../src/sharing/repair/planRepairs';
import { CERTAIN_KINDS } from '../../../src/sharing/repair/repairs';
import { resultTitle } from '../../../src/sheets/resultHeaders';
import { cellAddress, parseCellAddress } from '../../../src/workbook/address';
import { applyChange } from '../../../src/workbook/changes/applyChange';
import { undoChange } from '../../../src/workbook/changes/undoChange';
import { MemoryWorkbook, type MemorySheet } from '../../../src/workbook/memoryWorkbook';
import type { CellInput } from '../../../src/workbook/writing';
import { snapshot } from '../../workbook/changes/snapshot';

const NAME = { error: '#NAME?' };

/** What other programs leave behind, one kind a row. */
const left: MemorySheet = {
  cells: {
    A1: 'Produto',
    D2: '=_xldudf_PGPMBIO_VSP(A2,B2,C2)',
    D3: '=pgpmbio.vsp(a3,b3,c3)',
    D4: '=[1]!_xldudf_PGPMBIO_VSP(A4,B4,C4)',
    D5: '=IFERROR(_xldudf_SELO_MULTIPLIER(A5,"NE"),0)',
    D6: '=_xldudf_OUTRO_VSP(A6,B6,C6)',
    D7: '="_xldudf_PGPMBIO_VSP("&A7',
    D9: '=MEU_PGPMBIO.VSP(A9)',
    D10: '=XLOOKUP("PA",A2:A5,B2:B5)',
    D11: '=PGPMBIO.VSP(A11)',
    D12: '=PGPMBIO.VSP(A12)',
    D13: '=IFERROR(PGPMBIO.VSP(A13),0)',
  },
  shown: { D2: NAME, D3: NAME, D4: NAME, D5: 0, D6: NAME, D9: NAME, D10: NAME, D11: NAME, D12: 12.5, D13: 0 },
};

function workbookOf(sheets: Record<string, MemorySheet>, texts: Record<string, string> = {}): MemoryWorkbook {
  const workbook = new MemoryWorkbook(sheets);
  for (const [address, text] of Object.entries(texts)) {
    const area = { sheet: Object.keys(sheets)[0]!, ...parseCellAddress(address)!, rows: 1, columns: 1 };
    workbook.personEdits([{ kind: 'contents', area, cells: [[text]] }]);
  }
  return workbook;
}

const broken = () => workbookOf({ Notas: left }, { D8: '=PGPMBIO.VSP(A8;B8;1,25)', D14: '=PGPMBIO.VSP(2.500;1)' });

const holding = async (workbook: MemoryWorkbook, address: string): Promise<CellInput> =>
  (await workbook.readContents({ sheet: 'Notas', ...parseCellAddress(address)!, rows: 1, columns: 1 }))[0]![0]!;

test('broken formulas are found whatever they show; others stay out', async () => {
  const { found, doubtful, locked } = await findRepairs(broken());
  expect(found.map(({ cell, kind, after }) => [cellAddress(cell), kind, after])).toEqual([
    ['D2', 'spelling', '=PGPMBIO.VSP(A2,B2,C2)'],
    ['D3', 'spelling', '=PGPMBIO.VSP(a3,b3,c3)'],
    ['D4', 'spelling', '=PGPMBIO.VSP(A4,B4,C4)'],
    ['D5', 'spelling', '=IFERROR(SELO.MULTIPLIER(A5,"NE"),0)'],
    ['D8', 'text', '=PGPMBIO.VSP(A8,B8,1.25)'],
    ['D11', 'reentered', '=PGPMBIO.VSP(A11)'],
    ['D13', 'errorCaught', '=IFERROR(PGPMBIO.VSP(A13),0)'],
  ]);
  expect(doubtful).toEqual([
    { cell: { sheet: 'Notas', row: 13, column: 3 }, text: '=PGPMBIO.VSP(2.500;1)', piece: '2.500' },
  ]);
  expect(locked).toEqual([]);
});

test('what was chosen is entered again, the rest stays, and one undo puts all back', async () => {
  const workbook = broken();
  const before = await snapshot(workbook);
  const { found } = await findRepairs(workbook);
  const certain = found.filter(({ kind }) => CERTAIN_KINDS.includes(kind));
  const plan = await planRepairs(workbook, certain);
  expect(plan).toMatchObject({ cells: 5, changed: [], change: { label: { what: 'repairs', cells: 5 } } });
  const outcome = await applyChange(workbook, plan.change);
  expect(await holding(workbook, 'D4')).toEqual({ formula: '=PGPMBIO.VSP(A4,B4,C4)' });
  expect(await holding(workbook, 'D6')).toEqual({ formula: '=_xldudf_OUTRO_VSP(A6,B6,C6)' });
  expect(await holding(workbook, 'D8')).toBe('=PGPMBIO.VSP(A8;B8;1,25)');
  if (outcome.code !== 'done') throw new Error(outcome.code);
  await undoChange(workbook, outcome.id, null);
  expect(await snapshot(workbook)).toEqual(before);
});

test('a text becomes a formula also in a cell of texts', async () => {
  const workbook = workbookOf({ Notas: { styles: { D8: { numberFormat: '@' } } } }, { D8: '=PGPMBIO.VSP(A8;B8)' });
  const { found } = await findRepairs(workbook);
  await applyChange(workbook, (await planRepairs(workbook, found)).change);
  const states = await workbook.readStates({ sheet: 'Notas', row: 7, column: 3, rows: 1, columns: 1 });
  expect(states[0]![0]).toMatchObject({ content: { formula: '=PGPMBIO.VSP(A8,B8)' }, numberFormat: 'General' });
});

test('running twice finds nothing more, and a cell that changed in between is left alone', async () => {
  const workbook = broken();
  const { found } = await findRepairs(workbook);
  workbook.personEdits([
    { kind: 'contents', area: { sheet: 'Notas', row: 1, column: 3, rows: 1, columns: 1 }, cells: [[77.77]] },
  ]);
  const plan = await planRepairs(workbook, found);
  expect(plan.changed.map(({ cell }) => cellAddress(cell))).toEqual(['D2']);
  await applyChange(workbook, plan.change);
  expect(await holding(workbook, 'D2')).toBe(77.77);
  const again = (await findRepairs(workbook)).found;
  // Nothing calculates in memory: a formula that catches errors still shows nothing.
  expect(again.map(({ kind }) => kind)).toEqual(['errorCaught', 'errorCaught']);
});

test('protected sheets are told and left out; sheets of ours hold formulas as texts', async () => {
  const cells = { A1: resultTitle('Origem dos cálculos'), A2: 'x' };
  const workbook = workbookOf({ Notas: left, Origem: { cells }, Fechada: { ...left, protected: true } });
  workbook.personEdits([
    {
      kind: 'contents',
      area: { sheet: 'Origem', row: 1, column: 0, rows: 1, columns: 1 },
      cells: [['=PGPMBIO.VSP(A2)']],
    },
  ]);
  const { found, locked } = await findRepairs(workbook);
  expect(new Set(found.map(({ cell }) => cell.sheet))).toEqual(new Set(['Notas']));
  expect(locked).toEqual([{ sheet: 'Fechada', cells: 6 }]);
});

test('a spilled answer is entered again by the cell of its formula alone', async () => {
  const workbook = workbookOf({
    Notas: {
      cells: { A1: '=_xldudf_PGPMBIO_TABLE("PA")' },
      spills: {
        A1: [
          ['Açaí', 1],
          ['Babaçu', 2],
        ],
      },
    },
  });
  const { found } = await findRepairs(workbook);
  expect(found.map(({ cell }) => cellAddress(cell))).toEqual(['A1']);
  const { change } = await planRepairs(workbook, found);
  expect(await applyChange(workbook, change)).toMatchObject({ code: 'done' });
  expect(await holding(workbook, 'A1')).toEqual({ formula: '=PGPMBIO.TABLE("PA")' });
});

test('it can be stopped, and tells how far it is', async () => {
  const told: [number, number][] = [];
  await findRepairs(broken(), { onProgress: (done, total) => told.push([done, total]) });
  expect(told.at(-1)).toEqual([56, 56]);
  await expect(findRepairs(broken(), { signal: AbortSignal.abort(new Error('stopped')) })).rejects.toThrow('stopped');
});
