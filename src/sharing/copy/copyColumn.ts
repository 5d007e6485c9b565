import type { ColumnId } from '../../sheets/columns';
import type { CellValue } from '../../workbook/port';
import type { PersonalKind } from '../privacy/personalKind';

/** A column of the copy's sheet of lines. Lines are counted from zero among those of the copy. */
export interface CopyColumn {
  /** Column of the grid's values; `null` for a result that is added. */
  at: number | null;
  id: ColumnId | null;
  header: string;
  treatment: 'asIs' | 'masked' | 'result';
  kind: PersonalKind | null;
  /** en-US */
  numberFormat: string | null;
  /** Pixels. */
  width: number | null;
  values: CellValue[];
  /** Lines in whose cell something was masked although the column as a whole is not. */
  maskedLines?: readonly number[];
  /** What the column's cells hold in the copy instead of their values, and where they come from. */
  formulas: CopyFormula[];
}

/** A formula of the person's or a result of the check, and what became of it. */
export interface CopyFormula {
  line: number;
  /** As the person has it, with `=`; `null` for a result of the check. */
  original: string | null;
  /** Public name of the function of ours that it calls first. */
  function: string | null;
  /** en-US, without `=`; `null` where the copy holds the value. */
  formula: string | null;
  /** The original with cells by the headers of the copy: what restores it there; absent where nothing does. */
  byHeaders?: string | null;
  /** Why it is a value, in the language of the copy; `null` where it is none, or values were asked for. */
  reason: string | null;
}
