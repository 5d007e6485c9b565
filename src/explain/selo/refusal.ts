import type { SeloRefusalReason } from '../../rules/selo/refusal';
import type { Language } from '../language';
import { costSentences } from './refusals/costs';
import { materialSentences } from './refusals/materials';
import { productionSentences } from './refusals/production';
import { purchaseSentences } from './refusals/purchases';
import { shareSentences } from './refusals/shares';
import { valueSentences } from './refusals/values';
import type { Sentence, SentencesFor } from './sentences';

const SENTENCES: SentencesFor<SeloRefusalReason, SeloRefusalReason['code']> = {
  ...purchaseSentences,
  ...materialSentences,
  ...productionSentences,
  ...valueSentences,
  ...costSentences,
  ...shareSentences,
};

/** What is wrong under the rules of the Selo, with the value found, the article and what to do. */
export function sentenceOfSeloRefusal(reason: SeloRefusalReason, language: Language): string {
  const write = SENTENCES[reason.code] as (reason: SeloRefusalReason, language: Language) => Sentence;
  const [portuguese, english] = write(reason, language);
  return language === 'pt-BR' ? portuguese : english;
}
