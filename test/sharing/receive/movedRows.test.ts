import { acceptedChange, allPlain } from '../../../src/sharing/receive/accept';
import { applyChange } from '../../../src/workbook/changes/applyChange';
import { cellsOf, HEADERS, receive, ROWS, sentOf, SHEET, workbookOf } from './copies';
import type { CellValue } from '../../../src/workbook/port';
import type { MemoryWorkbook } from '../../../src/workbook/memoryWorkbook';

const QUANTITY = 1 + HEADERS.indexOf('Qtde (kg)');
const NEW: CellValue[] = [null, 'SDW0123982247250905231042', 'MA', 'Babaçu (amêndoa)', 45020, 40, 4, '000106', null];

const back = [
  ...cellsOf(sentOf()).map((row, r) => row.map((value, c) => (r === 1 && c === QUANTITY ? 2600 : value))),
  NEW,
];

/** Puts lines into the rows below the headers, as sorting does. */
const sorted = (workbook: MemoryWorkbook, rows: readonly (readonly CellValue[])[]) =>
  workbook.personEdits([
    {
      kind: 'contents',
      area: { sheet: SHEET, row: 3, column: 1, rows: rows.length, columns: HEADERS.length },
      cells: rows.map((row) => [...row]),
    },
  ]);

test('nothing is put into a row in which another line stands by now, even where the cell itself holds the same', async () => {
  const workbook = workbookOf();
  const comparison = await receive(workbook, sentOf(), back);
  const other = [...ROWS[1]!.slice(0, 4), ROWS[0]![4]!, ...ROWS[1]!.slice(5)];
  sorted(workbook, [other, ROWS[0]!, ...ROWS.slice(2)]);
  const plan = await acceptedChange(workbook, comparison, allPlain(comparison));
  expect(plan).toMatchObject({ cells: 0, newLines: 1, withoutRoom: 0 });
  expect(plan.changed.map(({ returned }) => returned)).toEqual([2600]);
});

test('new lines are only put below the row that they were to follow', async () => {
  const workbook = workbookOf();
  const comparison = await receive(workbook, sentOf(), back);
  sorted(workbook, [...ROWS.slice(0, 3), ROWS[4]!, ROWS[3]!]);
  const plan = await acceptedChange(workbook, comparison, allPlain(comparison));
  expect(plan).toMatchObject({ cells: 1, newLines: 0, withoutRoom: 1, changed: [] });
});

test('a line of which something was taken before, and in which the workbook computes, has not moved', async () => {
  const workbook = workbookOf(ROWS, { cells: { I5: '=F4' }, shown: { I5: 'seca' } });
  const both = back.map((row, r) => (r === 2 ? row.map((value, c) => (c === 2 || c === QUANTITY ? 7 : value)) : row));
  const comparison = await receive(workbook, sentOf(), both);
  const [first, second] = comparison.lines[1]!.cells;
  await applyChange(workbook, (await acceptedChange(workbook, comparison, { cells: [first!], newLines: [] })).change);
  const plan = await acceptedChange(workbook, comparison, { cells: [second!], newLines: [] });
  expect(plan).toMatchObject({ cells: 1, changed: [] });
});
