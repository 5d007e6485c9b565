import { Decimal } from '../exact';
import type { CostRow } from './cost';
import type { CapsOfLaw } from './ruleSet';

/**
 * What a cost weighs in the minimum percentage: donations and research (II and III) twice what the caps of §§ 7 and 8
 * left of them, assistance (IV and V) once (art. 4 § 10; S7). Whole cents, half a cent up where a weight has decimals.
 * Where the groups of regions weigh differently, research without region takes the lesser weight.
 */
export function weightedCost({ item, group }: CostRow, admittedCents: number, { costWeight }: CapsOfLaw): number {
  const { southern, northern } = costWeight[item];
  const weight = group === null ? Decimal.min(southern, northern) : costWeight[item][group];
  return weight.times(admittedCents).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();
}
