import fc from 'fast-check';
import { compare } from '../../../src/sharing/receive/compare';
import { acceptedChange, allPlain } from '../../../src/sharing/receive/accept';
import { readHere } from '../../../src/sharing/receive/here';
import { codeColumns, tableByCodes } from '../../../src/sharing/receive/returnedTable';
import type { ReturnedFile } from '../../../src/sharing/receive/readReturned';
import { columnTypes, holdTheSame } from '../../../src/sharing/receive/values';
import { atOnce } from '../../../src/rules/steps';
import { applyChange } from '../../../src/workbook/changes/applyChange';
import type { MemoryWorkbook } from '../../../src/workbook/memoryWorkbook';
import type { CellValue } from '../../../src/workbook/port';
import { bookOf, cellsOf, HEADERS, sentOf, SHEET, sheetWith, TOP, workbookOf } from './copies';

const QUANTITY = HEADERS.indexOf('Qtde (kg)');
const PRICE = HEADERS.indexOf('Preço de venda');
const NOTE = HEADERS.indexOf('Observação');

/** A line with a number of its own, so that it is never another one. */
const line = (number: number): CellValue[] => [
  `SDW0${String(100000000 + number)}50905231042`,
  'MA',
  'Babaçu (amêndoa)',
  44986 + (number % 40),
  10 + number,
  3.5,
  `00${number}`,
  number % 3 === 0 ? null : 'nota',
];

const edit = fc
  .tuple(
    fc.nat(9),
    fc.oneof(
      fc.tuple(fc.constantFrom(QUANTITY, PRICE), fc.constantFrom<CellValue>(7, 8.25, null)),
      fc.tuple(fc.constant(NOTE), fc.constantFrom<CellValue>('molhada', 'seca', null)),
    ),
  )
  .map(([at, [column, value]]) => ({ line: at, column, value }));

const cases = fc.record({
  lines: fc.integer({ min: 1, max: 10 }),
  there: fc.array(edit, { maxLength: 8 }),
  here: fc.array(edit, { maxLength: 8 }),
  orderThere: fc.shuffledSubarray([...Array(10).keys()], { minLength: 10 }),
  orderHere: fc.shuffledSubarray([...Array(10).keys()], { minLength: 10 }),
  columns: fc.shuffledSubarray([...Array(HEADERS.length + 1).keys()], { minLength: HEADERS.length + 1 }),
});

type Edits = readonly { line: number; column: number; value: CellValue }[];

function edited(rows: readonly CellValue[][], edits: Edits): CellValue[][] {
  const copy = rows.map((row) => [...row]);
  for (const { line: at, column, value } of edits) if (copy[at]) copy[at][column] = value;
  return copy;
}

async function comparisonOf(workbook: MemoryWorkbook, rows: CellValue[][], back: CellValue[][]) {
  const sent = sentOf(rows);
  const types = columnTypes(sent);
  const file: ReturnedFile = { fileName: 'a.xlsx', book: bookOf(sheetWith(back)), kind: 'xlsx', notices: [] };
  const table = atOnce(tableByCodes(file, codeColumns(file)[0]!, sent, types));
  if ('code' in table) throw new Error(table.code);
  const here = await readHere(workbook, sent, types);
  return atOnce(compare({ sent, types, table, here: here! }));
}

test('what only the other side changed is taken, everything else stays, whatever was sorted or moved', async () => {
  await fc.assert(
    fc.asyncProperty(cases, async ({ lines, there, here, orderThere, orderHere, columns }) => {
      const rows = Array.from({ length: lines }, (_, number) => line(number));
      const [changedThere, changedHere] = [edited(rows, there), edited(rows, here)];
      const order = (wanted: readonly number[]) => wanted.filter((at) => at < lines);
      const [header, ...cells] = cellsOf(sentOf(rows)).map((row, r) =>
        r === 0 ? row : [row[0]!, ...changedThere[r - 1]!],
      );
      const back = [header!, ...order(orderThere).map((at) => cells[at]!)].map((row) =>
        columns.map((at) => row[at] ?? null),
      );
      const hereOrder = order(orderHere);
      const workbook = workbookOf(hereOrder.map((at) => changedHere[at]!));
      const comparison = await comparisonOf(workbook, rows, back);
      const { change } = await acceptedChange(workbook, comparison, allPlain(comparison));
      expect(await applyChange(workbook, change)).toMatchObject({ code: 'done' });

      const area = { sheet: SHEET, row: TOP + 1, column: 1, rows: lines, columns: HEADERS.length };
      for (const [place, now] of (await workbook.readArea(area)).entries()) {
        const at = hereOrder[place]!;
        for (const [column, value] of now.entries()) {
          const [was, mine, theirs] = [rows, changedHere, changedThere].map((one) => one[at]![column]!);
          const isTaken = holdTheSame(was!, mine!) && !holdTheSame(was!, theirs!);
          expect(holdTheSame(value, (isTaken ? theirs : mine)!)).toBe(true);
        }
      }
      const again = await comparisonOf(workbook, rows, back);
      expect(allPlain(again)).toEqual({ cells: [], newLines: [] });
    }),
    { numRuns: 50 },
  );
}, 60_000);
