import { municipalitiesLoaded } from '../../brazil/municipalityList';
import { readMunicipality } from '../../brazil/municipalities';
import { readUf } from '../../brazil/ufs';
import { fold } from '../../brazil/text';
import type { ColumnId } from '../../sheets/columns';
import { isGoods } from '../../sheets/columnValues';
import type { Hidden } from './hidden';
import { looksLikeOrganisation, wordsOfName } from './names';

/** Columns of words that people choose their own: names of others may stand in them and are masked. */
const OWN_WORDS: ReadonlySet<ColumnId> = new Set([
  ...(['description', 'source', 'documents', 'cause', 'reports', 'receipt', 'contract', 'request'] as const),
]);

/** Whether what a column says is open to everybody: places, goods, organisations. */
export function isOpen(id: ColumnId | null): boolean {
  return id !== null && !OWN_WORDS.has(id);
}

/** Columns of organisations, in which people who are none may stand. */
export const ORGANISATIONS: ReadonlySet<ColumnId> = new Set([
  ...(['organisation', 'issuer', 'buyer', 'intermediary', 'donee'] as const),
]);

/**
 * What is hidden, without the names that stand in texts which are given openly, as a cooperative called after a person:
 * there they tell nothing of the line in which they were masked. Numbers are never open, nor is a name that stands alone
 * where it is called like nothing else: it is a producer's in the place of an organisation.
 */
export function withoutOpenNames(hidden: Hidden, openTexts: ReadonlySet<string>): Hidden {
  const open = new Set<string>();
  for (const text of openTexts)
    for (const { pattern } of hidden.finder.in(text))
      if (!/\d/.test(pattern) && !open.has(pattern) && saysMore(text, pattern)) open.add(pattern);
  return { ...hidden, finder: hidden.finder.without(open) };
}

/** Whether a text is more than the name in it: an organisation, a place, goods, or words besides it. */
function saysMore(text: string, name: string): boolean {
  if (looksLikeOrganisation(text)) return true;
  const words = wordsOfName(text).filter((word) => fold(word) !== 'CPF');
  return words.length > wordsOfName(name).length || isGoods(text) || isPlace(text);
}

function isPlace(text: string): boolean {
  if (readUf(text).ok) return true;
  if (!municipalitiesLoaded()) return false;
  const read = readMunicipality(text, null);
  return read.ok || read.fault.code === 'municipalityNeedsUf';
}
