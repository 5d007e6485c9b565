import type { Decimal } from '../../../rules/exact';
import { multiplierOf, type Multiplier } from '../../../rules/selo/multiplier';
import { defaultSeloReadings, type SeloReadings } from '../../../rules/selo/readings';
import { SeloRefusal } from '../../../rules/selo/refusal';
import { portaria280of2022 } from '../../../rules/selo/ruleSets/portaria280of2022';
import { weightedValue } from '../../../rules/selo/weightedValue';
import { figure, money } from '../../figures';
import type { Language } from '../../language';
import type { Sentence } from '../sentences';

/** The readings the multiplier rests on and, where another would change it, what it would give. */
export function readingsOfPurchase(value: Decimal | null, multiplier: Multiplier, language: Language): Sentence[] {
  const used = multiplier.ruleSet.id === portaria280of2022.id ? [...USED, ...USED_OF_2022] : USED;
  return [
    [
      `Leituras adotadas: ${used.map(([portuguese]) => portuguese).join('; ')}.`,
      `Readings used: ${used.map(([, english]) => english).join('; ')}.`,
    ],
    ...OTHERS.flatMap((other) => effectOf(other, value, multiplier, language)),
  ];
}

const USED: readonly Sentence[] = [
  ['os fatores se multiplicam entre si (S1)', 'factors multiply one another (S1)'],
  [
    'o município do Semiárido tem uma só região, o Semiárido (S2)',
    'a municipality of the Semiárido has one region, the Semiárido (S2)',
  ],
];

/** Of what only Portaria 280/2022 asks. */
const USED_OF_2022: readonly Sentence[] = [
  ['a usina e a origem são da mesma região do IBGE (S3)', 'plant and origin are in the same region of the IBGE (S3)'],
  ['soja e milho em qualquer forma são soja e milho (S4)', 'soy and corn in any form are soy and corn (S4)'],
];

interface Other {
  readings: Partial<SeloReadings>;
  says: Sentence;
}

const OTHERS: readonly Other[] = [
  {
    readings: { semiaridInSoutheast: 'accumulates' },
    says: [
      'Pela outra leitura de S2 (o Semiárido de MG e do ES também conta como Sudeste)',
      'Under the other reading of S2 (the Semiárido of MG and ES counts as Sudeste too)',
    ],
  },
  {
    readings: { lossMultipliers: 'denied' },
    says: [
      'Pela outra leitura de S13 (produção perdida não é multiplicada)',
      'Under the other reading of S13 (production lost is not multiplied)',
    ],
  },
];

function effectOf({ readings, says }: Other, value: Decimal | null, used: Multiplier, language: Language): Sentence[] {
  const other = multiplierOf(used.purchase, used.ruleSet, { ...defaultSeloReadings, ...readings });
  if (other instanceof SeloRefusal || other.value.eq(used.value)) return [];
  const multiplier = figure(other.value, language);
  if (value === null)
    return [[`${says[0]} o multiplicador seria ${multiplier}.`, `${says[1]} the multiplier would be ${multiplier}.`]];
  const amount = money(weightedValue(value, other.value), language);
  return [
    [
      `${says[0]} o multiplicador seria ${multiplier} e o valor ponderado ${amount}.`,
      `${says[1]} the multiplier would be ${multiplier} and the weighted value ${amount}.`,
    ],
  ];
}
