import type { CostFacts } from './cost';
import { missingLetter, unless, type Missing } from './missing';

/** The closed list of art. 4, IV: assistance by the producer's own technicians. */
export const assistanceLetters = {
  a: 'salariesWithCharges',
  b: 'travel',
  c: 'collectiveTraining',
} as const;

/**
 * What own assistance lacks under art. 4, IV: one of the letters a to c, carried out by technicians whom the producer
 * hires himself. How much of travel counts is the matter of letter b.
 */
export function missingForOwnAssistance(letter: string | null, facts: CostFacts): Missing[] {
  return [
    ...missingLetter(letter, assistanceLetters, 'art. 4º, IV'),
    ...unless(facts.ownTeam, true, 'ownTeam', 'art. 4º, IV'),
  ];
}
