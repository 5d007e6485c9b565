import { ROWS_A_STEP, type Steps } from '../../rules/steps';
import { isFilled } from '../../sheets/gridCells';
import { readSheet } from '../../sheets/readSheet';
import { recognising } from '../../sheets/recognise';
import type { Grid, RecognisedTable } from '../../sheets/recognisedTable';
import { isFormula } from '../../workbook/changes/digest';
import { inTurns } from '../../workbook/changes/turns';
import { nextTurn } from '../../workbook/nextTurn';
import type { CellValue, Workbook } from '../../workbook/port';
import { rowBlocks } from '../../workbook/rowBlocks';
import { valueReader } from '../copy/lines';
import type { SentCopy } from '../sentCopy';
import type { HeldRow } from './comparison';
import { findHeaderRow, headerKey, type Rows } from './headerRow';
import { maskOfColumn } from './maskOfColumn';
import { matchColumns } from './matchColumns';
import { matchLines } from './matchLines';
import type { ColumnType } from './values';

/** The sender's own table as it is now. Rows and columns as the sheet counts them, from zero. */
export interface HereTable {
  sheet: string;
  /** Column of the sheet by column of the copy; `null` for results of the copy, and for one that is gone. */
  places: readonly (number | null)[];
  /** Row of the sheet by line of the copy; -1 for a line that is not found any more. */
  rowOf: readonly number[];
  /** Lines that might as well be another one's. */
  doubtful: ReadonlySet<number>;
  /** Lines of the table that are none of the copy's. */
  otherRows: readonly number[];
  /** The value of a cell; of a cell within a merged one the value that holds there. */
  valueAt: (row: number, column: number) => CellValue;
  /** What the cells of the copy's columns themselves hold in a row. */
  heldIn: (row: number) => HeldRow;
  isFormula: (row: number, column: number) => boolean;
  /** The cell lies within a merged one and is not its first: nothing can be put there. */
  isCovered: (row: number, column: number) => boolean;
  isHidden: (row: number) => boolean;
  /** Last line of the table. */
  lastRow: number;
  /** Whether a row holds nothing in any column of the sheet. */
  isBlankRow: (row: number) => boolean;
}

/**
 * Reads the table that a copy was made of, and finds the lines of the copy in it: by what they hold, never by their row
 * alone. The sheet may have another name by now; `null` when there is no such table any more.
 *
 * @throws the signal's reason, when it was given
 */
export async function readHere(
  workbook: Workbook,
  sent: SentCopy,
  types: readonly ColumnType[],
  signal?: AbortSignal,
): Promise<HereTable | null> {
  const name = await sheetOfTable(workbook, sent);
  const read = name === null ? null : await readSheet(workbook, name, { signal });
  if (!read) return null;
  const { grid } = read;
  const headers = ownHeaders(sent);
  const headerRow =
    sent.headerRow === null ? null : (findHeaderRow(gridRows(grid, sent.headerRow), headers)?.row ?? sent.headerRow);
  const tables = await inTurns(recognising(grid), signal);
  const table = tables.find((one) => one.headerRows.at(-1) === (headerRow === null ? undefined : headerRow - grid.top));
  const computed = await computedIn(workbook, grid, signal);
  return inTurns(hereTable(grid, table ?? null, headerRow, sent, types, computed), signal);
}

/** Headers of the columns that the sender's table has. */
function ownHeaders({ columns }: SentCopy): string[] {
  return columns.filter(({ at }) => at !== null).map(({ header }) => header);
}

const FIRST_ROWS = 40;

/** The sheet of the table, or the one that has most of its headers now. */
async function sheetOfTable(workbook: Workbook, sent: SentCopy): Promise<string | null> {
  const names = (await workbook.sheets()).map(({ name }) => name);
  const own = names.filter((name) => name === sent.sheet);
  if (sent.headerRow === null) return own[0] ?? null;
  let best: { name: string; found: number } | null = null;
  for (const name of [...own, ...names.filter((one) => one !== sent.sheet)]) {
    const mostRows = name === sent.sheet ? Math.max(FIRST_ROWS, sent.headerRow + FIRST_ROWS) : FIRST_ROWS;
    const read = await readSheet(workbook, name, { mostRows });
    const found = read ? (findHeaderRow(gridRows(read.grid, sent.headerRow), ownHeaders(sent))?.found ?? 0) : 0;
    if (found > (best?.found ?? 0)) best = { name, found };
    // The sheet that it was made of is the one while its headers are there.
    if (name === sent.sheet && found > 0) break;
  }
  return best?.name ?? own[0] ?? null;
}

/** The rows of a grid, as rows of its sheet; the likeliest row of headers first. */
function* gridRows(grid: Grid, likeliest: number): Rows & Generator {
  const row = (index: number) => [grid.top + index, [...(grid.values[index] ?? []).entries()]] as const;
  const first = likeliest - grid.top;
  if (first >= 0 && first < grid.values.length) yield row(first);
  for (const index of grid.values.keys()) if (index !== first) yield row(index);
}

const CELLS_AT_ONCE = 50_000;

/** Cells whose values nobody typed, as {@link cellKey}. */
interface ComputedCells {
  formulas: ReadonlySet<number>;
  /** Filled by a formula elsewhere. */
  spilled: ReadonlySet<number>;
}

async function computedIn(workbook: Workbook, grid: Grid, signal?: AbortSignal): Promise<ComputedCells> {
  const columns = grid.values.reduce((most, row) => Math.max(most, row.length), 0);
  const formulas = new Set<number>();
  const spilled = new Set<number>();
  const area = { sheet: grid.sheet, row: grid.top, column: grid.left, rows: grid.values.length, columns };
  for (const block of rowBlocks(area, CELLS_AT_ONCE)) {
    signal?.throwIfAborted();
    for (const [r, line] of (await workbook.readContents(block)).entries())
      for (const [c, content] of line.entries()) {
        const [row, column] = [block.row + r, block.column + c];
        if (isFormula(content)) formulas.add(cellKey(row, column));
        else if (content === null && isFilled(grid.values[row - grid.top]?.[column - grid.left] ?? null))
          spilled.add(cellKey(row, column));
      }
    await nextTurn();
  }
  return { formulas, spilled };
}

function cellKey(row: number, column: number): number {
  return row * 16_384 + column;
}

function* hereTable(
  grid: Grid,
  table: RecognisedTable | null,
  headerRow: number | null,
  sent: SentCopy,
  types: readonly ColumnType[],
  { formulas, spilled }: ComputedCells,
): Steps<HereTable> {
  const read = table
    ? valueReader({ grid, table })
    : (row: number, column: number): CellValue => grid.values[row]?.[column] ?? null;
  const valueAt = (row: number, column: number) => read(row - grid.top, column - grid.left);
  const covered = new Set(
    (table?.mergedDown ?? []).flatMap(({ row, rows, at }) =>
      Array.from({ length: rows - 1 }, (_, below) => cellKey(grid.top + row + 1 + below, grid.left + at)),
    ),
  );
  const moved = headerRow === null || sent.headerRow === null ? 0 : headerRow - sent.headerRow;
  const places = placesHere(grid, headerRow, moved, sent, types, valueAt);
  yield;
  const rows = linesHere(grid, table, headerRow, places);
  const indexOf = new Map(rows.map((row, index) => [row, index]));
  const asked = [...places.entries()].flatMap(([column, at]) =>
    at === null || sent.columns[column]!.treatment === 'result' ? [] : [{ column, at }],
  );
  const views = asked.flatMap(({ column, at }) => {
    if (sent.columns[column]!.treatment !== 'masked') return [{ column, at, seen: (value: CellValue) => value }];
    const mask = maskOfColumn(
      rows.map((row) => valueAt(row, at)),
      sent.lines.map(({ values }) => values[column] ?? null),
    );
    return mask === null ? [] : [{ column, at, seen: mask }];
  });
  yield;
  const others: CellValue[][] = [];
  for (const row of rows) {
    others.push(views.map(({ at, seen }) => seen(valueAt(row, at))));
    if (others.length % ROWS_A_STEP === 0) yield;
  }
  const { otherOf, alike, weak } = yield* matchLines({
    columns: views.map(({ column }) => sent.columns[column]!.id),
    sent: sent.lines.map(({ values }) => views.map(({ column }) => values[column] ?? null)),
    others,
    hints: sent.lines.map(({ row }) => indexOf.get(row + moved) ?? -1),
  });
  const rowOf = otherOf.map((index) => (index < 0 ? -1 : rows[index]!));
  const taken = new Set(rowOf);
  return {
    sheet: grid.sheet,
    places,
    rowOf,
    doubtful: new Set([...alike, ...weak]),
    otherRows: rows.filter((row) => !taken.has(row)),
    valueAt,
    heldIn: (row) =>
      places.map((at) => {
        const isTyped = at !== null && !formulas.has(cellKey(row, at)) && !spilled.has(cellKey(row, at));
        return isTyped ? (grid.values[row - grid.top]?.[at - grid.left] ?? null) : undefined;
      }),
    isFormula: (row, column) => formulas.has(cellKey(row, column)),
    isCovered: (row, column) => covered.has(cellKey(row, column)),
    isHidden: (row) => grid.hiddenRows?.has(row - grid.top) ?? false,
    lastRow: rows.at(-1) ?? headerRow ?? grid.top,
    isBlankRow: (row) => !(grid.values[row - grid.top] ?? []).some(isFilled),
  };
}

/** Where the copy's columns are now: under their headers, or where they were when these say nothing. */
function placesHere(
  grid: Grid,
  headerRow: number | null,
  moved: number,
  sent: SentCopy,
  types: readonly ColumnType[],
  valueAt: (row: number, column: number) => CellValue,
): (number | null)[] {
  const cells = headerRow === null ? [] : (grid.values[headerRow - grid.top] ?? []);
  const headers = new Map([...cells.entries()].map(([index, header]) => [grid.left + index, header] as const));
  for (const [at, header] of headers) if (!isFilled(header)) headers.delete(at);
  const width = grid.values.reduce((most, row) => Math.max(most, row.length), 0);
  const { places } = matchColumns(sent, types, {
    headers,
    pairs: sent.lines.map(({ row }, line) => ({ line, row: row + moved })),
    valueAt,
    filled: Array.from({ length: width }, (_, index) => grid.left + index),
  });
  const taken = new Set(places);
  return places.map((place, column) => {
    const { at, header } = sent.columns[column]!;
    if (at === null) return null;
    // A header of two rows ends with the lower one.
    const isAsItWas = headerKey(header).endsWith(headerKey(headers.get(at) ?? null));
    return place === null && isAsItWas && !taken.has(at) ? at : place;
  });
}

/** The rows of the sheet that may be lines. */
function linesHere(
  grid: Grid,
  table: RecognisedTable | null,
  headerRow: number | null,
  places: readonly (number | null)[],
): number[] {
  if (table) return table.dataRows.map((row) => grid.top + row);
  const columns = places.flatMap((at) => (at === null ? [] : [at - grid.left]));
  return [...grid.values.keys()]
    .filter((row) => grid.top + row > (headerRow ?? -1) && columns.some((at) => isFilled(grid.values[row]![at])))
    .map((row) => grid.top + row);
}
