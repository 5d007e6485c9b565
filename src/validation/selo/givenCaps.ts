import { exact, type Decimal } from '../../rules/exact';
import type { CapsOfLaw } from '../../rules/selo/ruleSet';
import { caps280of2022 } from '../../rules/selo/ruleSets/portaria280of2022';

/**
 * Limits and weights that a person gives for a version of the rules whose own were not seen, and what each is: a part
 * of one, a whole number, or a weight.
 */
export const CAP_UNITS = {
  corn: 'share',
  cornAndInputs: 'share',
  research: 'share',
  costsSouthern: 'share',
  costsNorthern: 'share',
  weightIISouthern: 'factor',
  weightIINorthern: 'factor',
  weightIIISouthern: 'factor',
  weightIIINorthern: 'factor',
  weightIVSouthern: 'factor',
  weightIVNorthern: 'factor',
  weightVSouthern: 'factor',
  weightVNorthern: 'factor',
  travelFlat: 'share',
  travelReceipts: 'share',
  usedPerYear: 'share',
  amortizationYears: 'whole',
  lossThreshold: 'share',
  reportsTotal: 'whole',
  reportsPartial: 'whole',
} as const satisfies Record<string, 'share' | 'whole' | 'factor'>;

export type CapField = keyof typeof CAP_UNITS;

/** In the order in which they are asked for. */
export const CAP_FIELDS = Object.keys(CAP_UNITS) as readonly CapField[];

export function capsFrom(given: Readonly<Record<CapField, Decimal>>): CapsOfLaw {
  return {
    corn: given.corn,
    cornAndInputs: given.cornAndInputs,
    travelFlat: given.travelFlat,
    travelReceipts: given.travelReceipts,
    usedPerYear: given.usedPerYear,
    amortizationYears: given.amortizationYears.toNumber(),
    research: given.research,
    costs: { southern: given.costsSouthern, northern: given.costsNorthern },
    costWeight: {
      II: { southern: given.weightIISouthern, northern: given.weightIINorthern },
      III: { southern: given.weightIIISouthern, northern: given.weightIIINorthern },
      IV: { southern: given.weightIVSouthern, northern: given.weightIVNorthern },
      V: { southern: given.weightVSouthern, northern: given.weightVNorthern },
    },
    lossThreshold: given.lossThreshold,
    lossReports: { total: given.reportsTotal.toNumber(), partial: given.reportsPartial.toNumber() },
  };
}

/** The limits of Portaria 280/2022, for a person who wants to suppose them of another version. */
export const capsOf280: Readonly<Record<CapField, Decimal>> = {
  corn: caps280of2022.corn,
  cornAndInputs: caps280of2022.cornAndInputs,
  research: caps280of2022.research,
  costsSouthern: caps280of2022.costs.southern,
  costsNorthern: caps280of2022.costs.northern,
  weightIISouthern: caps280of2022.costWeight.II.southern,
  weightIINorthern: caps280of2022.costWeight.II.northern,
  weightIIISouthern: caps280of2022.costWeight.III.southern,
  weightIIINorthern: caps280of2022.costWeight.III.northern,
  weightIVSouthern: caps280of2022.costWeight.IV.southern,
  weightIVNorthern: caps280of2022.costWeight.IV.northern,
  weightVSouthern: caps280of2022.costWeight.V.southern,
  weightVNorthern: caps280of2022.costWeight.V.northern,
  travelFlat: caps280of2022.travelFlat,
  travelReceipts: caps280of2022.travelReceipts,
  usedPerYear: caps280of2022.usedPerYear,
  amortizationYears: exact(String(caps280of2022.amortizationYears)),
  lossThreshold: caps280of2022.lossThreshold,
  reportsTotal: exact(String(caps280of2022.lossReports.total)),
  reportsPartial: exact(String(caps280of2022.lossReports.partial)),
};
