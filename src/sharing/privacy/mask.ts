import { readCnpj } from '../../brazil/cnpj';
import { maskCpf, readCpf } from '../../brazil/cpf';
import { maskFamilyKey } from '../../brazil/familyKey';
import { fold, tidy } from '../../brazil/text';
import { typedIdShown, withoutPeoplesNumbers } from '../../explain/findings/personalNumbers';
import type { CellValue } from '../../workbook/port';
import { initialsOf, isOrganisationAmongPeople, looksLikeOrganisation, wordsOfName } from './names';
import { isNotFilled } from './notFilled';
import type { PersonalKind } from './personalKind';

/** What stands in the place of something of which nothing may be shown. */
export const COVERED = '***';

/**
 * A value as a copy shows it: `***.982.247-**` of a CPF, the beginning and six signs of a DAP or CAF, the beginnings of
 * the words of a name, nothing of a contact. Numbers and names of organisations stay. What is not filled stays so, also
 * where that is said in words.
 */
export function masked(value: CellValue, kind: PersonalKind): CellValue {
  if (value === null || value === '' || typeof value === 'object') return value;
  const text = tidy(String(value));
  if (typeof value === 'string' && isNotFilled(text)) return value;
  if (kind === 'contact' || typeof value === 'boolean') return COVERED;
  switch (kind) {
    case 'cpf':
      return maskedNumber(value, text);
    case 'family':
      return maskedFamily(text);
    case 'name':
      return maskedName(text);
  }
}

function maskedNumber(value: string | number, text: string): string | number {
  const cpf = readCpf(value);
  if (cpf.ok) return maskCpf(cpf.value);
  const figures = text.replace(/\D/g, '');
  if (!figures.startsWith('000') && readCnpj(value).ok) return value;
  if (figures.length < LEAST_OF_NUMBER && looksLikeOrganisation(text)) return value;
  // One word alone is no name that could be told from other words.
  if (figures === '') return wordsOfName(text).length >= 2 ? initialsOf(text) : text;
  // Zeros lost at the left of a mistyped one: the same places are shown as of a whole number.
  const whole = /^\d{8,10}$/.test(text) ? text.padStart(11, '0') : text;
  return figures.length < 4 ? COVERED : typedIdShown(whole);
}

/** Fewer figures are part of a name: `Associação 1º de Maio`. */
const LEAST_OF_NUMBER = 6;

/** Signs of a number of a family that stay to be seen at its end. */
const SHOWN = 6;

/**
 * `SDW0***982247************` of a DAP with a CPF inside, of any other number the letters that it begins with and its
 * last six signs, of a short one nothing.
 */
function maskedFamily(text: string): string {
  const key = fold(text);
  if (/^(?:\d{9,11}|000\d{11})$/.test(key)) return maskFamilyKey(key);
  if (/^SDW/.test(key) && key.length > 15)
    return `${key.slice(0, 4)}***${key.slice(7, 13)}${'*'.repeat(key.length - 13)}`;
  const letters = /^[A-Z]{0,4}/.exec(key)![0].length;
  const covered = key.length - letters - SHOWN;
  return covered < SHOWN ? COVERED : key.slice(0, letters) + '*'.repeat(covered) + key.slice(-SHOWN);
}

function maskedName(text: string): string {
  if (/\d/.test(text)) return readCnpj(text).ok ? text : COVERED;
  if (isOrganisationAmongPeople(text)) return text;
  return initialsOf(text) || COVERED;
}

/** The key of an NF-e that a person issued holds the CPF, after three noughts in the place of the CNPJ. */
const KEY_WITH_CPF = /(?<!\d)(\d{6}000)(\d{11})(\d{24})(?!\d)/g;

/** A text with every number of a person in it masked, also inside keys of NF-e and DAPs. */
export function withNumbersMasked(text: string): string {
  if (!/\d{3}/.test(text)) return text;
  return withoutPeoplesNumbers(withKeysMasked(text));
}

/** Keys of NF-e with the CPF in them masked; all other figures stay, for they make no number of a person. */
export function withKeysMasked(text: string): string {
  const plain = /^[\d\s.]{44,60}$/.test(text) ? text.replace(/\D/g, '') : text;
  const shown = plain.replace(
    KEY_WITH_CPF,
    (_, before: string, cpf: string, after: string) => `${before}***${cpf.slice(3, 9)}**${after}`,
  );
  return shown === plain ? text : shown;
}

/** Eleven figures, alone or parted as people part those of a CPF. */
const LIKE_CPF = /(?<!\d)\d{3}[.\s\p{Pd}−]?\d{3}[.\s\p{Pd}−]?\d{3}[-/.\s\p{Pd}−]{0,3}\d{2}(?!\d)/gu;
/** A mobile telephone with its area: 98 98888-7777. */
const MOBILE = /^[1-9]{2}9\d{8}$/;

/** A text with the right CPFs in it masked; telephones and accounts stay. */
export function withCpfsMasked(text: string): string {
  return text.replace(LIKE_CPF, (typed) => {
    const cpf = readCpf(typed.replace(/\D/g, ''));
    const isPhone = MOBILE.test(typed);
    return cpf.ok && !isPhone ? maskCpf(cpf.value) : typed;
  });
}
