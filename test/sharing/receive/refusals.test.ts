import { receiveCopy } from '../../../src/sharing/receive/receive';
import type { SentCopies } from '../../../src/sharing/receive/sentCopies';
import type { MemoryWorkbook } from '../../../src/workbook/memoryWorkbook';
import type { CellValue } from '../../../src/workbook/port';
import { snapshot } from '../../workbook/changes/snapshot';
import { makeCompound } from '../../workbook/xlsx/makeCompound';
import { bookOf, cellsOf, code, fileOf, ID, known, ROWS, sentOf, SHEET, sheetWith, workbookOf } from './copies';

const sent = sentOf();
const file = (rows: readonly (readonly CellValue[])[]) => fileOf(bookOf(sheetWith(rows)));

/** What a file is answered with; the workbook is as it was whatever the answer. */
async function answerTo(
  bytes: Uint8Array,
  { workbook = workbookOf(), copies = known(sent), fileName = 'volta.xlsx' }: Partial<Asked> = {},
) {
  const before = await snapshot(workbook);
  const received = await receiveCopy(workbook, copies, { bytes, fileName });
  expect(await snapshot(workbook)).toEqual(before);
  return received.ok ? { code: 'compared', notices: received.comparison.notices } : received.refusal;
}

interface Asked {
  workbook: MemoryWorkbook;
  copies: SentCopies;
  fileName: string;
}

test('a file that is no spreadsheet', async () => {
  expect(await answerTo(new TextEncoder().encode('%PDF-1.7\n…'))).toEqual({
    code: 'notOpened',
    refusal: { code: 'notSpreadsheet', found: 'pdf' },
  });
});

test('an encrypted file', async () => {
  const bytes = makeCompound({ EncryptedPackage: new Uint8Array(64), EncryptionInfo: new Uint8Array(64) });
  expect(await answerTo(bytes)).toEqual({ code: 'notOpened', refusal: { code: 'encrypted' } });
});

test('a damaged file', async () => {
  const whole = await file(cellsOf(sent));
  expect(await answerTo(whole.slice(0, whole.length - 400))).toMatchObject({ code: 'notOpened' });
  expect(await answerTo(new Uint8Array())).toEqual({ code: 'notOpened', refusal: { code: 'empty' } });
});

test('a copy that was filled in for another year, with its codes and without', async () => {
  const later = cellsOf(sent).map((row, r) => row.map((value, c) => (r > 0 && c === 4 ? Number(value) + 366 : value)));
  const refusal = {
    code: 'otherPeriod',
    sent: { from: '2023-03-01', until: '2023-03-21' },
    found: { from: '2024-03-01', until: '2024-03-21' },
  };
  expect(await answerTo(await file(later))).toEqual(refusal);
  const others = later.map((row, r) =>
    r === 0 ? row : row.map((value, c) => (c === 7 ? `9${String(value)}` : value)),
  );
  expect(await answerTo(await file(others.map((row) => row.slice(1))))).toEqual(refusal);
});

test('another table, and a file without one', async () => {
  const other = [
    ['DAP', 'UF', 'Produto', 'Data da venda', 'Qtde (kg)', 'Preço de venda', 'NF'],
    ['SDW0777777777250905231042', 'AM', 'Cacau (amêndoa)', 44991, 7, 9.5, '900'],
    ['SDW0888888888250905231042', 'AM', 'Cacau (amêndoa)', 44992, 8, 9.75, '901'],
  ];
  expect(await answerTo(await file(other))).toEqual({ code: 'otherTable' });
  expect(await answerTo(await file([['Bom dia'], ['segue a resposta']]))).toEqual({ code: 'noTable' });
});

test('a copy of another workbook, and lines of several copies in one file', async () => {
  const unknown = await answerTo(await file(cellsOf(sent)), { copies: known() });
  expect(unknown).toEqual({ code: 'unknownCopy', id: ID });
  const second = {
    ...sent,
    id: 'ZZZZZ',
    lines: sent.lines.map((line, at) => ({ ...line, code: `ZZZZZ-000${at + 1}` })),
  };
  const both = [...cellsOf(sent), ...cellsOf(second).slice(1)];
  expect(await answerTo(await file(both), { copies: known(sent, second) })).toEqual({
    code: 'severalCopies',
    ids: [ID, 'ZZZZZ'],
  });
});

test('a few lines of another copy are told and left alone', async () => {
  const rows = [...cellsOf(sent), ['ZZZZZ-0001', ...ROWS[0]!]];
  const answer = await answerTo(await file(rows));
  expect(answer).toEqual({ code: 'compared', notices: [{ code: 'strangeCodes', count: 1, cell: 'A7' }] });
});

test('repeated lines: those are told, and a file of nothing else is refused', async () => {
  const rows = cellsOf(sent);
  const answer = await answerTo(await file([...rows, rows[1]!]));
  expect(answer).toEqual({ code: 'compared', notices: [{ code: 'repeatedLine', line: code(1), rows: [2, 7] }] });
  expect(await answerTo(await file([...rows, ...rows.slice(1)]))).toEqual({ code: 'allRepeated', lines: 5 });
  const withoutCodes = [...rows, rows[1]!].map((row) => row.slice(1));
  expect(await answerTo(await file(withoutCodes))).toMatchObject({
    notices: [{ code: 'codesGone' }, { code: 'repeatedLine', line: code(1) }],
  });
});

test('the table that was sent is here no more', async () => {
  const workbook = workbookOf();
  await workbook.deleteSheet(SHEET);
  expect(await answerTo(await file(cellsOf(sent)), { workbook })).toEqual({ code: 'tableGone', sheet: SHEET });
});

test('the sheet that was sent has another name now', async () => {
  const workbook = workbookOf();
  await workbook.renameSheet(SHEET, 'Março 🌴 d’Oeste com 31 letras.');
  expect(await answerTo(await file(cellsOf(sent)), { workbook })).toEqual({ code: 'compared', notices: [] });
});

test('a CSV file keeps its texts, without the sign that keeps them from computing', async () => {
  const rows = cellsOf(sentOf(ROWS.map((row) => [...row.slice(0, 7), '=1+1'])));
  const text = rows.map((row, r) => row.map((value) => csvCell(r, value)).join(';')).join('\r\n');
  const bytes = new TextEncoder().encode(text);
  const copies = known(sentOf(ROWS.map((row) => [...row.slice(0, 7), '=1+1'])));
  const received = await receiveCopy(workbookOf(), copies, { bytes, fileName: 'volta.csv' });
  if (!received.ok) throw new Error(received.refusal.code);
  expect(received.comparison.counts.cells).toMatchObject({ changedThere: 0, conflict: 0 });
});

function csvCell(r: number, value: CellValue): string {
  const text = typeof value === 'string' && value.startsWith('=') ? `'${value}` : String(value ?? '');
  return typeof value === 'number' && r > 0 ? text.replace('.', ',') : text;
}

test('it can be stopped', async () => {
  const bytes = await file(cellsOf(sent));
  const signal = AbortSignal.abort(new Error('stopped'));
  await expect(receiveCopy(workbookOf(), known(sent), { bytes, fileName: 'a.xlsx' }, signal)).rejects.toThrow(
    'stopped',
  );
});
