import { ANIMAL_PRODUCTS, ANIMALS } from './animals';
import { ANNUAL_CROPS, PERENNIAL_CROPS, STAPLES } from './crops';
import type { MaterialEntry } from './entry';
import { INPUTS } from './inputs';

const ENTRIES = {
  ...STAPLES,
  ...ANNUAL_CROPS,
  ...PERENNIAL_CROPS,
  ...ANIMALS,
  ...ANIMAL_PRODUCTS,
  ...INPUTS,
};

export type MaterialId = keyof typeof ENTRIES;

/** The raw materials known by name, soy and corn first. */
export const MATERIALS: Readonly<Record<MaterialId, MaterialEntry>> = ENTRIES;

/** Name first, then the synonyms. */
export function namesOf({ name, synonyms }: MaterialEntry): string[] {
  return synonyms === '' ? [name] : [name, ...synonyms.split(', ')];
}
