import type { Decimal } from '../exact';
import type { MaterialReason } from './reasons/materials';
import type { CostReason } from './reasons/costs';
import type { ProductionReason } from './reasons/production';
import type { ShareReason } from './reasons/shares';
import type { ValueReason } from './reasons/values';

/** Why the rules of the Selo give no answer, or none as asked. Sentences are made in `explain/selo/`. */
export type SeloRefusalReason =
  | MaterialReason
  | CostReason
  | ProductionReason
  | ShareReason
  | ValueReason
  | { code: 'ruleSetUnknown'; typed: string; known: readonly string[] }
  | { code: 'ruleSetOfMixedYear'; year: number; candidates: readonly string[] }
  | { code: 'ruleSetOfYearUnknown'; year: number; known: readonly string[] }
  | { code: 'ruleSetNotOfYear'; ruleSet: string; year: number }
  | { code: 'capsNotSeen'; ruleSet: string }
  | { code: 'supplierUnknown'; typed: string }
  | { code: 'supplierAmbiguous'; typed: string }
  | { code: 'notHabilitated'; typed: string }
  | { code: 'basisUnknown'; typed: string }
  | { code: 'familyShareMissing' }
  | { code: 'factorNotSeen'; article: string }
  | { code: 'factorImplausible'; article: string; factor: Decimal }
  | { code: 'expectedInput'; label: string }
  | { code: 'mortalityOfCrop'; label: string }
  | { code: 'mortalityNotAlive'; label: string }
  | { code: 'cropBasisOfAnimal'; label: string; basis: string }
  | { code: 'perennialOfAnnualCrop'; label: string }
  | { code: 'amountNegative'; amount: Decimal };

export class SeloRefusal {
  constructor(readonly reason: SeloRefusalReason) {}
}

export function refuse(reason: SeloRefusalReason): SeloRefusal {
  return new SeloRefusal(reason);
}
