import type { ColumnId } from '../../sheets/columns';
import type { Hidden } from './hidden';

/** Columns of words that people choose their own: names of others may stand in them and are masked. */
const OWN_WORDS: ReadonlySet<ColumnId> = new Set([
  ...(['description', 'source', 'documents', 'cause', 'reports', 'receipt', 'contract', 'request'] as const),
]);

/** Whether what a column says is open to everybody: places, goods, organisations. */
export function isOpen(id: ColumnId | null): boolean {
  return id !== null && !OWN_WORDS.has(id);
}

/**
 * What is hidden, without the names that stand in texts which are given openly, as a cooperative called after a person:
 * there they tell nothing of the line in which they were masked. Numbers are never open.
 */
export function withoutOpenNames(hidden: Hidden, openTexts: ReadonlySet<string>): Hidden {
  const open = new Set<string>();
  for (const text of openTexts)
    for (const { pattern } of hidden.finder.in(text)) if (!/\d/.test(pattern)) open.add(pattern);
  return { ...hidden, finder: hidden.finder.without(open) };
}
