import type { CostFacts } from './cost';
import { unless, type Missing } from './missing';

/** What outsourced assistance lacks under art. 4, V: professionals registered in the council of their profession. */
export function missingForOutsourcedAssistance(facts: CostFacts): Missing[] {
  return unless(facts.registeredProfessionals, true, 'registeredProfessionals', 'art. 4º, V');
}
