import type { Bilingual, Language } from '../language';
import { sentenceOfWhyValue, type WhyValue } from './nativeReasons';

/**
 * Why a cell of a copy holds a value where the sender has a formula: the function has none in the terms of other
 * programs (the first ones); it leans on cells, names or sheets that are not in the copy (`elsewhere`), or has
 * arguments that such a formula cannot take (`arguments`), or a function that cannot be verified (`unknown`); its own
 * computation came to something else (`differs`); it has personal data in it (`personal`); it is part of a block that one formula fills (`block`); the check has no formula
 * for this line (`noFormula`); or values were asked for (`chosen`).
 */
export type WhyNotKept =
  WhyValue | 'elsewhere' | 'arguments' | 'unknown' | 'differs' | 'personal' | 'block' | 'noFormula' | 'chosen';

const SENTENCES: Readonly<Record<Exclude<WhyNotKept, WhyValue>, Bilingual>> = {
  elsewhere: {
    'pt-BR': 'a fórmula usa células que não estão na mesma linha desta cópia',
    'en-US': 'the formula uses cells that are not in the same line of this copy',
  },
  arguments: {
    'pt-BR': 'a função foi usada de um jeito que não se escreve com as funções do Excel',
    'en-US': 'the function is used in a way that Excel’s own functions cannot express',
  },
  unknown: {
    'pt-BR': 'a fórmula usa uma função que o ConfereBio não consegue verificar',
    'en-US': 'the formula uses a function that ConfereBio cannot verify',
  },
  differs: {
    'pt-BR': 'a fórmula, calculada sem o suplemento, não deu o mesmo valor',
    'en-US': 'the formula, computed without the add-in, did not come to the same value',
  },
  personal: {
    'pt-BR': 'a fórmula contém dados pessoais que não saem do original',
    'en-US': 'the formula has personal data in it that stays in the original',
  },
  block: {
    'pt-BR': 'faz parte de um bloco preenchido por uma só fórmula',
    'en-US': 'it is part of a block that one formula fills',
  },
  noFormula: {
    'pt-BR': 'o resultado da conferência não se escreve com as funções do Excel',
    'en-US': 'Excel’s own functions cannot express this result of the check',
  },
  chosen: {
    'pt-BR': 'a cópia foi pedida com valores',
    'en-US': 'the copy was asked for with values',
  },
};

/** Why the cell holds a value, to follow a colon. */
export function sentenceOfWhyNotKept(why: WhyNotKept, language: Language): string {
  return why in SENTENCES
    ? SENTENCES[why as keyof typeof SENTENCES][language]
    : sentenceOfWhyValue(why as WhyValue, language);
}

/** All that the sheet of the origin of calculations says besides what it is about. */
export interface ProvenanceTexts {
  sheet: string;
  title: string;
  /** Above the table, a sentence a row. */
  about: readonly string[];
  /** Of the columns of the table. */
  headings: readonly string[];
  /** Forms in which a result is in the copy. */
  asFormula: string;
  asValue: string;
  /** In the place of the formula of a result that the check gave. */
  check: string;
  /** In the place of what tells of another file. */
  otherFile: string;
  /** Nothing in the copy is computed. */
  nothing: string;
}

const TEXTS: Readonly<Record<Language, ProvenanceTexts>> = {
  'pt-BR': {
    sheet: 'Origem dos cálculos',
    title: 'origem dos cálculos',
    about: [
      'De onde vem cada resultado desta cópia: a fórmula que o remetente tem, a norma e o dia do cálculo.',
      'Onde está escrito “valor”, o número não muda quando você altera a linha: quem enviou recalcula ao receber de volta.',
    ],
    headings: [
      'Coluna',
      'Células',
      'Quantas',
      'Fórmula do remetente',
      'Função',
      'Regra e tabela',
      'De que trata a norma',
      'Calculado em',
      'Na cópia',
      'Por quê',
      'Fórmula do suplemento',
      'Marca dos valores',
    ],
    asFormula: 'fórmula do Excel',
    asValue: 'valor',
    check: 'Resultado da conferência',
    otherFile: '[outro arquivo]',
    nothing: 'Nesta cópia não há resultados calculados.',
  },
  'en-US': {
    sheet: 'Origin of calculations',
    title: 'origin of calculations',
    about: [
      'Where each result of this copy comes from: the sender’s formula, the norm, and the day it was computed.',
      'Where it says “value”, the number does not change when you change the line: the sender computes it again.',
    ],
    headings: [
      'Column',
      'Cells',
      'How many',
      'Sender’s formula',
      'Function',
      'Rules and table',
      'What the norm says',
      'Computed on',
      'In the copy',
      'Why',
      'Formula of the add-in',
      'Mark of the values',
    ],
    asFormula: 'Excel formula',
    asValue: 'value',
    check: 'Result of the check',
    otherFile: '[another file]',
    nothing: 'Nothing in this copy is computed.',
  },
};

export function provenanceTexts(language: Language): ProvenanceTexts {
  return TEXTS[language];
}

/** Behind the groups that are listed, when there are very many. */
export function moreOrigins(cells: number, language: Language): string {
  return language === 'pt-BR'
    ? `E mais ${cells} células, não listadas aqui.`
    : `And ${cells} more cells, not listed here.`;
}
