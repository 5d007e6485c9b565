import type { ColumnId, TableKind } from '../columns';

/** Headers by which people name a column; order of words, accents, abbreviations and English do not matter. */
export interface HeaderEntry {
  id: ColumnId;
  /** The best name first: of two columns with one meaning, the one named by the earlier header is taken. */
  known: readonly string[];
  /** Headers that may also mean something else. */
  likely?: readonly string[];
  /** Headers that mean it in some kinds of table only. */
  onlyIn?: { kinds: readonly TableKind[]; headers: readonly string[] };
}
