import type { CostFacts } from './cost';
import { unless, type Missing } from './missing';

/**
 * Reports that research must have under art. 4 § 6, of its physical and of its financial execution, beside the signed
 * agreement and the proof of spending that § 2, II already asks for.
 */
export function missingResearchDocuments(facts: CostFacts): Missing[] {
  return [
    ...unless(facts.physicalReport, true, 'physicalReport', 'art. 4º, § 6º'),
    ...unless(facts.financialReport, true, 'financialReport', 'art. 4º, § 6º'),
  ];
}
