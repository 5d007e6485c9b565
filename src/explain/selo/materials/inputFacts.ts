import type { INPUTS } from '../../../rules/selo/materials/inputs';
import type { Sentence } from '../sentences';

const ALCOHOL: Sentence = [
  'álcool que reage com o óleo na transesterificação',
  'alcohol that reacts with the oil in transesterification',
];
const CATALYST: Sentence = ['catalisador da transesterificação', 'catalyst of transesterification'];

/** What each input does in the making of biodiesel. */
export const INPUT_FACTS: Readonly<Record<keyof typeof INPUTS, Sentence>> = {
  metanol: ALCOHOL,
  etanol: ALCOHOL,
  catalisador: CATALYST,
  'metilato-de-sodio': CATALYST,
  'metilato-de-potassio': CATALYST,
  'etilato-de-sodio': CATALYST,
  'hidroxido-de-sodio': [
    `${CATALYST[0]}, e neutraliza a acidez do óleo`,
    `${CATALYST[1]}, and neutralises the acidity of the oil`,
  ],
  'hidroxido-de-potassio': CATALYST,
  'acido-cloridrico': [
    'neutraliza o catalisador e separa os sabões na lavagem do biodiesel e da glicerina',
    'neutralises the catalyst and splits the soaps when biodiesel and glycerine are washed',
  ],
  'acido-sulfurico': [
    'catalisador da esterificação de óleos e gorduras ácidos',
    'catalyst for the esterification of acid oils and fats',
  ],
  'acido-fosforico': ['usado na degomagem do óleo', 'used to degum the oil'],
  'acido-citrico': ['usado na degomagem do óleo', 'used to degum the oil'],
};
