import type { MortalityDocument, MortalityLack } from '../../../rules/selo/art8iiiAnimalMortality';
import type { Language } from '../../language';
import { REQUEST_MISSING } from '../refusals/production';
import type { Sentence } from '../sentences';

const DOCUMENTS: Readonly<Record<MortalityDocument, Sentence>> = {
  a: [
    'o relatório de acompanhamento do órgão estadual de defesa sanitária',
    'the follow-up report of the state’s animal health body',
  ],
  b: [
    'o decreto de emergência ou calamidade pública do lugar',
    'the decree of emergency or public calamity of the place',
  ],
  c: [
    'a declaração assinada por órgão público de assistência técnica do estado',
    'the declaration signed by a public technical assistance body of the state',
  ],
  d: [
    'a declaração de perdas assinada pela cooperativa habilitada contratada',
    'the declaration of losses signed by the habilitated cooperative contracted',
  ],
};

/** What a claim of animals' deaths lacks, and where the law asks for it. */
export function sentenceOfMortalityLack(lack: MortalityLack, language: Language): string {
  const [portuguese, english] = inBoth(lack);
  return language === 'pt-BR' ? portuguese : english;
}

function inBoth(lack: MortalityLack): Sentence {
  if (lack.kind === 'request') return REQUEST_MISSING;
  if (lack.kind === 'cause') {
    return [
      'A morte só conta se foi por doença ou caso fortuito (art. 8º, III).',
      'Deaths count only from disease or a fortuitous event (art. 8, III).',
    ];
  }
  const [portuguese, english] = DOCUMENTS[lack.letter];
  return [`Falta ${portuguese} (art. 8º, III, ${lack.letter}).`, `Missing: ${english} (art. 8, III, ${lack.letter}).`];
}
