import type { Language } from '../explain/language';

const portugueseByEnglish: Readonly<Record<string, string>> = {
  '#N/A': '#N/D',
  '#VALUE!': '#VALOR!',
  '#NAME?': '#NOME?',
  '#NUM!': '#NÚM!',
  '#NULL!': '#NULO!',
  '#SPILL!': '#DESPEJAR!',
  '#CALC!': '#CALC!',
  '#DIV/0!': '#DIV/0!',
  '#REF!': '#REF!',
};

const englishByPortuguese = new Map(Object.entries(portugueseByEnglish).map(([english, local]) => [local, english]));

/** Whether a text is one of the grid's error values, in English spelling. */
export function isErrorCode(text: unknown): text is string {
  return typeof text === 'string' && Object.hasOwn(portugueseByEnglish, text);
}

/** An error value as Excel spells it in the given language. */
export function errorName(code: string, language: Language): string {
  return language === 'pt-BR' ? (portugueseByEnglish[code] ?? code) : code;
}

/** The English spelling of an error value typed in Portuguese; other text unchanged. */
export function englishErrorName(typed: string): string {
  return englishByPortuguese.get(typed.toUpperCase()) ?? typed.toUpperCase();
}
