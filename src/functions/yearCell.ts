import { isFault, unwrap } from '../brazil/cell';
import { readDate, yearOf } from '../brazil/dates';
import { tidy } from '../brazil/text';
import { quoted } from '../explain/quoted';
import { FunctionFailure } from './failure';

/** A calendar year: the number, or a date in it. */
export function yearCell(cell: unknown): number {
  const held = unwrap(cell);
  const year = isFault(held) ? NaN : Number(typeof held === 'string' ? tidy(held) : held);
  if (Number.isInteger(year) && year >= 1990 && year <= 2100) return year;
  const date = readDate(cell);
  if (date.ok) return yearOf(date.value);
  throw new FunctionFailure('#VALUE!', (language) => {
    const typed = isFault(held) ? '' : ` ${quoted(String(held))}`;
    return language === 'pt-BR'
      ? `ano${typed} não é válido; escreva, por exemplo, 2023.`
      : `year${typed} is not valid; write, for example, 2023.`;
  });
}
