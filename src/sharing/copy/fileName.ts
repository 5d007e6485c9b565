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
  const end = ` ${day}.${extension}`;
  const safe = tidy(`${what} ${whom}`.replace(REFUSED, ' ')).replace(/^[. ]+|[. ]+$/g, '');
  const named = RESERVED.test(safe) ? `_${safe}` : safe;
  // Whole characters only: half of an emoji is none.
  let start = '';
  for (const character of named) {
    if (start.length + character.length + end.length > LONGEST) break;
    start += character;
  }
  return start.trimEnd() + end;
}
