import { tidy } from './text';

/** Words that join a name and decide nothing. */
const JOINING = new Set(['de', 'do', 'da', 'dos', 'das', 'em', 'e', 'a', 'o', 'kg']);

/** The words of a name for comparing: no accents, lower case, singular, joining words left out. */
export function plainWords(text: string): string[] {
  return tidy(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replace(/\bc\s*\/\s*/g, 'com ')
    .replace(/\bs\s*\/\s*/g, 'sem ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !JOINING.has(word))
    .map(singular);
}

/** Ends of plurals, the longest first, and of their singulars: catalisadores, pinhões, animais, girassóis, gergelins, familiares. */
const PLURALS: readonly [plural: string, singular: string][] = [
  ['ores', 'or'],
  ['ares', 'ar'],
  ['oes', 'ao'],
  ['ais', 'al'],
  ['ois', 'ol'],
  ['ns', 'm'],
  ['s', ''],
];

/** Words of four letters lose only their s (`bois`), shorter ones nothing (`gás`). */
function singular(word: string): string {
  const found = PLURALS.find(([plural]) => word.endsWith(plural) && word.length > Math.max(3, plural.length + 1));
  return found ? word.slice(0, -found[0].length) + found[1] : word;
}
