import type { Form } from '../material';

/** Refusals of the name of a raw material, of its form, and of live animals (art. 3 § 4). */
export type MaterialReason =
  | { code: 'materialUnknown'; typed: string; suggestions: readonly string[] }
  | { code: 'materialOfAnotherPlant'; typed: string }
  | { code: 'materialAmbiguous'; typed: string; candidates: readonly string[] }
  | { code: 'materialOnlyForm'; typed: string }
  | { code: 'materialLeftover'; typed: string; label: string }
  | { code: 'formUnknown'; typed: string }
  | { code: 'formMissing'; label: string }
  | { code: 'formContradicts'; label: string; named: Form; said: Form }
  | { code: 'formImpossible'; label: string; form: Form }
  | { code: 'liveAnimalNotNamed'; label: string }
  | { code: 'liveAnimalNotAllowed'; label: string };
