import { isExpected } from '../purchase';
import type { SeloReadings } from '../readings';
import { SeloRefusal } from '../refusal';
import { macroRegion, seloRegion } from '../region';
import { accountSteps, annualAccount, type AnnualAccount, type PlantYear } from './annualAccount';
import type { GlosaCode } from './glosa';
import { atOnce, type Steps } from '../../steps';

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
  return now instanceof SeloRefusal ? [] : atOnce(readingEffectSteps(plant, readings, now));
}

/** {@link readingEffects} with breaks in between, of a year whose account is at hand. */
export function* readingEffectSteps(
  plant: PlantYear,
  readings: SeloReadings,
  now: AnnualAccount,
): Steps<ReadingEffect[]> {
  const effects: ReadingEffect[] = [];
  for (const [key, choices] of Object.entries(CHOICES)) {
    const reading = key as keyof SeloReadings;
    const used = readings[reading];
    if (!mayMatter(reading, plant, now)) continue;
    for (const other of choices.filter((choice) => choice !== used)) {
      const account = yield* accountSteps(plant, { ...readings, [reading]: other });
      yield;
      if (!(account instanceof SeloRefusal) && !sameShares(account, now))
        effects.push({ reading, used, other, account });
    }
  }
  return effects;
}

/** Whether the year has anything that a reading speaks of: without it, the account would only come out the same. */
function mayMatter(reading: keyof SeloReadings, { costs }: PlantYear, account: AnnualAccount): boolean {
  const { corn, glosas, multipliers } = account;
  const kinds = [...multipliers.keys()];
  const lost = () => kinds.some(({ basis }) => isExpected(basis) && basis !== 'perene');
  switch (reading) {
    case 'semiaridInSoutheast':
      return kinds.some(({ origin }) => seloRegion(origin) === 'Semiárido' && macroRegion(origin) === 'Sudeste');
    case 'cornBase':
    case 'cornCut':
      return corn.bound !== null || corn.otherBase.bound !== null;
    case 'expectedInCapBase':
      return costs.length > 0 && kinds.some(({ basis }) => isExpected(basis));
    case 'costCapRegions':
      return costs.length > 0;
    case 'costCut':
      return account.costs.buckets.some(({ presented, admitted }) => presented > admitted);
    case 'lossMultipliers':
    case 'lossInFamilyCeiling':
      return lost();
    case 'familyCut':
      return glosas.some(({ code }) => PART_OF_ROWS.has(code));
    default:
      return true;
  }
}

/** What is cut of some rows of a group, where the readings differ on which. */
const PART_OF_ROWS: ReadonlySet<GlosaCode> = new Set(['beyondArea', 'beyondFamilyCeiling', 'inputsBeyondNeed']);

function sameShares(a: AnnualAccount, b: AnnualAccount): boolean {
  return a.weightedShare.eq(b.weightedShare) && a.effectiveShare.eq(b.effectiveShare);
}
