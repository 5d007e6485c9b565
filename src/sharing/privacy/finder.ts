/** A text to be found, and where it was found. */
export interface Found {
  pattern: string;
  start: number;
  end: number;
}

interface Pattern {
  pattern: string;
  plain: Uint16Array;
}

/** The sign at a place, as it is compared. */
type CodeAt = (at: number) => number;

/** Texts shorter than this are not searched for: they would be found in other words. */
export const SHORTEST = 6;
/** Bits of the first look: few enough places are hit by chance. */
const BITS = 22;
const MASK = (1 << BITS) - 1;
const FACTOR = 0x01000193;

/**
 * Finds any of many texts in another one, case, accents, apostrophes and the kind and number of blanks apart, in a time
 * that does not depend on how many there are. A text of figures is found where no other figure stands beside it, any other where no letter or
 * figure does.
 */
export class Finder {
  private readonly byHash = new Map<number, Pattern[]>();
  private readonly met = new Uint8Array(1 << (BITS - 3));
  /** The same for the first three signs: most places of a long text are done with by it. */
  private readonly begun = new Uint8Array(1 << 16);

  constructor(patterns: Iterable<string>) {
    for (const pattern of new Set(patterns)) {
      const plain = plainOf(squeezed(pattern).text);
      if (plain.length < SHORTEST) continue;
      const hash = hashOf((at) => plain[at]!, 0);
      const same = this.byHash.get(hash);
      if (same) same.push({ pattern, plain });
      else this.byHash.set(hash, [{ pattern, plain }]);
      this.met[(hash & MASK) >> 3]! |= 1 << (hash & 7);
      this.begun[beginningOf(plain[0]!, plain[1]!, plain[2]!)] = 1;
    }
  }

  get isEmpty(): boolean {
    return this.byHash.size === 0;
  }

  /**
   * The same, without some of its texts: those that stand elsewhere for something else.
   *
   * @param open as {@link Found.pattern} has them
   */
  without(open: ReadonlySet<string>): Finder {
    if (open.size === 0) return this;
    const left: string[] = [];
    for (const same of this.byHash.values()) for (const { pattern } of same) if (!open.has(pattern)) left.push(pattern);
    return new Finder(left);
  }

  /** Where the texts are found; of several at one place the longest. Places do not overlap. */
  *in(text: string): Generator<Found> {
    if (this.byHash.size === 0 || text.length < SHORTEST) return;
    for (const { start, end } of piecesOf(text)) {
      const piece = text.slice(start, end);
      const { text: plainer, places } = squeezed(piece);
      for (const found of this.inPiece(plainer)) {
        if (places === null) yield { ...found, start: start + found.start, end: start + found.end };
        else yield { ...found, start: start + places[found.start]!, end: start + places[found.end]! };
      }
    }
  }

  private *inPiece(text: string): Generator<Found> {
    // Read sign by sign: a copy of a long text would take twice its room.
    const codeAt = (at: number) => plains[text.charCodeAt(at)]!;
    const last = text.length - SHORTEST;
    for (let at = 0; at <= last; at++) {
      if (this.begun[beginningOf(codeAt(at), codeAt(at + 1), codeAt(at + 2))] === 0) continue;
      if (at > 0 && sameKind(codeAt(at - 1), codeAt(at))) continue;
      const hash = hashOf(codeAt, at);
      if ((this.met[(hash & MASK) >> 3]! & (1 << (hash & 7))) === 0) continue;
      const found = this.longestAt(codeAt, text.length, at, this.byHash.get(hash));
      if (found === null) continue;
      yield { pattern: found.pattern, start: at, end: at + found.plain.length };
      at += found.plain.length - 1;
    }
  }

  private longestAt(codeAt: CodeAt, length: number, at: number, candidates: readonly Pattern[] = []): Pattern | null {
    let longest: Pattern | null = null;
    for (const candidate of candidates) {
      const { plain } = candidate;
      const end = at + plain.length;
      if (end > length || (longest !== null && plain.length <= longest.plain.length)) continue;
      if (end < length && sameKind(codeAt(end - 1), codeAt(end))) continue;
      if (plain.every((code, place) => codeAt(at + place) === code)) longest = candidate;
    }
    return longest;
  }
}

function beginningOf(first: number, second: number, third: number): number {
  return (Math.imul(Math.imul(first, 961) + second, 31) + third) & 0xffff;
}

function hashOf(codeAt: CodeAt, at: number): number {
  let hash = 0x811c9dc5;
  for (let place = at; place < at + SHORTEST; place++) hash = Math.imul(hash ^ codeAt(place), FACTOR);
  return (hash ^ (hash >>> 15)) >>> 0;
}

const LETTER = 1;
const FIGURE = 2;
/** What each code unit is, and what it is compared as: one for one, so that places stay the same. */
const kinds = new Uint8Array(0x10000);
const plains = new Uint16Array(0x10000);
for (let code = 0; code < 0x10000; code++) plains[code] = code;
for (let code = 0; code < 0x2000; code++) {
  const character = String.fromCharCode(code);
  const plain = character.normalize('NFD').charAt(0).toUpperCase();
  if (plain.length === 1) plains[code] = plain.charCodeAt(0);
  if (/\p{L}/u.test(character)) kinds[plains[code]!] = LETTER;
  else if (/\s/.test(character)) plains[code] = 32;
}
for (const apostrophe of '’‘´`ʼ′') plains[apostrophe.charCodeAt(0)] = "'".charCodeAt(0);
for (let code = 48; code < 58; code++) kinds[code] = FIGURE;

/** Signs that the eye does not see apart: accents of their own, marks without width, blanks behind a blank. */
const SUPERFLUOUS = /[\p{Mn}\p{Default_Ignorable_Code_Point}]|(?<=\s)\s/u;
const ALL_SUPERFLUOUS = new RegExp(SUPERFLUOUS, 'gu');

/**
 * A text without superfluous signs, and where each of its places is in the one with them; `null`: nothing was taken out.
 * The last place is the end.
 */
function squeezed(text: string): { text: string; places: readonly number[] | null } {
  if (!SUPERFLUOUS.test(text)) return { text, places: null };
  const places: number[] = [];
  let plainer = '';
  let done = 0;
  const keep = (end: number) => {
    for (let at = done; at < end; at++) places.push(at);
    plainer += text.slice(done, end);
  };
  for (const { index, 0: sign } of text.matchAll(ALL_SUPERFLUOUS)) {
    keep(index);
    done = index + sign.length;
  }
  keep(text.length);
  return { text: plainer, places: [...places, text.length] };
}

/** A long text is gone through in pieces, which end before a tag where they can: nothing that is sought has one inside. */
const PIECE = 1 << 16;

function* piecesOf(text: string): Generator<{ start: number; end: number }> {
  for (let start = 0; start < text.length;) {
    const most = start + PIECE;
    const tag = most < text.length ? text.lastIndexOf('<', most) : text.length;
    const end = tag > start ? tag : most;
    yield { start, end };
    start = end;
  }
}

function plainOf(text: string): Uint16Array {
  const plain = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at++) plain[at] = plains[text.charCodeAt(at)]!;
  return plain;
}

/** Whether two characters that stand side by side belong to one word or one number. */
function sameKind(one: number, other: number): boolean {
  return kinds[one] !== 0 && kinds[one] === kinds[other];
}
