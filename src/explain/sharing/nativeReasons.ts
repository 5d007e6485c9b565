import type { Language } from '../language';

/**
 * Why a function has no formula in the terms of other programs: it fills many cells, it tells in words, it checks the
 * digits of a number, it searches a list too long for a copy, or it judges a whole table at once.
 */
export type WhyValue = 'manyCells' | 'words' | 'checkDigits' | 'longList' | 'wholeTable';

const SENTENCES: Readonly<Record<WhyValue, Readonly<Record<Language, string>>>> = {
  manyCells: { 'pt-BR': 'a resposta ocupa várias células', 'en-US': 'the answer fills several cells' },
  words: { 'pt-BR': 'a resposta é uma explicação em palavras', 'en-US': 'the answer is an explanation in words' },
  checkDigits: {
    'pt-BR': 'a conferência de dígitos só é feita pelo suplemento',
    'en-US': 'only the add-in checks digits',
  },
  longList: {
    'pt-BR': 'a lista consultada é longa demais para a cópia',
    'en-US': 'the list it looks into is too long for the copy',
  },
  wholeTable: {
    'pt-BR': 'a regra olha a tabela inteira de uma vez',
    'en-US': 'the rule looks at the whole table at once',
  },
};

/** Why the cell holds a value, to follow a colon. */
export function sentenceOfWhyValue(why: WhyValue, language: Language): string {
  return SENTENCES[why][language];
}
