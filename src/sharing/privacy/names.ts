import { fold, tidy } from '../../brazil/text';

const JOINING = new Set(['DE', 'DO', 'DA', 'DOS', 'DAS', 'E', 'DI', 'DEL']);
/** How organisations are called, folded, wherever the word stands. */
const ORGANISATION =
  /^(?:COOP\w*|ASSOC\w*|LTDA|EPP|EIRELI|CIA|INSTITUTO|UNIVERSIDADE|EMBRAPA|EMATER|FEDERACAO|FUNDACAO|INDUSTRIA|COMERCIO)$/;
/** At the beginning only: people are called `Zé da Usina` and `Ana Lúcia Central`. */
const AT_BEGINNING =
  /^(?:CENTRAL|USINA|CENTRO|ESCOLA|COLONIA|ESTADO|MUNICIPIO|COMPANHIA|EMPRESA|PREFEITURA|SECRETARIA|SINDICATO)$/;
/** A public company, with its points or stroke. */
const PUBLIC_COMPANY = /(?<![\p{L}\p{M}.])S(?:\/|\.)A(?![\p{L}\p{M}])/iu;

/** The words of a name that say something, as written. */
export function wordsOfName(text: string): string[] {
  return tidy(text)
    .split(/[\s.,;/()–-]+/)
    .filter((word) => /\p{L}/u.test(word) && !JOINING.has(fold(word)));
}

/** Whether a text is called like an organisation: `Cooperativa Flor do Babaçu`, `Óleos do Norte Ltda.` */
export function looksLikeOrganisation(text: string): boolean {
  const words = wordsOfName(text).map(fold);
  return (
    AT_BEGINNING.test(words[0] ?? '') ||
    words.some((word) => ORGANISATION.test(word)) ||
    PUBLIC_COMPANY.test(text) ||
    endsLikeCompany(text)
  );
}

/** The same in a column of people, where `ANTONIO SA`, all in upper case, is somebody whose accent was left out. */
export function isOrganisationAmongPeople(text: string): boolean {
  if (!looksLikeOrganisation(text)) return false;
  const isSurname = /SA$/.test(tidy(text)) && text === text.toLocaleUpperCase('pt-BR');
  return !isSurname || looksLikeOrganisation(tidy(text).slice(0, -'SA'.length));
}

/** `SA` and `ME` without points: upper case without accent, for `Sá` is a surname, and so is what follows `DE`. */
function endsLikeCompany(text: string): boolean {
  const [last, before] = tidy(text)
    .split(/[\s,]+/)
    .reverse();
  return /^(?:SA|ME)$/.test(last ?? '') && before !== undefined && !JOINING.has(fold(before));
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
