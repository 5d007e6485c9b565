import type { Decimal } from '../exact';

/** Why the rules of the Selo give no answer, or none as asked. Sentences are made in `explain/selo/`. */
export type SeloRefusalReason =
  | { code: 'ruleSetUnknown'; typed: string; known: readonly string[] }
  | { code: 'ruleSetOfMixedYear'; year: number; candidates: readonly string[] }
  | { code: 'amountNegative'; amount: Decimal };

export class SeloRefusal {
  constructor(readonly reason: SeloRefusalReason) {}
}

export function refuse(reason: SeloRefusalReason): SeloRefusal {
  return new SeloRefusal(reason);
}
