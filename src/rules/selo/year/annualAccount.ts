import { exact, type Decimal } from '../../exact';
import { familyCeiling } from '../art3p9FamilyCeiling';
import type { CornCapResult } from '../art3p6p7CornCap';
import { inputNeeded } from '../art4p5Inputs';
import type { PurchaseBase } from '../art4p8CostCap';
import type { Cost } from '../cost';
import { costAccount, type CostAccount } from '../costAccount';
import type { Multiplier } from '../multiplier';
import { sumOf } from '../proRata';
import type { Purchase } from '../purchase';
import type { SeloReadings } from '../readings';
import { refuse, SeloRefusal } from '../refusal';
import { regionGroup, seloRegion, type RegionGroup } from '../region';
import type { CapsOfLaw, RuleSet } from '../ruleSet';
import { AccountRows } from './accountRows';
import { atOnce, type Steps } from '../../steps';
import type { Acquisition } from './acquisition';
import { disallowIncomplete, eligibleCosts, multipliers, type NotSaid } from './eligibleRows';
import type { Glosa } from './glosa';
import { cutCornAndInputs, cutInputsToNeed, cutToArea, cutToFamilyCeiling, purchaseBase } from './purchaseSteps';

/** A calendar year of a plant (reading S19), with all that the account needs to know. */
export interface PlantYear {
  year: number;
  ruleSet: RuleSet;
  /** Limits and weights as the person gives them, for a version of the rules whose own were not seen. */
  capsGiven: CapsOfLaw | null;
  /** Region of the plant, for the reading of S9 that asks for it. */
  plantGroup: RegionGroup;
  acquisitions: readonly Acquisition[];
  /** Art. 6: area × yield by `areaKey`, whole grams. */
  areaLimits: ReadonlyMap<string, number>;
  /** Art. 4 § 5, I: kg of each input a m³ takes, by label, and the m³ made; not checked where not said. */
  inputConsumption: ReadonlyMap<string, Decimal>;
  cubicMetres: Decimal | null;
  /** Art. 3 § 9, R$; `null` takes the one known for the year. */
  familyCeiling: Decimal | null;
  costs: readonly Cost[];
  /** Biodiesel sold in the year, R$. */
  revenue: Decimal;
  /** Art. 3, I, 0 to 1: an input of the person, never supposed; without it there is no verdict. */
  minimumShare: Decimal | null;
  notSaid: NotSaid;
}

/** The yearly account of a plant: what counts, what not and why, and the shares. Amounts in whole cents unless said. */
export interface AnnualAccount {
  presented: number;
  /** Admitted of each acquisition, in their order; with the glosas of a row it is the value presented. */
  acquisitions: Float64Array;
  multipliers: ReadonlyMap<Purchase, Multiplier>;
  corn: CornCapResult;
  /** Item I by group of regions: the base of the caps of costs. */
  purchases: PurchaseBase;
  costs: CostAccount;
  /** Ledger of disallowances, in the order of the steps. */
  glosas: readonly Glosa[];
  /** What nothing was said about, and the registry of art. 5. */
  pending: readonly Glosa[];
  /** R$, exact. */
  weightedPurchases: Decimal;
  weightedCosts: Decimal;
  effectivePurchases: Decimal;
  effectiveCosts: Decimal;
  /** Effective value in N, NE and the Semiárido, R$: purchases and costs of a region there, not research without one. */
  effectiveNorthern: Decimal;
  /** Parts of the revenue, unrounded: the first decides, the second stands beside it. */
  weightedShare: Decimal;
  effectiveShare: Decimal;
  verdict: 'reached' | 'notReached' | 'minimumNotGiven';
}

/**
 * The year of a plant from its rows to its share, step by step in the order of the law: what counts at all, quantities
 * (arts. 4 § 5 and 6), ceiling of each family (art. 3 § 9), corn and inputs (art. 3 §§ 6 and 7), costs with their caps
 * (art. 4 §§ 7 and 8), and only then the multipliers (§ 9) and the double weight (§ 10). Values and caps are
 * effective; each step writes what it takes away into the ledger.
 */
export function annualAccount(plant: PlantYear, readings: SeloReadings): AnnualAccount | SeloRefusal {
  return atOnce(accountSteps(plant, readings));
}

/** {@link annualAccount} with a break between its steps, for a page that must stay alive over many rows. */
export function* accountSteps(plant: PlantYear, readings: SeloReadings): Steps<AnnualAccount | SeloRefusal> {
  const { ruleSet, year } = plant;
  const { whole, shared } = ruleSet.years;
  if (![...whole, ...shared].includes(year)) return refuse({ code: 'ruleSetNotOfYear', ruleSet: ruleSet.id, year });
  const caps = ruleSet.caps ?? plant.capsGiven;
  if (caps === null) return refuse({ code: 'capsNotSeen', ruleSet: ruleSet.id });
  const ceiling = ceilingOf(plant);
  if (ceiling instanceof SeloRefusal) return ceiling;
  if (!plant.revenue.gt(0)) return refuse({ code: 'shareBaseNotPositive', what: 'revenue', amount: plant.revenue });

  const rows = new AccountRows(plant.acquisitions);
  yield;
  const pending: Glosa[] = [];
  const factors = multipliers(rows, ruleSet, readings);
  if (factors instanceof SeloRefusal) return factors;
  yield;
  yield* disallowIncomplete(rows, plant.notSaid, pending);
  yield;
  yield* cutInputsToNeed(rows, inputLimits(plant), readings);
  yield;
  yield* cutToArea(rows, plant.areaLimits, readings);
  yield;
  yield* cutToFamilyCeiling(rows, centsOf(ceiling), readings);
  yield;
  const corn = cutCornAndInputs(rows, caps, readings);
  yield;

  const purchases = purchaseBase(rows, readings);
  yield;
  const costGlosas: Glosa[] = [];
  const eligible = eligibleCosts(plant.costs, plant.notSaid, costGlosas, pending);
  const costs = costAccount(
    plant.costs.map(({ item, region }, row) => ({
      item,
      cents: eligible[row]!,
      group: region === null ? null : regionGroup(region),
    })),
    purchases,
    caps,
    capReadings(plant, readings),
  );
  costGlosas.push(...glosasOfCaps(costs));
  yield;

  const totals = totalsOf(rows, factors, plant.costs, costs);
  const weightedShare = totals.weightedPurchases.plus(totals.weightedCosts).div(plant.revenue);
  return {
    presented: rows.presented + sumOf(plant.costs.map(({ cents }) => cents)),
    acquisitions: rows.admitted,
    multipliers: factors,
    corn,
    purchases,
    costs,
    glosas: rows.glosas.concat(costGlosas),
    pending,
    ...totals,
    weightedShare,
    effectiveShare: totals.effectivePurchases.plus(totals.effectiveCosts).div(plant.revenue),
    verdict: verdictOf(weightedShare, plant.minimumShare),
  };
}

function ceilingOf({ familyCeiling: given, year }: PlantYear): Decimal | SeloRefusal {
  if (given !== null) return given;
  const [first, last] = [familyCeiling(`${year}-01-01`), familyCeiling(`${year}-12-31`)];
  if (first instanceof SeloRefusal) return first;
  if (last instanceof SeloRefusal) return last;
  return first.ceiling.lt(last.ceiling) ? first.ceiling : last.ceiling;
}

function inputLimits({ inputConsumption, cubicMetres }: PlantYear): ReadonlyMap<string, number> {
  if (cubicMetres === null) return new Map();
  return new Map(
    [...inputConsumption].map(([label, kg]) => [label, inputNeeded(kg, cubicMetres).times(1000).floor().toNumber()]),
  );
}

function capReadings({ plantGroup }: PlantYear, { costCapRegions, costCut }: SeloReadings) {
  return { costCut, costCapRegions: costCapRegions === 'byPlantRegion' ? { plant: plantGroup } : costCapRegions };
}

/** § 7 first, then § 8. */
function glosasOfCaps({ rows }: CostAccount): Glosa[] {
  const research = rows.map(({ overResearchCap: cents }, row): Glosa => {
    return { of: 'cost', row, code: 'researchCap', article: 'art. 4º, § 7º', cents };
  });
  const all = rows.map(({ overCostCap: cents, bound }, row): Glosa => {
    const article = bound.filter((each) => each !== 'art. 4º, § 7º').join(' e ');
    return { of: 'cost', row, code: 'costCap', article, cents };
  });
  return [...research, ...all].filter(({ cents }) => cents > 0);
}

/** Sums over kinds of purchase: cents add up exactly, and each kind is multiplied once. */
function totalsOf(
  { acquisitions, admitted }: AccountRows,
  factors: ReadonlyMap<Purchase, Multiplier>,
  costRows: readonly Cost[],
  costs: CostAccount,
) {
  const byKind = new Map<Purchase, number>();
  acquisitions.forEach(({ purchase }, row) => byKind.set(purchase, (byKind.get(purchase) ?? 0) + admitted[row]!));
  let weighted = exact('0');
  let effective = 0;
  let northern = 0;
  for (const [purchase, cents] of byKind) {
    effective += cents;
    if (regionGroup(seloRegion(purchase.origin)) === 'northern') northern += cents;
    const factor = factors.get(purchase);
    if (factor) weighted = weighted.plus(factor.value.times(cents));
  }
  costs.rows.forEach(({ admitted: cents }, row) => {
    const region = costRows[row]!.region;
    if (region !== null && regionGroup(region) === 'northern') northern += cents;
  });
  return {
    weightedPurchases: weighted.div(100),
    weightedCosts: reais(costs.weighted),
    effectivePurchases: reais(effective),
    effectiveCosts: reais(costs.admitted),
    effectiveNorthern: reais(northern),
  };
}

function reais(cents: number): Decimal {
  return exact(String(cents)).div(100);
}

function centsOf(amount: Decimal): number {
  return amount.times(100).floor().toNumber();
}

function verdictOf(share: Decimal, minimum: Decimal | null): AnnualAccount['verdict'] {
  if (minimum === null) return 'minimumNotGiven';
  return share.gte(minimum) ? 'reached' : 'notReached';
}
