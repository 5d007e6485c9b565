/** What a cost of items II to V may lack to count (art. 4). */
export type MissingCostCode =
  | 'letterMissing'
  | 'letterUnknown'
  | 'publicFunds'
  | 'doneeHabilitated'
  | 'doneeSupplier'
  | 'publicBody'
  | 'researchSubject'
  | 'farmersInterest'
  | 'publicUse'
  | 'admittedBefore'
  | 'ownTeam'
  | 'registeredProfessionals'
  | 'advance'
  | 'financed'
  | 'supplierInvoice'
  | 'donationReceipt'
  | 'researchContract'
  | 'spendingProof'
  | 'physicalReport'
  | 'financialReport'
  | 'regionMissing';

/** What an acquisition may lack to count (arts. 3, 4, 5 and 7 to 9). */
export type MissingAcquisitionCode =
  | 'purchaseInvoice'
  | 'activeFamily'
  | 'advance'
  | 'financed'
  | 'ruralRegistry'
  | 'expectationProven'
  | 'habilitation'
  | 'farmersListed';

export type MissingCode = MissingCostCode | MissingAcquisitionCode;

/** A condition of the law that a row does not meet, or about which nothing was said. */
export interface Missing {
  code: MissingCode;
  /** Where the law asks for it: `art. 4º, § 2º, I`. */
  article: string;
  state: 'notSaid' | 'denied';
}

/** The condition as missing, unless the fact is as the law wants it. */
export function unless(fact: boolean | null, wanted: boolean, code: MissingCode, article: string): Missing[] {
  return fact === wanted ? [] : [{ code, article, state: fact === null ? 'notSaid' : 'denied' }];
}

/** Items with a closed list of letters count nothing outside it. */
export function missingLetter(letter: string | null, letters: object, article: string): Missing[] {
  if (letter === null) return [{ code: 'letterMissing', article, state: 'notSaid' }];
  return Object.hasOwn(letters, letter) ? [] : [{ code: 'letterUnknown', article, state: 'denied' }];
}
