import type { ColumnId, TableKind } from '../columns';
import { COSTS } from './costs';
import { DOCUMENTS } from './documents';
import type { HeaderEntry } from './entry';
import { GOODS } from './goods';
import { MARKET } from './market';
import { PEOPLE } from './people';
import { PLACES } from './places';
import { PRODUCTION } from './production';
import { classOf, type UnitClass } from './units';
import { headerWords } from './words';

/** A header of the dictionary, taken apart. */
export interface KnownHeader {
  id: ColumnId;
  words: readonly string[];
  unit: UnitClass | null;
  certainty: 'known' | 'likely';
  /** The only kinds of table in which it means that; `null` for all. */
  onlyIn: readonly TableKind[] | null;
  /** How good a name it is for its column: 1 for the first of the list, near 0 for the last. */
  goodness: number;
}

export const ENTRIES: readonly HeaderEntry[] = [
  ...PEOPLE,
  ...DOCUMENTS,
  ...PLACES,
  ...GOODS,
  ...MARKET,
  ...PRODUCTION,
  ...COSTS,
];

/** All headers of the dictionary. */
export const knownHeaders: readonly KnownHeader[] = ENTRIES.flatMap(({ id, known, likely = [], onlyIn }) => {
  const limited = onlyIn?.headers ?? [];
  return [...known, ...limited, ...likely].map((header, rank, all) => {
    const { words, unit } = headerWords(header);
    return {
      id,
      words,
      unit: unit && classOf(unit),
      certainty: rank < known.length ? ('known' as const) : ('likely' as const),
      onlyIn: limited.includes(header) ? onlyIn!.kinds : null,
      goodness: 1 - rank / all.length,
    };
  });
});

/** Key under which headers of the same words are found, whatever their order. */
export function keyOf(words: readonly string[]): string {
  return [...words].sort().join(' ');
}

const byKey = new Map<string, KnownHeader[]>();
for (const header of knownHeaders) {
  const key = keyOf(header.words);
  byKey.set(key, [...(byKey.get(key) ?? []), header]);
}

/** Headers of the dictionary made of exactly these words. */
export function headersOf(words: readonly string[]): readonly KnownHeader[] {
  return byKey.get(keyOf(words)) ?? [];
}

/** Every word that a header of the dictionary is made of. */
export const vocabulary: ReadonlySet<string> = new Set(knownHeaders.flatMap(({ words }) => words));
