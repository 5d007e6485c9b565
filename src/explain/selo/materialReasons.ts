import type { Material, MaterialClass } from '../../rules/selo/material';
import type { MaterialId } from '../../rules/selo/materials/catalogue';
import { ANIMAL_FACTS } from './materials/animalFacts';
import { CROP_FACTS } from './materials/cropFacts';
import { INPUT_FACTS } from './materials/inputFacts';
import type { Sentence } from './sentences';

/** What is known of each material that its class rests on. */
export const MATERIAL_FACTS: Readonly<Record<MaterialId, Sentence>> = {
  ...CROP_FACTS,
  ...ANIMAL_FACTS,
  ...INPUT_FACTS,
};

/** What the law makes of a class. */
export const CLASS_REASONS: Readonly<Record<MaterialClass, Sentence>> = {
  soja: [
    'soja fica fora do fator II em qualquer forma (art. 4º, § 9º, II; leitura S4)',
    'soy is left out of factor II in any form (art. 4 § 9, II; reading S4)',
  ],
  milho: [
    'milho fica fora do fator II em qualquer forma (art. 4º, § 9º, II; leitura S4) e tem limite de 30% (art. 3º, §§ 6º e 7º)',
    'corn is left out of factor II in any form (art. 4 § 9, II; reading S4) and is capped at 30% (art. 3 §§ 6 and 7)',
  ],
  diversificada: [
    'oleaginosa que não é soja nem milho (art. 4º, § 9º, II)',
    'an oil crop other than soy and corn (art. 4 § 9, II)',
  ],
  animal: [
    'matéria-prima de origem animal (art. 3º, § 4º; art. 4º, § 11)',
    'raw material of animal origin (art. 3 § 4; art. 4 § 11)',
  ],
  insumo: [
    'insumo do processo de produção do biodiesel: conta na compra, com limite de 30% junto com o milho, e nunca é multiplicado (art. 3º, §§ 5º e 7º; art. 4º, §§ 5º e 12)',
    'an input of the biodiesel process: it counts as a purchase, capped at 30% together with corn, and is never multiplied (art. 3 §§ 5 and 7; art. 4 §§ 5 and 12)',
  ],
};

const PERENNIAL: Sentence = [
  'cultura perene: a produção esperada pode contar (art. 7º)',
  'a perennial crop: expected production may count (art. 7)',
];

/** Why a material is in its class, as one sentence without a capital, with the articles. */
export function reasonOfMaterial({ id, class: kind, perennial }: Material): Sentence {
  const facts = [
    ...(id === null ? [] : [MATERIAL_FACTS[id as MaterialId]]),
    // What is known of an animal says already what the law makes of it.
    ...(id !== null && kind === 'animal' ? [] : [CLASS_REASONS[kind]]),
    ...(perennial ? [PERENNIAL] : []),
  ];
  return [
    `${facts.map(([portuguese]) => portuguese).join('; ')}.`,
    `${facts.map(([, english]) => english).join('; ')}.`,
  ];
}
