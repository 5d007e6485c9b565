import { cornCap, type CornCapResult } from '../art3p6p7CornCap';
import type { PurchaseBase } from '../art4p8CostCap';
import { limitOfCents } from '../limit';
import { proRata, sumOf } from '../proRata';
import { isExpected } from '../purchase';
import type { SeloReadings } from '../readings';
import { regionGroup, seloRegion } from '../region';
import type { CapsOfLaw } from '../ruleSet';
import type { AccountRows } from './accountRows';
import type { Acquisition } from './acquisition';
import { cutQuantities, cutValues } from './quantityCut';
import type { Steps } from '../../steps';

/** Step 2, art. 4 § 5, I: inputs up to the quantity the plant's process needs, grams by material. */
export function cutInputsToNeed(
  rows: AccountRows,
  needed: ReadonlyMap<string, number>,
  readings: SeloReadings,
): Steps<void> {
  const inputOf = ({ purchase: { material } }: Acquisition) => (material.class === 'insumo' ? material.label : null);
  return cutQuantities(rows, inputOf, needed, readings.familyCut, ['inputsBeyondNeed', 'art. 4º, § 5º, I']);
}

/** Step 3, art. 6: up to area × yield of each family's crop, grams. */
export function cutToArea(rows: AccountRows, limits: ReadonlyMap<string, number>, readings: SeloReadings): Steps<void> {
  return cutQuantities(rows, ({ areaKey }) => areaKey, limits, readings.familyCut, ['beyondArea', 'art. 6º']);
}

/** Step 4, art. 3 § 9: up to the ceiling of each family in the year, cents. */
export function cutToFamilyCeiling(rows: AccountRows, ceiling: number, readings: SeloReadings): Steps<void> {
  const familyOf = ({ family, purchase: { basis } }: Acquisition) => {
    const lost = isExpected(basis) && basis !== 'perene';
    return lost && readings.lossInFamilyCeiling === 'excluded' ? null : family;
  };
  return cutValues(rows, familyOf, ceiling, readings.familyCut, ['beyondFamilyCeiling', 'art. 3º, § 9º']);
}

/** Step 5, art. 3 §§ 6 and 7: corn, and corn with inputs, in all that was bought. */
export function cutCornAndInputs(rows: AccountRows, caps: CapsOfLaw, readings: SeloReadings): CornCapResult {
  const bought = ({ purchase }: Acquisition) => !isExpected(purchase.basis);
  const ofClass = (name: string) => rows.rowsWhere((a) => bought(a) && a.purchase.material.class === name);
  const [corn, inputs] = [ofClass('milho'), ofClass('insumo')];
  const [cornCents, inputCents] = [rows.centsOf(corn), rows.centsOf(inputs)];
  const all = sumOf(rows.centsOf(rows.rowsWhere(bought)));
  const presented = { corn: sumOf(cornCents), inputs: sumOf(inputCents) };
  const result = cornCap({ ...presented, others: all - presented.corn - presented.inputs }, caps, readings);
  if (result.bound) {
    const code = result.bound === 'art. 3º, § 6º' ? 'cornCap' : 'cornAndInputsCap';
    const lower = (members: readonly number[], cents: readonly number[], admitted: number) =>
      proRata(cents, limitOfCents(admitted)).forEach((left, index) =>
        rows.lower(members[index]!, left, code, result.bound!),
      );
    lower(corn, cornCents, result.corn);
    lower(inputs, inputCents, result.inputs);
  }
  return result;
}

/** Item I by group of regions, the base of the caps of art. 4 §§ 7 and 8 (reading S8), cents. */
export function purchaseBase(rows: AccountRows, { expectedInCapBase }: SeloReadings): PurchaseBase {
  const base = { southern: 0, northern: 0 };
  rows.acquisitions.forEach(({ purchase }, row) => {
    if (expectedInCapBase === 'excluded' && isExpected(purchase.basis)) return;
    base[regionGroup(seloRegion(purchase.origin))] += rows.admitted[row]!;
  });
  return base;
}
