import { parseCellAddress } from '../address';
import type { NamedReference } from '../port';
import { readTableReference } from './tableReference';
import { isSymbol, type Token } from './tokens';

/** A rectangle by address; `sheet: null` is the sheet of the formula itself. */
export interface WrittenArea {
  kind: 'area';
  sheet: string | null;
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** A reference by name; the sheet of a spill's cell may still be the formula's own (`null`). */
export type WrittenName =
  Exclude<NamedReference, { kind: 'spill' }> | { kind: 'spill'; sheet: string | null; row: number; column: number };

/**
 * Reads pieces that are one reference from end to end: `A1`, `$A$1:C9`, `'Compras 2023'!B2`, `Plan1!A1:Plan1!C9`,
 * `A2#`, a defined name, a table reference. Whole columns, other workbooks and several sheets at once give `null`.
 */
export function readReference(tokens: readonly Token[]): WrittenArea | WrittenName | null {
  const prefix = sheetPrefixOf(tokens);
  const body = tokens.slice(prefix.length);
  return readRectangle(prefix.sheet, body) ?? readSpill(prefix.sheet, body) ?? readNamed(prefix.sheet, body);
}

function readRectangle(sheet: string | null, body: readonly Token[]): WrittenArea | null {
  const first = cellIn(body[0]);
  if (!first) return null;
  if (body.length === 1) return { kind: 'area', sheet, ...first, rows: 1, columns: 1 };
  if (!isSymbol(body[1], ':')) return null;
  const second = sheetPrefixOf(body.slice(2));
  const last = body.length === 3 + second.length ? cellIn(body.at(-1)) : null;
  if (!last || (second.sheet !== null && second.sheet !== sheet)) return null;
  return {
    kind: 'area',
    sheet,
    row: Math.min(first.row, last.row),
    column: Math.min(first.column, last.column),
    rows: Math.abs(first.row - last.row) + 1,
    columns: Math.abs(first.column - last.column) + 1,
  };
}

function readSpill(sheet: string | null, body: readonly Token[]): WrittenName | null {
  const cell = cellIn(body[0]);
  return cell && body.length === 2 && isSymbol(body[1], '#') ? { kind: 'spill', sheet, ...cell } : null;
}

function readNamed(sheet: string | null, body: readonly Token[]): WrittenName | null {
  const [first, second] = body;
  if (body.length === 1 && first?.kind === 'bracket' && sheet === null) return readTableReference(null, first.raw);
  if (first?.kind !== 'word' || parseCellAddress(first.raw)) return null;
  if (body.length === 1) return { kind: 'name', name: first.raw, sheet };
  return body.length === 2 && second?.kind === 'bracket' ? readTableReference(first.raw, second.raw) : null;
}

/** The sheet that the pieces begin with, and how many pieces that takes. */
function sheetPrefixOf(tokens: readonly Token[]): { sheet: string | null; length: number } {
  const [first, second] = tokens;
  if (!isSymbol(second, '!')) return { sheet: null, length: 0 };
  if (first?.kind === 'word') return { sheet: first.raw, length: 2 };
  const quoted = first?.kind === 'quoted' ? first.raw.slice(1, -1).replaceAll("''", "'") : '';
  // A bracket inside the quotes names another workbook, a colon several sheets.
  return quoted === '' || /[[\]:]/.test(quoted) ? { sheet: null, length: 0 } : { sheet: quoted, length: 2 };
}

function cellIn(token: Token | undefined): { row: number; column: number } | null {
  return token?.kind === 'word' ? parseCellAddress(token.raw) : null;
}
