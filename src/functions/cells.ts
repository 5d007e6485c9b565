import type { Read, ReadNote } from '../brazil/read';
import type { Parameter } from './entry';
import { FunctionFailure } from './failure';
import { sentences } from './sentences';

/**
 * The value read from an argument that must be there, or the failure that says what is wrong with it.
 *
 * @param notes collects how the cell was understood, where that is worth telling
 */
export function needed<T>(read: Read<T>, parameter: Parameter, notes?: ReadNote[]): T {
  if (read.ok) {
    notes?.push(...read.notes);
    return read.value;
  }
  const { fault } = read;
  const error = fault.code === 'errorCell' && /^#N\/[AD]$/.test(fault.error) ? '#N/A' : '#VALUE!';
  throw new FunctionFailure(error, (language) => sentences.use().sentenceOfFault(fault, parameter.label, language));
}

/** The same for an argument that may be blank: `null` then. */
export function ifGiven<T>(read: Read<T>, parameter: Parameter, notes?: ReadNote[]): T | null {
  return !read.ok && read.fault.code === 'blank' ? null : needed(read, parameter, notes);
}

/**
 * A cell whose zero can only be a blank: some Excel builds hand over 0 for an empty cell, and 0 is no product, place,
 * family, date or market price.
 */
export function zeroIsBlank(cell: unknown): unknown {
  return cell === 0 ? null : cell;
}

/** Whether a whole row was left empty: a zero is what some Excel builds hand over for an empty cell. */
export function isBlankOrZero(cell: unknown): boolean {
  return cell === 0 || isBlank(cell);
}

/** Whether nothing was typed: an absent argument, an empty cell, text of blanks only. */
export function isBlank(cell: unknown): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}
