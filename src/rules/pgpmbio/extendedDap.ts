import type { IsoDate } from '../../brazil/read';

/** DAPs that expired between these days were extended by a year (Portaria MDA nº 1/2023). */
const FIRST = '2023-02-08';
const LAST = '2024-01-31';

/** Last day of a DAP, with the extension of 2023; a CAF, whose number ends so, keeps its own. */
export function lastDayOfFamily(family: string, until: IsoDate): { until: IsoDate; extended: boolean } {
  if (family.endsWith('CAF') || until < FIRST || until > LAST) return { until, extended: false };
  return { until: `${Number(until.slice(0, 4)) + 1}${until.slice(4)}`, extended: true };
}
