const PLAIN = /^[\x21-\x7E]+(?: [\x21-\x7E]+)*$/;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
// eslint-disable-next-line no-control-regex -- control characters are blanks here, as people paste them
const BLANKS = /[\s\u0000-\u001F\u007F-\u009F\u2800]+/g;

/**
 * Text as the eye sees it: composed (NFC), every kind of blank a plain space, runs of blanks one space, marks
 * without width gone, no blanks at either end.
 */
export function tidy(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.normalize('NFC').replace(INVISIBLE, '').replace(BLANKS, ' ').trim();
}

/** The text with every dash and minus sign of typography as a plain hyphen. */
export function plainDashes(text: string): string {
  return text.replace(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-');
}

const FOLDED = /^[A-Z0-9]*$/;

/** Key for comparing names: no accents, upper case, only A–Z and 0–9. */
export function fold(text: string): string {
  if (FOLDED.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/** What Windows-1252 shows for the bytes 0x80–0x9F; a blank where it defines nothing. */
const CP1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function cp1252Byte(character: string): number {
  const code = character.charCodeAt(0);
  if (code <= 0xff) return code;
  const at = CP1252.indexOf(character);
  return at < 0 ? -1 : 0x80 + at;
}

/**
 * Undoes UTF-8 that was read as Latin-1 or Windows-1252 (`ColÃ­der` → `Colíder`), also when it happened twice.
 * Gives the text unchanged unless all of it decodes exactly. Takes the text as found in the cell: tidying first
 * would lose marks that are half of a letter here.
 */
export function repairEncoding(text: string): string {
  let repaired = text;
  for (let times = 0; times < 2; times++) {
    const decoded = decodeOnce(repaired);
    if (decoded === null) return repaired;
    repaired = decoded;
  }
  return repaired;
}

function decodeOnce(text: string): string | null {
  if (!/[\u00C2-\u00F4]/.test(text)) return null;
  let escaped = '';
  for (const character of text) {
    const byte = cp1252Byte(character);
    if (byte < 0) return null;
    escaped += '%' + byte.toString(16).padStart(2, '0');
  }
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
}

/** Words that say nothing about which name is meant. */
const LINKING_WORDS = new Set(['D', 'DA', 'DE', 'DO', 'DAS', 'DOS', 'E', 'O', 'A', 'COM', 'EM', 'C']);

function wordsOf(text: string): string[] {
  return text
    .split(/[\s'’´`()/,;.-]+/)
    .map(fold)
    .filter((word) => word !== '' && !LINKING_WORDS.has(word));
}

/**
 * Up to `max` candidates that resemble what was typed, the likest first: few letters apart, one the beginning
 * of the other, or sharing most of their words. For suggestions only; nothing may be accepted by resemblance.
 */
export function nearest(typed: string, candidates: readonly string[], max: number): string[] {
  const wanted = taken(typed);
  if (wanted.key === '') return [];
  const alike: { candidate: string; order: number; likeness: number }[] = [];
  for (const [order, candidate] of candidates.entries()) {
    const found = likeness(wanted, takeApart(candidate));
    if (found > 0) alike.push({ candidate, order, likeness: found });
  }
  return alike
    .sort((a, b) => b.likeness - a.likeness || a.order - b.order)
    .slice(0, max)
    .map(({ candidate }) => candidate);
}

interface Taken {
  key: string;
  words: readonly string[];
  /** A bit for each letter in the key, and one for digits. */
  letters: number;
}

function taken(text: string): Taken {
  const key = fold(text);
  let letters = 0;
  for (let at = 0; at < key.length; at++) letters |= 1 << Math.max(0, key.charCodeAt(at) - LETTER_BEFORE_A);
  return { key, words: wordsOf(text), letters };
}

const LETTER_BEFORE_A = 'A'.charCodeAt(0) - 1;

/** Candidates come from fixed lists, so taking them apart once is enough. */
const takenApart = new Map<string, Taken>();
const MOST_KEPT = 10_000;

function takeApart(candidate: string): Taken {
  let known = takenApart.get(candidate);
  if (known === undefined) {
    known = taken(candidate);
    if (takenApart.size >= MOST_KEPT) takenApart.clear();
    takenApart.set(candidate, known);
  }
  return known;
}

function likeness(typed: Taken, candidate: Taken): number {
  if (typed.key === candidate.key) return 1;
  return Math.max(
    likenessOfLetters(typed, candidate),
    likenessOfBeginning(typed.key, candidate.key),
    likenessOfWords(typed.words, candidate.words),
  );
}

/** A letter in four may differ, at least one. */
function likenessOfLetters(a: Taken, b: Taken): number {
  const longest = Math.max(a.key.length, b.key.length);
  const allowed = Math.max(1, Math.floor(longest / 4));
  if (longest < 3 || Math.abs(a.key.length - b.key.length) > allowed) return 0;
  // Each letter that only one of them has takes a change of its own: most names are told apart by that.
  if (hasMoreBits(a.letters & ~b.letters, allowed) || hasMoreBits(b.letters & ~a.letters, allowed)) return 0;
  const distance = editDistance(a.key, b.key, allowed);
  return distance > allowed ? 0 : 1 - distance / longest;
}

function hasMoreBits(bits: number, most: number): boolean {
  let left = bits;
  for (let more = most; left !== 0 && more > 0; more--) left &= left - 1;
  return left !== 0;
}

/** Cut short is likelier than written too long. */
function likenessOfBeginning(typed: string, candidate: string): number {
  const shared = Math.min(typed.length, candidate.length);
  if (shared < 4) return 0;
  if (candidate.startsWith(typed)) return 0.6 + (0.4 * shared) / candidate.length;
  return typed.startsWith(candidate) ? (0.8 * shared) / typed.length : 0;
}

/** Letters in shared words against letters in all words of both; at least 40 % must be shared. */
function likenessOfWords(words: readonly string[], others: readonly string[]): number {
  if (!words.some((word) => word.length > 2 && others.includes(word))) return 0;
  const all = new Set([...words, ...others]);
  let shared = 0;
  let total = 0;
  for (const word of all) {
    total += word.length;
    if (word.length > 2 && words.includes(word) && others.includes(word)) shared += word.length;
  }
  return shared / total >= 0.4 ? shared / total : 0;
}

/** Insertions, deletions, changes and swaps of neighbours that lead from one text to the other, counted up to `most`. */
function editDistance(a: string, b: string, most: number): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let leastOfRow = i;
    for (let j = 1; j <= b.length; j++) {
      const changed = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + changed);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, beforePrevious[j - 2]! + 1);
      current.push(least);
      if (least < leastOfRow) leastOfRow = least;
    }
    if (leastOfRow > most) return most + 1;
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length]!;
}
