import { fold } from '../../brazil/text';
import { serialOf } from '../../brazil/dates';
import { parseCellAddress } from '../../workbook/address';
import { readArgument, type Argument } from '../../workbook/formula/argument';
import { asOurCall, callAt, type OurCall } from '../../workbook/formula/ourCalls';
import { readTableReference, thisRow } from '../../workbook/formula/tableReference';
import { closingOf, isSymbol, splitAt, tokensOf, trimmed, type Token } from '../../workbook/formula/tokens';
import type { CellValue } from '../../workbook/port';
import { inPublicNames } from '../repair/mendedFormula';
import { isComputed } from '../native/evaluation/compute';
import { nativeFunctions, nativeRows, valuesOnly } from '../native/nativeFunctions';
import { quoted, type NativeArgument, type NativeFunction, type NativeLists } from '../native/nativeBook';
import type { WhyNotKept } from '../../explain/sharing/provenance';

/** The line that a formula stands in, seen from the person's sheet and from the copy. */
export interface LineOfFormula {
  /** Row of the person's sheet, from zero. */
  row: number;
  /** The copy's cell for a column of the person's sheet, `null` for one that stays at home. */
  cellOf: (column: number) => { address: string; value: CellValue; place: number } | null;
  /** Column of the person's sheet with that folded header, for references such as `[@UF]`. */
  columnNamed: (header: string) => number | null;
}

/**
 * What a formula becomes in a copy: another formula, or a value for a reason. Of a function that fills a row, `beside`
 * has the formulas of the cells to the right.
 */
export type Translated = { formula: string; beside: readonly string[] } | { why: WhyNotKept };

/**
 * A person's formula in the terms of the copy: cells of the same line become those of the copy, our functions native
 * formulas. What it leans on elsewhere, in names or in other sheets, makes it a value.
 *
 * @param original en-US, with `=`
 */
export function translate(original: string, line: LineOfFormula, lists: NativeLists): Translated {
  try {
    const tokens = trimmed(tokensOf(original.replace(/^\s*=/, '')));
    const call = asOurCall(tokens);
    const [first, ...beside] = (call && nativeRows.get(call.id)?.map((make) => native(call, make, line, lists))) ?? [];
    return { formula: first ?? translated(tokens, line, lists), beside };
  } catch (failure) {
    if (failure instanceof NotKept) return { why: failure.why };
    throw failure;
  }
}

/**
 * A person's formula with each cell of its line named by its header in the copy, `[@[Preço de venda]]`, and functions of
 * ours by their public names: so it can be entered again in the copy, wherever its columns are by then. `null` where it
 * leans on what the copy has not.
 *
 * @param headerOf the header of a column of the copy that no other column has
 */
export function byHeaders(
  original: string,
  line: LineOfFormula,
  headerOf: (place: number) => string | null,
): string | null {
  const cellOf = (column: number) => {
    const cell = line.cellOf(column);
    const header = cell && headerOf(cell.place);
    return cell && header !== null ? { ...cell, address: thisRow(header) } : null;
  };
  try {
    const tokens = trimmed(tokensOf(inPublicNames(original).replace(/^\s*=/, '')));
    return `=${translated(tokens, { ...line, cellOf }, null)}`;
  } catch (failure) {
    if (failure instanceof NotKept) return null;
    throw failure;
  }
}

class NotKept extends Error {
  constructor(readonly why: WhyNotKept) {
    super(why);
  }
}

/** @param lists `null`: functions of ours stay as they are */
function translated(tokens: readonly Token[], line: LineOfFormula, lists: NativeLists | null): string {
  let text = '';
  for (let at = 0; at < tokens.length; at++) {
    const cell = lists && cellOfRow(tokens, at, line, lists);
    if (cell) {
      text += `(${cell.text})`;
      at = cell.end;
      continue;
    }
    const call = lists && callAt(tokens, at);
    if (call) {
      const formula = native(call.call, nativeFunctions.get(call.call.id), line, lists);
      text += at === 0 && call.end === tokens.length - 1 ? formula : `(${formula})`;
      at = call.end;
      continue;
    }
    const reference = referenceAt(tokens, at, line);
    if (reference) {
      text += reference.text;
      at = reference.end;
    } else text += kept(tokens, at);
  }
  return text;
}

/** A cell picked from what a function that fills a row answers: `INDEX(SELO.CORNCAP(…),1,2)`, `INDEX(SELO.CORNCAP(…),2)`. */
function cellOfRow(
  tokens: readonly Token[],
  at: number,
  line: LineOfFormula,
  lists: NativeLists,
): { text: string; end: number } | null {
  if (tokens[at]?.raw.toUpperCase() !== 'INDEX' || !isSymbol(tokens[at + 1], '(')) return null;
  const end = closingOf(tokens, at + 1);
  const [of = [], ...positions] = splitAt(tokens.slice(at + 2, end), ',').map(trimmed);
  const call = asOurCall(of);
  const numbers = positions.map(([token, ...more]) => (more.length === 0 ? token?.raw : undefined));
  const place = Number(numbers.length === 2 && numbers[0] !== '1' ? NaN : numbers.at(-1));
  const make = call === null ? undefined : nativeRows.get(call.id)?.[place - 1];
  return call && make && numbers.length <= 2 ? { text: native(call, make, line, lists), end } : null;
}

const LOGICAL = /^(?:TRUE|FALSE)$/i;

/**
 * A piece that means the same in the copy; anything else leans on what is not there. Functions that our own computation
 * does not know could fetch or send something, or be missing in another program: none goes, in no branch.
 */
function kept(tokens: readonly Token[], at: number): string {
  const token = tokens[at]!;
  const isFunction = isSymbol(tokens[at + 1], '(');
  switch (token.kind) {
    case 'word':
      if (isFunction ? isComputed(token.raw) || callAt(tokens, at) !== null : LOGICAL.test(token.raw)) return token.raw;
      throw new NotKept(isFunction ? 'unknown' : 'elsewhere');
    case 'quoted':
    case 'bracket':
      throw new NotKept('elsewhere');
    case 'symbol':
      // The cell of a range that stands in the same line is that cell.
      if (token.raw === '@') return '';
      if ('!#:'.includes(token.raw)) throw new NotKept('elsewhere');
      return token.raw;
    default:
      return token.raw;
  }
}

/** A cell, part of a line, or `[@Header]`, in the copy's own terms. */
function referenceAt(
  tokens: readonly Token[],
  at: number,
  line: LineOfFormula,
): { text: string; end: number; value: CellValue } | null {
  const token = tokens[at]!;
  const table = token.kind === 'word' && tokens[at + 1]?.kind === 'bracket';
  if (table || token.kind === 'bracket') return ofThisRow(tokens[table ? at + 1 : at]!, table ? at + 1 : at, line);
  const first = token.kind === 'word' ? parseCellAddress(token.raw) : null;
  if (!first || isSymbol(tokens[at + 1], '(')) return null;
  if (isSymbol(tokens[at - 1], '!') || isSymbol(tokens[at + 1], '!')) throw new NotKept('elsewhere');
  const start = cellIn(first, line);
  if (!isSymbol(tokens[at + 1], ':')) return { text: start.address, end: at, value: start.value };
  const second = tokens[at + 2];
  const last = second?.kind === 'word' ? parseCellAddress(second.raw) : null;
  if (!last) throw new NotKept('elsewhere');
  const end = cellIn(last, line);
  // All cells between them must be there, in the same order.
  const count = last.column - first.column;
  if (count < 0 || end.place - start.place !== count) throw new NotKept('elsewhere');
  for (let column = first.column + 1; column < last.column; column++)
    if (line.cellOf(column)?.place !== start.place + column - first.column) throw new NotKept('elsewhere');
  return { text: `${start.address}:${end.address}`, end: at + 2, value: null };
}

function cellIn({ row, column }: { row: number; column: number }, line: LineOfFormula) {
  const cell = row === line.row ? line.cellOf(column) : null;
  if (!cell) throw new NotKept('elsewhere');
  return cell;
}

function ofThisRow(bracket: Token, end: number, line: LineOfFormula): { text: string; end: number; value: CellValue } {
  const reference = readTableReference(null, bracket.raw);
  const { columns, part } = reference ?? {};
  const column =
    columns && part === 'thisRow' && columns.first === columns.last ? line.columnNamed(fold(columns.first)) : null;
  const cell = column === null ? null : line.cellOf(column);
  if (!cell) throw new NotKept('elsewhere');
  return { text: cell.address, end, value: cell.value };
}

/** A call of ours as a native formula; without one, why its cell becomes a value. */
function native(call: OurCall, make: NativeFunction | undefined, line: LineOfFormula, lists: NativeLists): string {
  if (!make) throw new NotKept(valuesOnly.get(call.id) ?? (nativeRows.has(call.id) ? 'manyCells' : 'arguments'));
  const formula = make(
    call.arguments.map((tokens) => argumentOf(trimmed(tokens), line)),
    lists,
  );
  if (formula === null) throw new NotKept('arguments');
  return formula;
}

function argumentOf(tokens: readonly Token[], line: LineOfFormula): NativeArgument | null {
  if (tokens.length === 0) return null;
  const argument = readArgument(tokens);
  switch (argument.kind) {
    case 'omitted':
      return null;
    case 'value':
      return constant(argument.value);
    case 'date':
      return dateOf(argument);
    case 'reference': {
      const reference = referenceAt(tokens, 0, line);
      if (reference?.end !== tokens.length - 1 || reference.text.includes(':')) throw new NotKept('arguments');
      return { text: reference.text, value: reference.value };
    }
    default:
      throw new NotKept('arguments');
  }
}

function constant(value: CellValue): NativeArgument {
  if (typeof value === 'string') return { text: quoted(value), value };
  if (typeof value === 'number') return { text: String(value), value };
  if (typeof value === 'boolean') return { text: value ? 'TRUE' : 'FALSE', value };
  throw new NotKept('arguments');
}

function dateOf({ parts }: Extract<Argument, { kind: 'date' }>): NativeArgument {
  const [year, month, day] = parts.map((part) => (part.kind === 'value' ? part.value : null));
  if (typeof year !== 'number' || typeof month !== 'number' || typeof day !== 'number') throw new NotKept('arguments');
  if (![year, month, day].every((part) => Number.isInteger(part) && part > 0 && part < 10_000) || year < 1900)
    throw new NotKept('arguments');
  const value = serialOf(new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10));
  return { text: String(value), value };
}
