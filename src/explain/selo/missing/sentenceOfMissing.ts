import type { Missing, MissingCode } from '../../../rules/selo/missing';
import type { Language } from '../../language';
import { articleIn } from '../article';
import type { Sentence } from '../sentences';
import { conditionsOfAcquisitions } from './acquisitions';
import { conditionsOfCosts } from './costs';

const CONDITIONS: Readonly<Record<MissingCode, Sentence>> = { ...conditionsOfAcquisitions, ...conditionsOfCosts };

/** What the law asks, in a few words. */
export function conditionOf(code: MissingCode): Sentence {
  return CONDITIONS[code];
}

/** What a row lacks to count, where the law asks for it, and whether nothing was said of it or the contrary. */
export function sentenceOfMissing({ code, article, state }: Missing, language: Language): string {
  const [portuguese, english] = CONDITIONS[code];
  return language === 'pt-BR'
    ? `${state === 'notSaid' ? 'Não informado' : 'Não cumprido'}: ${portuguese} (${article}).`
    : `${state === 'notSaid' ? 'Not said' : 'Not met'}: ${english} (${articleIn(article, language)}).`;
}
