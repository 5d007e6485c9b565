import type { Decimal } from '../../rules/exact';

import { nationalYearOf, type NationalYear } from '../../rules/selo/nationalSeries';
import type { SeloReadings } from '../../rules/selo/readings';
import { regionalShare, type RegionalShare } from '../../rules/selo/regionalShare';
import type { SeloRefusal } from '../../rules/selo/refusal';
import type { RuleSet } from '../../rules/selo/ruleSet';
import { interministerial2of2023 } from '../../rules/selo/ruleSets/interministerial2of2023';
import type { AnnualAccount, PlantYear } from '../../rules/selo/year/annualAccount';
import type { Concentration } from './concentration';
import type { GroupTotal } from './groupTotals';
import { moreNeeded, type MoreOfAKind } from './moreNeeded';
import type { PlantYearParameters } from './parameters';

/** What another reading of an open question would make of the year. */
export interface OtherReading {
  reading: keyof SeloReadings;
  used: string;
  other: string;
  weightedShare: Decimal;
  effectiveShare: Decimal;
}

/** The same data under another version of the rules, as if it held in that year. */
export interface Comparison {
  ruleSet: RuleSet['id'];
  outcome: AnnualAccount | SeloRefusal;
}

/** The year of a plant in sums. Amounts in R$, exact, unless said; shares are parts of one, unrounded. */
export interface PlantYearTotals {
  account: AnnualAccount;
  /** All that was presented and what counts of it, purchases and costs, whole cents; the rest is the ledger's. */
  presented: number;
  admitted: number;
  weightedShare: Decimal;
  effectiveShare: Decimal;
  verdict: AnnualAccount['verdict'];
  /** Over the minimum, negative where short: R$ of weighted value, and percentage points; `null` without a minimum. */
  margin: { amount: Decimal; points: Decimal } | null;
  /** Portaria Interministerial 2/2023, or why it does not speak of the year. */
  regional: RegionalShare | SeloRefusal;
  /** How much more of each kind would reach the minimum, the cheapest first. */
  more: MoreOfAKind[] | SeloRefusal;
  readings: OtherReading[];
  comparison: Comparison | null;
  concentration: Concentration;
  groups: GroupTotal[];
  /** For comparing only. */
  national: NationalYear;
}

export function plantTotals(
  plant: PlantYear,
  account: AnnualAccount,
  sums: { concentration: Concentration; groups: GroupTotal[] },
  parameters: PlantYearParameters,
): Omit<PlantYearTotals, 'presented' | 'admitted' | 'readings' | 'comparison'> {
  const { minimumShare, revenue, year } = parameters;
  const { weightedShare, effectiveShare, verdict } = account;
  const weightedSoFar = account.weightedPurchases.plus(account.weightedCosts);
  const effective = account.effectivePurchases.plus(account.effectiveCosts);
  return {
    account,
    weightedShare,
    effectiveShare,
    verdict,
    margin: minimumShare && {
      amount: weightedSoFar.minus(minimumShare.times(revenue)),
      points: weightedShare.minus(minimumShare).times(100),
    },
    regional: regionalShare(account.effectiveNorthern, effective, year, interministerial2of2023),
    more: moreNeeded(account, { minimumShare, weightedSoFar, revenue: plant.revenue }),
    ...sums,
    national: nationalYearOf(year),
  };
}
