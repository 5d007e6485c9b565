import type { Language } from '../language';

/** A sentence in Portuguese and in English. */
export type Sentence = readonly [portuguese: string, english: string];

/** Writers of the sentences of some codes of a union of reasons. */
export type SentencesFor<Reason extends { code: string }, Code extends Reason['code']> = {
  [Each in Code]: (reason: Extract<Reason, { code: Each }>, language: Language) => Sentence;
};
