import type { Form, MaterialClass, Species } from '../material';

/** A raw material of the catalogue. Why it is in its class is said in `explain/selo/materialReasons.ts`. */
export interface MaterialEntry {
  /** As the catalogue shows it. */
  name: string;
  /** Other names people write, folk and scientific, with commas between them. */
  synonyms: string;
  class: MaterialClass;
  species: Species | null;
  perennial: boolean;
  /** Form that the name itself says. */
  form: Form | null;
}

export function crop(
  kind: 'soja' | 'milho' | 'diversificada',
  life: 'annual' | 'perennial',
  name: string,
  synonyms: string,
): MaterialEntry {
  return { name, synonyms, class: kind, species: null, perennial: life === 'perennial', form: null };
}

/** An animal when `form` is null, else what comes from it; `species` is null when the name leaves it open. */
export function animal(species: Species | null, form: Form | null, name: string, synonyms: string): MaterialEntry {
  return { name, synonyms, class: 'animal', species, perennial: false, form };
}

export function input(name: string, synonyms: string): MaterialEntry {
  return { name, synonyms, class: 'insumo', species: null, perennial: false, form: null };
}
