import { carryOutFixes, planFixes, type CellFix } from '../../../src/taskpane/write/fixing';
import { undoChange } from '../../../src/workbook/changes/undoChange';
import { undoEntries } from '../../../src/workbook/changes/undoStack';
import type { MemorySheet } from '../../../src/workbook/memoryWorkbook';
import { snapshot } from '../../workbook/changes/snapshot';
import { at, bookOf, FAMILY, HEADERS, SHEET, sheetOf, tableIn } from './book';

const rows = [
  HEADERS,
  [FAMILY, 'MA', 'Babaçi', '10/02/2023', '2.500,5', 3.7],
  [FAMILY, 'MA', 'Babaçu (amêndoa)', '11/02/2023', '300', 4.05],
  [FAMILY, 'MA', 'Babaçu (amêndoa)', 45033, '=150*2', 4.05],
];
const book = (more: MemorySheet = {}) => bookOf(sheetOf({ shown: { F6: 300 }, ...more }, rows));

const one = async (workbook: ReturnType<typeof book>, address: string) =>
  (await workbook.readStates({ ...at(address), rows: 1, columns: 1 }))[0]![0]!;

test('a text that is a number becomes a number, also in a cell of texts, and a date is shown as one', async () => {
  const workbook = book({ styles: { F4: { numberFormat: '@' }, F5: { numberFormat: '0.0' } } });
  const of = await tableIn(workbook);
  const fixes: CellFix[] = [
    { of, fix: { row: 0, column: 'quantity', value: 2500.5 } },
    { of, fix: { row: 1, column: 'quantity', value: 300 } },
    { of, fix: { row: 0, column: 'date', value: 44967 } },
    { of, fix: { row: 0, column: 'product', value: 'Babaçu (amêndoa)' } },
  ];
  const before = await snapshot(workbook);
  const plan = await planFixes(workbook, fixes, 'L02');
  expect(await carryOutFixes(workbook, plan)).toMatchObject({ code: 'done' });
  expect(await one(workbook, 'F4')).toMatchObject({ content: 2500.5, numberFormat: 'General' });
  expect(await one(workbook, 'F5')).toMatchObject({ content: 300, numberFormat: '0.0' });
  expect(await one(workbook, 'E4')).toMatchObject({ content: 44967, numberFormat: 'dd/mm/yyyy' });
  expect(await one(workbook, 'D4')).toMatchObject({ content: 'Babaçu (amêndoa)' });
  const [entry] = await undoEntries(workbook);
  expect(entry?.label).toEqual({ what: 'fixes', code: 'L02', cells: 4 });
  await undoChange(workbook, entry!.id, null);
  expect(await snapshot(workbook)).toEqual(before);
});

test('cells with formulas, and cells that changed since, stay as they are and are counted; hidden rows too', async () => {
  const workbook = book({ hiddenRows: [4] });
  const of = await tableIn(workbook);
  workbook.personEdits([{ kind: 'contents', area: { ...at('F4', SHEET), rows: 1, columns: 1 }, cells: [[7]] }]);
  const fixes = [0, 1, 2].map((row): CellFix => ({ of, fix: { row, column: 'quantity', value: 9 } }));
  const plan = await planFixes(workbook, fixes, 'L02');
  expect(plan).toMatchObject({ cells: 1, hidden: 1, formulas: 1, changed: 1 });
  await carryOutFixes(workbook, plan);
  expect((await one(workbook, 'F4')).content).toBe(7);
  expect((await one(workbook, 'F5')).content).toBe(9);
  expect((await one(workbook, 'F6')).content).toEqual({ formula: '=150*2' });
});
