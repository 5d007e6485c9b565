import { Decimal, exact, roundHalfUpToCents, ZERO } from '../exact';
import type { SeloReadings } from './readings';
import { refuse, type SeloRefusal } from './refusal';
import type { CapsOfLaw } from './ruleSet';

const ONE = exact('1');
/** More is a year or a date written where a number of years was asked for. */
export const MOST_YEARS = 100;

/**
 * Art. 4 § 3: value of used equipment given away, R$, to the cent (half up): the invoice less at least 10% of it for
 * each year of use, never under zero. A year begun counts whole; the other reading counts whole years only (S11).
 *
 * @param rate part of the invoice taken off for a year
 */
export function usedEquipment(
  invoice: Decimal,
  years: Decimal,
  rate: Decimal,
  { usedPerYear }: CapsOfLaw,
  reading: SeloReadings['yearsOfUse'],
): Decimal | SeloRefusal {
  if (invoice.isNegative()) return refuse({ code: 'figureNegative', what: 'invoiceValue', value: invoice });
  if (years.isNegative()) return refuse({ code: 'figureNegative', what: 'yearsOfUse', value: years });
  if (years.gt(MOST_YEARS)) return refuse({ code: 'yearsOfUseImplausible', years });
  if (rate.lt(usedPerYear)) return refuse({ code: 'usedRateTooLow', rate, least: usedPerYear });
  const counted = reading === 'startedYearCounts' ? years.ceil() : years.floor();
  const left = Decimal.max(ZERO, ONE.minus(rate.times(counted)));
  return roundHalfUpToCents(invoice.times(left));
}
