import type { ANIMAL_PRODUCTS, ANIMALS } from '../../../rules/selo/materials/animals';
import type { Sentence } from '../sentences';

const ALIVE: Sentence = [
  'animal que conta também vivo (art. 3º, § 4º), então sem multiplicador (art. 4º, § 11); sem forma dita, entende-se vivo',
  'an animal that counts live too (art. 3 § 4), then without multiplier (art. 4 § 11); without a form it is taken as live',
];
const REFUSED_ALIVE: Sentence = [
  'animal que não conta vivo (art. 3º, § 4º); o que vem dele só é multiplicado como óleo, gordura ou sebo (art. 4º, § 11)',
  'an animal that does not count live (art. 3 § 4); what comes from it is multiplied only as oil, fat or tallow (art. 4 § 11)',
];
const PRODUCT: Sentence = [
  'de origem animal e fornecida como óleo, gordura ou sebo: é multiplicada (art. 4º, § 11)',
  'of animal origin and supplied as oil, fat or tallow: it is multiplied (art. 4 § 11)',
];

/** Why animals and what comes from them are taken as they are. */
export const ANIMAL_FACTS: Readonly<Record<keyof typeof ANIMALS | keyof typeof ANIMAL_PRODUCTS, Sentence>> = {
  bovinos: ALIVE,
  caprinos: ALIVE,
  ovinos: ALIVE,
  peixes: ALIVE,
  bubalinos: [
    `o IBGE conta búfalos à parte dos bovinos; ${REFUSED_ALIVE[0]}`,
    `the IBGE counts buffaloes apart from bovines; ${REFUSED_ALIVE[1]}`,
  ],
  suinos: REFUSED_ALIVE,
  aves: REFUSED_ALIVE,
  'outros-animais': REFUSED_ALIVE,
  sebo: [`sebo vem só de animais; ${PRODUCT[0]}`, `tallow comes from animals only; ${PRODUCT[1]}`],
  'sebo-bovino': PRODUCT,
  'sebo-ovino': PRODUCT,
  'sebo-caprino': PRODUCT,
  'sebo-bubalino': PRODUCT,
  'gordura-animal': PRODUCT,
  'gordura-bovina': PRODUCT,
  'gordura-suina': PRODUCT,
  'gordura-de-aves': PRODUCT,
  'gordura-de-peixe': PRODUCT,
  'oleo-animal': PRODUCT,
  'oleo-de-aves': PRODUCT,
  'oleo-bovino': PRODUCT,
  'oleo-de-peixe': PRODUCT,
};
