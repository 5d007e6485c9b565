import type { ANIMAL_PRODUCTS, ANIMALS } from '../../../rules/selo/materials/animals';
import type { Sentence } from '../sentences';

const ALIVE: Sentence = [
  'quem escreve só o animal fala dele vivo; vivo, pode contar (art. 3º, § 4º), mas sem multiplicador (art. 4º, § 11)',
  'the animal alone means it is live; live, it may count (art. 3 § 4), without multiplier (art. 4 § 11)',
];
const REFUSED_ALIVE: Sentence = [
  'não está entre os animais que contam vivos (art. 3º, § 4º); dele só contam óleo, gordura ou sebo',
  'not among the animals that count live (art. 3 § 4); only its oil, fat or tallow counts',
];
const PRODUCT: Sentence = [
  'origem animal fornecida como óleo, gordura ou sebo, a única com multiplicador (art. 4º, § 11)',
  'of animal origin, supplied as oil, fat or tallow: the only form with a multiplier (art. 4 § 11)',
];

/** Why animals and what comes from them are taken as they are. */
export const ANIMAL_FACTS: Readonly<Record<keyof typeof ANIMALS | keyof typeof ANIMAL_PRODUCTS, Sentence>> = {
  bovinos: ALIVE,
  caprinos: ALIVE,
  ovinos: ALIVE,
  peixes: ALIVE,
  bubalinos: [
    `búfalos não são bovinos nas estatísticas oficiais (IBGE) e ${REFUSED_ALIVE[0]}`,
    `buffaloes are not bovines in official statistics (IBGE) and are ${REFUSED_ALIVE[1]}`,
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
