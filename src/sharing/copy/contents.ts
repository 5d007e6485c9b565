import type { PersonalKind, Treatment } from '../privacy/personalKind';

/** What is in a copy and what is not, to be shown before the file is given. */
export interface CopyContents {
  sheets: readonly { name: string; rows: number; columns: number }[];
  lines: number;
  /** Lines of data that stay at home. */
  linesLeft: number;
  /** Headers of the person's columns and of the results, as the copy has them. */
  columns: readonly string[];
  columnsLeft: readonly string[];
  /** Columns with personal data, those left out for it among them. */
  personal: readonly PersonalColumn[];
  /** Texts of other columns in which numbers or names of people were masked. */
  textsMasked: number;
  /** Cells that recalculate. */
  formulas: number;
  asValues: readonly AsValues[];
}

export interface PersonalColumn {
  header: string;
  kind: PersonalKind;
  treatment: Treatment;
}

/** Formulas of a column that are given as what they came to, for one reason. */
export interface AsValues {
  header: string;
  /** The first of them, as the copy's sheet names it. */
  cell: string;
  cells: number;
  /** Public name of a function of ours; `null` for another formula. */
  function: string | null;
  /** In the language of the copy. */
  reason: string;
}
