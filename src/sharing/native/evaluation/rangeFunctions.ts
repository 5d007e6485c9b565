import type { CellError, CellValue } from '../../../workbook/port';
import type { Range } from './expression';
import { positionOf, type Lines } from './lookups';
import { isError, logicalOf, NOT_AVAILABLE, numberOf, REFERENCE, VALUE } from './values';

// The functions that look into ranges.

/** A value, or the cells that an argument or an answer stands for. */
export type Operand = CellValue | Range;

/** The cells of the book as functions see them. */
export interface Cells {
  valueAt: (sheet: number, row: number, column: number) => CellValue;
  lines: Lines;
}

export interface RangeFunction {
  least: number;
  most: number;
  run: (cells: Cells, args: readonly Operand[]) => Operand;
}

const ANY = 255;

export const rangeFunctions: ReadonlyMap<string, RangeFunction> = new Map<string, RangeFunction>([
  ['SUM', ofNumbers((numbers) => numbers.reduce((sum, number) => sum + number, 0))],
  ['MIN', ofNumbers((numbers) => least(numbers, 1))],
  ['MAX', ofNumbers((numbers) => least(numbers, -1))],
  ['COUNT', { least: 1, most: ANY, run: (cells, args) => countOf(cells, args, (value) => typeof value === 'number') }],
  ['COUNTA', { least: 1, most: ANY, run: (cells, args) => countOf(cells, args, (value) => value !== null) }],
  ['AND', ofLogicals((values) => values.every((value) => value))],
  ['OR', ofLogicals((values) => values.some((value) => value))],
  ['INDEX', { least: 2, most: 3, run: index }],
  ['MATCH', { least: 2, most: 3, run: match }],
  ['VLOOKUP', { least: 3, most: 4, run: vlookup }],
  ['LOOKUP', { least: 2, most: 3, run: lookup }],
]);

export function isRange(operand: Operand): operand is Range {
  return typeof operand === 'object' && operand !== null && 'rows' in operand;
}

/** The one value that an operand is; more than one cell is none. */
export function valueOf(cells: Cells, operand: Operand): CellValue {
  if (!isRange(operand)) return operand;
  const { sheet, row, column, rows, columns } = operand;
  return rows === 1 && columns === 1 ? cells.valueAt(sheet, row, column) : VALUE;
}

/** The values of a range, row by row. */
function* valuesOf(cells: Cells, { sheet, row, column, rows, columns }: Range): Generator<CellValue, void> {
  for (let down = 0; down < rows; down++) {
    for (let across = 0; across < columns; across++) yield cells.valueAt(sheet, row + down, column + across);
  }
}

/** In cells numbers alone count; what is given itself is taken for a number. The first error is the answer. */
function ofNumbers(answer: (numbers: readonly number[]) => number): RangeFunction {
  const run = (cells: Cells, args: readonly Operand[]): CellValue => {
    const numbers: number[] = [];
    for (const operand of args) {
      for (const value of isRange(operand) ? valuesOf(cells, operand) : [numberOf(operand)]) {
        if (isError(value)) return value;
        if (typeof value === 'number') numbers.push(value);
      }
    }
    return answer(numbers);
  };
  return { least: 1, most: ANY, run };
}

function least(numbers: readonly number[], sign: 1 | -1): number {
  let found = numbers[0] ?? 0;
  for (const number of numbers) if (sign * number < sign * found) found = number;
  return found;
}

function countOf(cells: Cells, args: readonly Operand[], counts: (value: CellValue) => boolean): number {
  let count = 0;
  for (const operand of args) {
    for (const value of isRange(operand) ? valuesOf(cells, operand) : [operand]) if (counts(value)) count++;
  }
  return count;
}

/** In cells texts and blanks do not count. */
function ofLogicals(answer: (values: readonly boolean[]) => boolean): RangeFunction {
  const run = (cells: Cells, args: readonly Operand[]): CellValue => {
    const found: boolean[] = [];
    for (const operand of args) {
      for (const value of isRange(operand) ? valuesOf(cells, operand) : [operand]) {
        if (isRange(operand) && (value === null || typeof value === 'string')) continue;
        const logical = logicalOf(value);
        if (isError(logical)) return logical;
        found.push(logical);
      }
    }
    return found.length === 0 ? VALUE : answer(found);
  };
  return { least: 1, most: ANY, run };
}

function index(cells: Cells, [range, first, second]: readonly Operand[]): Operand {
  const [one, other] = [wholeOf(cells, first!), second === undefined ? null : wholeOf(cells, second)];
  if (isError(one)) return one;
  if (isError(other)) return other;
  if (!isRange(range!)) return isError(range) ? range : VALUE;
  const inRow = other === null && range.rows === 1;
  const row = inRow ? 1 : one;
  const column = inRow ? one : (other ?? 1);
  if (row < 1 || column < 1) return VALUE;
  if (row > range.rows || column > range.columns) return REFERENCE;
  return { ...range, row: range.row + row - 1, column: range.column + column - 1, rows: 1, columns: 1 };
}

function match(cells: Cells, [sought, range, kind = 1]: readonly Operand[]): CellValue {
  const value = valueOf(cells, sought!);
  if (isError(value)) return value;
  const exact = exactly(cells, kind);
  if (typeof exact !== 'boolean') return exact;
  if (!isRange(range!) || (range.rows > 1 && range.columns > 1)) return NOT_AVAILABLE;
  const line = cells.lines.of(range);
  return positionOf(exact ? line.exactly(value) : line.sorted(value));
}

/** Whether MATCH is asked for the very value; the falling order (-1) is not known here. */
function exactly(cells: Cells, kind: Operand): boolean | CellError {
  const number = numberOf(valueOf(cells, kind));
  if (isError(number)) return number;
  return number < 0 ? VALUE : number === 0;
}

function vlookup(cells: Cells, [sought, range, column, nearest = true]: readonly Operand[]): Operand {
  const value = valueOf(cells, sought!);
  if (isError(value)) return value;
  const [at, sorted] = [wholeOf(cells, column!), logicalOf(valueOf(cells, nearest))];
  if (isError(at)) return at;
  if (isError(sorted)) return sorted;
  if (at < 1 || !isRange(range!)) return VALUE;
  if (at > range.columns) return REFERENCE;
  const line = cells.lines.of({ ...range, columns: 1 });
  const found = sorted ? line.sorted(value) : line.exactly(value);
  if (found === null) return NOT_AVAILABLE;
  return { ...range, row: range.row + found, column: range.column + at - 1, rows: 1, columns: 1 };
}

/** With two lines, or with a table whose first column is searched and whose last one answers. */
function lookup(cells: Cells, [sought, range, results]: readonly Operand[]): Operand {
  const value = valueOf(cells, sought!);
  if (isError(value)) return value;
  if (!isRange(range!) || (results !== undefined && !isRange(results))) return NOT_AVAILABLE;
  const across = range.columns > range.rows;
  const searched = across ? { ...range, rows: 1 } : { ...range, columns: 1 };
  const found = cells.lines.of(searched).sorted(value);
  if (found === null) return NOT_AVAILABLE;
  const answers = results ?? {
    ...range,
    row: across ? range.row + range.rows - 1 : range.row,
    column: across ? range.column : range.column + range.columns - 1,
  };
  const goesAcross = results === undefined ? across : results.rows === 1;
  return {
    ...answers,
    row: answers.row + (goesAcross ? 0 : found),
    column: answers.column + (goesAcross ? found : 0),
    rows: 1,
    columns: 1,
  };
}

function wholeOf(cells: Cells, operand: Operand): number | CellError {
  const number = numberOf(valueOf(cells, operand));
  return isError(number) ? number : Math.trunc(number);
}
