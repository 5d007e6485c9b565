import type { IsoDate } from '../../brazil/read';
import { refuse, type Refusal } from './refusal';

/** Date of publication of this Título 35, from which it governs (item 19). */
export const TITLE_IN_FORCE_SINCE: IsoDate = '2023-06-01';

/**
 * Item 19: requests sent before the publication follow the Title of their time, which is not loaded.
 * Without a request date nothing is refused.
 */
export function titleGoverning(requestDate: IsoDate | null): Refusal | null {
  if (requestDate === null || requestDate >= TITLE_IN_FORCE_SINCE) return null;
  return refuse({ code: 'titleNotLoaded', requestDate, since: TITLE_IN_FORCE_SINCE });
}
