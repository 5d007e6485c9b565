import { receiveCopy } from '../../src/sharing/receive/receive';
import { cellAddress, parseCellAddress } from '../../src/workbook/address';
import { putCell } from '../../src/workbook/xlsx/book';
import {
  bookOf,
  cellsOf,
  code,
  fileOf,
  HEADERS,
  known,
  ROWS,
  sentOf,
  SHEET,
  sheetWith,
  told,
  withResult,
  workbookOf,
} from '../sharing/receive/copies';
import { savedByLibreOffice } from './libreOffice';

jest.setTimeout(300_000);

const sent = withResult(sentOf(), [5001, 600, 2400, 160, 30.5], true);

/** The copy as it was filled in: a quantity changed, its result computed from it, dates and codes as the program has them. */
function filledIn() {
  const rows = cellsOf(sent);
  rows[3]![1 + HEADERS.indexOf('Qtde (kg)')] = 1300;
  const sheet = sheetWith(rows);
  const [quantity, result, date] = ['Qtde (kg)', 'Subvenção (ConfereBio)', 'Data da venda'].map((header) =>
    rows[0]!.findIndex((cell) => cell === header),
  );
  for (let row = 1; row <= ROWS.length; row++) {
    const dateCell = sheet.rows.get(row)!.get(date!)!;
    putCell(sheet, row, date!, { ...dateCell, style: { numberFormat: 'dd/mm/yyyy' } });
    const formula = `ROUND(${cellAddress({ row, column: quantity! })}*2,2)`;
    putCell(sheet, row, result!, { value: 0, formula });
  }
  return bookOf(sheet);
}

test.each(['xlsx', 'ods'] as const)('a copy that LibreOffice saved as %s is compared like ours', async (format) => {
  const bytes = await fileOf(filledIn());
  const saved = savedByLibreOffice({ 'copia.xlsx': bytes }, { recalculate: true, format })['copia.xlsx']!;
  const workbook = workbookOf([...ROWS].reverse());
  const received = await receiveCopy(workbook, known(sent), { bytes: saved, fileName: `copia.${format}` });
  if (!received.ok) throw new Error(JSON.stringify(received.refusal));
  const { comparison } = received;
  expect(told(comparison)).toEqual([[code(3), 'Qtde (kg)', 'changedThere', 1300, 1200]]);
  expect(comparison.lines[0]!.cells[0]!.target).toEqual({ sheet: SHEET, ...parseCellAddress('F6')! });
  expect(comparison.counts).toMatchObject({ unchangedLines: 4, missing: 0 });
  expect(comparison.notices.filter(({ code: one }) => one !== 'opened')).toEqual([]);
});
