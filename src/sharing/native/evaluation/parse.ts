import { parseCellAddress } from '../../../workbook/address';
import { closingOf, isSymbol, splitAt, tokensOf, type Token } from '../../../workbook/formula/tokens';
import type { Corner, Expression, Operator, Place } from './expression';
import { NAME, REFERENCE } from './values';

/** What a formula can speak of beside cells of its own sheet. */
export interface Surroundings {
  /** Index of a sheet; `null` when the book has none of that name. */
  sheetNamed: (name: string) => number | null;
  /** What a defined name stands for; `null` when the book has no such name. */
  meaningOf: (name: string) => Expression | null;
}

/** A formula that this is no reader for. Excel may well understand it. */
export class NotUnderstood extends Error {}

interface Reading {
  tokens: readonly Token[];
  next: number;
  at: Place;
  around: Surroundings;
}

/** Operators that stand between operands, the loosest first; those of one line are taken from left to right. */
const LEVELS: readonly (readonly Operator[])[] = [
  ['=', '<>', '<', '<=', '>', '>='],
  ['&'],
  ['+', '-'],
  ['*', '/'],
  ['^'],
];

/**
 * What a formula (en-US, without `=`) of the cell at that place asks for.
 *
 * @throws NotUnderstood
 */
export function parseFormula(formula: string, at: Place, around: Surroundings): Expression {
  return wholeOf(
    tokensOf(formula).filter(({ kind }) => kind !== 'space'),
    at,
    around,
  );
}

function wholeOf(tokens: readonly Token[], at: Place, around: Surroundings): Expression {
  const reading: Reading = { tokens, next: 0, at, around };
  const whole = operation(reading, 0);
  if (reading.next < tokens.length) throw new NotUnderstood();
  return whole;
}

function operation(reading: Reading, level: number): Expression {
  const operators = LEVELS[level];
  if (!operators) return signed(reading);
  let left = operation(reading, level + 1);
  for (let operator = ahead(reading, operators); operator; operator = ahead(reading, operators)) {
    reading.next++;
    left = { kind: 'infix', operator, left, right: operation(reading, level + 1) };
  }
  return left;
}

function ahead({ tokens, next }: Reading, operators: readonly Operator[]): Operator | undefined {
  const token = tokens[next];
  return token?.kind === 'symbol' ? operators.find((operator) => operator === token.raw) : undefined;
}

/** In Excel a sign binds closer than `^`: `-2^2` is 4. */
function signed(reading: Reading): Expression {
  const token = reading.tokens[reading.next];
  if (isSymbol(token, '-') || isSymbol(token, '+')) {
    reading.next++;
    const of = signed(reading);
    return token!.raw === '-' ? { kind: 'negative', of } : of;
  }
  let operand = operandAt(reading);
  for (; isSymbol(reading.tokens[reading.next], '%'); reading.next++) operand = { kind: 'percent', of: operand };
  return operand;
}

function operandAt(reading: Reading): Expression {
  const { tokens, next, around } = reading;
  const token = tokens[next];
  const after = tokens[next + 1];
  if (isSymbol(token, '(')) return bracketed(reading);
  if (token?.kind === 'quoted' || (token?.kind === 'word' && isSymbol(after, '!'))) return onSheet(reading);
  reading.next++;
  switch (token?.kind) {
    case 'number':
      return { kind: 'constant', value: Number(token.raw) };
    case 'text':
      return { kind: 'constant', value: token.raw.slice(1, -1).replaceAll('""', '"') };
    case 'error':
      return { kind: 'constant', value: { error: token.raw.toUpperCase() } };
    case 'word': {
      if (isSymbol(after, '(')) return callAt(reading, token.raw.toUpperCase());
      if (parseCellAddress(token.raw)) return referenceAt(reading, reading.at.sheet);
      if (/^(?:TRUE|FALSE)$/i.test(token.raw)) return { kind: 'constant', value: token.raw.length === 4 };
      return around.meaningOf(token.raw) ?? { kind: 'constant', value: NAME };
    }
    default:
      throw new NotUnderstood();
  }
}

function bracketed(reading: Reading): Expression {
  reading.next++;
  const inner = operation(reading, 0);
  if (!isSymbol(reading.tokens[reading.next++], ')')) throw new NotUnderstood();
  return inner;
}

function callAt(reading: Reading, name: string): Expression {
  const { tokens, at, around } = reading;
  const close = closingOf(tokens, reading.next);
  if (close === tokens.length) throw new NotUnderstood();
  const inside = tokens.slice(reading.next + 1, close);
  reading.next = close + 1;
  const parts = inside.length === 0 ? [] : splitAt(inside, ',');
  return { kind: 'call', name, args: parts.map((part) => argumentOf(part, at, around)) };
}

/** An argument left out between commas is a blank. */
function argumentOf(tokens: readonly Token[], at: Place, around: Surroundings): Expression {
  return tokens.length === 0 ? { kind: 'constant', value: null } : wholeOf(tokens, at, around);
}

function onSheet(reading: Reading): Expression {
  const { tokens, next, around } = reading;
  const { kind, raw } = tokens[next]!;
  if (!isSymbol(tokens[next + 1], '!') || tokens[next + 2]?.kind !== 'word') throw new NotUnderstood();
  const sheet = around.sheetNamed(kind === 'quoted' ? raw.slice(1, -1).replaceAll("''", "'") : raw);
  reading.next += 3;
  const reference = referenceAt(reading, sheet ?? 0);
  return sheet === null ? { kind: 'constant', value: REFERENCE } : reference;
}

/** The reference whose first cell was just passed. */
function referenceAt(reading: Reading, sheet: number): Expression {
  const { tokens, at } = reading;
  const from = cornerOf(tokens[reading.next - 1], at);
  if (!isSymbol(tokens[reading.next], ':')) return { kind: 'reference', sheet, from, to: from };
  reading.next += 2;
  return { kind: 'reference', sheet, from, to: cornerOf(tokens[reading.next - 1], at) };
}

function cornerOf(token: Token | undefined, at: Place): Corner {
  const cell = token?.kind === 'word' ? parseCellAddress(token.raw) : null;
  if (!cell) throw new NotUnderstood();
  const columnFixed = token!.raw.startsWith('$');
  const rowFixed = token!.raw.includes('$', 1);
  return {
    row: rowFixed ? cell.row : cell.row - at.row,
    rowFixed,
    column: columnFixed ? cell.column : cell.column - at.column,
    columnFixed,
  };
}
