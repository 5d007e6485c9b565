import type { Steps } from '../rules/steps';
import { isFilled, rowIsBlank } from './gridCells';
import { ALL_COLUMNS, FEW, headersAt, type Columns, type FoundHeader } from './headerRows';
import { columnHeaders, type ColumnHeader } from './headerTexts';
import type { Grid, GridTable } from './recognisedTable';

/** A header and the rows under it that may belong to it. */
export interface Region extends Columns {
  headerRows: readonly number[];
  headers: readonly ColumnHeader[];
  /** First and last row under the header that may hold something; the last is before the first when none does. */
  top: number;
  bottom: number;
  /** Header rows that come again further down. */
  repeats: ReadonlySet<number>;
  /** Its totals row, where the program says which it is. */
  totalsRow?: number;
  /** Last row of the program's own table, where rows right below it go on. */
  tableEnd?: number;
}

/** Rows in which every line is tried for a header; further down only lines that stand out. */
const FIRST_ROWS = 60;
/** Rows between two turns for the page. */
const TURN = 5_000;

interface OpenRegion extends FoundHeader {
  top: number;
  repeats: Set<number>;
}

/**
 * Goes once through the rows of a grid and finds every header with what lies under it: headers wherever they begin,
 * one below the other or side by side. Gives the number of rows done now and then.
 */
export function* findRegions(grid: Grid): Steps<Region[], number> {
  const { tables = [] } = grid;
  const done: Region[] = [];
  let open: OpenRegion[] = [];
  const close = (open: OpenRegion, bottom: number) => {
    const region = closed(grid, open, bottom);
    if (region.top <= region.bottom || understoodIn(region) > FEW) done.push(region);
  };
  let above: RowLook = NOTHING;
  for (let row = 0; row < grid.values.length; row++) {
    if (row % TURN === TURN - 1) yield row;
    for (const table of tables.filter((one) => one.row === row)) {
      const columns = columnsOf(table);
      for (const region of open.filter((one) => overlap(one, columns))) close(region, row - 1);
      open = open.filter((one) => !overlap(one, columns));
    }
    const look = lookAt(grid, row);
    const suspicious = row < FIRST_ROWS || above.filled <= 2 || (look.numbers === 0 && above.numbers > 0);
    above = look;
    if (look.texts < 2 || !suspicious) continue;
    for (const header of headersIn(grid, row, open)) {
      if (tables.some((table) => isInside(table, row, header))) continue;
      const over = open.find((region) => overlap(region, header));
      if (over && row >= over.top && isSameHeader(over, header)) {
        for (const again of header.rows) over.repeats.add(again);
        continue;
      }
      const replaced = open.filter((region) => overlap(region, header));
      if (replaced.some((region) => region.rows.includes(row))) continue;
      if (replaced.length > 0 && !isPlain(header)) continue;
      for (const region of replaced) close(region, row - 1);
      open = open.filter((region) => !replaced.includes(region));
      open.push({ ...header, top: header.rows[header.rows.length - 1]! + 1, repeats: new Set() });
    }
  }
  for (const region of open) close(region, grid.values.length - 1);
  done.push(...tables.map((table) => regionOf(grid, table, endBelow(grid, table, done))));
  return done.sort((a, b) => a.top - b.top || a.first - b.first);
}

/** Headers of a row; where it is one of lines of data, those beside the tables that are open. */
function headersIn(grid: Grid, row: number, open: readonly Columns[]): FoundHeader[] {
  const found = headersAt(grid, row, ALL_COLUMNS);
  return found.length > 0 ? found : columnsBeside(open).flatMap((among) => headersAt(grid, row, among));
}

/** The columns left of, between and right of these. */
function columnsBeside(taken: readonly Columns[]): Columns[] {
  if (taken.length === 0) return [];
  const inOrder = [...taken].sort((a, b) => a.first - b.first);
  const starts = [ALL_COLUMNS.first, ...inOrder.map(({ last }) => last + 1)];
  const ends = [...inOrder.map(({ first }) => first - 1), ALL_COLUMNS.last];
  return starts.map((first, index) => ({ first, last: ends[index]! })).filter(({ first, last }) => first < last);
}

interface RowLook {
  filled: number;
  texts: number;
  numbers: number;
}
const NOTHING: RowLook = { filled: 0, texts: 0, numbers: 0 };

function lookAt(grid: Grid, row: number): RowLook {
  const look = { filled: 0, texts: 0, numbers: 0 };
  for (const cell of grid.values[row] ?? []) {
    if (cell === null || cell === '') continue;
    if (typeof cell === 'number') look.numbers++;
    else if (typeof cell === 'string' && isFilled(cell)) look.texts++;
    else continue;
    look.filled++;
  }
  return look;
}

function overlap(a: Columns, b: Columns): boolean {
  return a.first <= b.last && b.first <= a.last;
}

/** The same columns mean the same: the header of a printed page again, or one in other words under it. */
function isSameHeader(region: FoundHeader, header: FoundHeader): boolean {
  const meaningAt = new Map(region.headers.map(({ at, meanings }) => [at, meanings.candidates[0]?.id]));
  const understood = header.headers.filter(({ meanings }) => meanings.candidates.length > 0);
  const same = understood.filter(({ at, meanings }) => meaningAt.get(at) === meanings.candidates[0]?.id);
  return same.length >= 2 && same.length >= 0.6 * understood.length;
}

/** Under another header only one that is understood by half at least is believed: a line of data has words too. */
function isPlain(header: FoundHeader): boolean {
  const filled = header.headers.filter(({ text }) => text !== '');
  return understoodIn(header) * 2 >= filled.length;
}

function understoodIn({ headers }: Pick<Region, 'headers'>): number {
  return headers.filter(({ meanings }) => meanings.candidates.length > 0).length;
}

function closed(grid: Grid, region: OpenRegion, bottom: number): Region {
  const last = lastFilledRow(grid, region.top, bottom, region.first, region.last);
  const { first, last: lastColumn, headers, rows, top, repeats } = region;
  const wider = withHeaderlessNeighbours(grid, { first, last: lastColumn, headers }, top, last);
  return { headerRows: rows, top, bottom: last, repeats, ...wider };
}

function lastFilledRow(grid: Grid, top: number, bottom: number, first: number, last: number): number {
  let row = bottom;
  while (row >= top && rowIsBlank(grid, row, first, last)) row--;
  return row;
}

type HeadedColumns = Pick<Region, 'first' | 'last' | 'headers'>;

/** Columns without a header that touch the table and hold values belong to it: nothing vanishes. */
function withHeaderlessNeighbours(grid: Grid, columns: HeadedColumns, top: number, bottom: number): HeadedColumns {
  let { first, last } = columns;
  const headers = [...columns.headers];
  while (first > 0 && isMostlyFilled(grid, first - 1, top, bottom)) headers.unshift(headerless(--first));
  while (isMostlyFilled(grid, last + 1, top, bottom)) headers.push(headerless(++last));
  return { first, last, headers };
}

/** A column with values in a third of the first rows at least. */
function isMostlyFilled(grid: Grid, at: number, top: number, bottom: number): boolean {
  const rows = Math.min(bottom - top + 1, 50);
  let filled = 0;
  for (let row = top; row < top + rows; row++) if (isFilled(grid.values[row]?.[at])) filled++;
  return filled > 0 && filled * 3 >= rows;
}

function headerless(at: number): ColumnHeader {
  return { at, text: '', meanings: { candidates: [], unit: null, otherMatter: false } };
}

/**
 * Last row of what goes on right below a table of the program: some programs let their tables grow with what is typed
 * there, others do not. A row of totals ends a table, and so do a blank row and another table.
 */
function endBelow(grid: Grid, table: GridTable, others: readonly Region[]): number {
  const end = table.row + table.rows - 1;
  if (table.totalsRow) return end;
  const columns = columnsOf(table);
  const starts = [
    ...others.filter((region) => overlap(region, columns)).map(({ headerRows, top }) => headerRows[0] ?? top),
    ...(grid.tables ?? []).filter((other) => overlap(columnsOf(other), columns)).map(({ row }) => row),
  ];
  const next = Math.min(grid.values.length, ...starts.filter((row) => row > end));
  let row = end;
  while (row + 1 < next && !rowIsBlank(grid, row + 1, columns.first, columns.last)) row++;
  return row;
}

function columnsOf({ column, columns }: GridTable): Columns {
  return { first: column, last: column + columns - 1 };
}

/** A table of the program itself says where its header, its lines and its totals are. */
function regionOf(grid: Grid, table: GridTable, end: number): Region {
  const { last } = columnsOf(table);
  const headerRows = table.headerRow ? [table.row] : [];
  const headers = columnHeaders(grid, headerRows, table.column, last);
  const bottom = table.row + table.rows - 1;
  return {
    headerRows,
    headers,
    first: table.column,
    last,
    top: table.row + headerRows.length,
    bottom: lastFilledRow(grid, table.row + headerRows.length, end, table.column, last),
    repeats: new Set(),
    ...(table.totalsRow ? { totalsRow: bottom } : {}),
    ...(end > bottom ? { tableEnd: bottom } : {}),
  };
}

function isInside(table: GridTable, row: number, columns: Columns): boolean {
  return table.row <= row && row < table.row + table.rows && overlap(columnsOf(table), columns);
}
