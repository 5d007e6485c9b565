import type { Cell as ForeignCell, Sheet as ForeignSheet, Workbook as ForeignBook } from 'hucre';
import type { OpenNotice } from '../../../explain/fileFindings';
import { emptySheet, putCell, type Book, type Cell, type CellStyle, type Sheet } from '../book';
import type { Content } from '../openBook';
import { isoDateSerial } from '../read/isoDate';
import { visibleSheet } from '../read/readPackage';
import { Refused } from '../refusal';
import { CompoundFile } from './compound';
import { readXlsSheets } from './xlsSheets';

/** Sheets are listed at the beginning of a workbook; its texts may follow before the list ends. */
const LISTED_WITHIN = 64 * 1024 * 1024;

/** Opens the older container of Office: a workbook of Excel 97–2003, or something locked or of another program. */
export async function openCompound(bytes: Uint8Array): Promise<Content> {
  const file = new CompoundFile(bytes);
  if (file.has('EncryptedPackage') || file.has('EncryptionInfo')) throw new Refused({ code: 'encrypted' });
  if (file.has('WordDocument')) throw new Refused({ code: 'notSpreadsheet', found: 'document' });
  if (file.has('PowerPoint Document')) throw new Refused({ code: 'notSpreadsheet', found: 'presentation' });
  const stream = file.has('Workbook') ? 'Workbook' : 'Book';
  if (!file.has(stream)) throw new Refused({ code: 'notSpreadsheet', found: 'binary' });
  const listed = readXlsSheets(file.head(stream, LISTED_WITHIN) ?? new Uint8Array());
  if (listed.encrypted) throw new Refused({ code: 'encrypted' });
  const { readXls } = await import('hucre');
  const read = await readXls(bytes).catch(() => {
    throw new Refused({ code: 'oldWorkbookUnreadable' });
  });
  // The library shows every sheet and takes charts for empty ones.
  const known = listed.sheets.length === read.sheets.length ? listed.sheets : [];
  const skipped = read.sheets.filter((_, i) => known[i]?.isWorksheet === false);
  const kept = read.sheets.flatMap((sheet, i) => {
    if (skipped.includes(sheet)) return [];
    const visibility = known[i]?.visibility ?? 'visible';
    return [{ ...sheet, hidden: visibility === 'hidden', veryHidden: visibility === 'veryHidden' }];
  });
  return content({ ...read, sheets: kept }, 'xls', [
    { code: 'formulasAsValues' },
    ...skipped.map(({ name }): OpenNotice => ({ code: 'otherSheetLeftOut', sheet: name })),
  ]);
}

/** Opens an OpenDocument spreadsheet. */
export async function openOds(bytes: Uint8Array): Promise<Content> {
  const { readOds } = await import('hucre');
  const read = await readOds(bytes, { readStyles: true }).catch(() => {
    throw new Refused({ code: 'damaged', part: 'content.xml' });
  });
  return content(read, 'ods', [{ code: 'formulasAsValues' }]);
}

function content(read: ForeignBook, kind: 'xls' | 'ods', notices: OpenNotice[]): Content {
  const sheets = read.sheets.map((sheet) => readSheet(sheet, kind));
  if (sheets.length === 0) throw new Refused({ code: 'sheetsUnreadable' });
  const book: Book = { sheets, activeSheet: visibleSheet(sheets, 0), names: [], date1904: false };
  return { book, kind, ours: false, source: null, notices };
}

function readSheet(read: ForeignSheet, kind: 'xls' | 'ods'): Sheet {
  const sheet = emptySheet(read.name);
  if (read.hidden || read.veryHidden) sheet.visibility = read.veryHidden ? 'veryHidden' : 'hidden';
  read.rows.forEach((values, row) =>
    values.forEach((value, column) => {
      const cell = readCell(value, read.cells?.get(`${row},${column}`), kind);
      if (cell) putCell(sheet, row, column, cell);
    }),
  );
  sheet.merges = (read.merges ?? []).map(({ startRow, startCol, endRow, endCol }) => ({
    row: startRow,
    column: startCol,
    rows: endRow - startRow + 1,
    columns: endCol - startCol + 1,
  }));
  return sheet;
}

const ERRORS = /^(?:#NULL!|#DIV\/0!|#VALUE!|#REF!|#NAME\?|#NUM!|#N\/A)$/;

function readCell(
  value: ForeignSheet['rows'][number][number],
  more: ForeignCell | undefined,
  kind: 'xls' | 'ods',
): Cell | null {
  if (value === null || value === undefined || value === '') return null;
  const style: CellStyle = {};
  if (more?.style?.font?.bold) style.bold = true;
  if (more?.style?.font?.italic) style.italic = true;
  if (more?.style?.numFmt) style.numberFormat = more.style.numFmt;
  if (value instanceof Date) {
    const serial = isoDateSerial(value.toISOString(), false);
    if (serial === null) return null;
    return { value: serial, style: { ...style, numberFormat: style.numberFormat ?? dateFormat(serial) } };
  }
  // In OpenDocument errors are results of formulas; in old workbooks the library does not tell them from texts.
  const mayBeError = kind === 'xls' || more?.type === 'formula';
  const known = typeof value === 'string' && mayBeError && ERRORS.test(value) ? { error: value } : value;
  const cell: Cell = { value: known };
  if (Object.keys(style).length > 0) cell.style = style;
  return cell;
}

function dateFormat(serial: number): string {
  return Number.isInteger(serial) ? 'dd/mm/yyyy' : 'dd/mm/yyyy hh:mm';
}
