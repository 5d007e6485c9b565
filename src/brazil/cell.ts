import type { ReadFault } from './read';
import { tidy } from './text';

/** Error values as Excel writes them, in English or Portuguese: `#N/A`, `#VALOR!`, `#NOME?`. */
const ERROR_TEXT = /^#(?:N\/[AD]|GETTING_DATA|[A-ZÀ-Ú0-9_/]+[!?])$/;

/**
 * What a cell holds, without its wrapping: a finite number, a text that is not blank, or the fault that stands
 * for everything else. Data-type objects (`{ type, basicValue }`) give their basic value; errors come as text,
 * as data-type objects or as objects with a `code` such as `#N/A`. The text keeps its blanks, but not the
 * apostrophe that marks text in Excel.
 */
export function unwrap(cell: unknown): string | number | ReadFault {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : { code: 'notAValue' };
  if (typeof cell === 'string') return unwrapText(cell);
  if (cell === null || cell === undefined) return { code: 'blank' };
  if (typeof cell === 'boolean') return { code: 'logical', value: cell };
  return typeof cell === 'object' ? unwrapObject(cell) : { code: 'notAValue' };
}

/** Whether {@link unwrap} found neither number nor text. */
export function isFault(unwrapped: string | number | ReadFault): unwrapped is ReadFault {
  return typeof unwrapped === 'object';
}

/** Whether a cell holds nothing: an empty one, a text of blanks alone. */
export function isBlankCell(cell: unknown): boolean {
  if (cell === null || cell === undefined) return true;
  if (typeof cell === 'number' || typeof cell === 'boolean') return false;
  if (typeof cell === 'string' && beginsVisibly(cell)) return false;
  const held = unwrap(cell);
  return isFault(held) && held.code === 'blank';
}

/** Whether the first character is a letter or figure of ASCII. */
function beginsVisibly(text: string): boolean {
  const code = text.charCodeAt(0);
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

function unwrapText(cell: string): string | ReadFault {
  const text = cell.startsWith("'") ? cell.slice(1) : cell;
  const seen = tidy(text);
  if (seen === '') return { code: 'blank' };
  if (seen.startsWith('#') && ERROR_TEXT.test(seen)) return { code: 'errorCell', error: seen };
  return text;
}

function unwrapObject(cell: object): string | number | ReadFault {
  if ('code' in cell && typeof cell.code === 'string' && cell.code.startsWith('#'))
    return { code: 'errorCell', error: cell.code };
  if (!('basicValue' in cell)) return { code: 'notAValue' };
  if ('type' in cell && cell.type === 'Error') return { code: 'errorCell', error: String(cell.basicValue) };
  const basic = typeof cell.basicValue === 'object' ? null : unwrap(cell.basicValue);
  // Entities, arrays and images carry #VALUE! as their basic value: no error, but nothing to read either.
  if (basic === null || (isFault(basic) && basic.code === 'errorCell')) return { code: 'notAValue' };
  return basic;
}
