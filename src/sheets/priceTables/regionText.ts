import { fold, plainDashes, repairEncoding, tidy } from '../../brazil/text';
import { findUf, ufs as allUfs, ufsOf, type Region, type Uf } from '../../brazil/ufs';

/** The states that a region of Doc. 1 names. */
export interface RegionRead {
  /** In the order in which the text names them, those of a macro-region by their letters. */
  ufs: readonly Uf[];
  /** States named in part only (`Norte do MT`): which municipalities is for a list to say. */
  inPart: readonly Uf[];
  /** Parts of the text that name no place. */
  unknown: readonly string[];
}

const REGIONS: Readonly<Record<string, Region>> = {
  NORTE: 'Norte',
  N: 'Norte',
  NORDESTE: 'Nordeste',
  NE: 'Nordeste',
  CENTROOESTE: 'Centro-Oeste',
  CO: 'Centro-Oeste',
  SUDESTE: 'Sudeste',
  SUL: 'Sul',
  S: 'Sul',
};
const ALL = new Set(
  'TODAS TODOS TODASASUFS TODOSOSESTADOS TODASASREGIOES BRASIL TODOOBRASIL TODOOPAIS PAIS TERRITORIONACIONAL NACIONAL ALL'.split(
    ' ',
  ),
);
const EXCEPT = '(?:exceto|exceptuad[oa]s?|menos|salvo|exclu[sí]iv[oe]|excluíd[oa]s?|sem|except)';
/** `(exceto AM e AC)` behind the region it takes from. */
const EXCEPT_IN_BRACKETS = new RegExp(`\\(\\s*${EXCEPT}:?\\s+([^()]*)\\)`, 'giu');
/** `, exceto TO`: takes from all that was named before it. */
const EXCEPT_OPEN = new RegExp(`[\\s,;]+${EXCEPT}:?\\s+`, 'iu');
/** `, e MT` behind an exception: one more of it, or what is covered besides. */
const RESUMES = /[,;] ?(?:e|and) (?:d[aeo]s? |n?[oa]s? )?/iu;
/** `(*)`, `(1)`, `¹`: footnotes. */
const FOOTNOTES = /\(\s*(?:\*+|\d)\s*\)|[*¹²³⁴⁵]/g;
const LEADING = /^(?:n?[oa]s? )?(?:estados?|ufs?|regi(?:ão|ões|ao|oes))(?: d[aeo]s?)?:? /iu;
const IN_PART = /^(?:norte|sul|leste|oeste|noroeste|nordeste|parte|munic[íi]pios)(?: norte| sul)? d[aeo]s? (.+)$/iu;
const IN_PART_BEHIND = /^(.+?) ?\((?:parte|em parte|part)\)$/iu;

/** `Norte (exceto AM e AC) e MT`, `Nordeste e MT`, `AC, AM e AP`, `todas`: which states, none of them guessed. */
export function readRegionText(text: string): RegionRead {
  const whole = plainDashes(tidy(repairEncoding(text)))
    .replace(FOOTNOTES, ' ')
    .trim();
  if (whole === '') return { ufs: [], inPart: [], unknown: [] };
  const bracketed: string[] = [];
  const marked = whole.replace(EXCEPT_IN_BRACKETS, (_, list: string) => {
    bracketed.push(list);
    return `\uE000${bracketed.length - 1}\uE000`;
  });
  const [named = '', ...exceptions] = marked.split(EXCEPT_OPEN);
  return exceptions.reduce(
    (before, exception) => withException(before, exception, bracketed),
    together(placesOf(named, bracketed)),
  );
}

/** A place of a list, with its words. */
interface Place extends RegionRead {
  text: string;
}

function placesOf(text: string, bracketed: readonly string[]): Place[] {
  return partsOf(text).map((part) => ({ ...placeOf(part, bracketed), text: part.replace(EXCEPTION, '') }));
}

function together(reads: readonly RegionRead[]): RegionRead {
  return {
    ufs: unique(reads.flatMap(({ ufs }) => ufs)),
    inPart: unique(reads.flatMap(({ inPart }) => inPart)),
    unknown: reads.flatMap(({ unknown }) => unknown),
  };
}

/** `TO, e MT` behind `Norte, exceto`: MT, which is not in what was named before, is covered besides. */
function withException(before: RegionRead, exception: string, bracketed: readonly string[]): RegionRead {
  const lists = exception.split(RESUMES).map((list) => placesOf(list, bracketed));
  const besides = lists.findIndex(([first], at) => at > 0 && first !== undefined && !canBeTaken(first, before));
  const end = besides < 0 ? lists.length : besides;
  return together([without(before, lists.slice(0, end).flat()), ...lists.slice(end).flat()]);
}

/** A part of a state cannot be taken, nor a place of which nothing was named. */
function canBeTaken({ ufs, inPart }: RegionRead, before: RegionRead): boolean {
  return inPart.length === 0 && ufs.some((uf) => before.ufs.includes(uf));
}

/** Exceptions that cannot be taken are told, so that no state is lost or kept unseen. */
function without(before: RegionRead, exceptions: readonly Place[]): RegionRead {
  const taken = exceptions.filter((place) => canBeTaken(place, before));
  const ufs = before.ufs.filter((uf) => taken.every((place) => !place.ufs.includes(uf)));
  return {
    ufs,
    inPart: before.inPart.filter((uf) => ufs.includes(uf)),
    unknown: [
      ...before.unknown,
      ...exceptions.flatMap((place) => {
        if (place.unknown.length > 0) return place.unknown;
        return taken.includes(place) ? [] : [place.text];
      }),
    ],
  };
}

/** Parts between commas, `e`, `/` and the like; a text of siglas alone is also parted at blanks. */
function partsOf(text: string): string[] {
  return text
    .split(/[,;/+&]| - | (?:e|and) (?:d[aeo]s? |n?[oa]s? )?/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      const words = part.split(' ');
      return words.every((word) => /^[A-Z]{2}$/.test(word) && findUf(word) !== null) ? words : [part];
    });
}

const EXCEPTION = new RegExp('\\s*\\uE000(\\d+)\\uE000\\s*$', 'u');

function placeOf(part: string, bracketed: readonly string[]): RegionRead {
  const exception = EXCEPTION.exec(part);
  const base = (exception ? part.slice(0, exception.index) : part).replace(LEADING, '').trim();
  const read = nameOf(base);
  if (!exception || read.unknown.length > 0) return read;
  return without(read, placesOf(bracketed[Number(exception[1])] ?? '', []));
}

function nameOf(base: string): RegionRead {
  const key = fold(base);
  if (ALL.has(key)) return whole(allUfs.map(({ uf }) => uf));
  const region = REGIONS[key] ?? REGIONS[key.replace(/^REGIAO/, '')];
  // SE is the state.
  if (region !== undefined) return whole(ufsOf(region));
  const uf = findUf(base);
  if (uf !== null && !/^\d/.test(base)) return { ufs: [uf.value], inPart: [], unknown: [] };
  const part = IN_PART.exec(base)?.[1] ?? IN_PART_BEHIND.exec(base)?.[1];
  const partial = part === undefined ? null : findUf(part);
  if (partial !== null) return { ufs: [partial.value], inPart: [partial.value], unknown: [] };
  return { ufs: [], inPart: [], unknown: [base] };
}

function whole(ufs: readonly Uf[]): RegionRead {
  return { ufs: [...ufs].sort(), inPart: [], unknown: [] };
}

function unique(ufs: readonly Uf[]): Uf[] {
  return [...new Set(ufs)];
}
