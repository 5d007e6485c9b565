import type { SeloReadings } from '../readings';
import { SeloRefusal } from '../refusal';
import { annualAccount, type AnnualAccount, type PlantYear } from './annualAccount';

/** What one other reading would make of the year. */
export interface ReadingEffect {
  reading: keyof SeloReadings;
  used: string;
  other: string;
  account: AnnualAccount;
}

/**
 * The choices of the readings that work inside the yearly account. The others (travel, years of use, partial losses)
 * decide the values that come into it.
 */
const CHOICES: { [Reading in keyof SeloReadings]?: readonly SeloReadings[Reading][] } = {
  semiaridInSoutheast: ['displaces', 'accumulates'],
  cornBase: ['selfConsistent', 'fixed'],
  cornCut: ['proRata', 'inputsFirst'],
  expectedInCapBase: ['excluded', 'included'],
  costCapRegions: ['byFarmerRegion', 'byPlantRegion', 'blended'],
  costCut: ['proRata', 'donationsAndResearchFirst'],
  lossMultipliers: ['apply', 'denied'],
  lossInFamilyCeiling: ['included', 'excluded'],
  familyCut: ['proRata', 'lastRowsFirst'],
};

/** Each other reading that would give the year another weighted or effective share, one changed at a time. */
export function readingEffects(plant: PlantYear, readings: SeloReadings): ReadingEffect[] {
  const now = annualAccount(plant, readings);
  if (now instanceof SeloRefusal) return [];
  return Object.entries(CHOICES).flatMap(([key, choices]) => {
    const reading = key as keyof SeloReadings;
    const used = readings[reading];
    return choices
      .filter((other) => other !== used)
      .flatMap((other) => {
        const account = annualAccount(plant, { ...readings, [reading]: other });
        return account instanceof SeloRefusal || sameShares(account, now) ? [] : [{ reading, used, other, account }];
      });
  });
}

function sameShares(a: AnnualAccount, b: AnnualAccount): boolean {
  return a.weightedShare.eq(b.weightedShare) && a.effectiveShare.eq(b.effectiveShare);
}
