import { Decimal, roundHalfUpToCents, truncateToCents } from '../exact';
import type { SeloReadings } from './readings';
import { refuse, type SeloRefusal } from './refusal';
import type { CapsOfLaw } from './ruleSet';

/** What a technician of the producer's own team cost in a year, R$. */
export interface TechnicianYear {
  /** Salary or fee, without charges. */
  salary: Decimal;
  charges: Decimal;
  /** Receipts of travel, lodging and food; `null` when none are presented. */
  receipts: Decimal | null;
}

/** Travel counted, by the method that gives more: the producer may choose (art. 4, IV, b). */
export interface TravelCounted {
  method: 'flat' | 'receipts';
  /** R$ */
  counted: Decimal;
  /** 15% of the base, to the cent (half up). */
  flat: Decimal;
  /** 40% of the base, cut to cents, so that no more than 40% is ever counted. */
  cap: Decimal;
}

/**
 * Art. 4, IV, b: travel of a technician in a year: 15% of the salary without any receipt, or the receipts up to 40% of
 * it. Reading S10: of the salary without charges.
 */
export function travel(
  year: TechnicianYear,
  { travelFlat, travelReceipts }: CapsOfLaw,
  reading: SeloReadings['travelBase'],
): TravelCounted | SeloRefusal {
  const { salary, charges, receipts } = year;
  for (const what of ['salary', 'charges', 'receipts'] as const) {
    const value = year[what];
    if (value?.isNegative()) return refuse({ code: 'figureNegative', what, value });
  }
  const base = reading === 'salaryWithoutCharges' ? salary : salary.plus(charges);
  const flat = roundHalfUpToCents(base.times(travelFlat));
  const cap = truncateToCents(base.times(travelReceipts));
  const proven = receipts && Decimal.min(roundHalfUpToCents(receipts), cap);
  return proven?.gt(flat)
    ? { method: 'receipts', counted: proven, flat, cap }
    : { method: 'flat', counted: flat, flat, cap };
}
