import type { IsoDate } from '../../brazil/read';
import type { Decimal } from '../exact';
import type { FactorsFound } from './multiplier';
import type { Purchase } from './purchase';
import type { SeloReadings } from './readings';
import type { RegionGroup } from './region';
import type { SeloRefusal } from './refusal';

/** A version of the rules of the Selo: every figure a rule uses, as data, with its act and source. */
export interface RuleSet {
  /** Name in formulas, e.g. `280/2022`. */
  id: '280/2022' | '28/2024';
  /** The act as cited, e.g. `Portaria SAF/MAPA nº 280/2022`. */
  act: string;
  published: IsoDate;
  /** Where it was read. */
  source: string;
  /** Whether the whole act was read, or fragments of it. */
  seen: 'whole' | 'inPart';
  /** Calendar years judged by it alone, and years it shares with another version. */
  years: { whole: readonly number[]; shared: readonly number[] };
  factors: readonly FactorOfLaw[];
  /** The article that says when each factor applies. */
  factorsOf: (
    purchase: Purchase,
    factors: readonly FactorOfLaw[],
    readings: SeloReadings,
  ) => FactorsFound | SeloRefusal;
  /** `null` where the act was not seen. */
  caps: CapsOfLaw | null;
}

/** A factor by which purchase values are multiplied; `null` where the act was not seen to say how much. */
export interface FactorOfLaw {
  code: string;
  value: Decimal | null;
  /** `art. 4º, § 9º, I` */
  article: string;
}

/** The limits, weights and thresholds of Portaria 280/2022, arts. 3, 4 and 8. Shares are parts of one: 0.30. */
export interface CapsOfLaw {
  /** Art. 3 §§ 6 and 7: corn, and corn with inputs, in the total bought of family farmers. */
  corn: Decimal;
  cornAndInputs: Decimal;
  /** Art. 4, IV, b. */
  travelFlat: Decimal;
  travelReceipts: Decimal;
  /** Art. 4 § 3: least decrease a year of use. */
  usedPerYear: Decimal;
  /** Art. 4 § 4. */
  amortizationYears: number;
  /** Art. 4 § 7: research in the purchase value. */
  research: Decimal;
  /** Art. 4 § 8: costs II to V in the purchase value of each group of regions. */
  costs: { southern: Decimal; northern: Decimal };
  /** Art. 4 § 10: what each item weighs, alike in both groups of regions; another version may tell them apart. */
  costWeight: Readonly<Record<CostItem, Readonly<Record<RegionGroup, Decimal>>>>;
  /** Art. 8, II: a partial loss must exceed this part. */
  lossThreshold: Decimal;
  /** Art. 8, I b and II b: least number of technical visit reports. */
  lossReports: { total: number; partial: number };
}

/** Items of cost of art. 4, caput, beside the purchases of item I. */
export type CostItem = 'II' | 'III' | 'IV' | 'V';
