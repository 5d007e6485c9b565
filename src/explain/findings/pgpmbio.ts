import type { SalesFinding } from '../../rules/pgpmbio/findings';
import type { Language } from '../language';
import { ROW_SENTENCES, type Sentence } from './pgpmbio/rowSentences';
import { TABLE_SENTENCES } from './pgpmbio/tableSentences';

const SENTENCES = { ...ROW_SENTENCES, ...TABLE_SENTENCES };

/**
 * What is to be told of a table of sales: what is wrong, with what was found, the item of the law and what to do.
 * CPFs are never shown in full, nor DAPs and keys that hold one.
 *
 * @param lineOf number of a row of data as the sheet shows it, for sentences that speak of another row
 */
export function sentenceOfSalesFinding(
  data: SalesFinding,
  language: Language,
  lineOf: (row: number) => number,
): string {
  const write = SENTENCES[data.code] as (
    data: SalesFinding,
    language: Language,
    lineOf: (row: number) => number,
  ) => Sentence;
  return write(data, language, lineOf)[language === 'pt-BR' ? 0 : 1];
}

/** The same with the row it is about in front: `Linha 12: …`. */
export function placedSentenceOfSalesFinding(
  { row, data }: { row: number | null; data: SalesFinding },
  language: Language,
  lineOf: (row: number) => number,
): string {
  const sentence = sentenceOfSalesFinding(data, language, lineOf);
  return row === null ? sentence : `${language === 'pt-BR' ? 'Linha' : 'Row'} ${lineOf(row)}: ${sentence}`;
}
