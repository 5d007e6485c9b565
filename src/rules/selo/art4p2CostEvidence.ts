import type { CostFacts } from './cost';
import { unless, type Missing } from './missing';
import type { CostItem } from './ruleSet';

const RESEARCH = 'art. 4º, § 2º, II, e § 6º';

/**
 * Documents of art. 4 § 2. Donations (I): invoice of the supplier, and the receipt by the farmer or the habilitated
 * cooperative. Research (II): the agreement and proof of what was spent, which § 6 wants too, the agreement signed by
 * the producer and the official research body. Assistance: none asked here.
 */
export function missingEvidence(item: CostItem, facts: CostFacts): Missing[] {
  if (item === 'II') {
    return [
      ...unless(facts.supplierInvoice, true, 'supplierInvoice', 'art. 4º, § 2º, I'),
      ...unless(facts.donationReceipt, true, 'donationReceipt', 'art. 4º, § 2º, I'),
    ];
  }
  if (item !== 'III') return [];
  return [
    ...unless(facts.researchContract, true, 'researchContract', RESEARCH),
    ...unless(facts.spendingProof, true, 'spendingProof', RESEARCH),
  ];
}
