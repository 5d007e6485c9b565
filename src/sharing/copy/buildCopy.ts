import { ROWS_A_STEP, type Steps } from '../../rules/steps';
import { copyName, headerOfColumn, lineCodeHeading } from '../../explain/sharing/copy';
import { resultHeader } from '../../sheets/resultHeaders';
import { columnLetters } from '../../workbook/address';
import type { CellValue } from '../../workbook/port';
import { emptySheet, putCell, type Book, type CellStyle, type Sheet } from '../../workbook/xlsx/book';
import type { PersonalKind, Treatment } from '../privacy/personalKind';
import type { SentColumn, SentCopy, SentLine } from '../sentCopy';
import type { CopyChoices } from './choices';
import { columnsOf, type TableColumn } from './columns';
import { fileNameOf } from './fileName';
import { CopyId, lineCode } from './lineCodes';
import { chosenLines, valueReader } from './lines';
import type { CopySource } from './source';

/** A copy, ready to be written into a file. */
export interface BuiltCopy {
  book: Book;
  fileName: string;
  contents: CopyContents;
  sent: SentCopy;
}

/** What is in a copy and what is not, to be shown before the file is given. */
export interface CopyContents {
  sheets: readonly { name: string; rows: number; columns: number }[];
  lines: number;
  /** Lines of data that stay at home. */
  linesLeft: number;
  /** Headers, as the copy has them. */
  columns: readonly string[];
  columnsLeft: readonly string[];
  personal: readonly PersonalColumn[];
  /** Cells that recalculate. */
  formulas: number;
  asValues: readonly AsValues[];
}

export interface PersonalColumn {
  header: string;
  kind: PersonalKind;
  treatment: Treatment;
}

/** Formulas of a column that are given as what they came to. */
export interface AsValues {
  header: string;
  /** The first of them, as the copy names it. */
  cell: string;
  cells: number;
  /** Public name of a function of ours; `null` for another formula. */
  function: string | null;
  /** In the language of the copy. */
  reason: string;
}

const HEADER: CellStyle = { bold: true, fill: '#D8EFE6', wrap: true, vertical: 'center' };
const CODE_WIDTH = 110;

/**
 * Makes a copy of a table for somebody without the add-in. The same source and choices give the same copy; nothing of
 * the person's workbook is changed.
 */
export function* buildCopy(source: CopySource, choices: CopyChoices): Steps<BuiltCopy> {
  const { grid, table } = source;
  const { language, day } = choices;
  const lines = chosenLines(source, choices.rows);
  const all = columnsOf(source.table);
  const columns = all.filter(({ at }) => choices.columns.includes(at));
  const valueAt = valueReader(source);
  const copyId = new CopyId();
  copyId.add(day);
  const rows: CellValue[][] = [];
  for (const [index, line] of lines.entries()) {
    if (index % ROWS_A_STEP === ROWS_A_STEP - 1) yield;
    const values = columns.map(({ at }) => valueAt(table.dataRows[line]!, at));
    for (const value of values) copyId.add(value);
    rows.push(values);
  }
  const id = copyId.toString();
  const headers = columns.map(
    (column) => column.header || headerOfColumn(columnLetters(grid.left + column.at), language),
  );
  const sentLines = rows.map((values, index): SentLine => {
    return { code: lineCode(id, index + 1), row: grid.top + table.dataRows[lines[index]!]!, values };
  });
  const sheet = dataSheet(source, columns, [resultHeader(lineCodeHeading(language)), ...headers], sentLines);
  const whom = choices.rows.kind === 'organisation' ? choices.rows.name : grid.sheet;
  return {
    book: { sheets: [sheet], activeSheet: 0, names: [], date1904: false },
    fileName: fileNameOf(copyName(language), whom, day),
    contents: {
      sheets: [{ name: sheet.name, rows: rows.length + 1, columns: columns.length + 1 }],
      lines: rows.length,
      linesLeft: table.dataRows.length - rows.length,
      columns: headers,
      columnsLeft: all.filter((column) => !columns.includes(column)).map(({ header }) => header),
      personal: [],
      formulas: 0,
      asValues: [],
    },
    sent: {
      version: 1,
      id,
      day,
      kind: table.kind,
      sheet: grid.sheet,
      headerRow: table.headerRows.length === 0 ? null : grid.top + table.headerRows.at(-1)!,
      copySheet: sheet.name,
      columns: columns.map((column, index) => sentColumn(source, column, headers[index]!)),
      lines: sentLines,
    },
  };
}

function sentColumn({ grid }: CopySource, { at, id }: TableColumn, header: string): SentColumn {
  return { at: grid.left + at, header, id, treatment: 'asIs', formulas: false };
}

function dataSheet(
  source: CopySource,
  columns: readonly TableColumn[],
  headers: readonly string[],
  lines: readonly SentLine[],
): Sheet {
  const sheet = emptySheet(source.grid.sheet);
  sheet.freeze = { rows: 1, columns: 1 };
  sheet.columnWidths.set(0, CODE_WIDTH);
  for (const [index, header] of headers.entries()) putCell(sheet, 0, index, { value: header, style: HEADER });
  for (const [index, { at }] of columns.entries()) {
    const width = source.widths.get(at);
    if (width !== undefined) sheet.columnWidths.set(index + 1, width);
  }
  const styles = columns.map(({ at }): CellStyle | undefined => {
    const numberFormat = source.formats.get(at);
    return numberFormat === undefined ? undefined : { numberFormat };
  });
  for (const [index, { code, values }] of lines.entries()) {
    putCell(sheet, index + 1, 0, { value: code });
    for (const [column, value] of values.entries()) {
      const style = styles[column];
      if (value !== null) putCell(sheet, index + 1, column + 1, style ? { value, style } : { value });
    }
  }
  return sheet;
}
