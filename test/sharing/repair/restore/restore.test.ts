import { preloadFunctionData } from '../../../../src/functions/preload';
import { findRestorable } from '../../../../src/sharing/repair/restore/findRestorable';
import { planRestoring } from '../../../../src/sharing/repair/restore/planRestoring';
import { cellAddress, parseCellAddress } from '../../../../src/workbook/address';
import { applyChange } from '../../../../src/workbook/changes/applyChange';
import { isFormula } from '../../../../src/workbook/changes/digest';
import { undoChange } from '../../../../src/workbook/changes/undoChange';
import { MemoryWorkbook } from '../../../../src/workbook/memoryWorkbook';
import type { CellValue } from '../../../../src/workbook/port';
import type { Cell } from '../../../../src/workbook/xlsx/book';
import { snapshot } from '../../../workbook/changes/snapshot';
import { copyOf, sourceOfSheet } from '../../copy/copySources';
import { bookOf, HEADERS, ROWS, sheetWith } from '../../receive/copies';
import { memoryOfBook } from './memoryOfBook';

/** The sender's table: what a line pays, and what a product’s price is, both by functions of ours. */
const sender = bookOf(
  sheetWith([
    ['Vendas de 2023'],
    [],
    [...HEADERS, 'Subvenção', 'PM', 'Dobro'],
    ...ROWS.map((row, index): (CellValue | Cell)[] => {
      const r = index + 4;
      return [
        ...row,
        { value: 10 + index, formula: `_xldudf_PGPMBIO_VSP(C${r},B${r},D${r},E${r},$F${r})` },
        { value: 4, formula: `PGPMBIO.PM($C$4,"MA",Outra!A1)` },
        { value: 2, formula: `E${r}*2` },
      ];
    }),
  ]),
);

function workingBook(results: 'values' | 'formulas'): MemoryWorkbook {
  const source = sourceOfSheet(sender, 'Notas', 'sales');
  const copy = copyOf(source, { results, protection: false });
  const workbook = memoryOfBook(copy.book);
  return workbook;
}

const addresses = (cells: readonly { cell: { row: number; column: number } }[]) =>
  cells.map(({ cell }) => cellAddress(cell));

const type = (workbook: MemoryWorkbook, address: string, value: CellValue) =>
  workbook.personEdits([
    {
      kind: 'contents',
      area: { sheet: 'Notas', ...parseCellAddress(address)!, rows: 1, columns: 1 },
      cells: [[value]],
    },
  ]);

test('values of a copy become the formulas they were, in the terms of the copy, and one undo takes them back', async () => {
  const workbook = workingBook('values');
  const before = await snapshot(workbook);
  const { isCopy, found, notRestored, locked } = await findRestorable(workbook);
  expect({ isCopy, notRestored, locked }).toEqual({ isCopy: true, notRestored: [], locked: null });
  expect(addresses(found)).toEqual(['J2', 'J3', 'J4', 'J5', 'J6']);
  expect(found[1]).toMatchObject({
    before: 11,
    after: '=PGPMBIO.VSP(D3,C3,E3,F3,G3)',
    header: 'Subvenção',
    function: 'PGPMBIO.VSP',
  });
  const outcome = await applyChange(workbook, (await planRestoring(workbook, found)).change);
  if (outcome.code !== 'done') throw new Error(outcome.code);
  expect((await workbook.readCell({ sheet: 'Notas', row: 1, column: 9 })).formula).toBe('=PGPMBIO.VSP(D2,C2,E2,F2,G2)');
  expect((await findRestorable(workbook)).found).toEqual([]);
  await undoChange(workbook, outcome.id, null);
  expect(await snapshot(workbook)).toEqual(before);
});

test('native formulas too; a cell in which somebody typed since is left alone', async () => {
  const workbook = workingBook('formulas');
  type(workbook, 'J4', 99);
  const { found, notRestored } = await findRestorable(workbook);
  const formulas = found.filter(({ before }) => typeof before === 'object');
  expect(found.length + notRestored.reduce((sum, { cells }) => sum + cells, 0)).toBe(5);
  expect(addresses(found)).not.toContain('J4');
  expect(formulas.every(({ after }) => after.startsWith('=PGPMBIO.VSP('))).toBe(true);
});

test('a native formula that somebody changed is not restored with all, before and after the others were', async () => {
  await preloadFunctionData();
  const header = [...HEADERS, 'PM'];
  const lines = ROWS.map(([family, , , ...row], index): (CellValue | Cell)[] => {
    const r = index + 2;
    return [family!, 'MA', 'Babaçu (amêndoa)', ...row, { value: 5.34, formula: `PGPMBIO.PM(C${r},B${r})` }];
  });
  const source = sourceOfSheet(bookOf(sheetWith([header, ...lines])), 'Notas', 'sales');
  const workbook = memoryOfBook(copyOf(source, { results: 'formulas', protection: false }).book);
  const area = { sheet: 'Notas', row: 3, column: 9, rows: 1, columns: 1 };
  const [[native] = []] = await workbook.readContents(area);
  if (!isFormula(native)) throw new Error('no formula');
  workbook.personEdits([{ kind: 'contents', area, cells: [[{ formula: `${native.formula}*2` }]] }]);
  const doubtful = async () => (await findRestorable(workbook)).found.filter(({ isDoubtful }) => isDoubtful);
  expect(addresses(await doubtful())).toEqual(['J4']);
  const certain = (await findRestorable(workbook)).found.filter(({ isDoubtful }) => !isDoubtful);
  expect(certain).toHaveLength(4);
  await applyChange(workbook, (await planRestoring(workbook, certain)).change);
  expect(addresses(await doubtful())).toEqual(['J4']);
});

test('values are only given up when all of them are as they were given', async () => {
  const workbook = workingBook('values');
  type(workbook, 'J4', 99);
  const { found, notRestored } = await findRestorable(workbook);
  expect(found).toEqual([]);
  expect(notRestored).toEqual([
    {
      ...{ header: 'Subvenção', function: 'PGPMBIO.VSP', cells: 5, why: 'changed' },
      first: { sheet: 'Notas', row: 1, column: 9 },
    },
  ]);
});

test('lines that were sorted, columns that were moved and a sheet that was renamed are found', async () => {
  const source = sourceOfSheet(sender, 'Notas', 'sales');
  const copy = copyOf(source, { results: 'values', protection: false });
  const sheets = copy.book.sheets.map((sheet) => {
    if (sheet.name !== copy.sent.copySheet) return sheet;
    const rows = [...sheet.rows].map(([row, cells]): [number, typeof cells] => {
      const moved = new Map([...cells].map(([column, cell]) => [column === 5 ? 12 : column, cell] as const));
      return [row === 0 ? 0 : 6 - row, moved];
    });
    return { ...sheet, name: 'Minha 🌴', rows: new Map(rows) };
  });
  const { found } = await findRestorable(memoryOfBook({ ...copy.book, sheets }));
  expect(found).toHaveLength(5);
  expect(found.find(({ cell }) => cell.row === 1)).toMatchObject({
    before: 14,
    after: '=PGPMBIO.VSP(D2,C2,E2,M2,G2)',
  });
});

test('a column that is gone is told', async () => {
  const workbook = workingBook('values');
  type(workbook, 'D1', 'Outra coisa');
  expect((await findRestorable(workbook)).notRestored).toEqual([
    { header: 'Subvenção', function: 'PGPMBIO.VSP', cells: 5, why: 'columnGone', first: null },
  ]);
});

test('what changed between finding and restoring is left alone', async () => {
  const workbook = workingBook('values');
  const { found } = await findRestorable(workbook);
  type(workbook, 'J2', 77);
  const plan = await planRestoring(workbook, found);
  expect(plan.cells).toBe(4);
  expect(addresses(plan.changed)).toEqual(['J2']);
});

test('a workbook that is no copy has nothing to restore; a protected sheet is told', async () => {
  expect(await findRestorable(new MemoryWorkbook({ Notas: { cells: { A1: 'x' } } }))).toMatchObject({ isCopy: false });
  const source = sourceOfSheet(sender, 'Notas', 'sales');
  const copy = copyOf(source, { results: 'values', protection: true });
  expect((await findRestorable(memoryOfBook(copy.book))).locked).toBe(copy.sent.copySheet);
});
