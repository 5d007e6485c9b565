import type { CostFacts } from './cost';
import { missingLetter, unless, type Missing } from './missing';

/** Who may be given what a letter of item II names: farmers, or only a cooperative that is habilitated. */
export type Donee = 'farmer' | 'habilitatedCooperative' | 'habilitatedSupplier';

/** The closed list of art. 4, II: donations of inputs and services to family farmers. */
export const donationLetters = {
  a: { gift: 'seeds', donee: 'farmer' },
  b: { gift: 'soilAnalysis', donee: 'farmer' },
  c: { gift: 'fertilizer', donee: 'farmer' },
  d: { gift: 'soilCorrective', donee: 'farmer' },
  e: { gift: 'machineHoursOrFuel', donee: 'farmer' },
  f: { gift: 'bags', donee: 'farmer' },
  g: { gift: 'machinesAndImprovements', donee: 'habilitatedCooperative' },
  h: { gift: 'renewableEnergy', donee: 'habilitatedSupplier' },
  i: { gift: 'organicCertification', donee: 'farmer' },
  j: { gift: 'carRegistration', donee: 'farmer' },
  k: { gift: 'reserveRecovery', donee: 'farmer' },
} as const satisfies Record<string, { gift: string; donee: Donee }>;

type DonationLetter = keyof typeof donationLetters;

/**
 * What a donation lacks under art. 4, II: one of the letters a to k; no public funds; machines, equipment and
 * improvements (g) only to a habilitated cooperative; energy systems (h) only to one habilitated as a supplier under
 * Portaria 143/2020.
 */
export function missingForDonation(letter: string | null, facts: CostFacts): Missing[] {
  return [
    ...missingLetter(letter, donationLetters, 'art. 4º, II'),
    ...unless(facts.publicFunds, false, 'publicFunds', 'art. 4º, II'),
    ...missingOfDonee(letter, facts),
  ];
}

function missingOfDonee(letter: string | null, facts: CostFacts): Missing[] {
  const donee = isLetter(letter) ? donationLetters[letter].donee : 'farmer';
  if (donee === 'farmer') return [];
  const fact = donee === 'habilitatedCooperative' ? 'doneeHabilitated' : 'doneeSupplier';
  return unless(facts[fact], true, fact, `art. 4º, II, ${letter}`);
}

function isLetter(letter: string | null): letter is DonationLetter {
  return letter !== null && Object.hasOwn(donationLetters, letter);
}
