import { isFault, unwrap } from './cell';
import { codeOfAlias } from './municipalityAliases';
import { municipalitiesOf, municipalityIndex, type Municipality } from './municipalityList';
import type { Read, ReadFault, ReadNote } from './read';
import { fold, nearest, repairEncoding, tidy } from './text';
import { ufOfName, ufs, type Uf } from './ufs';

export type { Municipality } from './municipalityList';

/** A municipality of a short list, with the names it may go by beside the official one. */
export interface KnownMunicipality {
  ibge: string;
  name: string;
  aliases: readonly string[];
}

/**
 * A municipality by its official name (accents, case and punctuation aside), a known alias of the UF or its IBGE
 * code of seven or six digits; `Município/UF` and text of wrong encoding are understood. How it was found is
 * noted whenever more than the case differs. Nothing is accepted by resemblance: many names are a letter apart.
 *
 * @param uf where to look; `null` when unknown, and then the name must exist in one UF only
 * @throws MunicipalitiesNotLoaded before the list is loaded
 */
export function readMunicipality(cell: unknown, uf: Uf | null): Read<Municipality> {
  const held = unwrap(cell);
  if (isFault(held)) return { ok: false, fault: held };
  const memoKey = `${uf ?? ''}|${held}`;
  const index = municipalityIndex();
  let read = remembered.get(memoKey);
  if (read === undefined) {
    read = readAmongAll(String(held), uf, index);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(memoKey, read);
  }
  return read.ok ? { ...read, notes: [...read.notes] } : read;
}

/** Columns repeat few places, and searching for suggestions takes a while. */
const remembered = new Map<string, Read<Municipality>>();
const MOST_REMEMBERED = 5000;

/**
 * As {@link readMunicipality}, but only among a short list of one UF, so that the full list need not be loaded.
 * `null` when the cell names none of them, whatever else it holds; a blank or error cell is a fault.
 */
export function readKnownMunicipality(
  cell: unknown,
  uf: Uf,
  known: readonly KnownMunicipality[],
): Read<Municipality> | null {
  const held = unwrap(cell);
  if (isFault(held)) return { ok: false, fault: held };
  const found = find(String(held), uf, shortList(uf, known));
  return found && { ok: true, ...found };
}

/** Where to look for names and codes. */
interface Places {
  named: (key: string, uf: Uf) => Municipality | undefined;
  coded: (code: string) => Municipality | undefined;
}

const shortLists = new WeakMap<readonly KnownMunicipality[], Places>();

function shortList(uf: Uf, known: readonly KnownMunicipality[]): Places {
  let places = shortLists.get(known);
  if (places === undefined) {
    const byKey = new Map<string, Municipality>();
    for (const { ibge, name, aliases } of known) {
      const place: Municipality = { ibge, name, uf };
      for (const key of [ibge, ibge.slice(0, 6), fold(name), ...aliases.map(fold)]) byKey.set(key, place);
    }
    places = {
      named: (key, where) => (where === uf ? byKey.get(key) : undefined),
      coded: (code) => byKey.get(code),
    };
    shortLists.set(known, places);
  }
  return places;
}

type Index = ReturnType<typeof municipalityIndex>;

function fullList(index: Index): Places {
  return {
    named: (key, uf) => index.byName.get(uf)?.get(key) ?? index.byCode.get(codeOfAlias(key, uf) ?? ''),
    coded: (code) => index.byCode.get(code) ?? index.bySixDigits.get(code),
  };
}

interface Found {
  value: Municipality;
  notes: ReadNote[];
}

/** Looks the text up as a code, and as a name of the UF, with or without the UF behind it, its encoding repaired. */
function find(text: string, uf: Uf, places: Places): Found | null {
  const typed = tidy(text);
  const code = codeIn(typed);
  if (code !== null) {
    const place = places.coded(code);
    return place?.uf === uf ? { value: place, notes: notesOfCode(typed, code, place) } : null;
  }
  const repaired = repairEncoding(text);
  const repairedPlace = repaired === text ? null : findName(tidy(repaired), uf, places);
  if (repairedPlace)
    return { value: repairedPlace, notes: [{ code: 'encodingRepaired', typed, repaired: repairedPlace.name }] };
  const place = findName(typed, uf, places);
  return place && { value: place, notes: notesOfName(typed, place) };
}

function findName(typed: string, uf: Uf, places: Places): Municipality | null {
  const split = nameAndUf(typed);
  // First, since `Itagi/BA` without its bar would be Itagibá.
  const beforeUf = split?.uf === uf ? places.named(fold(split.name), uf) : undefined;
  return beforeUf ?? places.named(fold(typed), uf) ?? null;
}

/** The UF before or behind the name. */
const WITH_UF = [
  /^(?<name>.+?) ?[/,;|(–—-] ?(?<uf>[^/,;|(–—-]+?) ?\)?$/,
  /^(?<name>.+) (?<uf>[A-Z]{2})$/i,
  /^(?<uf>[A-Z]{2}) ?[/,;|–—-] ?(?<name>.+)$/i,
];

/** `Juruena/MT`, `Juruena - Mato Grosso`, `Juruena (MT)`, `Juruena MT` and `MT - Juruena` taken apart. */
export function nameAndUf(typed: string): { name: string; uf: Uf } | null {
  for (const pattern of WITH_UF) {
    const { name = '', uf: written = '' } = pattern.exec(typed)?.groups ?? {};
    const uf = ufOfName(written);
    if (uf !== undefined) return { name, uf };
  }
  return null;
}

/** The digits of a text that is a code and nothing else (`5105176`, `510517-6`, `5105176.0`). */
function codeIn(typed: string): string | null {
  const text = typed.replace(/[.,]0+$/, '');
  return /^\d[\d .-]*$/.test(text) ? text.replace(/[ .-]/g, '') : null;
}

function notesOfCode(typed: string, code: string, place: Municipality): ReadNote[] {
  if (code.length === 6) return [{ code: 'codeCompleted', typed, ibge: place.ibge }];
  return typed === code ? [] : [{ code: 'alias', typed, official: place.name, ibge: place.ibge }];
}

function notesOfName(typed: string, place: Municipality): ReadNote[] {
  const name = nameAndUf(typed)?.name ?? typed;
  if (name.toLowerCase() === place.name.toLowerCase() || typed.toLowerCase() === place.name.toLowerCase()) return [];
  return [{ code: 'alias', typed, official: place.name, ibge: place.ibge }];
}

function readAmongAll(text: string, uf: Uf | null, index: Index): Read<Municipality> {
  const typed = tidy(text);
  const places = fullList(index);
  const code = codeIn(typed);
  if (code !== null) return readCode(typed, code, uf, places);
  if (uf !== null) {
    const found = find(text, uf, places);
    return found ? { ok: true, ...found } : { ok: false, fault: faultOfName(text, uf, places) };
  }
  const written = nameAndUf(typed)?.uf;
  const there = written && find(text, written, places);
  if (there) return { ok: true, ...there };
  const everywhere = findEverywhere(text, places);
  if (everywhere.length === 1) return { ok: true, ...everywhere[0]! };
  if (everywhere.length > 1)
    return { ok: false, fault: { code: 'municipalityNeedsUf', typed, ufs: everywhere.map(({ value }) => value.uf) } };
  if (written) return { ok: false, fault: faultOfName(text, written, places) };
  return { ok: false, fault: { code: 'municipalityUnknown', typed, uf: '', suggestions: suggestions(text, null) } };
}

function readCode(typed: string, code: string, uf: Uf | null, places: Places): Read<Municipality> {
  const place = places.coded(code);
  if (!place) return { ok: false, fault: { code: 'ibgeUnknown', typed } };
  if (uf !== null && place.uf !== uf)
    return { ok: false, fault: { code: 'ibgeOfOtherUf', typed, uf, name: place.name, actualUf: place.uf } };
  return { ok: true, value: place, notes: notesOfCode(typed, code, place) };
}

function findEverywhere(text: string, places: Places): Found[] {
  return ufs.flatMap(({ uf }) => find(text, uf, places) ?? []);
}

/** A name that begins another one of the UF is most likely that one cut short, even if it exists elsewhere. */
function faultOfName(text: string, uf: Uf, places: Places): ReadFault {
  const typed = tidy(text);
  const elsewhere = findEverywhere(text, places).map(({ value }) => ({ uf: value.uf, ibge: value.ibge }));
  const resembling = suggestions(nameAndUf(typed)?.name ?? text, uf);
  const cutShort = resembling.some(({ name }) => fold(name).startsWith(fold(typed)));
  const code = elsewhere.length > 0 && !cutShort ? 'municipalityOfOtherUf' : 'municipalityUnknown';
  return { code, typed, uf, suggestions: resembling, elsewhere };
}

/** In the whole country only among names of the same first letter: a column of unknown names would take too long. */
function suggestions(text: string, uf: Uf | null): { name: string; ibge: string }[] {
  const wanted = tidy(repairEncoding(text));
  const codes = codesByName(uf ?? fold(wanted).charAt(0));
  return nearest(wanted, codes.names, 3).map((name) => ({ name, ibge: codes.ofName.get(name)! }));
}

/** Names to suggest from, each with the code of the first that bears it. */
interface Suggestible {
  names: readonly string[];
  ofName: ReadonlyMap<string, string>;
}

/** By UF, or by first letter. */
const suggestible = new Map<string, Suggestible>();

function codesByName(ufOrLetter: string): Suggestible {
  let known = suggestible.get(ufOrLetter);
  if (known === undefined) {
    const ofName = new Map<string, string>();
    for (const { name, ibge } of ufOrLetter.length > 1 ? municipalitiesOf(ufOrLetter as Uf) : beginningWith(ufOrLetter))
      if (!ofName.has(name)) ofName.set(name, ibge);
    known = { names: [...ofName.keys()], ofName };
    suggestible.set(ufOrLetter, known);
  }
  return known;
}

function beginningWith(letter: string): Municipality[] {
  return [...municipalityIndex().byName.values()].flatMap((byName) =>
    [...byName].filter(([key]) => key.charAt(0) === letter).map(([, place]) => place),
  );
}
