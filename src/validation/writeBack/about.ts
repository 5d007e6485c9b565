import type { IsoDate } from '../../brazil/read';
import type { Language } from '../../explain/language';
import type { Grid, RecognisedTable } from '../../sheets/recognisedTable';

/** A table that was checked, and the sheet as it was read then. */
export interface CheckedTable {
  grid: Grid;
  table: RecognisedTable;
}

/** How a check is told in the workbook. */
export interface Telling {
  language: Language;
  /** Day of the check. */
  day: IsoDate;
}
