import type { IsoDate } from '../../brazil/read';
import { tidy } from '../../brazil/text';

/** Names that Windows keeps for itself, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
// eslint-disable-next-line no-control-regex -- these are what Windows refuses
const REFUSED = /[\u0000-\u001f<>:"/\\|?*]+/g;
const LONGEST = 100;

/**
 * The name of a copy's file, which every system takes: what it is, for whom, and the day, of at most 100 characters.
 *
 * @param whom the organisation, or what the table is called
 */
export function fileNameOf(what: string, whom: string, day: IsoDate, extension = 'xlsx'): string {
  return safeName(`${what} ${whom}`, ` ${day}.${extension}`);
}

/** A name that a person wished for, with one extension, as every system takes it. */
export function asFileName(wished: string, extension: string): string {
  const bare = wished.replace(/\.(?:xlsx|xlsm|csv|zip)\s*$/i, '');
  return safeName(bare.trim() === '' ? '_' : bare, `.${extension}`);
}

function safeName(wished: string, end: string): string {
  const safe = tidy(wished.replace(REFUSED, ' ')).replace(/^[. ]+|[. ]+$/g, '');
  const named = RESERVED.test(safe) ? `_${safe}` : safe || '_';
  // Whole characters only: half of an emoji is none.
  let start = '';
  for (const character of named) {
    if (start.length + character.length + end.length > LONGEST) break;
    start += character;
  }
  return start.replace(/[. ]+$/, '') + end;
}
