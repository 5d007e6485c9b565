/**
 * Kinds of personal data, each treated alike in a copy. `cpf`: the number of a person, also inside other texts. `family`:
 * DAP, CAF, and the registry of a family's farm. `name`: of a person. `contact`: telephone, address, bank account,
 * identity papers and the like.
 */
export type PersonalKind = 'cpf' | 'family' | 'name' | 'contact';

export const PERSONAL_KINDS: readonly PersonalKind[] = ['cpf', 'family', 'name', 'contact'];

/** What becomes of personal data in a copy. */
export type Treatment = 'keep' | 'mask' | 'leaveOut';
