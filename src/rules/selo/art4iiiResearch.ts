import type { CostFacts } from './cost';
import { unless, type Missing } from './missing';

const ARTICLE = 'art. 4º, III';

/**
 * What research lacks under art. 4, III: an agreement with a public body, on diversifying raw materials of family
 * farming or on knowledge of the Selo, in the interest of family farming, for public use, and admitted by the
 * department (DEP) beforehand.
 */
export function missingForResearch(facts: CostFacts): Missing[] {
  return [
    ...unless(facts.publicBody, true, 'publicBody', ARTICLE),
    ...unless(facts.researchSubject, true, 'researchSubject', ARTICLE),
    ...unless(facts.farmersInterest, true, 'farmersInterest', ARTICLE),
    ...unless(facts.publicUse, true, 'publicUse', ARTICLE),
    ...unless(facts.admittedBefore, true, 'admittedBefore', ARTICLE),
  ];
}
