import type { SeloReadings } from '../../rules/selo/readings';
import { SeloRefusal } from '../../rules/selo/refusal';
import type { RuleSet } from '../../rules/selo/ruleSet';
import { accountSteps, type AnnualAccount, type PlantYear } from '../../rules/selo/year/annualAccount';
import { readingEffectSteps } from '../../rules/selo/year/readingEffects';
import type { PlantYearParameters } from './parameters';
import type { Comparison, OtherReading } from './plantTotals';
import type { Stages } from './stages';

/** Readings that decide values before the yearly account sees them, each with the other choice. */
const OTHER_CHOICE = {
  travelBase: { salaryWithoutCharges: 'salaryWithCharges', salaryWithCharges: 'salaryWithoutCharges' },
  yearsOfUse: { startedYearCounts: 'wholeYearsOnly', wholeYearsOnly: 'startedYearCounts' },
  partialLoss: { wholeExpectation: 'onlyAboveThreshold', onlyAboveThreshold: 'wholeExpectation' },
} as const;

export type ReadingOfValues = keyof typeof OTHER_CHOICE;

/**
 * Each other reading that would give the year other shares.
 *
 * @param valuesUnder the year with its values worked out anew under other readings; `null` where nothing is touched
 */
export async function otherReadings(
  plant: PlantYear,
  account: AnnualAccount,
  readings: SeloReadings,
  valuesUnder: (reading: ReadingOfValues, readings: SeloReadings) => Promise<PlantYear | null>,
  stages: Stages,
): Promise<OtherReading[]> {
  const found: OtherReading[] = [];
  for (const reading of Object.keys(OTHER_CHOICE) as ReadingOfValues[]) {
    const used = readings[reading];
    const other = (OTHER_CHOICE[reading] as Readonly<Record<string, string>>)[used]!;
    const changed = { ...readings, [reading]: other } as SeloReadings;
    const year = await valuesUnder(reading, changed);
    const outcome = year && (await stages.steps(accountSteps(year, changed), 0));
    if (!outcome || outcome instanceof SeloRefusal) continue;
    const { weightedShare, effectiveShare } = outcome;
    if (weightedShare.eq(account.weightedShare) && effectiveShare.eq(account.effectiveShare)) continue;
    found.push({ reading, used, other, weightedShare, effectiveShare });
  }
  const effects = await stages.steps(readingEffectSteps(plant, readings, account), 0);
  for (const { reading, used, other, account: outcome } of effects) {
    const { weightedShare, effectiveShare } = outcome;
    found.push({ reading, used, other, weightedShare, effectiveShare });
  }
  return found;
}

/** The same year under another version of the rules, as if it held in that year. */
export async function comparedWith(
  plant: PlantYear,
  { compareWith, readings }: Pick<PlantYearParameters, 'compareWith' | 'readings'>,
  stages: Stages,
): Promise<Comparison | null> {
  if (!compareWith) return null;
  const { ruleSet, capsGiven } = compareWith;
  const asIf: PlantYear = { ...plant, ruleSet: inYear(ruleSet, plant.year), capsGiven: capsGiven ?? plant.capsGiven };
  return { ruleSet: ruleSet.id, outcome: await stages.steps(accountSteps(asIf, readings), 0) };
}

function inYear(ruleSet: RuleSet, year: number): RuleSet {
  return { ...ruleSet, years: { whole: [year], shared: [] } };
}
