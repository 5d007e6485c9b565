import type { Language } from '../explain/language';

/** Error values that Excel in Portuguese spells otherwise, by their English spelling. */
const portuguese: Readonly<Record<string, string>> = {
  '#N/A': '#N/D',
  '#VALUE!': '#VALOR!',
  '#NAME?': '#NOME?',
  '#NUM!': '#NÚM!',
  '#NULL!': '#NULO!',
  '#SPILL!': '#DESPEJAR!',
};

const english = new Map(Object.entries(portuguese).map(([name, local]) => [local, name]));

/** An error value, given in English, as Excel shows it in that language. */
export function localErrorName(error: string, language: Language): string {
  return language === 'pt-BR' ? (portuguese[error] ?? error) : error;
}

/** The English spelling of an error value in either language. */
export function englishErrorName(error: string): string {
  return english.get(error) ?? error;
}
