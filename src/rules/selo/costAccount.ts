import { afterResearchCap, researchCap } from './art4p7ResearchCap';
import { afterCostCap, type CostBucket, type CostCapReadings, type PurchaseBase } from './art4p8CostCap';
import { weightedCost } from './art4p10DoubleWeight';
import type { CostRow } from './cost';
import { sumOf } from './proRata';
import type { CapsOfLaw } from './ruleSet';

/** What the caps leave of a cost and what it weighs, cents. */
export interface CostOutcome {
  admitted: number;
  /** Disallowed by each paragraph; together with `admitted` they are the cost presented. */
  overResearchCap: number;
  overCostCap: number;
  weighted: number;
  /** Articles that cut this cost, in the order applied. */
  bound: readonly ('art. 4º, § 7º' | CostBucket['article'])[];
}

export interface CostAccount {
  /** One outcome a cost, in their order. */
  rows: CostOutcome[];
  /** § 7. */
  research: { cap: number; presented: number; admitted: number };
  /** § 8: the caps and what came under each. */
  buckets: CostBucket[];
  presented: number;
  admitted: number;
  weighted: number;
}

/**
 * Costs II to V through their caps in the order of the law: research (art. 4 § 7), all costs (§ 8), and the double
 * weight of what is left of donations and research (§ 10). Whole cents throughout.
 */
export function costAccount(
  costs: readonly CostRow[],
  purchases: PurchaseBase,
  caps: CapsOfLaw,
  readings: CostCapReadings,
): CostAccount {
  const base = purchases.southern + purchases.northern;
  const afterResearch = afterResearchCap(costs, base, caps);
  const cut = afterCostCap(
    costs.map((cost, row) => ({ ...cost, cents: afterResearch[row] as number })),
    purchases,
    caps,
    readings,
  );
  const rows = costs.map((cost, row): CostOutcome => {
    const admitted = cut.cents[row] as number;
    const overResearchCap = cost.cents - (afterResearch[row] as number);
    return {
      admitted,
      overResearchCap,
      overCostCap: (afterResearch[row] as number) - admitted,
      weighted: weightedCost(cost, admitted, caps),
      bound: [...(overResearchCap > 0 ? (['art. 4º, § 7º'] as const) : []), ...(cut.bound[row] ?? [])],
    };
  });
  const research = costs.map(({ item }) => item === 'III');
  return {
    rows,
    research: {
      cap: researchCap(base, caps),
      presented: sumOf(costs.filter((_, row) => research[row]).map(({ cents }) => cents)),
      admitted: sumOf(afterResearch.filter((_, row) => research[row])),
    },
    buckets: cut.buckets,
    presented: sumOf(costs.map(({ cents }) => cents)),
    admitted: sumOf(cut.cents),
    weighted: sumOf(rows.map(({ weighted }) => weighted)),
  };
}
