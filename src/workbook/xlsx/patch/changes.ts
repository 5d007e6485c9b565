import type { CellValue } from '../../port';
import { cellAddress, contains } from '../address';
import { cellAt, type Area, type Book, type Cell, type CellStyle, type Sheet } from '../book';
import { NotSaved } from '../refusal';

/** What has to be written into one cell. */
export interface CellChange {
  row: number;
  column: number;
  before: Cell | undefined;
  /** Absent: the cell is emptied. */
  after: Cell | undefined;
  /** Value or formula are written anew; otherwise only the format is. */
  content: boolean;
  style: boolean;
}

const STYLE_KEYS = [
  'bold',
  'italic',
  'fontSize',
  'color',
  'fill',
  'numberFormat',
  'horizontal',
  'vertical',
  'wrap',
] as const satisfies readonly (keyof CellStyle)[];

/**
 * Cells of a sheet that a person changed, and cached results that changed with them.
 * @throws NotSaved `partOfArray` when a cell inside another cell's array was written to
 */
export function cellChanges(before: Sheet, after: Sheet): CellChange[] {
  const changes: CellChange[] = [];
  const rows = new Set([...before.rows.keys(), ...after.rows.keys()]);
  for (const row of rows) {
    const old = before.rows.get(row);
    const now = after.rows.get(row);
    if (old === now) continue;
    for (const column of new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])) {
      const change = changeOf(before, after, row, column);
      if (change) changes.push(change);
    }
  }
  return changes;
}

function changeOf(before: Sheet, after: Sheet, row: number, column: number): CellChange | null {
  const old = cellAt(before, row, column);
  const now = cellAt(after, row, column);
  if (old === now) return null;
  const content = old?.spilledFrom
    ? spilledChange(before, after, row, column, old, now)
    : contentChanged(before, after, old, now);
  const style = !sameStyle(old?.style, now?.style) && (now !== undefined || !content);
  return content || style ? { row, column, before: old, after: now, content, style } : null;
}

/** A cell that an array had filled: empty now, computed anew, or written over. */
function spilledChange(
  before: Sheet,
  after: Sheet,
  row: number,
  column: number,
  old: Cell,
  now: Cell | undefined,
): boolean {
  const anchor = old.spilledFrom!;
  const oldAnchor = cellAt(before, anchor.row, anchor.column);
  const newAnchor = cellAt(after, anchor.row, anchor.column);
  const sameArray = oldAnchor?.formula === newAnchor?.formula;
  if (!sameArray) return !isEmpty(now) || !isEmpty(old);
  if (now?.spilledFrom) return resultChanged(old.value, now.value);
  if (now === undefined || (now.formula === undefined && (now.value === null || sameValue(old.value, now.value)))) {
    return false;
  }
  throw new NotSaved({
    code: 'partOfArray',
    sheet: after.name,
    cell: cellAddress(row, column),
    owner: cellAddress(anchor.row, anchor.column),
  });
}

function contentChanged(before: Sheet, after: Sheet, old: Cell | undefined, now: Cell | undefined): boolean {
  if (old?.formula !== now?.formula) {
    if (old?.array && !old.spills) checkWholeBlock(before, after, old.array);
    return true;
  }
  const [oldValue, newValue] = [old?.value ?? null, now?.value ?? null];
  if (old?.formula === undefined) return !sameValue(oldValue, newValue);
  return resultChanged(oldValue, newValue);
}

/** A block entered for exactly its area goes as a whole or not at all. */
function checkWholeBlock(before: Sheet, after: Sheet, area: Area): void {
  for (const [row, cells] of before.rows) {
    for (const [column, cell] of cells) {
      const inside = contains(area, row, column) && (row !== area.row || column !== area.column);
      if (!inside || !cell.spilledFrom) continue;
      const now = cellAt(after, row, column);
      if (now && now.formula === undefined && sameValue(now.value, cell.value) && !isEmpty(now)) {
        throw new NotSaved({
          code: 'partOfArray',
          sheet: after.name,
          cell: cellAddress(area.row, area.column),
          owner: cellAddress(area.row, area.column),
        });
      }
    }
  }
}

function isEmpty(cell: Cell | undefined): boolean {
  return !cell || (cell.value === null && cell.formula === undefined);
}

/**
 * Whether the result of an unchanged formula is to be written anew. A result that the grid could not compute does
 * not replace one that the file has.
 */
function resultChanged(old: CellValue, now: CellValue): boolean {
  if (now === null || sameValue(old, now)) return false;
  return !isError(now) || isError(old);
}

function isError(value: CellValue): boolean {
  return typeof value === 'object' && value !== null;
}

/** Equal as Excel shows and stores values: numbers to 15 significant digits. */
export function sameValue(a: CellValue, b: CellValue): boolean {
  if (a === b) return true;
  if (typeof a === 'number' && typeof b === 'number') return a.toPrecision(15) === b.toPrecision(15);
  return isError(a) && isError(b) && (a as { error: string }).error === (b as { error: string }).error;
}

function sameStyle(a: CellStyle = {}, b: CellStyle = {}): boolean {
  return STYLE_KEYS.every((key) => {
    const [x, y] = [a[key] || undefined, b[key] || undefined];
    return typeof x === 'string' && typeof y === 'string' ? x.toLowerCase() === y.toLowerCase() : x === y;
  });
}

/** Whether two books hold the same names. */
export function sameNames(a: Book, b: Book): boolean {
  const key = ({ names }: Book) =>
    JSON.stringify(names.map(({ name, refersTo, sheet, hidden }) => [name, refersTo, sheet ?? null, hidden]).sort());
  return key(a) === key(b);
}
