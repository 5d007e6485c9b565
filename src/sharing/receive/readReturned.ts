import { catalogue } from '../../functions/catalogue';
import type { FileKind, OpenNotice } from '../../explain/fileFindings';
import type { ReturnedRefusal } from '../../explain/sharing/returnedFindings';
import { cellAt, type Book, type Sheet } from '../../workbook/xlsx/book';
import { openBook } from '../../workbook/xlsx/openBook';
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
  const { book, kind, notices } = opened;
  return { ok: true, file: { fileName, book, kind, notices: notices.filter(({ code }) => TOLD.has(code)) } };
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
