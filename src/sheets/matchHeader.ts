import { remembering } from '../brazil/remembering';
import type { ColumnId, TableKind } from './columns';
import { ASIDES, OTHER_MATTERS } from './headers/asides';
import { headersOf, knownHeaders, vocabulary, type KnownHeader } from './headers/dictionary';
import { classOf, type HeaderUnit, type UnitClass } from './headers/units';
import { takesUnit } from './headers/unitsOfColumns';
import { headerWords } from './headers/words';
import type { Certainty } from './recognisedTable';

/** A meaning that a header may have. */
export interface Candidate {
  id: ColumnId;
  certainty: Certainty;
  /** The only kinds of table in which the header means that; absent for all. */
  onlyIn?: readonly TableKind[];
  /** From 0 to 1; more is better. Serves to choose between headers of one meaning, and meanings of one header. */
  fit: number;
}

/** What a header may mean, the best first, and the unit it says. */
export interface HeaderMeanings {
  candidates: readonly Candidate[];
  unit: HeaderUnit | null;
  /** It speaks of something that the checks have no use for. */
  otherMatter: boolean;
}

/** What a header may mean, by its words alone. Sheets repeat few headers, so each text is looked up once. */
export const meaningsOf = remembering(lookUp, 5000);

/** Longer texts are sentences, not headers. */
const LONGEST = 90;
const MOST_WORDS = 10;

const FIT = { known: 0.8, likely: 0.5, misspelt: 0.45, withAsides: 0.4 };

function lookUp(header: string): HeaderMeanings {
  const none = { candidates: [], unit: null, otherMatter: false };
  if (header === '' || header.length > LONGEST) return none;
  const { words, unit } = headerWords(header);
  if (words.length > MOST_WORDS || (words.length === 0 && unit === null)) return none;
  const unitClass = unit && classOf(unit);
  const exact = candidatesFrom(headersOf(words), unitClass, words.length, 'exact');
  if (exact.length > 0) return { candidates: exact, unit, otherMatter: false };
  if (words.some((word) => OTHER_MATTERS.has(word))) return { candidates: [], unit, otherMatter: true };
  const spelt = words.map(spellingOf);
  const misspelt = candidatesFrom(headersOf(spelt), unitClass, words.length, 'misspelt');
  if (misspelt.length > 0) return { candidates: misspelt, unit, otherMatter: false };
  return { candidates: withAsides(new Set(spelt), unitClass), unit, otherMatter: false };
}

function candidatesFrom(
  headers: readonly KnownHeader[],
  unit: UnitClass | null,
  words: number,
  how: 'exact' | 'misspelt' | 'withAsides',
): Candidate[] {
  return headers
    .filter((header) => agrees(header, unit))
    .map(({ id, certainty, goodness, onlyIn, words: own }) => {
      const base = how === 'exact' ? FIT[certainty] : FIT[how];
      // Of a known header the earlier in its list is better; of one with asides, the one that says more of it.
      const finer = how === 'withAsides' ? own.length / words : goodness;
      return {
        id,
        certainty: how === 'exact' ? certainty : ('likely' as const),
        ...(onlyIn && { onlyIn }),
        fit: base - (certainty === 'likely' && how !== 'exact' ? 0.1 : 0) + 0.1 * finer,
      };
    })
    .sort((a, b) => b.fit - a.fit)
    .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at);
}

/** A header that is only told by its unit needs it; others may say one that suits the column. */
function agrees(header: KnownHeader, unit: UnitClass | null): boolean {
  return header.unit === null ? takesUnit(header.id, unit) : header.unit === unit;
}

/** Headers of the dictionary that are all there, beside words that change nothing. */
function withAsides(words: ReadonlySet<string>, unit: UnitClass | null): Candidate[] {
  const inside = knownHeaders.filter(
    (header) =>
      header.words.every((word) => words.has(word)) &&
      [...words].every((word) => header.words.includes(word) || ASIDES.has(word) || /^\d+$/.test(word)),
  );
  return candidatesFrom(inside, unit, words.size, 'withAsides');
}

/** A word of the dictionary one letter away from a longer word that it does not know. */
function spellingOf(word: string): string {
  if (word.length < 5 || vocabulary.has(word) || ASIDES.has(word)) return word;
  return LONG_WORDS.find((known) => oneLetterApart(known, word)) ?? word;
}

const LONG_WORDS = [...vocabulary].filter((word) => word.length >= 5);

/** One letter more, less or other, or two neighbours swapped. */
function oneLetterApart(a: string, b: string): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  if (longer.length - shorter.length > 1) return false;
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start++;
  if (shorter.length < longer.length) return shorter.slice(start) === longer.slice(start + 1);
  const swapped = shorter[start + 1] === longer[start] && shorter[start] === longer[start + 1];
  return shorter.slice(start + (swapped ? 2 : 1)) === longer.slice(start + (swapped ? 2 : 1));
}
