import { missingForDonation } from './art4iiDonations';
import { missingForResearch } from './art4iiiResearch';
import { missingForOwnAssistance } from './art4ivOwnAssistance';
import { missingForAdvance } from './art4p1Advances';
import { missingEvidence } from './art4p2CostEvidence';
import { missingResearchDocuments } from './art4p6ResearchDocuments';
import { missingForOutsourcedAssistance } from './art4vOutsourcedAssistance';
import type { Cost } from './cost';
import type { Missing } from './missing';

/**
 * What a cost lacks to count, in the order of art. 4: its item of the caput, advances and financing (§ 1), documents
 * (§§ 2 and 6), and the region by which § 8 limits it, which only research may go without. Empty: it counts.
 */
export function eligibilityOf(cost: Cost): Missing[] {
  return [
    ...missingForItem(cost),
    ...missingForAdvance(cost.facts),
    ...missingEvidence(cost.item, cost.facts),
    ...(cost.item === 'III' ? missingResearchDocuments(cost.facts) : []),
    ...missingRegion(cost),
  ];
}

function missingForItem({ item, letter, facts }: Cost): Missing[] {
  switch (item) {
    case 'II':
      return missingForDonation(letter, facts);
    case 'III':
      return missingForResearch(facts);
    case 'IV':
      return missingForOwnAssistance(letter, facts);
    case 'V':
      return missingForOutsourcedAssistance(facts);
  }
}

function missingRegion({ item, region }: Cost): Missing[] {
  return region !== null || item === 'III'
    ? []
    : [{ code: 'regionMissing', article: 'art. 4º, § 8º', state: 'notSaid' }];
}
