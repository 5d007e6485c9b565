import type { Cell as ForeignCell, Sheet as ForeignSheet, Workbook as ForeignBook } from 'hucre';
import type { OpenNotice } from '../../../explain/fileFindings';
import { emptySheet, putCell, type Book, type Cell, type CellStyle, type Sheet } from '../book';
import type { Content } from '../openBook';
import { isoDateSerial } from '../read/isoDate';
import { visibleSheet } from '../read/readPackage';
import { Refused } from '../refusal';
import { compoundStreams } from './compound';

/** Opens the older container of Office: a workbook of Excel 97–2003, or something locked or of another program. */
export async function openCompound(bytes: Uint8Array): Promise<Content> {
  const names = compoundStreams(bytes);
  if (names.has('EncryptedPackage') || names.has('EncryptionInfo')) throw new Refused({ code: 'encrypted' });
  if (names.has('WordDocument')) throw new Refused({ code: 'notSpreadsheet', found: 'document' });
  if (names.has('PowerPoint Document')) throw new Refused({ code: 'notSpreadsheet', found: 'presentation' });
  if (!names.has('Workbook') && !names.has('Book')) throw new Refused({ code: 'notSpreadsheet', found: 'binary' });
  const { readXls } = await import('hucre');
  const read = await readXls(bytes).catch(() => {
    throw new Refused({ code: 'oldWorkbookUnreadable' });
  });
  return content(read, 'xls', [{ code: 'formulasAsValues' }]);
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
  const sheets = read.sheets.map(readSheet);
  if (sheets.length === 0) throw new Refused({ code: 'sheetsUnreadable' });
  const book: Book = { sheets, activeSheet: visibleSheet(sheets, 0), names: [], date1904: false };
  return { book, kind, ours: false, source: null, notices };
}

function readSheet(read: ForeignSheet): Sheet {
  const sheet = emptySheet(read.name);
  if (read.hidden || read.veryHidden) sheet.visibility = read.veryHidden ? 'veryHidden' : 'hidden';
  read.rows.forEach((values, row) =>
    values.forEach((value, column) => {
      const cell = readCell(value, read.cells?.get(`${row},${column}`));
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

function readCell(value: ForeignSheet['rows'][number][number], more: ForeignCell | undefined): Cell | null {
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
  const known = typeof value === 'string' && ERRORS.test(value) && more?.type !== 'string' ? { error: value } : value;
  const cell: Cell = { value: known };
  if (Object.keys(style).length > 0) cell.style = style;
  return cell;
}

function dateFormat(serial: number): string {
  return Number.isInteger(serial) ? 'dd/mm/yyyy' : 'dd/mm/yyyy hh:mm';
}
