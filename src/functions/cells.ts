import type { Read } from '../brazil/read';
import { sentenceOfFault } from '../explain/reading';
import type { Parameter } from './entry';
import { FunctionFailure } from './failure';

/** The value read from an argument that must be there; else the failure that says what is wrong with it. */
export function needed<T>(read: Read<T>, parameter: Parameter): T {
  if (read.ok) return read.value;
  const { fault } = read;
  const error = fault.code === 'errorCell' && fault.error === '#N/A' ? '#N/A' : '#VALUE!';
  throw new FunctionFailure(error, (language) => sentenceOfFault(fault, parameter.label, language));
}

/** The same for an argument that may be blank: `null` then. */
export function ifGiven<T>(read: Read<T>, parameter: Parameter): T | null {
  return !read.ok && read.fault.code === 'blank' ? null : needed(read, parameter);
}

/**
 * A cell whose zero can only be a blank: some Excel builds hand over 0 for an empty cell, and 0 is no date, no
 * municipality and no market price.
 */
export function zeroIsBlank(cell: unknown): unknown {
  return cell === 0 ? null : cell;
}

/** Whether nothing was typed: an absent argument, an empty cell, text of blanks only. */
export function isBlank(cell: unknown): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}
