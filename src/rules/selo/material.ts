/** The kinds of raw material that the rules tell apart. */
export type MaterialClass = 'soja' | 'milho' | 'diversificada' | 'animal' | 'insumo';

/** What an animal product comes from; only the first four may be bought alive (art. 3 § 4). */
export type Species = 'bovino' | 'caprino' | 'ovino' | 'peixe' | 'suíno' | 'ave' | 'bubalino' | 'outro';

/** In which form a material is supplied, as far as a rule asks; art. 4 § 11 asks for the first three. */
export type Form = 'óleo' | 'gordura' | 'sebo' | 'vivo' | 'grão' | 'outra';

/** A form that is no raw material of most plants and animals, as typed: `torta`, `couro`. */
export interface Leftover {
  leftover: string;
}

/** A raw material as a person named it. */
export interface Material {
  /** Entry of the catalogue; `null` when only a class was named. */
  id: string | null;
  /** Name of the catalogue, or the class. */
  label: string;
  class: MaterialClass;
  /** Of animals; `null` elsewhere and when not said. */
  species: Species | null;
  /** Whether it comes from a perennial crop (art. 7); `null` when the class alone does not say. */
  perennial: boolean | null;
  /** Form that the name itself says: `sebo bovino`, `óleo de soja`. */
  form: Form | null;
}
