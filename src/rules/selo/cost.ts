import type { CostItem } from './ruleSet';
import type { RegionGroup, SeloRegion } from './region';

/** A cost of items II to V as the caps see it: what was admitted of it so far. */
export interface CostRow {
  item: CostItem;
  /** Effective, not multiplied. */
  cents: number;
  /** Group of the regions of the farmers it was spent on; `null` for research without region. */
  group: RegionGroup | null;
}

/** A cost of items II to V of art. 4, caput, with all that the article asks about it. */
export interface Cost {
  item: CostItem;
  /** Letter of the item: a to k of II, a to c of IV; `null` where the item has none and where it was not said. */
  letter: string | null;
  cents: number;
  /** Region of the farmers it was spent on; `null` for research without region. */
  region: SeloRegion | null;
  facts: CostFacts;
}

/** What a person says, or has documents of, about a cost; `null` where nothing was said. */
export interface CostFacts {
  /** § 1: passed on to the farmer as an advance that is deducted when he sells. */
  advance: boolean | null;
  /** § 1: included in Pronaf or other financing made by the producer. */
  financed: boolean | null;

  /** II: paid from public funds. */
  publicFunds: boolean | null;
  /** II, g: given to a habilitated cooperative of family farmers. */
  doneeHabilitated: boolean | null;
  /** II, h: that cooperative is habilitated as a supplier under Portaria 143/2020. */
  doneeSupplier: boolean | null;
  /** § 2, I: invoice of who supplied the inputs or services. */
  supplierInvoice: boolean | null;
  /** § 2, I: receipt of the donation by the farmer or the habilitated cooperative. */
  donationReceipt: boolean | null;

  /** III: the other party is a public body. */
  publicBody: boolean | null;
  /** III: research on diversifying raw materials, or research and events that improve knowledge of the Selo. */
  researchSubject: boolean | null;
  /** III: in the interest of family farming, and for public use. */
  farmersInterest: boolean | null;
  publicUse: boolean | null;
  /** III: admitted by the department (DEP) beforehand. */
  admittedBefore: boolean | null;
  /** § 2, II and § 6: contract, partnership or cooperation signed by the producer and the official research body. */
  researchContract: boolean | null;
  /** § 2, II and § 6: documents of what was spent. */
  spendingProof: boolean | null;
  /** § 6: reports of physical and of financial execution. */
  physicalReport: boolean | null;
  financialReport: boolean | null;

  /** IV: carried out by technicians hired by the producer himself. */
  ownTeam: boolean | null;

  /** V: professionals registered in the council of their profession. */
  registeredProfessionals: boolean | null;
}

/** Facts of a cost of which nothing was said. */
export const nothingSaid: CostFacts = {
  advance: null,
  financed: null,
  publicFunds: null,
  doneeHabilitated: null,
  doneeSupplier: null,
  supplierInvoice: null,
  donationReceipt: null,
  publicBody: null,
  researchSubject: null,
  farmersInterest: null,
  publicUse: null,
  admittedBefore: null,
  researchContract: null,
  spendingProof: null,
  physicalReport: null,
  financialReport: null,
  ownTeam: null,
  registeredProfessionals: null,
};
