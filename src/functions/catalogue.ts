import { brEntries } from './br/entries';
import type { FunctionEntry } from './entry';
import { pgpmbioEntries } from './pgpmbio/entries';
import { seloEntries } from './selo/entries';

/** Every function, once: metadata, help pages, autocomplete and associations all come from this list. */
export const catalogue: readonly FunctionEntry[] = [...pgpmbioEntries, ...seloEntries, ...brEntries];

/** The function of that name, in any case. */
export function functionNamed(id: string): FunctionEntry | undefined {
  return catalogue.find((entry) => entry.id === id.toUpperCase());
}
