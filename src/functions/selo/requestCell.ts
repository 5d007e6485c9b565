import { isFault, unwrap } from '../../brazil/cell';
import { readDate } from '../../brazil/dates';
import { yesNoCell } from '../cellReaders';
import { isBlankOrZero } from '../cells';
import type { Parameter } from '../entry';

/** The number of a request; a number as large is one, or a date as Excel keeps it. */
const NUMBERED = /^(?:(?:n(?:\.?[º°o])?|protocolo|processo|pedido|of[íi]cio|sei)[.:]? ?)*\d[\d./-]{3,}$/i;
export const LEAST_NUMBER = 1000;

/** Whether a request was made, or granted: yes or no, or its number or date in place of yes. A blank cell is no. */
export function requestCell(cell: unknown, parameter: Parameter): boolean {
  if (isBlankOrZero(cell)) return false;
  return isNumbered(cell) || yesNoCell(cell, parameter);
}

function isNumbered(cell: unknown): boolean {
  const held = unwrap(cell);
  if (isFault(held)) return false;
  return typeof held === 'number' ? held >= LEAST_NUMBER : NUMBERED.test(held.trim()) || readDate(held).ok;
}

/** Whether an argument was left out of the formula altogether, which a blank cell is not. */
export function isLeftOut(argument: unknown): boolean {
  return argument === null || argument === undefined;
}
