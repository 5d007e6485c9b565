import { centsWithin, limitBesides, limitOf, type Limit } from './limit';
import { proRata } from './proRata';
import type { SeloReadings } from './readings';
import type { CapsOfLaw } from './ruleSet';

/** What was bought of family farmers in a year: admitted so far, effective (not multiplied), cents. */
export interface Bought {
  corn: number;
  inputs: number;
  /** All that is neither corn nor input; production only expected or lost was not bought. */
  others: number;
}

export type CornReadings = Pick<SeloReadings, 'cornBase' | 'cornCut'>;

/** What the caps of corn and inputs leave, cents. */
export interface CornAdmitted {
  corn: number;
  inputs: number;
  disallowed: number;
  /** The paragraph that cut; with no inputs, § 6 and § 7 say the same and § 6 is named. */
  bound: 'art. 3º, § 6º' | 'art. 3º, § 7º' | null;
  /** What § 7 allows of corn and inputs together, and § 6 of corn, given the inputs admitted. */
  cap: number;
  cornCap: number;
}

export interface CornCapResult extends CornAdmitted {
  /** The same under the other reading of the base (S6). */
  otherBase: CornAdmitted;
}

/**
 * Corn, in grain or oil, is limited to 30% of all bought of family farmers (art. 3 § 6), and corn with inputs to 30% of
 * the same total (§ 7). Whole cents; a cap is cut to cents. Reading S6: by default the total is the one that is left
 * after the cut (corn and inputs up to 3/7 of the others), so that a second look finds nothing to cut; `fixed` takes
 * the total presented. What exceeds is cut pro rata of corn and inputs, or from the inputs first.
 */
export function cornCap(bought: Bought, caps: CapsOfLaw, { cornBase, cornCut }: CornReadings): CornCapResult {
  const other = cornBase === 'fixed' ? 'selfConsistent' : 'fixed';
  return { ...admitted(bought, caps, cornBase, cornCut), otherBase: admitted(bought, caps, other, cornCut) };
}

function admitted(
  { corn, inputs, others }: Bought,
  caps: CapsOfLaw,
  base: CornReadings['cornBase'],
  cut: CornReadings['cornCut'],
): CornAdmitted {
  const total = others + corn + inputs;
  const limit = base === 'fixed' ? limitOf(caps.cornAndInputs, total) : limitBesides(caps.cornAndInputs, others);
  const [cornLeft, inputsLeft] = cut === 'proRata' ? shared(corn, inputs, limit) : inputsFirst(corn, inputs, limit);
  const cornCap = centsWithin(
    base === 'fixed' ? limitOf(caps.corn, total) : limitBesides(caps.corn, others + inputsLeft),
  );
  const cornAdmitted = Math.min(cornLeft, cornCap);
  const disallowed = corn - cornAdmitted + inputs - inputsLeft;
  const cornAlone = inputs === 0 || cornAdmitted < cornLeft;
  return {
    corn: cornAdmitted,
    inputs: inputsLeft,
    disallowed,
    bound: disallowed === 0 ? null : cornAlone ? 'art. 3º, § 6º' : 'art. 3º, § 7º',
    cap: centsWithin(limit),
    cornCap,
  };
}

function shared(corn: number, inputs: number, limit: Limit): [number, number] {
  const [cornLeft, inputsLeft] = proRata([corn, inputs], limit);
  return [cornLeft as number, inputsLeft as number];
}

function inputsFirst(corn: number, inputs: number, limit: Limit): [number, number] {
  const cornLeft = Math.min(corn, centsWithin(limit));
  return [cornLeft, Math.min(inputs, centsWithin(limit) - cornLeft)];
}
