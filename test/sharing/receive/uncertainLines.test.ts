import { allPlain } from '../../../src/sharing/receive/accept';
import { matchLines } from '../../../src/sharing/receive/matchLines';
import { receiveCopy } from '../../../src/sharing/receive/receive';
import { atOnce } from '../../../src/rules/steps';
import type { ColumnId } from '../../../src/sheets/columns';
import type { CellValue } from '../../../src/workbook/port';
import type { Cell } from '../../../src/workbook/xlsx/book';
import {
  bookOf,
  cellsOf,
  code,
  fileOf,
  HEADERS,
  known,
  receive,
  ROWS,
  sentOf,
  sheetWith,
  told,
  workbookOf,
} from './copies';

const at = (header: string) => 1 + HEADERS.indexOf(header);
const NEW: CellValue[] = [null, 'SDW0123982247250905231042', 'MA', 'Babaçu (amêndoa)', 45020, 40, 4, '000106', null];
const withCell = (row: readonly CellValue[], header: string, value: CellValue) =>
  row.map((one, c) => (c === at(header) ? value : one));

describe('what pairs a line', () => {
  const pair = (columns: ColumnId[], sent: CellValue[], other: CellValue[], hints?: number[]) => {
    const { otherOf, weak } = atOnce(matchLines({ columns, sent: [sent], others: [other], hints }));
    return { other: otherOf[0], isWeak: weak.has(0) };
  };

  test('the key of an invoice, or its number with who it is of, is certain', () => {
    expect(pair(['invoiceKey', 'quantity'], ['351', 1], ['351', 2])).toEqual({ other: 0, isWeak: false });
    expect(pair(['invoiceNumber', 'family', 'quantity'], ['7', 'x', 1], ['7', 'x', 2])).toEqual({
      ...{ other: 0, isWeak: false },
    });
  });

  test('a number and a day, a family, a CPF, a place or most cells may be somebody else’s', () => {
    expect(pair(['invoiceNumber', 'date', 'quantity'], ['7', 45000, 1], ['7', 45000, 2]).isWeak).toBe(true);
    expect(pair(['invoiceNumber', 'quantity'], ['7', 1], ['7', 2]).isWeak).toBe(true);
    expect(pair(['family', 'quantity'], ['x', 1], ['x', 2]).isWeak).toBe(true);
    expect(pair(['cpf', 'quantity'], ['x', 1], ['x', 2]).isWeak).toBe(true);
    expect(pair(['uf', 'quantity'], ['MA', 1], ['MA', 2], [0])).toEqual({ other: 0, isWeak: true });
    expect(pair(['uf', 'product', 'quantity'], ['MA', 'a', 1], ['MA', 'a', 2])).toEqual({ other: 0, isWeak: true });
  });
});

test('what came back for a line that is only likely here is a conflict', async () => {
  const here = ROWS.map((row, r) => (r === 1 ? [...row.slice(0, 6), '999', row[7]!] : row));
  const back = cellsOf(sentOf()).map((row, r) => (r === 2 ? withCell(row, 'Observação', 'molhada') : row));
  const rows = here.map((row, r) => (r === 1 ? row.map((value, c) => (c === 3 ? 45010 : value)) : row));
  expect(told(await receive(workbookOf(rows), sentOf(), back))).toContainEqual([
    ...[code(2), 'Observação', 'conflict: lineDoubtful', 'molhada', 'seca'],
  ]);
});

describe('a line whose code alone was erased', () => {
  test('is that line, and a change in it is a conflict; it is no new line', async () => {
    const back = cellsOf(sentOf()).map((row, r) => (r === 2 ? ['', ...withCell(row, 'Qtde (kg)', 310).slice(1)] : row));
    const comparison = await receive(workbookOf(), sentOf(), back);
    expect(told(comparison)).toEqual([[code(2), 'Qtde (kg)', 'conflict: lineDoubtful', 310, 300]]);
    expect(comparison.newLines).toEqual([]);
    expect(comparison.counts.missing).toBe(0);
  });

  test('one more line of an invoice that was sent is not added with all', async () => {
    const rows = cellsOf(sentOf());
    const more = [null, ...withCell(rows[2]!, 'Qtde (kg)', 310).slice(1)];
    const { newLines } = await receive(workbookOf(), sentOf(), [...rows, more]);
    expect(newLines.map(({ state }) => state)).toEqual(['repeats']);
  });
});

test('a new line in which something can be read in two ways, or is an error, is not added with all', async () => {
  const more = [withCell(NEW, 'Qtde (kg)', '1.250'), withCell(NEW, 'Preço de venda', { error: '#N/A' }), NEW].map(
    (row, index) => withCell(row, 'NF', `00020${index}`),
  );
  const comparison = await receive(workbookOf(), sentOf(), [...cellsOf(sentOf()), ...more]);
  expect(comparison.newLines.map(({ state, values }) => [state, values[4], values[5]])).toEqual([
    ['unclear', '1.250', 4],
    ['unclear', 40, null],
    ['new', 40, 4],
  ]);
  expect(allPlain(comparison).newLines).toHaveLength(1);
});

test('a new line that begins with a word of totals is one when it is filled as lines are; sums are told', async () => {
  const rows: CellValue[][] = [
    ['', 'Soma das Flores', 'MA', 'Babaçu (amêndoa)', 45020, 40, 4, '000106', null],
    withCell(NEW, 'Observação', 'Total conferido') as CellValue[],
    ['Total', null, null, null, null, 9999, 1, null, null],
    ['', 'Total geral', 1, 2, 3, 4, 5, 6, 7],
  ];
  rows[1]![at('NF')] = '000107';
  const comparison = await receive(workbookOf(), sentOf(), [...cellsOf(sentOf()), ...rows]);
  expect(comparison.newLines.map(({ fileRow }) => fileRow)).toEqual([6, 7]);
  expect(comparison.notices).toEqual([{ code: 'totalsLeftOut', rows: [9, 10] }]);
});

test('telephones are no codes of lines', async () => {
  const phones = ['98765-4322', '99234-5678', '98888-2222', '99777-3333', '99654-4444'];
  const back = cellsOf(sentOf()).map((row, r) => [...row.slice(1), r === 0 ? 'Telefone' : phones[r - 1]!]);
  const comparison = await receive(workbookOf(), sentOf(), back);
  expect(comparison.counts).toMatchObject({ unchangedLines: 5 });
  expect(comparison.notices.map(({ code: one }) => one)).toEqual(['codesGone', 'columnAdded']);
});

test('a file of the 1904 system of dates has the days that were sent', async () => {
  const sent = sentOf();
  const back = cellsOf(sent).map((row, r) =>
    row.map((value, c): CellValue | Cell => {
      if (r === 0 || c !== at('Data da venda')) return value;
      return { value: Number(value) - 1462, style: { numberFormat: 'dd/mm/yyyy' } };
    }),
  );
  const bytes = await fileOf({ ...bookOf(sheetWith(back)), date1904: true });
  const received = await receiveCopy(workbookOf(), known(sent), { bytes, fileName: 'volta.xlsx' });
  if (!received.ok) throw new Error(JSON.stringify(received.refusal));
  expect(told(received.comparison)).toEqual([]);
});

describe('what was masked within columns that are not', () => {
  const sent = sentOf(
    ROWS.map((row, r) => (r === 1 ? [...row.slice(0, 7), 'pago a M. S.'] : row)),
    { 7: { maskedLines: [1] } },
  );
  const here = ROWS.map((row, r) => (r === 1 ? [...row.slice(0, 7), 'pago a Maria Silva'] : row));

  test('never comes back over the whole text', async () => {
    const same = await receive(workbookOf(here), sent, cellsOf(sent));
    expect(told(same)).toEqual([]);
    const back = cellsOf(sent).map((row, r) => (r === 2 ? withCell(row, 'Observação', 'pago a M. S. em junho') : row));
    const { lines } = await receive(workbookOf(here), sent, back);
    expect(lines[0]!.cells.map(({ doubt, target }) => [doubt, target])).toEqual([['masked', null]]);
  });

  test('is left out of new lines, as initials are in columns of names', async () => {
    const names = sentOf(
      ROWS.map((row, r) => ['F. A.', ...row.slice(1, 7), r === 1 ? 'pago a M. S.' : row[7]!]),
      { 0: { treatment: 'masked', id: 'producerName' }, 7: { maskedLines: [1] } },
    );
    const line = [null, 'F. A.', 'MA', 'Babaçu (amêndoa)', 45020, 40, 4, '000106', 'pago a M. S.'];
    const other = [null, 'Cooperativa Flor', 'MA', 'Babaçu (amêndoa)', 45021, 41, 4, '000107', 'seca'];
    const { newLines } = await receive(workbookOf(here), names, [...cellsOf(names), line, other]);
    expect(newLines.map(({ values }) => [values[0], values[7]])).toEqual([
      [null, null],
      ['Cooperativa Flor', 'seca'],
    ]);
  });
});
