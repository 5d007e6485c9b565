import type { ReturnedNotice, ReturnedRefusal } from '../../explain/sharing/returnedFindings';
import type { Steps } from '../../rules/steps';
import { isFilled } from '../../sheets/gridCells';
import type { CellValue } from '../../workbook/port';
import { cellAddress } from '../../workbook/xlsx/address';
import type { Sheet } from '../../workbook/xlsx/book';
import { readLineCode } from '../copy/lineCodes';
import type { SentCopy } from '../sentCopy';
import { findHeaderRow, type Rows } from './headerRow';
import { filledLines, firstOf } from './filledLines';
import { matchColumns } from './matchColumns';
import { matchLines } from './matchLines';
import { keepsFormulas, valueIn, type ReturnedFile } from './readReturned';
import { readBack, type ColumnType } from './values';

/** The lines of a copy as they came back. Rows and columns as the file's sheet counts them, from zero. */
export interface ReturnedTable {
  sheet: Sheet;
  headerRow: number | null;
  /** Column of the file by column of the copy; `null` for one that is gone. */
  places: readonly (number | null)[];
  /** Row of the file by line of the copy; -1 for a line that did not come back, or came back more than once. */
  rowOf: readonly number[];
  /** Lines that stand in the file more than once. */
  repeated: ReadonlySet<number>;
  /** Lines whose row is not known for certain. */
  doubtful: ReadonlySet<number>;
  /** Rows that are no line of the copy. */
  newRows: readonly number[];
  valueAt: (row: number, column: number) => CellValue;
  /** The kind of file keeps formulas: in others they are read as what they came to. */
  keepsFormulas: boolean;
  notices: readonly ReturnedNotice[];
}

/** A column of a returned file with line codes. */
interface CodeColumn {
  sheet: Sheet;
  column: number;
  /** Row by row, the copy that a code is of and the code. */
  codes: ReadonlyMap<number, { copy: string; code: string }>;
}

/** The columns in which line codes stand, known by what they hold; those of the copy with most of them come first. */
export function codeColumns({ book }: ReturnedFile): CodeColumn[] {
  const found: CodeColumn[] = [];
  for (const sheet of book.sheets) {
    const byColumn = new Map<number, Map<number, { copy: string; code: string }>>();
    for (const [row, cells] of sheet.rows)
      for (const [column, { value }] of cells) {
        const code = readLineCode(value);
        if (!code) continue;
        const codes = byColumn.get(column) ?? new Map<number, { copy: string; code: string }>();
        codes.set(row, code);
        byColumn.set(column, codes);
      }
    for (const [column, codes] of byColumn) found.push({ sheet, column, codes });
  }
  return found.sort((one, other) => other.codes.size - one.codes.size);
}

/** The copies that the codes of a column are of, with how many lines each. */
export function copiesIn({ codes }: CodeColumn): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const { copy } of codes.values()) lines.set(copy, (lines.get(copy) ?? 0) + 1);
  return lines;
}

/** Whether most codes of a column are of one copy: numbers of telephones may look like codes, each of another one. */
export function isOfOneCopy(column: CodeColumn): boolean {
  return Math.max(...copiesIn(column).values()) * 2 > column.codes.size;
}

/** Of several columns with codes the one whose sheet has most of the copy's headers. */
export function tableColumn(columns: readonly CodeColumn[], sent: SentCopy): CodeColumn | undefined {
  const headers = sent.columns.map(({ header }) => header);
  const ranked = columns
    .filter((column) => copiesIn(column).has(sent.id))
    .map((column) => ({ column, found: findHeaderRow(rowsOf(column.sheet), headers)?.found ?? 0 }));
  return ranked.sort((one, other) => other.found - one.found)[0]?.column;
}

/** Reads the lines of a copy by their codes, wherever they stand and whatever the columns are called now. */
export function* tableByCodes(
  file: ReturnedFile,
  { sheet, column: codeColumn, codes }: CodeColumn,
  sent: SentCopy,
  types: readonly ColumnType[],
): Steps<ReturnedTable | ReturnedRefusal> {
  const valueAt = (row: number, column: number) => valueIn(file, sheet, row, column);
  const lineOf = new Map(sent.lines.map(({ code }, line) => [code, line]));
  const rowsOfLine = new Map<number, number[]>();
  const strange: number[] = [];
  for (const [row, { code }] of codes) {
    const line = lineOf.get(code);
    if (line === undefined) strange.push(row);
    else rowsOfLine.set(line, [...(rowsOfLine.get(line) ?? []), row]);
  }
  yield;
  const rowOf = sent.lines.map((_, line) => {
    const rows = rowsOfLine.get(line) ?? [];
    return rows.length === 1 ? rows[0]! : -1;
  });
  const repeated = [...rowsOfLine].filter(([, rows]) => rows.length > 1);
  if (repeated.length > 0 && repeated.length === rowsOfLine.size)
    return { code: 'allRepeated', lines: repeated.length };
  const headerRow = headerRowOf(sheet, sent, codes);
  const matched = matchColumns(sent, types, {
    headers: headersIn(sheet, headerRow, codeColumn),
    pairs: rowOf.flatMap((row, line) => (row < 0 ? [] : [{ line, row }])),
    valueAt,
    filled: filledColumns(sheet, codes.keys()).filter((column) => column !== codeColumn),
  });
  yield;
  const { places } = matched;
  const top = firstOf(headerRow, codes.keys());
  const { rows: uncoded, totals } = yield* filledLines(
    sheet,
    sent,
    places,
    (row) => row > top && row !== headerRow && !codes.has(row),
  );
  const missing = [...sent.lines.keys()].filter((line) => !rowsOfLine.has(line));
  const newRows = new Set(uncoded);
  const doubtful = new Set<number>();
  for (const { line, row } of yield* withoutTheirCodes(sent, types, missing, uncoded, places, valueAt)) {
    rowOf[line] = row;
    doubtful.add(line);
    newRows.delete(row);
  }
  return {
    sheet,
    headerRow,
    places,
    rowOf,
    repeated: new Set(repeated.map(([line]) => line)),
    doubtful,
    newRows: [...newRows],
    valueAt,
    keepsFormulas: keepsFormulas(file),
    notices: [
      ...sheetNotice(sheet, sent),
      ...columnNotices(sent, matched),
      ...totalsNotice(totals),
      ...repeated.map(([line, rows]): ReturnedNotice => {
        return { code: 'repeatedLine', line: sent.lines[line]!.code, rows: rows.map((row) => row + 1) };
      }),
      ...strangeNotice(strange, codeColumn),
    ],
  };
}

/** Lines whose code alone was erased: rows without a code that name them. Nothing of these is taken unasked. */
function* withoutTheirCodes(
  { columns, lines }: SentCopy,
  types: readonly ColumnType[],
  missing: readonly number[],
  rows: readonly number[],
  places: readonly (number | null)[],
  valueAt: (row: number, column: number) => CellValue,
): Steps<{ line: number; row: number }[]> {
  if (missing.length === 0 || rows.length === 0) return [];
  const asked = [...places.entries()].flatMap(([column, at]) =>
    at === null || columns[column]!.treatment === 'result' ? [] : [{ column, at }],
  );
  const { otherOf } = yield* matchLines({
    columns: asked.map(({ column }) => columns[column]!.id),
    sent: missing.map((line) => asked.map(({ column }) => lines[line]!.values[column] ?? null)),
    others: rows.map((row) => asked.map(({ column, at }) => readBack(valueAt(row, at), null, types[column]!).value)),
    onlyCertain: true,
  });
  return otherOf.flatMap((at, index) => (at < 0 ? [] : [{ line: missing[index]!, row: rows[at]! }]));
}

/** Rows that are left out as sums, as the file numbers them. */
export function totalsNotice(rows: readonly number[]): ReturnedNotice[] {
  return rows.length === 0 ? [] : [{ code: 'totalsLeftOut', rows: rows.map((row) => row + 1) }];
}

export function sheetNotice({ name }: Sheet, { copySheet }: SentCopy): ReturnedNotice[] {
  return name === copySheet ? [] : [{ code: 'sheetRenamed', sent: copySheet, now: name }];
}

export function columnNotices(
  { columns }: SentCopy,
  { places, renamed, added }: ReturnType<typeof matchColumns>,
): ReturnedNotice[] {
  const headerOf = (column: number) => columns[column]!.header;
  return [
    ...renamed.map(({ column, now }): ReturnedNotice => ({ code: 'columnRenamed', header: headerOf(column), now })),
    ...[...places.entries()]
      .filter(([, at]) => at === null)
      .map(([column]): ReturnedNotice => ({ code: 'columnGone', header: headerOf(column) })),
    ...added.map(({ header }): ReturnedNotice => ({ code: 'columnAdded', header })),
  ];
}

function strangeNotice(rows: readonly number[], column: number): ReturnedNotice[] {
  if (rows.length === 0) return [];
  return [{ code: 'strangeCodes', count: rows.length, cell: cellAddress(firstOf(null, rows), column) }];
}

/** The row with the headers; where none of them is known any more, the one above all lines. */
function headerRowOf(sheet: Sheet, sent: SentCopy, codes: ReadonlyMap<number, unknown>): number | null {
  const others: Rows = withoutCodes(sheet, codes);
  const found = findHeaderRow(
    others,
    sent.columns.map(({ header }) => header),
  );
  if (found) return found.row;
  let first = Infinity;
  for (const row of codes.keys()) first = Math.min(first, row);
  return sheet.rows.has(first - 1) ? first - 1 : null;
}

function* withoutCodes(sheet: Sheet, codes: ReadonlyMap<number, unknown>): Rows & Generator {
  for (const row of rowsOf(sheet)) if (!codes.has(row[0])) yield row;
}

/** The rows of a sheet in their order. */
export function* rowsOf(sheet: Sheet): Generator<[row: number, cells: [column: number, value: CellValue][]]> {
  for (const row of [...sheet.rows.keys()].sort((one, other) => one - other))
    yield [row, [...sheet.rows.get(row)!].map(([column, { value }]) => [column, value])];
}

export function headersIn(sheet: Sheet, headerRow: number | null, codeColumn: number | null): Map<number, CellValue> {
  const cells = headerRow === null ? [] : [...(sheet.rows.get(headerRow) ?? [])];
  return new Map(
    cells
      .filter(([column, { value }]) => column !== codeColumn && value !== null)
      .map(([column, { value }]): [number, CellValue] => [column, value])
      .sort(([one], [other]) => one - other),
  );
}

/** Columns in which some rows hold something. */
export function filledColumns(sheet: Sheet, rows: Iterable<number>): number[] {
  const columns = new Set<number>();
  for (const row of rows)
    for (const [column, { value }] of sheet.rows.get(row) ?? []) if (isFilled(value)) columns.add(column);
  return [...columns].sort((one, other) => one - other);
}
