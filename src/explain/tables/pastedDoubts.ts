import type { Bilingual, Language } from '../language';

/** Why a person should look at a row that was taken from pasted text. */
export type PastedDoubt =
  /** The product's cell was blank: that of the row above was taken, or, where that cannot be, below. */
  | 'productFromAbove'
  | 'productFromBelow'
  /** A product that the table before does not have. */
  | 'productUnknown'
  | 'placesUnknown'
  | 'placesMissing'
  | 'priceMissing'
  | 'limitMissing'
  /** `1,500` or `1.500`, of which one thousand five hundred was made: no limit has three decimals. */
  | 'limitInThousands'
  /** A limit of less than R$ 100, far below all that the acts set. */
  | 'limitLow'
  /** Words of one cell were found behind those of another, as broken lines leave them. */
  | 'putTogether'
  /** A state is covered in part, and no note says which municipalities. */
  | 'municipalitiesMissing';

const DOUBTS: Readonly<Record<PastedDoubt, Bilingual>> = {
  productFromAbove: {
    'pt-BR': 'Sem produto na linha: tomado o da linha de cima.',
    'en-US': 'No product in the row: that of the row above was taken.',
  },
  productFromBelow: {
    'pt-BR': 'Sem produto na linha, e o de cima já tem estas UFs: tomado o de baixo. Confira.',
    'en-US': 'No product in the row, and the one above has these states already: that below was taken. Check it.',
  },
  productUnknown: {
    'pt-BR': 'Produto que a tabela anterior não tem. Confira o nome e a forma.',
    'en-US': 'A product that the table before does not have. Check its name and form.',
  },
  placesUnknown: {
    'pt-BR': 'Parte da região não foi entendida. Escreva as UFs.',
    'en-US': 'Part of the region was not understood. Write the states.',
  },
  placesMissing: { 'pt-BR': 'Falta a região.', 'en-US': 'The region is missing.' },
  priceMissing: { 'pt-BR': 'Falta o preço ou o valor por kg.', 'en-US': 'The price or value a kg is missing.' },
  limitMissing: { 'pt-BR': 'Falta o limite.', 'en-US': 'The limit is missing.' },
  limitInThousands: {
    'pt-BR': 'Limite com três algarismos depois da vírgula ou do ponto, lido como milhares. Confira.',
    'en-US': 'A limit with three figures behind the comma or dot, read as thousands. Check it.',
  },
  limitLow: {
    'pt-BR': 'Limite de menos de R$ 100, muito abaixo dos usuais. Confira.',
    'en-US': 'A limit of less than R$ 100, far below the usual ones. Check it.',
  },
  putTogether: {
    'pt-BR': 'Textos de linhas quebradas foram juntados. Confira o produto e a região.',
    'en-US': 'Texts of broken lines were put together. Check the product and the region.',
  },
  municipalitiesMissing: {
    'pt-BR': 'Uma UF vale só em parte, e não se achou a lista dos municípios.',
    'en-US': 'A state is covered in part only, and the list of its municipalities was not found.',
  },
};

/** What to look at in a row taken from pasted text. */
export function sentenceOfDoubt(doubt: PastedDoubt, language: Language): string {
  return DOUBTS[doubt][language];
}
