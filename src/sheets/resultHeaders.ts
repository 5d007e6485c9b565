import type { CellValue } from '../workbook/port';

// How the columns and sheets that the add-in writes are told from what people keep: nothing it wrote is ever read as
// their data, in no language.

const MARK = '(ConfereBio)';
/** Programs add a number to a header that a table has twice. */
const MARKED = /\(\s*conferebio\s*\)\s*\d*$/i;
const TITLE = 'ConfereBio: ';

/** The header of a column written beside a table. */
export function resultHeader(text: string): string {
  return `${text} ${MARK}`;
}

/** Whether a header is of a column that the add-in wrote. */
export function isResultHeader(header: string): boolean {
  return MARKED.test(header.trimEnd());
}

/** A header of ours as it reads where all beside it are ours too. */
export function withoutResultMark(header: string): string {
  return header.replace(MARKED, '').trimEnd();
}

/** What the first cell of a sheet of the add-in's own says. */
export function resultTitle(text: string): string {
  return TITLE + text;
}

/** Whether a sheet with this first cell is one that the add-in wrote. */
export function isResultTitle(first: CellValue | undefined): boolean {
  return typeof first === 'string' && first.startsWith(TITLE);
}
