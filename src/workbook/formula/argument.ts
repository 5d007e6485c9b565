import type { CellValue } from '../port';
import { asOurCall, type OurCall } from './ourCalls';
import { readReference, type WrittenArea, type WrittenName } from './reference';
import { closingOf, isSymbol, splitAt, textOf, trimmed, type Token } from './tokens';

/** What an argument of a call is, as far as it can be known without computing. */
export type Argument =
  | { kind: 'omitted' }
  | { kind: 'value'; value: CellValue }
  | { kind: 'array'; values: CellValue[][] }
  | { kind: 'reference'; reference: WrittenArea | WrittenName; text: string }
  | { kind: 'call'; call: OurCall }
  /** `DATE(year, month, day)`: the usual way to write a date in a formula. */
  | { kind: 'date'; parts: readonly [Argument, Argument, Argument]; text: string }
  /** Needs a calculation that only the spreadsheet can make. */
  | { kind: 'expression'; text: string };

/** Reads the pieces between two separators of a call. */
export function readArgument(tokens: readonly Token[]): Argument {
  const body = trimmed(tokens);
  const [first] = body;
  if (!first) return { kind: 'omitted' };
  const text = textOf(body);
  if (isSymbol(first, '(') && closingOf(body, 0) === body.length - 1) {
    const inside = readArgument(body.slice(1, -1));
    return 'text' in inside ? { ...inside, text } : inside;
  }
  const value = readLiteral(body);
  if (value !== undefined) return { kind: 'value', value };
  const call = asOurCall(body);
  if (call) return { kind: 'call', call };
  return (
    readArray(body) ??
    readDate(body, text) ??
    readAsReference(body, text) ?? { kind: 'expression', text: text.replace(/\s+/g, ' ') }
  );
}

/** A text, number, percentage, logical value or error written out; `undefined` for anything else. */
function readLiteral(body: readonly Token[]): CellValue | undefined {
  const [first] = body;
  if (body.length === 1 && first) {
    if (first.kind === 'text') return first.raw.slice(1, -1).replaceAll('""', '"');
    if (first.kind === 'error') return { error: first.raw.toUpperCase() };
  }
  const word = first?.kind === 'word' ? first.raw.toUpperCase() : '';
  if ((word === 'TRUE' || word === 'FALSE') && (body.length === 1 || textOf(body.slice(1)) === '()'))
    return word === 'TRUE';
  return readNumber(body);
}

function readNumber(body: readonly Token[]): number | undefined {
  const [, sign, digits, percent] = /^([+-]?)\s*([\d.]+(?:E[+-]?\d+)?)\s*(%?)$/i.exec(textOf(body)) ?? [];
  if (digits === undefined || !body.some(({ kind }) => kind === 'number')) return undefined;
  // Shifting the exponent in the text keeps 10.5% exactly what 0.105 would be.
  const size = Number(percent === '%' ? shiftedByHundred(digits) : digits);
  if (!Number.isFinite(size)) return undefined;
  return sign === '-' ? -size : size;
}

function shiftedByHundred(digits: string): string {
  const [mantissa, exponent = '0'] = digits.toUpperCase().split('E');
  return `${mantissa}E${Number(exponent) - 2}`;
}

function readArray(body: readonly Token[]): Argument | null {
  if (!isSymbol(body[0], '{') || closingOf(body, 0) !== body.length - 1) return null;
  const rows = splitAt(body.slice(1, -1), ';').map((row) =>
    splitAt(row, ',').map((cell) => readLiteral(trimmed(cell))),
  );
  const values = rows.map((row) => row.filter((value) => value !== undefined));
  const isWhole = values.every((row, at) => row.length === rows[at]!.length);
  return isWhole ? { kind: 'array', values } : null;
}

function readDate(body: readonly Token[], text: string): Argument | null {
  if (body[0]?.kind !== 'word' || body[0].raw.toUpperCase() !== 'DATE') return null;
  if (!isSymbol(body[1], '(') || closingOf(body, 1) !== body.length - 1) return null;
  const [year, month, day, ...more] = splitAt(body.slice(2, -1), ',').map(readArgument);
  return year && month && day && more.length === 0 ? { kind: 'date', parts: [year, month, day], text } : null;
}

function readAsReference(body: readonly Token[], text: string): Argument | null {
  const reference = readReference(body);
  return reference && { kind: 'reference', reference, text };
}
