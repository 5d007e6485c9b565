import { regionOf } from '../../../brazil/ufs';
import type { Multiplier, Unmultiplied } from '../../../rules/selo/multiplier';
import { macroRegion } from '../../../rules/selo/region';
import { portaria280of2022 } from '../../../rules/selo/ruleSets/portaria280of2022';
import { figure } from '../../figures';
import type { Language } from '../../language';
import type { Sentence } from '../sentences';

/** Each factor of the version of the rules: with its figure and reason where it applies, with the reason where not. */
export function factorSteps(multiplier: Multiplier, language: Language): Sentence[] {
  const of2022 = multiplier.ruleSet.id === portaria280of2022.id;
  if (multiplier.unmultiplied) return [of2022 ? UNMULTIPLIED[multiplier.unmultiplied] : INPUT_OF_2024];
  const reasons = of2022 ? FACTORS_OF_ARTICLE_4 : FACTORS_OF_ARTICLE_31;
  return multiplier.ruleSet.factors.flatMap(({ code, article }): Sentence[] => {
    const reason = reasons[code];
    if (!reason) return [];
    const applied = multiplier.factors.find((factor) => factor.code === code);
    const head = (word: string) => `${word} ${code} (${article})`;
    if (applied) {
      const value = figure(applied.value, language);
      return [
        [`${head('Fator')}: × ${value}, ${reason.applies[0]}.`, `${head('Factor')}: × ${value}, ${reason.applies[1]}.`],
      ];
    }
    const [portuguese, english] = code === 'III' ? withoutFactorIII(multiplier) : reason.not;
    return [[`${head('Fator')}: não se aplica, ${portuguese}.`, `${head('Factor')}: does not apply, ${english}.`]];
  });
}

interface Reason {
  applies: Sentence;
  not: Sentence;
}

const NORTHERN: Reason = {
  applies: ['origem no Norte, no Nordeste ou no Semiárido', 'from the Norte, the Nordeste or the Semiárido'],
  not: [
    'a origem não é o Norte, o Nordeste nem o Semiárido',
    'it does not come from the Norte, the Nordeste or the Semiárido',
  ],
};

const OWN_REGION: Reason = {
  applies: [
    'usina do Sudeste ou do Centro-Oeste que compra na própria região',
    'a plant of the Sudeste or Centro-Oeste that buys in its own region',
  ],
  not: [
    'só vale para usina do Sudeste ou do Centro-Oeste que compra na própria região',
    'it is for plants of the Sudeste or Centro-Oeste that buy in their own region',
  ],
};

const FACTORS_OF_ARTICLE_4: Readonly<Record<string, Reason>> = {
  I: NORTHERN,
  II: {
    applies: [
      'matéria-prima que não é soja, milho nem animal vivo',
      'the raw material is neither soy nor corn nor a live animal',
    ],
    not: ['soja e milho, em qualquer forma, ficam fora', 'soy and corn are left out, in whatever form'],
  },
  III: OWN_REGION,
  IV: {
    applies: ['comprado de cooperativa habilitada', 'bought from a habilitated cooperative'],
    not: ['não vem de cooperativa habilitada', 'it does not come from a habilitated cooperative'],
  },
};

/** Why factor III does not apply: the plant may not have been said, or the Semiárido displaces the Sudeste. */
function withoutFactorIII({ undecided, purchase: { origin, plantUf }, region }: Multiplier): Sentence {
  if (
    region === 'Semiárido' &&
    plantUf !== null &&
    macroRegion(origin) === 'Sudeste' &&
    regionOf(plantUf) === 'Sudeste'
  ) {
    return [
      'o município está no Semiárido, que conta como região à parte do Sudeste (leitura S2)',
      'the municipality is in the Semiárido, which counts as a region apart from the Sudeste (reading S2)',
    ];
  }
  return undecided.includes('plantNotSaid')
    ? [
        'porque a UF da usina não foi informada; se for da mesma região da origem, ele se aplica',
        'since the plant’s state was not given; if it is in the region of origin, the factor applies',
      ]
    : OWN_REGION.not;
}

const FACTORS_OF_ARTICLE_31: Readonly<Record<string, Reason>> = {
  a: {
    applies: [
      'organização com mais de 75% de agricultores familiares; valor informado por você, pois não foi lido na portaria',
      'an organisation with over 75% of family farmers; your own figure, since it was not read in the act',
    ],
    not: [
      'é de organizações com mais de 75% de agricultores familiares',
      'it is for organisations with over 75% of family farmers',
    ],
  },
  b: {
    applies: [
      'organização da agricultura familiar com até 75% de agricultores familiares',
      'an organisation of family farming with up to 75% of family farmers',
    ],
    not: [
      'é de organizações com até 75% de agricultores familiares',
      'it is for organisations with up to 75% of family farmers',
    ],
  },
  d: NORTHERN,
  e: {
    applies: ['origem no Centro-Oeste ou no Sudeste', 'from the Centro-Oeste or the Sudeste'],
    not: ['a origem não é o Centro-Oeste nem o Sudeste', 'it does not come from the Centro-Oeste or the Sudeste'],
  },
  f: {
    applies: ['matéria-prima diversificada', 'a diversified raw material'],
    not: ['soja, seus óleos e animais vivos ficam fora', 'soy, its oils and live animals are left out'],
  },
};

/** All that art. 31 leaves unmultiplied here. */
const INPUT_OF_2024: Sentence = [
  'Insumo sem multiplicador: o que a Portaria 28/2024 diz de insumos não foi lido. Confira no texto oficial.',
  'Input without multiplier: what Portaria 28/2024 says of inputs was not read. Check the official text.',
];

const UNMULTIPLIED: Record<Unmultiplied, Sentence> = {
  input: ['Insumo não é multiplicado (art. 4º, § 12).', 'Inputs are not multiplied (art. 4 § 12).'],
  animalForm: [
    'Produto animal só é multiplicado como óleo, gordura ou sebo (art. 4º, § 11).',
    'Animal products are multiplied only as oil, fat or tallow (art. 4 § 11).',
  ],
  perennialOutsideNorth: [
    'Produção esperada de perene não é multiplicada fora do Norte, do Nordeste e do Semiárido (art. 7º, § 4º).',
    'Expected production of perennials is not multiplied outside the Norte, the Nordeste and the Semiárido (art. 7 § 4).',
  ],
  lossReading: [
    'Produção perdida não é multiplicada, pela leitura S13.',
    'Production lost is not multiplied, by reading S13.',
  ],
};
