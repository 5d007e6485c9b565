import { ZERO, type Decimal } from '../../rules/exact';
import type { Purchase } from '../../rules/selo/purchase';
import { seloRegion, type SeloRegion } from '../../rules/selo/region';
import type { AnnualAccount } from '../../rules/selo/year/annualAccount';
import type { PurchaseLine } from './purchaseLine';

/** What one material of one region made, whole cents; weighted in R$. */
export interface GroupTotal {
  material: string;
  region: SeloRegion;
  lines: number;
  presented: number;
  admitted: number;
  weighted: Decimal;
}

/** Sums purchases by material and region; rows of one kind are multiplied once. */
export class GroupSums {
  private readonly byKind = new Map<Purchase, { lines: number; presented: number; admitted: number }>();

  add({ purchase, presented }: PurchaseLine, admitted: number): void {
    const sum = this.byKind.get(purchase);
    if (!sum) this.byKind.set(purchase, { lines: 1, presented, admitted });
    else {
      sum.lines++;
      sum.presented += presented;
      sum.admitted += admitted;
    }
  }

  result({ multipliers }: AnnualAccount): GroupTotal[] {
    const groups = new Map<string, GroupTotal>();
    for (const [purchase, sum] of this.byKind) {
      const multiplier = multipliers.get(purchase);
      const region = seloRegion(purchase.origin);
      const material = purchase.material.label;
      const key = `${material}|${region}`;
      const group = groups.get(key) ?? { material, region, lines: 0, presented: 0, admitted: 0, weighted: ZERO };
      group.lines += sum.lines;
      group.presented += sum.presented;
      group.admitted += sum.admitted;
      if (multiplier) group.weighted = group.weighted.plus(multiplier.value.times(sum.admitted).div(100));
      groups.set(key, group);
    }
    return [...groups.values()].sort((a, b) => b.presented - a.presented);
  }
}
