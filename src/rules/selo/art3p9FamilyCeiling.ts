import type { IsoDate } from '../../brazil/read';
import { familyCeilings, type FamilyCeiling } from './familyCeilings';
import { refuse, type SeloRefusal } from './refusal';

/**
 * Art. 3 § 9: most that a family may sell in the programme in a year, R$: the gross family income up to which the MCR
 * admits to the Pronaf on that day; without a day, the newest known. No ceiling stands in for that of another year.
 */
export function familyCeiling(date: IsoDate | null): FamilyCeiling | SeloRefusal {
  const newest = familyCeilings[familyCeilings.length - 1]!;
  if (date === null) return newest;
  const found = familyCeilings.find(({ from, to }) => from <= date && date <= to);
  return (
    found ?? refuse({ code: 'familyCeilingUnknown', date, nearest: date > newest.to ? newest : familyCeilings[0]! })
  );
}
