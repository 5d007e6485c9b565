import { ZERO, type Decimal } from '../../rules/exact';

import { nationalYearOf, type NationalYear } from '../../rules/selo/nationalSeries';
import type { SeloReadings } from '../../rules/selo/readings';
import { regionalShare, type RegionalShare } from '../../rules/selo/regionalShare';
import type { SeloRefusal } from '../../rules/selo/refusal';
import { seloRegion, type SeloRegion } from '../../rules/selo/region';
import type { RuleSet } from '../../rules/selo/ruleSet';
import { interministerial2of2023 } from '../../rules/selo/ruleSets/interministerial2of2023';
import type { AnnualAccount, PlantYear } from '../../rules/selo/year/annualAccount';
import { concentrationOf, type Concentration } from './concentration';
import { moreNeeded, type MoreOfAKind } from './moreNeeded';
import type { PlantYearParameters } from './parameters';
import type { PurchaseLine } from './purchaseLine';

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

/** What one material of one region made, whole cents and R$. */
export interface GroupTotal {
  material: string;
  region: SeloRegion;
  lines: number;
  presented: number;
  admitted: number;
  weighted: Decimal;
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
  lines: readonly PurchaseLine[],
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
    concentration: concentrationOf(lines, account),
    groups: groupTotals(lines, account),
    national: nationalYearOf(year),
  };
}

function groupTotals(lines: readonly PurchaseLine[], account: AnnualAccount): GroupTotal[] {
  const byKind = new Map<PurchaseLine['purchase'], { lines: number; presented: number; admitted: number }>();
  lines.forEach(({ purchase, presented }, at) => {
    const sum = byKind.get(purchase);
    const admitted = account.acquisitions[at]!;
    if (!sum) byKind.set(purchase, { lines: 1, presented, admitted });
    else {
      sum.lines++;
      sum.presented += presented;
      sum.admitted += admitted;
    }
  });
  const groups = new Map<string, GroupTotal>();
  for (const [purchase, sum] of byKind) {
    const multiplier = account.multipliers.get(purchase);
    const region = seloRegion(purchase.origin);
    const key = `${purchase.material.label}|${region}`;
    const group = groups.get(key) ?? {
      material: purchase.material.label,
      region,
      lines: 0,
      presented: 0,
      admitted: 0,
      weighted: ZERO,
    };
    group.lines += sum.lines;
    group.presented += sum.presented;
    group.admitted += sum.admitted;
    if (multiplier) group.weighted = group.weighted.plus(multiplier.value.times(sum.admitted).div(100));
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.presented - a.presented);
}
