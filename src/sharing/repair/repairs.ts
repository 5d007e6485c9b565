import type { CellRef } from '../../workbook/port';

/**
 * Why a cell is mended. `spelling`: the formula names one of our functions as another program left it. `reentered`: the
 * name is right, but the cell shows #NAME?, as when it was typed while the add-in was not there. `errorCaught`: the
 * name is right and stands in IFERROR or the like, whose answer may stand for #NAME?. `text`: the cell holds a formula
 * of ours as a text.
 */
export type RepairKind = 'spelling' | 'reentered' | 'errorCaught' | 'text';

/** What is certain is offered together; what is likely is asked for by itself. */
export const CERTAIN_KINDS: readonly RepairKind[] = ['spelling', 'reentered'];

/** A cell that can be mended. Formulas are en-US and begin with `=`; a text is as it stands in the cell. */
export interface Repair {
  cell: CellRef;
  before: string;
  after: string;
  kind: RepairKind;
}

/** All that was found in a workbook; in the order of sheets and rows. */
export interface Repairs {
  found: readonly Repair[];
  /** Texts that look like a formula of ours but can be read in two ways at the piece given, such as `2.500`. */
  doubtful: readonly { cell: CellRef; text: string; piece: string }[];
  /** Sheets whose protection keeps cells from being mended: those are not among the found. */
  locked: readonly { sheet: string; cells: number }[];
}
