import type { CapsOfLaw, CostItem } from './ruleSet';

/**
 * What a cost weighs in the minimum percentage: donations and research (II and III) twice what the caps of §§ 7 and 8
 * left of them, assistance (IV and V) once (art. 4 § 10; S7). Cents, nothing is rounded.
 */
export function weightedCost(item: CostItem, admittedCents: number, caps: CapsOfLaw): number {
  return caps.costWeight[item].times(admittedCents).toNumber();
}
