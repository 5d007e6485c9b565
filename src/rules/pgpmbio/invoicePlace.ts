import { isFault, unwrap } from '../../brazil/cell';
import { tidy } from '../../brazil/text';

/**
 * The place of an invoice among those of its day (A14), by its number: a number, or text whose numbers sort by size; blank and
 * error cells give no place of their own, `''`.
 */
export function invoicePlace(cell: unknown): string | number {
  const held = unwrap(cell);
  return isFault(held) ? '' : typeof held === 'string' ? tidy(held) : held;
}
