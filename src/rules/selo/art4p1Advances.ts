import type { CostFacts } from './cost';
import { unless, type Missing } from './missing';

/**
 * Costs passed on as an advance that is deducted at the sale, or included in Pronaf or other financing made by the
 * producer, are no cost of his and count nothing (art. 4 § 1).
 */
export function missingForAdvance(facts: Pick<CostFacts, 'advance' | 'financed'>): Missing[] {
  return [
    ...unless(facts.advance, false, 'advance', 'art. 4º, § 1º'),
    ...unless(facts.financed, false, 'financed', 'art. 4º, § 1º'),
  ];
}
