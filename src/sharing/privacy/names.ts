import { fold, tidy } from '../../brazil/text';

const JOINING = new Set(['DE', 'DO', 'DA', 'DOS', 'DAS', 'E', 'DI', 'DEL']);
/** How organisations are called, folded. */
const ORGANISATION =
  /^(?:COOP\w*|ASSOC\w*|LTDA|SA|S\/A|ME|EPP|EIRELI|CIA|COMPANHIA|EMPRESA|INSTITUTO|UNIVERSIDADE|EMBRAPA|EMATER|PREFEITURA|SECRETARIA|MUNICIPIO|ESTADO|SINDICATO|FEDERACAO|FUNDACAO|CENTRAL|USINA|INDUSTRIA|COMERCIO|CENTRO|ESCOLA|COLONIA)$/;

/** The words of a name that say something, as written. */
export function wordsOfName(text: string): string[] {
  return tidy(text)
    .split(/[\s.,;/()–-]+/)
    .filter((word) => /\p{L}/u.test(word) && !JOINING.has(fold(word)));
}

/** Whether a text is called like an organisation: `Cooperativa Flor do Babaçu`, `Óleos do Norte Ltda.` */
export function looksLikeOrganisation(text: string): boolean {
  return wordsOfName(text).some((word) => ORGANISATION.test(fold(word)));
}

/**
 * Whether a text is written like the name of a person: two to eight words of letters, each beginning in upper case,
 * and none that organisations are called by.
 */
export function looksLikePerson(text: string): boolean {
  const shown = tidy(text);
  if (!/^[\p{L}\p{M}'’.\- ]+$/u.test(shown) || looksLikeOrganisation(shown)) return false;
  const words = wordsOfName(shown);
  return words.length >= 2 && words.length <= 8 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** The beginnings of the words of a name: `Maria da Silva` → `M. S.` */
export function initialsOf(text: string): string {
  return wordsOfName(text)
    .map((word) => `${[...word][0]!.toLocaleUpperCase('pt-BR')}.`)
    .join(' ');
}
