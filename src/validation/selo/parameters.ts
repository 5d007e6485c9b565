import type { Uf } from '../../brazil/ufs';
import { exact, type Decimal } from '../../rules/exact';
import { defaultSeloReadings, type SeloReadings } from '../../rules/selo/readings';
import type { CapsOfLaw, RuleSet } from '../../rules/selo/ruleSet';
import { defaultRuleSet } from '../../rules/selo/ruleSets';
import type { NotSaid } from '../../rules/selo/year/eligibleRows';

/** What a plant's year is judged by, beside its tables. */
export interface PlantYearParameters {
  ruleSet: RuleSet;
  year: number;
  plantUf: Uf;
  /** Biodiesel sold in the year, R$. */
  revenue: Decimal;
  cubicMetres: Decimal | null;
  /** Art. 3, I, a part of one; `null`: no verdict, nothing is supposed. */
  minimumShare: Decimal | null;
  /** Art. 3 § 9, R$; `null` takes the one known for the year. */
  familyCeiling: Decimal | null;
  readings: SeloReadings;
  /** Limits and weights of a version of the rules whose own were not seen. */
  capsGiven: CapsOfLaw | null;
  /** Factor “a” of Portaria 28/2024, which was not seen. */
  unseenFactor: Decimal | null;
  /** Art. 4 § 5, I: kg of each input a m³ takes, by the label of the catalogue. */
  inputConsumption: ReadonlyMap<string, Decimal>;
  /** Whether what nothing was said about counts meanwhile. */
  notSaid: NotSaid;
  /** How far a price may be from the median of its product, state and month, a part of one. */
  priceTolerance: Decimal;
  /** Another version of the rules to hold the same data against. */
  compareWith: { ruleSet: RuleSet; capsGiven: CapsOfLaw | null } | null;
  /** What other readings would make of the year passes all rows again for each: with the check, or only when asked for. */
  otherReadings?: 'withTheCheck' | 'onDemand';
}

/** All that has a usual value; year, plant and revenue are the person's own. */
export const usualParameters: Omit<PlantYearParameters, 'year' | 'plantUf' | 'revenue'> = {
  ruleSet: defaultRuleSet,
  cubicMetres: null,
  minimumShare: null,
  familyCeiling: null,
  readings: defaultSeloReadings,
  capsGiven: null,
  unseenFactor: null,
  inputConsumption: new Map(),
  notSaid: 'counts',
  priceTolerance: exact('0.3'),
  compareWith: null,
};
