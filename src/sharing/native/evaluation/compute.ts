import type { CellValue } from '../../../workbook/port';
import { rangeOf, type Expression, type Operator, type Place, type Range } from './expression';
import { isRange, rangeFunctions, valueOf, type Cells, type Operand } from './rangeFunctions';
import { strictFunctions, tellingFunctions } from './scalarFunctions';
import { compareValues, DIVISION, isError, logicalOf, NAME, NUM, numberOf, textOf, VALUE } from './values';

/** Where a formula is computed; within SUMPRODUCT also which element of its ranges is meant. */
interface Where {
  cells: Cells;
  at: Place;
  element?: { row: number; column: number };
}

/** The value of a formula of that cell; a blank is given as 0, as a cell shows it. Its cells must be computed. */
export function compute(expression: Expression, cells: Cells, at: Place): CellValue {
  return valueAsked(expression, { cells, at }) ?? 0;
}

function valueAsked(expression: Expression, where: Where): CellValue {
  switch (expression.kind) {
    case 'constant':
      return expression.value;
    case 'negative': {
      const number = numberOf(valueAsked(expression.of, where));
      return isError(number) ? number : 0 - number;
    }
    case 'percent': {
      const number = numberOf(valueAsked(expression.of, where));
      return isError(number) ? number : number / 100;
    }
    case 'infix':
      return infix(expression.operator, valueAsked(expression.left, where), valueAsked(expression.right, where));
    case 'reference':
      return valueOf(where.cells, elementOf(rangeOf(expression, where.at), where));
    case 'call':
      return valueOf(where.cells, call(expression, where));
  }
}

/** What is asked for as it is: cells as cells. */
function operandAsked(expression: Expression, where: Where): Operand {
  if (expression.kind === 'reference') return rangeOf(expression, where.at);
  return expression.kind === 'call' ? call(expression, where) : valueAsked(expression, where);
}

function elementOf(range: Range, { element }: Where): Range {
  if (!element || (range.rows === 1 && range.columns === 1)) return range;
  return { ...range, row: range.row + element.row, column: range.column + element.column, rows: 1, columns: 1 };
}

function infix(operator: Operator, left: CellValue, right: CellValue): CellValue {
  if (isError(left)) return left;
  if (isError(right)) return right;
  if (operator === '&') return `${textOf(left) as string}${textOf(right) as string}`;
  if (/[<>=]/.test(operator)) return comparison(operator, compareValues(left, right));
  const [one, other] = [numberOf(left), numberOf(right)];
  if (isError(one)) return one;
  return isError(other) ? other : arithmetic(operator, one, other);
}

function comparison(operator: Operator, order: number): boolean {
  switch (operator) {
    case '=':
      return order === 0;
    case '<>':
      return order !== 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    default:
      return order >= 0;
  }
}

function arithmetic(operator: Operator, one: number, other: number): CellValue {
  if (operator === '/' && other === 0) return DIVISION;
  const result = ofNumbers(operator, one, other);
  return Number.isFinite(result) ? result : NUM;
}

function ofNumbers(operator: Operator, one: number, other: number): number {
  switch (operator) {
    case '+':
      return one + other;
    case '-':
      return one - other;
    case '*':
      return one * other;
    case '/':
      return one / other;
    default:
      return one === 0 && other === 0 ? NaN : one ** other;
  }
}

type Call = Extract<Expression, { kind: 'call' }>;

function call({ name, args }: Call, where: Where): Operand {
  switch (name) {
    case 'IF':
      return args.length < 2 || args.length > 3 ? VALUE : choice(args, where);
    case 'IFERROR': {
      if (args.length !== 2) return VALUE;
      const value = valueAsked(args[0]!, where);
      return isError(value) ? operandAsked(args[1]!, where) : value;
    }
    case 'CHOOSE':
      return chosen(args, where);
    case 'SUMPRODUCT':
      return sumOfProducts(args, where);
    default:
      return plainCall(name, args, where);
  }
}

/** Only the branch taken is computed. Without a third argument it is FALSE. */
function choice([condition, then, otherwise]: readonly Expression[], where: Where): Operand {
  const holds = logicalOf(valueAsked(condition!, where));
  if (isError(holds)) return holds;
  if (holds) return operandAsked(then!, where);
  return otherwise === undefined ? false : operandAsked(otherwise, where);
}

function chosen([which, ...among]: readonly Expression[], where: Where): Operand {
  if (which === undefined) return VALUE;
  const number = numberOf(valueAsked(which, where));
  if (isError(number)) return number;
  const one = among[Math.trunc(number) - 1];
  return one === undefined ? VALUE : operandAsked(one, where);
}

/** Whether formulas with a function of that name are computed, in upper or lower case. */
export function isComputed(name: string): boolean {
  const called = name.toUpperCase();
  const known = [rangeFunctions, tellingFunctions, strictFunctions];
  return SPECIAL.has(called) || known.some((functions) => functions.has(called));
}

/** Functions that do not compute all of their arguments, or not once. */
const SPECIAL: ReadonlySet<string> = new Set(['IF', 'IFERROR', 'CHOOSE', 'SUMPRODUCT']);

function plainCall(name: string, args: readonly Expression[], where: Where): Operand {
  const ofRanges = rangeFunctions.get(name);
  if (ofRanges) {
    if (args.length < ofRanges.least || args.length > ofRanges.most) return VALUE;
    return ofRanges.run(
      where.cells,
      args.map((argument) => operandAsked(argument, where)),
    );
  }
  const telling = tellingFunctions.get(name);
  if (telling) return args.length === 1 ? telling(valueAsked(args[0]!, where)) : VALUE;
  const strict = strictFunctions.get(name);
  if (!strict) return NAME;
  if (args.length < strict.least || args.length > strict.most) return VALUE;
  const values = args.map((argument) => valueAsked(argument, where));
  return values.find(isError) ?? strict.run(...values);
}

/** Products of the elements that stand at the same place; what is no number counts as 0 when it is a cell. */
function sumOfProducts(args: readonly Expression[], where: Where): CellValue {
  const size = args.map((argument) => sizeOf(argument, where)).find((range) => range !== null);
  let sum = 0;
  for (let row = 0; row < (size?.rows ?? 1); row++) {
    for (let column = 0; column < (size?.columns ?? 1); column++) {
      let product = 1;
      for (const argument of args) {
        const value = valueAsked(argument, { ...where, element: { row, column } });
        if (isError(value)) return value;
        product *= typeof value === 'number' ? value : 0;
      }
      sum += product;
    }
  }
  return sum;
}

/** The first range of several cells in an expression: the shape that it has as an array. */
function sizeOf(expression: Expression, where: Where): Range | null {
  switch (expression.kind) {
    case 'reference': {
      const range = rangeOf(expression, where.at);
      return isRange(range) && range.rows * range.columns > 1 ? range : null;
    }
    case 'infix':
      return sizeOf(expression.left, where) ?? sizeOf(expression.right, where);
    case 'negative':
    case 'percent':
      return sizeOf(expression.of, where);
    case 'call':
      return expression.args.map((argument) => sizeOf(argument, where)).find((range) => range !== null) ?? null;
    case 'constant':
      return null;
  }
}
