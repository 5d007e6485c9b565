import { catalogue } from '../../functions/catalogue';
import type { FileKind, OpenNotice } from '../../explain/fileFindings';
import type { ReturnedRefusal } from '../../explain/sharing/returnedFindings';
import { cellAt, type Book, type Cell, type Sheet } from '../../workbook/xlsx/book';
import { openBook } from '../../workbook/xlsx/openBook';
import { isDateFormat } from '../../workbook/xlsx/read/styles';
import type { CellValue } from '../../workbook/port';
import { textBeforeCsv } from './csvText';

/** A file that came back, opened: only its values are ever looked at. */
export interface ReturnedFile {
  fileName: string;
  book: Book;
  kind: FileKind;
  /** What is worth telling about the file as a whole. */
  notices: readonly OpenNotice[];
}

/** Of what opening a file tells, that which matters to whoever takes values out of it. */
const TOLD: ReadonlySet<OpenNotice['code']> = new Set([
  'macros',
  'externalLinks',
  'hiddenRows',
  'digitsAlreadyLost',
  'formulasAsValues',
  'encodingGuessed',
]);

/** Opens a file that came back, whatever program saved it last. Macros are never run, links never followed. */
export async function readReturned(
  bytes: Uint8Array,
  fileName: string,
): Promise<{ ok: true; file: ReturnedFile } | { ok: false; refusal: ReturnedRefusal }> {
  const opened = await openBook(bytes, fileName, { functionIds: catalogue.map(({ id }) => id) });
  if (!opened.ok) return { ok: false, refusal: { code: 'notOpened', refusal: opened.refusal } };
  const { kind, notices } = opened;
  const book = opened.book.date1904 ? in1900(opened.book) : opened.book;
  return { ok: true, file: { fileName, book, kind, notices: notices.filter(({ code }) => TOLD.has(code)) } };
}

/** Days between the first days of the two systems of dates that workbooks have. */
const DAYS_1904 = 1462;

/** A book of the 1904 system with its dates, known by how they are shown, in that of 1900. */
function in1900(book: Book): Book {
  const inCell = (cell: Cell): Cell =>
    typeof cell.value === 'number' && isDateFormat(cell.style?.numberFormat)
      ? { ...cell, value: cell.value + DAYS_1904 }
      : cell;
  const sheets = book.sheets.map((sheet): Sheet => {
    const rows = new Map(
      [...sheet.rows].map(([row, cells]) => {
        return [row, new Map([...cells].map(([column, cell]) => [column, inCell(cell)] as const))] as const;
      }),
    );
    return { ...sheet, rows };
  });
  return { ...book, sheets, date1904: false };
}

/** Whether the formulas of a file are read, and not only what they came to. */
export function keepsFormulas({ kind }: Pick<ReturnedFile, 'kind'>): boolean {
  return kind === 'xlsx' || kind === 'xlsm';
}

/** The value of a cell of a returned file; of text with separators without the sign that keeps texts from computing. */
export function valueIn({ kind }: Pick<ReturnedFile, 'kind'>, sheet: Sheet, row: number, column: number): CellValue {
  const value = cellAt(sheet, row, column)?.value ?? null;
  return kind === 'text' && typeof value === 'string' ? textBeforeCsv(value) : value;
}
