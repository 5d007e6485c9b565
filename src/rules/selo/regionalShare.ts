import { ZERO, type Decimal } from '../exact';
import { roundUpToCents } from './art3iMissingAmount';
import { refuse, type SeloRefusal } from './refusal';
import type { RegionalShareRules } from './ruleSets/interministerial2of2023';

/** The part of N, NE and the Semiárido in a year, and what it should be; parts of one, not rounded. */
export interface RegionalShare {
  share: Decimal;
  required: Decimal;
  /** R$ still to be spent there to reach it, rounded up to cents; zero when it is reached. */
  missing: Decimal;
}

/**
 * Portaria Interministerial MME/MDA 2/2023, art. 1 § 1: purchases, donations, research and assistance in N, NE and the
 * Semiárido, effective and not multiplied, must be 10% of all of them in 2024, 15% in 2025 and 20% from 2026 on. What is
 * still spent there also widens the whole: (required × total − northern) / (1 − required).
 *
 * @param northern effective R$ in N, NE and the Semiárido
 * @param total effective R$ in all regions
 * @param year `null` for the newest requirement
 */
export function regionalShare(
  northern: Decimal,
  total: Decimal,
  year: number | null,
  rules: RegionalShareRules,
): RegionalShare | SeloRefusal {
  const inForce = rules.required.find(({ from }) => year === null || from <= year);
  if (!inForce) {
    return refuse({ code: 'regionalShareNotYet', year: year as number, first: rules.required.at(-1)!.from });
  }
  if (northern.isNegative()) {
    return refuse({ code: 'shareAmountNegative', what: 'effectiveNorthern', amount: northern });
  }
  if (!total.gt(0)) return refuse({ code: 'shareBaseNotPositive', what: 'effectiveTotal', amount: total });
  if (northern.gt(total)) return refuse({ code: 'northernOverTotal', northern, total });
  const required = inForce.share;
  const short = required.times(total).minus(northern);
  const missing = short.gt(0) ? roundUpToCents(short.div(required.neg().plus(1))) : ZERO;
  return { share: northern.div(total), required, missing };
}
