/**
 * Open questions of Portaria 280/2022, each a named option. The defaults are the readings chosen; the codes S1 to S19
 * are those of docs/leituras.md, where each question is put in plain language.
 */
export interface SeloReadings {
  /** S2: whether the Semiárido of MG and ES also counts as Sudeste for art. 4 § 9, III. */
  semiaridInSoutheast: 'displaces' | 'accumulates';
  /** S6: the base of the 30% of art. 3 §§ 6 and 7: what the cut itself leaves, or all that was bought. */
  cornBase: 'selfConsistent' | 'fixed';
  /** S6: which is cut when corn and inputs exceed it. */
  cornCut: 'proRata' | 'inputsFirst';
  /** S8: whether production only expected (perennials, losses) widens the base of the caps of art. 4 §§ 7 and 8. */
  expectedInCapBase: 'excluded' | 'included';
  /** S9: how the caps of art. 4 § 8 apply to a plant that buys in several regions. */
  costCapRegions: 'byFarmerRegion' | 'byPlantRegion' | 'blended';
  /** S9: which costs are cut when a cap binds. */
  costCut: 'proRata' | 'donationsAndResearchFirst';
  /** S10: what the 15% and 40% of travel are taken of. */
  travelBase: 'salaryWithoutCharges' | 'salaryWithCharges';
  /** S11: how a part of a year of use counts. */
  yearsOfUse: 'startedYearCounts' | 'wholeYearsOnly';
  /** S13: what a partial loss over 20% grants: the whole expectation, or only what exceeds the 20%. */
  partialLoss: 'wholeExpectation' | 'onlyAboveThreshold';
  /** S13: whether production lost is multiplied. */
  lossMultipliers: 'apply' | 'denied';
  /** S13: whether production lost counts in the ceiling of the family (art. 3 § 9). */
  lossInFamilyCeiling: 'included' | 'excluded';
  /** S16: which rows are cut when a family exceeds its ceiling or its area. */
  familyCut: 'proRata' | 'lastRowsFirst';
}

export const defaultSeloReadings: SeloReadings = {
  semiaridInSoutheast: 'displaces',
  cornBase: 'selfConsistent',
  cornCut: 'proRata',
  expectedInCapBase: 'excluded',
  costCapRegions: 'byFarmerRegion',
  costCut: 'proRata',
  travelBase: 'salaryWithoutCharges',
  yearsOfUse: 'startedYearCounts',
  partialLoss: 'wholeExpectation',
  lossMultipliers: 'apply',
  lossInFamilyCeiling: 'included',
  familyCut: 'proRata',
};
