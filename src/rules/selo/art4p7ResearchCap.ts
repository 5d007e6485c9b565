import type { CostRow } from './cost';
import { centsWithin, limitOf } from './limit';
import { proRataByKind } from './proRata';
import type { CapsOfLaw } from './ruleSet';

/**
 * Research (item III) is limited to 10% of the purchases of item I, effective and not multiplied (art. 4 § 7; S7). Whole
 * cents; the cap is cut to cents and shared by research in proportion, first by group of regions and then by row, where
 * the last takes the cents over.
 *
 * @returns what § 7 leaves of each row, in their order; rows of other items stay as they are
 */
export function afterResearchCap(costs: readonly CostRow[], purchasesCents: number, caps: CapsOfLaw): number[] {
  const research = proRataByKind(
    costs.map((cost) => (isResearch(cost) ? cost.cents : 0)),
    (row) => (costs[row] as CostRow).group,
    ['southern', 'northern', null],
    limitOf(caps.research, purchasesCents),
  );
  return costs.map((cost, row) => (isResearch(cost) ? (research[row] as number) : cost.cents));
}

/** What § 7 allows of research, cents. */
export function researchCap(purchasesCents: number, caps: CapsOfLaw): number {
  return centsWithin(limitOf(caps.research, purchasesCents));
}

function isResearch({ item }: CostRow): boolean {
  return item === 'III';
}
