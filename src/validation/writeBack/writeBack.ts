import type { Steps } from '../../rules/steps';
import type { Grid, RecognisedTable } from '../../sheets/recognisedTable';
import type { CellRef } from '../../workbook/port';
import type { CellInput, NewSheet } from '../../workbook/writing';
import type { Severity } from '../finding';

/**
 * All that a check can write into the workbook. Each part is optional; texts are in the person's language. What is long
 * is made in steps, when it is wanted.
 */
export interface WriteBack {
  /** Tables that get result columns: the sales; or the acquisitions, costs and technicians. */
  tables: readonly TableResults[];
  /** Cells with findings, each once. */
  marks: () => Steps<readonly CellMark[]>;
  /** The sheet “Conferência”: a line a finding. */
  findingsSheet: () => Steps<NewSheet>;
  /** The sheet “Memória de cálculo”: how the amounts come about. */
  memorySheet: () => Steps<NewSheet>;
}

export interface TableResults {
  grid: Grid;
  table: RecognisedTable;
  columns: readonly ResultColumn[];
}

/** A column beside the table. */
export interface ResultColumn {
  /** Stays the same in every language, so that a second run finds the first one's column. */
  id: string;
  header: string;
  /** en-US; `null` for texts. */
  numberFormat: string | null;
  /** Pixels. */
  width: number;
  /** What stands beside a row of data, from zero; `null` for blank. */
  valueOf: (row: number) => CellInput;
}

/** The worst that is said of a cell, and all that is said. */
export interface CellMark {
  cell: CellRef;
  severity: Severity;
  /** For the cell's note. */
  text: string;
}
