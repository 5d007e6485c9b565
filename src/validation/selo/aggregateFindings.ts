import { familyCeiling } from '../../rules/selo/art3p9FamilyCeiling';
import { exact, type Decimal } from '../../rules/exact';
import { SeloRefusal } from '../../rules/selo/refusal';
import type { AnnualAccount } from '../../rules/selo/year/annualAccount';
import type { SeloLogs } from './logs';
import type { PlantYearParameters } from './parameters';
import type { PlantYearTotals } from './plantTotals';
import type { PurchaseLine } from './purchaseLine';

/** What the yearly account cut of families and areas, and how the caps and shares came out (A01, A02, A05 to A15). */
export function tellOfAccount(
  totals: PlantYearTotals,
  lines: readonly PurchaseLine[],
  areaLimits: ReadonlyMap<string, number>,
  parameters: PlantYearParameters,
  logs: SeloLogs,
): void {
  const { account } = totals;
  tellOfAreas(account, lines, areaLimits, logs);
  tellOfFamilies(account, lines, parameters, logs);
  tellOfCaps(account, logs);
  const log = logs.of('acquisitions');
  const { minimumShare: minimum, cubicMetres, revenue } = parameters;
  const reached = totals.verdict !== 'notReached';
  log.add(reached ? 'information' : 'error', null, null, {
    code: 'A10',
    weightedShare: totals.weightedShare,
    minimum,
    margin: totals.margin?.amount ?? null,
  });
  if (!(totals.regional instanceof SeloRefusal)) {
    const { share, required, missing } = totals.regional;
    log.add(missing.gt(0) ? 'warning' : 'information', null, null, { code: 'A11', share, required, missing });
  }
  log.add('information', null, null, { code: 'A12', effectiveShare: totals.effectiveShare, national: totals.national });
  if (cubicMetres?.gt(0)) log.add('information', null, null, { code: 'A13', revenue, cubicMetres });
  tellOfReadings(totals, logs);
  for (const [who, { count, largest }] of [
    ['farmer', totals.concentration.farmers],
    ['cooperative', totals.concentration.cooperatives],
  ] as const) {
    const first = largest[0];
    if (first)
      log.add('information', null, null, { code: 'A15', who, key: first.key, share: first.share, ofThem: count });
  }
}

/** A14: the readings under which the year has another share. */
export function tellOfReadings({ weightedShare, readings }: PlantYearTotals, logs: SeloLogs): void {
  const log = logs.of('acquisitions');
  for (const { reading, used, other, weightedShare: otherShare } of readings)
    log.add('information', null, null, { code: 'A14', reading, used, other, weightedShare, otherShare });
}

function tellOfAreas(
  account: AnnualAccount,
  lines: readonly PurchaseLine[],
  limits: ReadonlyMap<string, number>,
  logs: SeloLogs,
): void {
  const cutOf = sumsOf(account, lines, 'beyondArea', ({ areaKey }) => areaKey);
  if (cutOf.size === 0) return;
  const presented = new Map<string, { grams: number; sellers: Set<string | null> }>();
  for (const { areaKey, grams, seller, leftOut } of lines) {
    if (areaKey === null || grams === null || leftOut || !cutOf.has(areaKey)) continue;
    const sum = presented.get(areaKey) ?? { grams: 0, sellers: new Set<string | null>() };
    presented.set(areaKey, sum);
    sum.grams += grams;
    sum.sellers.add(seller);
  }
  for (const [key, { row, cents }] of cutOf) {
    const { purchase, harvest, row: first } = lines[row]!;
    const { grams = 0, sellers } = presented.get(key) ?? {};
    logs.of('acquisitions').add('warning', first, 'quantity', {
      code: 'A01',
      found: 'beyond',
      label: purchase.material.label,
      harvest,
      presented: grams,
      limit: limits.get(key)!,
      cut: cents,
      sellers: sellers?.size ?? 1,
    });
  }
}

function tellOfFamilies(
  account: AnnualAccount,
  lines: readonly PurchaseLine[],
  parameters: PlantYearParameters,
  logs: SeloLogs,
): void {
  const cutOf = sumsOf(account, lines, 'beyondFamilyCeiling', ({ family }) => family);
  if (cutOf.size === 0) return;
  const presented = new Map<string, number>();
  for (const { family, cents } of lines)
    if (family !== null && cutOf.has(family)) presented.set(family, (presented.get(family) ?? 0) + cents);
  const ceiling = ceilingOf(parameters);
  for (const [family, { row, cents }] of cutOf)
    logs.of('acquisitions').add('warning', lines[row]!.row, 'family', {
      code: 'A02',
      family,
      presented: presented.get(family)!,
      ceiling,
      cut: cents,
    });
}

function ceilingOf({ familyCeiling: given, year }: PlantYearParameters): Decimal {
  if (given) return given;
  const known = familyCeiling(`${year}-12-31`);
  return known instanceof SeloRefusal ? exact('0') : known.ceiling;
}

/** Cents that a rule cut of each group of lines, and the first line cut (place in the account). */
function sumsOf(
  { glosas }: AnnualAccount,
  lines: readonly PurchaseLine[],
  code: 'beyondArea' | 'beyondFamilyCeiling',
  keyOf: (line: PurchaseLine) => string | null,
): Map<string, { row: number; cents: number }> {
  const sums = new Map<string, { row: number; cents: number }>();
  for (const glosa of glosas) {
    if (glosa.of !== 'acquisition' || glosa.code !== code) continue;
    const key = keyOf(lines[glosa.row]!);
    if (key === null) continue;
    const sum = sums.get(key);
    if (sum) sum.cents += glosa.cents;
    else sums.set(key, { row: glosa.row, cents: glosa.cents });
  }
  return sums;
}

/** Caps that cut something are warnings; those that hold are told where there was anything under them. */
function tellOfCaps({ corn, costs, glosas }: AnnualAccount, logs: SeloLogs): void {
  const log = logs.of('acquisitions');
  const cutBy = (article: string) => glosas.reduce((sum, one) => (one.article === article ? sum + one.cents : sum), 0);
  const both = corn.corn + corn.inputs;
  if (both + corn.disallowed > 0) {
    const severity = corn.bound === null ? 'information' : 'warning';
    const otherBase = corn.otherBase.corn + corn.otherBase.inputs;
    log.add(severity, null, null, {
      code: 'A05',
      presented: both + corn.disallowed,
      admitted: both,
      cap: corn.cap,
      otherBase,
    });
  }
  const cornCut = cutBy('art. 3º, § 6º');
  if (corn.corn + cornCut > 0)
    log.add(cornCut > 0 ? 'warning' : 'information', null, null, {
      code: 'A06',
      presented: corn.corn + cornCut,
      admitted: corn.corn,
      cap: corn.cornCap,
    });
  const { research, buckets } = costs;
  if (research.presented > 0)
    log.add(research.presented > research.admitted ? 'warning' : 'information', null, null, {
      code: 'A07',
      ...research,
    });
  for (const { article, cap, presented, admitted } of buckets)
    if (presented > 0)
      log.add(presented > admitted ? 'warning' : 'information', null, null, {
        code: 'A08',
        article,
        cap,
        presented,
        admitted,
      });
}
