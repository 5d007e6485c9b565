import type { CostRow } from './cost';
import { centsWithin, limitOf } from './limit';
import { proRata } from './proRata';
import type { CapsOfLaw } from './ruleSet';

/**
 * Research (item III) is limited to 10% of the purchases of item I, effective and not multiplied (art. 4 § 7; S7). Whole
 * cents; the cap is cut to cents and shared by the rows of research in proportion, the last takes the cents over.
 *
 * @returns what § 7 leaves of each row, in their order; rows of other items stay as they are
 */
export function afterResearchCap(costs: readonly CostRow[], purchasesCents: number, caps: CapsOfLaw): number[] {
  const research = proRata(
    costs.filter(isResearch).map(({ cents }) => cents),
    limitOf(caps.research, purchasesCents),
  );
  let next = 0;
  return costs.map((cost) => (isResearch(cost) ? (research[next++] as number) : cost.cents));
}

/** What § 7 allows of research, cents. */
export function researchCap(purchasesCents: number, caps: CapsOfLaw): number {
  return centsWithin(limitOf(caps.research, purchasesCents));
}

function isResearch({ item }: CostRow): boolean {
  return item === 'III';
}
