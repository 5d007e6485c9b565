import { cellAddress } from '../../../workbook/address';
import { isFormula } from '../../../workbook/changes/digest';
import { readTableReference } from '../../../workbook/formula/tableReference';
import { textOf, tokensOf } from '../../../workbook/formula/tokens';
import { nextTurn } from '../../../workbook/nextTurn';
import type { CellRef, CellValue, Workbook } from '../../../workbook/port';
import { rowBlocks } from '../../../workbook/rowBlocks';
import type { CellInput } from '../../../workbook/writing';
import { holdsOurs } from '../mendedFormula';
import { copyHere, type CopyHere } from './copyHere';
import { markOf } from './mark';
import { originsIn, type Origin } from './origins';

/** A cell whose formula of ours can be entered again. Formulas are en-US and begin with `=`. */
export interface Restorable {
  cell: CellRef;
  before: CellInput;
  after: string;
  header: string;
  function: string;
  /** Somebody may have changed the native formula: it is not like those of most lines, and only given up when asked. */
  isDoubtful: boolean;
}

/**
 * Cells that are left alone, and why. `changed`: they no longer hold what the copy was given with. `columnGone`: a
 * column that the formula needs is not there, or there are two of its name.
 */
export interface NotRestored {
  header: string;
  function: string;
  cells: number;
  why: 'changed' | 'columnGone';
  /** The first of them; `null` where their column is gone. */
  first: CellRef | null;
}

export interface Restorables {
  /** The workbook has a sheet of origins that tells formulas of ours, and the lines they belong to. */
  isCopy: boolean;
  found: readonly Restorable[];
  notRestored: readonly NotRestored[];
  /** The sheet is protected: nothing can be entered until the person takes that off. */
  locked: string | null;
}

const CELLS_AT_ONCE = 50_000;

/**
 * Finds the formulas of ours that a copy was made without, in a workbook that the copy has become. A value is only
 * given up for its formula when all values of its origin are as they were given, a native formula where it still is
 * one. Nothing is changed.
 *
 * @throws the signal's reason, when it was given
 */
export async function findRestorable(workbook: Workbook, signal?: AbortSignal): Promise<Restorables> {
  const origins = await originsIn(workbook);
  const copy =
    origins.length === 0
      ? null
      : await copyHere(
          workbook,
          origins.map(({ header }) => header),
          signal,
        );
  if (!copy) return { isCopy: false, found: [], notRestored: [], locked: null };
  const found: Restorable[] = [];
  const notRestored: NotRestored[] = [];
  for (const origin of origins) {
    const of = await restorableOf(workbook, copy, origin, signal);
    for (const one of of.found) found.push(one);
    if (of.left) notRestored.push(of.left);
    await nextTurn();
  }
  const sheet = (await workbook.sheets()).find(({ name }) => name === copy.sheet);
  return { isCopy: true, found, notRestored, locked: sheet?.protected ? copy.sheet : null };
}

async function restorableOf(
  workbook: Workbook,
  copy: CopyHere,
  { header, function: name, formula, lines, asValue, mark }: Origin,
  signal?: AbortSignal,
): Promise<{ found: Restorable[]; left: NotRestored | null }> {
  const rows: number[] = [];
  for (let line = lines.first; line <= lines.last; line++) {
    const row = copy.rowOf.get(line);
    if (row !== undefined) rows.push(row);
  }
  const about = { header, function: name };
  const column = copy.columnOf(header);
  const made = formulaFor(formula, copy);
  if (column === null || made === null)
    return { found: [], left: { ...about, cells: rows.length, why: 'columnGone', first: null } };
  const contents = await contentsOf(workbook, copy.sheet, column, rows, signal);
  const cellIn = (row: number): CellRef => ({ sheet: copy.sheet, row, column });
  const isRestored = (row: number) => {
    const content = contents.get(row) ?? null;
    return isFormula(content) && holdsOurs(content.formula);
  };
  const open = rows.filter((row) => !isRestored(row));
  const asGiven = asValue && isAsGiven(open, rows.length === lines.last - lines.first + 1, contents, mark);
  const isReady = (row: number) => (asValue ? asGiven : isFormula(contents.get(row)));
  const ready = open.filter(isReady);
  const changed = open.filter((row) => !isReady(row));
  const usual = usualForm(rows, contents);
  return {
    found: ready.map((row): Restorable => {
      const before = contents.get(row) ?? null;
      const isDoubtful = isFormula(before) && formOf(before.formula, row) !== usual;
      return { ...about, cell: cellIn(row), before, after: made(row), isDoubtful };
    }),
    left: changed.length === 0 ? null : { ...about, cells: changed.length, why: 'changed', first: cellIn(changed[0]!) },
  };
}

/** The form that the formulas of more than half of some rows have; `null` where there is none. */
function usualForm(rows: readonly number[], contents: ReadonlyMap<number, CellInput>): string | null {
  const rowsOf = new Map<string, number>();
  for (const row of rows) {
    const content = contents.get(row) ?? null;
    if (!isFormula(content)) continue;
    const form = formOf(content.formula, row);
    rowsOf.set(form, (rowsOf.get(form) ?? 0) + 1);
  }
  return [...rowsOf].find(([, count]) => count * 2 > rows.length)?.[0] ?? null;
}

/** A formula without the numbers of rows, but for whether they are its own: alike in all lines that it was made for. */
function formOf(formula: string, row: number): string {
  return tokensOf(formula)
    .map(({ kind, raw }) => {
      const [, column, number] = (kind === 'word' && /^(\$?[A-Z]{1,3})\$?(\d+)$/i.exec(raw)) || [];
      return column === undefined ? raw : `${column}${Number(number) === row + 1 ? '#' : '?'}`;
    })
    .join('');
}

/** Whether values are those that the copy was given with: nobody typed over one of them. */
function isAsGiven(
  rows: readonly number[],
  isWhole: boolean,
  contents: ReadonlyMap<number, CellInput>,
  mark: string,
): boolean {
  const values = rows.map((row) => contents.get(row) ?? null);
  return isWhole && values.every(isValue) && markOf(values) === mark;
}

function isValue(content: CellInput): content is CellValue {
  return !isFormula(content);
}

async function contentsOf(
  workbook: Workbook,
  sheet: string,
  column: number,
  rows: readonly number[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<number, CellInput>> {
  const contents = new Map<number, CellInput>();
  let [first, last] = [Infinity, -Infinity];
  for (const row of rows) [first, last] = [Math.min(first, row), Math.max(last, row)];
  if (rows.length === 0) return contents;
  for (const block of rowBlocks({ sheet, row: first, column, rows: last - first + 1, columns: 1 }, CELLS_AT_ONCE)) {
    signal?.throwIfAborted();
    for (const [index, [content = null]] of (await workbook.readContents(block)).entries())
      contents.set(block.row + index, content);
  }
  return contents;
}

/** The formula for a row, with the cells that its headers name now; `null` where one of these is not there. */
function formulaFor(formula: string, { columnOf }: CopyHere): ((row: number) => string) | null {
  const pieces = tokensOf(formula).map((token): string | { column: number | null } => {
    if (token.kind !== 'bracket') return textOf([token]);
    const columns = readTableReference(null, token.raw)?.columns;
    return { column: columns ? columnOf(columns.first) : null };
  });
  const isWhole = pieces.every((piece) => typeof piece === 'string' || piece.column !== null);
  if (!isWhole) return null;
  return (row) =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : cellAddress({ row, column: piece.column! }))).join('');
}
