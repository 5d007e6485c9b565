import type { ColumnId } from './columns';
import { cellOf, isFilled, textOf } from './gridCells';
import { columnHeaders, type ColumnHeader } from './headerTexts';
import { columnsOfKind, TABLE_KINDS } from './kinds';
import { meaningsOf } from './matchHeader';
import type { Grid } from './recognisedTable';

/** A header found in a grid: of one table, though another may stand beside it. */
export interface FoundHeader extends Columns {
  rows: readonly number[];
  headers: readonly ColumnHeader[];
}

/** Header rows are at most this many, one under the other. */
const MOST_LEVELS = 3;
/** Blank columns inside a table are at most this many side by side. */
const WIDEST_GAP = 3;

/** A stretch of columns, both ends included. */
export interface Columns {
  first: number;
  last: number;
}

/** Rows are not looked at beyond this column for headers: nobody's table is wider. */
const WIDEST = 400;
export const ALL_COLUMNS: Columns = { first: 0, last: WIDEST };

/** Headers that begin in a row, among these columns: none, one, or those of tables side by side. */
export function headersAt(grid: Grid, row: number, among: Columns): FoundHeader[] {
  const here = bestFrom(grid, row, among);
  if (here.score < LEAST_SCORE) return [];
  // A row of titles that a better header follows is either its upper level or none of it.
  for (let next = row + 1; next < row + MOST_LEVELS; next++)
    if (bestFrom(grid, next, among).score > here.score + 0.5) return [];
  if (isColumnOfLabels(grid, here)) return [];
  return splitSideBySide(here.headers).map((headers) => foundHeader(here.rows, headers));
}

/** A few labels with labels right under or above them are a form to fill in, no header. */
function isColumnOfLabels(grid: Grid, { rows, headers }: Scored): boolean {
  const understood = headers.filter(({ meanings }) => meanings.candidates.length > 0);
  const isLabelled = (row: number) => {
    const labels = understood.filter(({ at }) => meaningsOf(textOf(cellOf(grid, row, at))).candidates.length > 0);
    return labels.length * 2 >= understood.length;
  };
  return understood.length <= FEW && (isLabelled(rows[0]! - 1) || isLabelled(rows[rows.length - 1]! + 1));
}

/** So few understood headers could be labels of something else. */
export const FEW = 3;

interface Scored {
  rows: readonly number[];
  headers: readonly ColumnHeader[];
  score: number;
}

const LEAST_SCORE = 1.2;

function bestFrom(grid: Grid, row: number, among: Columns): Scored {
  let best: Scored = { rows: [], headers: [], score: 0 };
  const rows: number[] = [];
  for (let level = 0; level < MOST_LEVELS && row + level < grid.values.length; level++) {
    if (!mayHead(grid, row + level, among)) break;
    rows.push(row + level);
    const { first, last } = extent(grid, rows, among);
    const headers = columnHeaders(grid, rows, first, last);
    if (level > 0 && !speaksOfColumns(grid, row + level, first, last)) break;
    const score = scoreOf(headers);
    if (score > best.score + 0.01) best = { rows: [...rows], headers, score };
  }
  return best;
}

/** A lower level of a header is made of headers or units itself, not of data. */
function speaksOfColumns(grid: Grid, row: number, first: number, last: number): boolean {
  const filled = columnHeaders(grid, [row], first, last).filter(({ text }) => text !== '');
  const understood = filled.filter(
    ({ meanings }) => meanings.candidates.length > 0 || meanings.unit !== null || meanings.otherMatter,
  );
  return understood.length * 2 >= filled.length;
}

/** The columns that some of the rows fill. */
function extent(grid: Grid, rows: readonly number[], among: Columns): Columns {
  let first = among.last;
  let last = among.first;
  for (const row of rows) {
    const end = Math.min((grid.values[row]?.length ?? 0) - 1, among.last);
    for (let at = among.first; at <= end; at++) {
      if (!isFilled(cellOf(grid, row, at))) continue;
      first = Math.min(first, at);
      last = Math.max(last, at);
    }
  }
  return { first, last };
}

/** A header is text, but for a year or a date here and there; long numbers are data. */
function mayHead(grid: Grid, row: number, among: Columns): boolean {
  let texts = 0;
  let others = 0;
  const end = Math.min((grid.values[row]?.length ?? 0) - 1, among.last);
  for (let at = among.first; at <= end; at++) {
    const cell = cellOf(grid, row, at);
    if (!isFilled(cell)) continue;
    if (typeof cell === 'string') texts++;
    else if (typeof cell === 'number' && isYearOrDate(cell)) others++;
    else return false;
    if (typeof cell === 'string' && (cell.match(/\d/g)?.length ?? 0) >= MOST_FIGURES) return false;
  }
  return texts >= 2 && others <= texts;
}

/** A header may name a year or a date: `2023`, `01/01/2023 a 31/12`; more figures than that are of a document. */
const MOST_FIGURES = 17;

function isYearOrDate(number: number): boolean {
  return Number.isInteger(number) && ((number >= 1990 && number <= 2100) || (number >= 31_000 && number <= 73_000));
}

/** Sum of how well headers are understood, each meaning once; nothing unless two columns are. */
function scoreOf(headers: readonly ColumnHeader[]): number {
  const best = new Map<ColumnId, number>();
  let filled = 0;
  let understood = 0;
  for (const { text, meanings } of headers) {
    if (text !== '') filled++;
    const [top] = meanings.candidates;
    if (top === undefined) continue;
    understood++;
    // A row of units under the header makes it say more.
    const fit = top.fit + (meanings.unit === null ? 0 : 0.02);
    best.set(top.id, Math.max(best.get(top.id) ?? 0, fit));
  }
  if (isForm(headers)) return 0;
  if (best.size < 2 || (understood < 3 && understood * 3 < filled)) return 0;
  return [...best.values()].reduce((sum, fit) => sum + fit, 0);
}

/** Labels beside what is filled in, as above a table: `Cooperativa: | Coop Exemplo | Município: | Xapuri`. */
function isForm(headers: readonly ColumnHeader[]): boolean {
  const filled = headers.filter(({ text }) => text !== '');
  const labels = filled.filter(({ text }) => text.endsWith(':'));
  return labels.length > 0 && labels.length < filled.length;
}

function foundHeader(rows: readonly number[], headers: readonly ColumnHeader[]): FoundHeader {
  return { rows, headers, first: headers[0]!.at, last: headers[headers.length - 1]!.at };
}

/** Cuts a row of headers where blank columns part two tables, and drops what stands far away and means nothing. */
function splitSideBySide(headers: readonly ColumnHeader[]): ColumnHeader[][] {
  const tables: ColumnHeader[][] = [];
  let gap: ColumnHeader[] = [];
  for (const run of runsOf(headers)) {
    if (run[0]!.text === '') {
      gap = run;
      continue;
    }
    const before = tables[tables.length - 1];
    if (before === undefined || areTwoTables(before, run)) tables.push(run);
    else if (gap.length <= WIDEST_GAP || mostOfOneKind(run) > 0) before.push(...gap, ...run);
  }
  return tables.filter((table) => scoreOf(table) >= LEAST_SCORE);
}

/** Stretches of columns with and without a header, in turn. */
function runsOf(headers: readonly ColumnHeader[]): ColumnHeader[][] {
  const runs: ColumnHeader[][] = [];
  for (const header of headers) {
    const run = runs[runs.length - 1];
    if (run !== undefined && (run[0]!.text === '') === (header.text === '')) run.push(header);
    else runs.push([header]);
  }
  return runs;
}

/** Two tables when each alone says clearly more of what its kind of table holds than both together do of one kind. */
function areTwoTables(left: readonly ColumnHeader[], right: readonly ColumnHeader[]): boolean {
  const [inLeft, inRight] = [mostOfOneKind(left), mostOfOneKind(right)];
  return inLeft >= 2 && inRight >= 2 && inLeft + inRight >= mostOfOneKind([...left, ...right]) + 2;
}

/** How many columns of one kind of table these headers may name, each counted once. */
function mostOfOneKind(headers: readonly ColumnHeader[]): number {
  const counts = TABLE_KINDS.map((kind) => {
    const holds = columnsOfKind(kind);
    const ids = headers.map(({ meanings }) => meanings.candidates.find(({ id }) => holds.has(id))?.id);
    return new Set(ids.filter((id) => id !== undefined)).size;
  });
  return Math.max(...counts);
}
