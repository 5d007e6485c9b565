import { missingInvoice } from '../art3p8Invoices';
import { missingActiveFamily } from '../art4iPurchases';
import { missingForAdvance } from '../art4p1Advances';
import { missingRuralRegistry } from '../art5RuralRegistry';
import { missingOfIntermediary } from '../art9Intermediaries';
import { unless, type Missing } from '../missing';
import { isExpected, type Purchase } from '../purchase';

/** A purchase of raw material or input, or production that counts without one, by one farmer. */
export interface Acquisition {
  /** Rows of one kind may share one object: the multiplier is worked out once for it. */
  purchase: Purchase;
  /** As presented: the invoice's value, or that of the expected production; whole cents. */
  cents: number;
  /** Whole grams; `null` where the quantity was not said. */
  grams: number | null;
  /** Whose ceiling of art. 3 § 9 it takes up: number of the DAP or CAF, CPF without one (reading S16). */
  family: string | null;
  /** Family, crop and harvest whose area limits the quantity (art. 6); `null` where no area does, as for animals. */
  areaKey: string | null;
  facts: AcquisitionFacts;
}

/** What a person says, or has documents of, about an acquisition; `null` where nothing was said. */
export interface AcquisitionFacts {
  /** Art. 3 § 8: there is an invoice of the purchase. */
  invoice: boolean | null;
  /** Art. 4, I and art. 9, sole §: the farmer's DAP or CAF was active on the day of the invoice. */
  activeFamily: boolean | null;
  /** Art. 4 § 1: an advance that was deducted at the sale; financed by the producer. */
  advance: boolean | null;
  financed: boolean | null;
  /** Art. 5: the farm is in the environmental registry (CAR). */
  ruralRegistry: boolean | null;
  /** Arts. 7 and 8: what counts without an invoice has all that the article asks for. */
  expectationProven: boolean | null;
  /** Art. 9: the intermediary was habilitated on the day of the invoice. */
  habilitated: boolean | null;
  /** Art. 9, sole §: the farmers behind an intermediary's invoice are listed. */
  farmersListed: boolean | null;
}

/** What an acquisition lacks, in the order of the articles. Empty: it counts. */
export function missingOfAcquisition({ purchase, facts }: Acquisition): Missing[] {
  const { supplier, basis } = purchase;
  const article = basis === 'perene' ? 'art. 7º' : 'art. 8º';
  return [
    ...missingInvoice(basis, facts.invoice),
    ...missingActiveFamily(supplier, facts.activeFamily),
    ...missingForAdvance(facts),
    ...missingRuralRegistry(facts.ruralRegistry),
    ...(isExpected(basis) ? unless(facts.expectationProven, true, 'expectationProven', article) : []),
    ...missingOfIntermediary(supplier, facts.habilitated, facts.farmersListed),
  ];
}

/** {@link missingOfAcquisition}, worked out once for rows of one kind that share their facts. */
export function missingByFacts(): (acquisition: Acquisition) => readonly Missing[] {
  const known = new Map<Purchase, Map<AcquisitionFacts, readonly Missing[]>>();
  return (acquisition) => {
    const { purchase, facts } = acquisition;
    let ofKind = known.get(purchase);
    if (!ofKind) known.set(purchase, (ofKind = new Map()));
    let missing = ofKind.get(facts);
    if (!missing) ofKind.set(facts, (missing = missingOfAcquisition(acquisition)));
    return missing;
  };
}
