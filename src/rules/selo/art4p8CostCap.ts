import type { CostRow } from './cost';
import { centsWithin, limitOf, limitOfCents, sumOfLimits, type Limit } from './limit';
import { proRata, proRataByKind, sumOf } from './proRata';
import type { SeloReadings } from './readings';
import type { RegionGroup } from './region';
import type { CapsOfLaw, CostItem } from './ruleSet';

/** Purchases of item I by group of regions, effective and not multiplied, cents. */
export type PurchaseBase = Readonly<Record<RegionGroup, number>>;

/** S9: how the caps apply to a plant that buys in several regions; its own region decides in one of the readings. */
export interface CostCapReadings {
  costCapRegions: Exclude<SeloReadings['costCapRegions'], 'byPlantRegion'> | { plant: RegionGroup };
  costCut: SeloReadings['costCut'];
}

/** A cap of § 8 and the costs that came under it, cents. */
export interface CostBucket {
  article: 'art. 4º, § 8º, I' | 'art. 4º, § 8º, II' | 'art. 4º, § 8º';
  cap: number;
  presented: number;
  admitted: number;
}

export interface CostCapResult {
  /** What § 8 leaves of each row, in their order. */
  cents: number[];
  /** Where each row was cut, as articles; empty where it was not. */
  bound: CostBucket['article'][][];
  buckets: CostBucket[];
}

/**
 * Costs II to V together are limited to 50% of the purchases of item I in S, SE and CO, and to 70% in N, NE and the
 * Semiárido (art. 4 § 8), effective values and not multiplied (S7). Whole cents; a cap is cut to cents. Reading S9: by
 * default each region of the farmers has its own cap; research without region is shared by the purchases of both.
 * A cap that binds cuts its costs pro rata, or leaves donations and research (II and III) and cuts assistance first.
 */
export function afterCostCap(
  costs: readonly CostRow[],
  purchases: PurchaseBase,
  caps: CapsOfLaw,
  { costCapRegions, costCut }: CostCapReadings,
): CostCapResult {
  const result: CostCapResult = { cents: costs.map(() => 0), bound: costs.map(() => []), buckets: [] };
  for (const { article, limit, parts } of bucketsOf(costs, purchases, caps, costCapRegions)) {
    const left =
      costCut === 'proRata' ? cutByItem(costs, parts, ITEMS, limit) : cutAssistanceFirst(costs, parts, limit);
    left.forEach((cents, row) => {
      result.cents[row] = (result.cents[row] as number) + cents;
      if (cents < (parts[row] as number)) result.bound[row]?.push(article);
    });
    result.buckets.push({ article, cap: centsWithin(limit), presented: sumOf(parts), admitted: sumOf(left) });
  }
  return result;
}

interface Bucket {
  article: CostBucket['article'];
  limit: Limit;
  /** The part of each cost that comes under this cap. */
  parts: number[];
}

function bucketsOf(
  costs: readonly CostRow[],
  purchases: PurchaseBase,
  caps: CapsOfLaw,
  regions: CostCapReadings['costCapRegions'],
): Bucket[] {
  const all = costs.map(({ cents }) => cents);
  if (regions === 'blended') {
    const southern = limitOf(caps.costs.southern, purchases.southern);
    const northern = limitOf(caps.costs.northern, purchases.northern);
    return [{ article: 'art. 4º, § 8º', limit: sumOfLimits(southern, northern), parts: all }];
  }
  if (regions !== 'byFarmerRegion') {
    const limit = limitOf(caps.costs[regions.plant], purchases.southern + purchases.northern);
    return [{ article: ARTICLE[regions.plant], limit, parts: all }];
  }
  const northern = northernParts(costs, purchases);
  const southern = all.map((cents, row) => cents - (northern[row] as number));
  return [
    { article: ARTICLE.southern, limit: limitOf(caps.costs.southern, purchases.southern), parts: southern },
    { article: ARTICLE.northern, limit: limitOf(caps.costs.northern, purchases.northern), parts: northern },
  ];
}

const ARTICLE = { southern: 'art. 4º, § 8º, I', northern: 'art. 4º, § 8º, II' } as const;

/** What of each cost falls to N, NE and the Semiárido: all, nothing, or its part of the purchases. */
function northernParts(costs: readonly CostRow[], { southern, northern }: PurchaseBase): number[] {
  const placeless = costs.map(({ group, cents }) => (group === null ? cents : 0));
  const total = southern + northern;
  const part = { numerator: BigInt(sumOf(placeless)) * BigInt(northern), denominator: BigInt(total || 1) };
  const shared = proRata(placeless, part);
  return costs.map(({ group, cents }, row) => (group === 'northern' ? cents : (shared[row] as number)));
}

const ITEMS: readonly CostItem[] = ['II', 'III', 'IV', 'V'];

/** The costs of some items cut to a limit in proportion, first by item and then by row; nothing of the other items. */
function cutByItem(
  costs: readonly CostRow[],
  parts: readonly number[],
  items: readonly CostItem[],
  limit: Limit,
): number[] {
  return proRataByKind(parts, (row) => (costs[row] as CostRow).item, items, limit);
}

function cutAssistanceFirst(costs: readonly CostRow[], parts: readonly number[], limit: Limit): number[] {
  const first = cutByItem(costs, parts, ['II', 'III'], limit);
  const rest = cutByItem(costs, parts, ['IV', 'V'], limitOfCents(centsWithin(limit) - sumOf(first)));
  return first.map((cents, row) => cents + (rest[row] as number));
}
