import { readDate, serialOf } from '../../brazil/dates';
import { readNumber } from '../../brazil/numbers';
import { isConstant, type NativeArgument, type NativeFunction, type NativeLists } from './nativeBook';

/** Thrown where a formula cannot say what a function says of these arguments: its cell becomes a value. */
class NotExpressible extends Error {}

export function notExpressible(): never {
  throw new NotExpressible();
}

/** The answer of {@link NativeLists.meaning}, where there must be one. */
export function expressed(text: string | null): string {
  return text ?? notExpressible();
}

type Arguments = readonly (NativeArgument | null | undefined)[];

/**
 * A native formula, from what makes its text; like our functions it shows nothing while all its cells are blank, or zero
 * as a formula over blank cells gives.
 */
export function nativeFormula(formula: (args: Arguments, lists: NativeLists) => string): NativeFunction {
  return (args, lists) => {
    try {
      const whole = args.map((argument) => argument && { ...argument, text: inBrackets(argument.text) });
      const text = formula(whole, lists);
      const given = whole.flatMap((argument) => argument?.text ?? []);
      return given.length === 0 || given.some(isConstant) ? text : `IF(${allBlank(given)},"",${text})`;
    } catch (failure) {
      if (failure instanceof NotExpressible) return null;
      throw failure;
    }
  };
}

/** An expression of several parts in brackets, so that it stays one next to operators. */
function inBrackets(text: string): string {
  return isConstant(text) || /^\$?[A-Z]{1,3}\$?\d+$/i.test(text) ? text : `(${text})`;
}

function allBlank(cells: readonly string[]): string {
  return `SUBSTITUTE(${cells.join('&')},"0","")=""`;
}

/**
 * A number; a text that our functions read as one is written out as a number where the formula holds it. A cell with a
 * text would mean something else, or nothing, in the language of another computer.
 */
export function numberText(argument: NativeArgument | null | undefined): string {
  if (!argument) return notExpressible();
  const { text, value } = argument;
  if (typeof value === 'boolean') return notExpressible();
  if (typeof value !== 'string') return text;
  const read = readNumber(value);
  return isConstant(text) && read.ok && read.notes.length === 0 ? read.value : notExpressible();
}

/** A number where one may be left out; `null` then. */
export function numberTextIfGiven(argument: NativeArgument | null | undefined): string | null {
  return argument ? numberText(argument) : null;
}

/** A day without its hour, 0 for a blank one; a date written as a text in the formula becomes a true one. */
export function dayText(argument: NativeArgument | null | undefined): string {
  if (!argument) return '0';
  const { text, value } = argument;
  if (typeof value === 'boolean') return notExpressible();
  if (typeof value !== 'string') return `INT(${text})`;
  const read = readDate(value);
  return isConstant(text) && read.ok ? String(serialOf(read.value)) : notExpressible();
}
