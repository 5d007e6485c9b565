import { Decimal, roundHalfUpToCents } from '../exact';
import { refuse, type SeloRefusal } from './refusal';
import type { CapsOfLaw } from './ruleSet';

/** The value of a gift spread over years. */
export interface Amortization {
  /** R$ */
  value: Decimal;
  years: Decimal;
  /** Which of the instalments, from 1. */
  number: Decimal;
  /** Whether the DEP granted it; one year needs no grant. */
  granted: boolean;
}

/**
 * Art. 4 § 4: one year's part of a gift of letters g and h, R$: equal parts to the cent (half up), each within what is
 * left, and the last takes the rest, so that together they are the value and none is negative.
 */
export function instalment(amortization: Amortization, { amortizationYears }: CapsOfLaw): Decimal | SeloRefusal {
  const { years, number, granted } = amortization;
  if (amortization.value.isNegative()) {
    return refuse({ code: 'figureNegative', what: 'value', value: amortization.value });
  }
  if (!years.isInteger() || years.lt(1) || years.gt(amortizationYears)) {
    return refuse({ code: 'amortizationYears', years, most: amortizationYears });
  }
  if (!number.isInteger() || number.lt(1) || number.gt(years)) {
    return refuse({ code: 'instalmentNumber', number, years });
  }
  if (years.gt(1) && !granted) return refuse({ code: 'amortizationNotGranted', years });
  const value = roundHalfUpToCents(amortization.value);
  const equal = roundHalfUpToCents(value.div(years));
  const left = value.minus(Decimal.min(value, equal.times(number.minus(1))));
  return number.eq(years) ? left : Decimal.min(equal, left);
}
