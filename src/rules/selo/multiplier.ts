import type { Decimal } from '../exact';
import { exact } from '../exact';
import type { Purchase } from './purchase';
import { purchaseRefusal } from './purchaseRefusal';
import type { SeloReadings } from './readings';
import { SeloRefusal } from './refusal';
import { seloRegion, type SeloRegion } from './region';
import type { FactorOfLaw, RuleSet } from './ruleSet';

/** A factor that applies, with its figure. */
export interface Factor extends FactorOfLaw {
  value: Decimal;
}

/** Why a value is not multiplied at all. */
export type Unmultiplied = 'input' | 'animalForm' | 'perennialOutsideNorth' | 'lossReading';

/** What the version of the rules says of one purchase. */
export interface FactorsFound {
  factors: readonly Factor[];
  unmultiplied: Unmultiplied | null;
  /** Factors that what is known leaves open, and by default do not apply. */
  undecided: readonly 'plantNotSaid'[];
}

/** By how much the value of a purchase is multiplied, and why. */
export interface Multiplier extends FactorsFound {
  /** Product of the factors; 1 when there is none. Exact. */
  value: Decimal;
  region: SeloRegion;
  purchase: Purchase;
  ruleSet: RuleSet;
}

const ONE = exact('1');

/**
 * The multiplier of a purchase: the product of the factors that apply together ("cumulativamente", reading S1), or the
 * refusal of a purchase that does not count.
 */
export function multiplierOf(purchase: Purchase, ruleSet: RuleSet, readings: SeloReadings): Multiplier | SeloRefusal {
  const refusal = purchaseRefusal(purchase);
  if (refusal) return refusal;
  const found = ruleSet.factorsOf(purchase, ruleSet.factors, readings);
  if (found instanceof SeloRefusal) return found;
  const value = found.factors.reduce((product, factor) => product.times(factor.value), ONE);
  return { ...found, value, region: seloRegion(purchase.origin), purchase, ruleSet };
}
