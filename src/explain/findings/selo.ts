import type { SeloFindingData } from '../../rules/selo/findings';
import type { Language } from '../language';
import type { Sentence } from '../selo/sentences';
import { SELO_AGGREGATE_SENTENCES } from './selo/aggregateSentences';
import { SELO_COST_SENTENCES } from './selo/costSentences';
import { SELO_ROW_SENTENCES } from './selo/rowSentences';
import type { Where, Writers } from './selo/write';

export { choiceOfReading } from './selo/readingChoices';

const SENTENCES: Writers<SeloFindingData> = {
  ...SELO_ROW_SENTENCES,
  ...SELO_COST_SENTENCES,
  ...SELO_AGGREGATE_SENTENCES,
};

/**
 * What is to be told of a plant's year: what is wrong, with what was found, the article and what to do. CPFs are never
 * shown in full, nor DAPs and keys that hold one.
 *
 * @param lineOf number of a row of data as the sheet shows it, for sentences that speak of another row
 * @param column heading of the finding's column, or its usual name
 */
export function sentenceOfSeloFinding(
  data: SeloFindingData,
  language: Language,
  lineOf: Where['lineOf'],
  column = '',
): string {
  const write = SENTENCES[data.code] as (data: SeloFindingData, where: Where) => Sentence;
  return write(data, { column, lineOf })[language === 'pt-BR' ? 0 : 1];
}
