import type { WorkbookWriting } from './writing';

/**
 * What the task pane needs from a spreadsheet, whatever program holds it; reading here, writing in `writing.ts`.
 * Rows and columns count from zero; formulas are en-US (comma, dot, English names) and begin with `=`.
 */
export interface Workbook extends WorkbookWriting {
  readonly host: 'excel' | 'workbench' | 'memory';
  /** The active cell. */
  selectedCell(): Promise<CellRef>;
  /** What one cell holds, and which formula it spilled from when it holds none of its own. */
  readCell(cell: CellRef): Promise<CellContent>;
  /** The sheets in the order of their tabs, hidden ones too. */
  sheets(): Promise<SheetInfo[]>;
  /** The smallest rectangle around all cells of a sheet that hold something, formats aside; `null` for a blank sheet. */
  usedArea(sheet: string): Promise<AreaRef | null>;
  /** The values of a rectangle, row by row. */
  readArea(area: AreaRef): Promise<CellValue[][]>;
  /** Puts a formula into a cell. Rejects with {@link WorkbookRefusal} and changes nothing when the host does not allow it. */
  writeFormula(cell: CellRef, formula: string): Promise<void>;
  /** Makes a cell the active one and brings it into view. */
  select(cell: CellRef): Promise<void>;
  /** Calls the listener after each change of the active cell; the result ends the subscription. */
  onSelectionChanged(listener: (cell: CellRef) => void): () => void;
  /**
   * Where a name, a table reference or a spill points, as seen from a cell; `null` when the workbook has no such
   * thing. Hosts that cannot tell leave it out.
   */
  locate?(reference: NamedReference, from: CellRef): Promise<AreaRef | null>;
  /** Merged cells that lie within an area, wholly or in part. Hosts that cannot tell leave it out or give none. */
  mergedAreas?(area: AreaRef): Promise<AreaRef[]>;
  /** Rows of an area that are hidden or filtered out, as rows of the sheet. As above where the host cannot tell. */
  hiddenRows?(area: AreaRef): Promise<number[]>;
  /** The program's own tables on a sheet. As above. */
  tablesOn?(sheet: string): Promise<TableInfo[]>;
  /** Opens an xlsx file in a window of its own, not saved anywhere yet. Only hosts that have windows can do that. */
  openInNewWindow?(file: Uint8Array): Promise<void>;
}

export interface TableInfo {
  name: string;
  /** With its header and totals rows. */
  area: AreaRef;
  headerRow: boolean;
  totalsRow: boolean;
}

export interface SheetInfo {
  name: string;
  hidden: boolean;
  /** Left out where the host cannot tell. */
  protected?: boolean;
}

/** A reference by name instead of by address. */
export type NamedReference =
  | { kind: 'name'; name: string; sheet: string | null }
  | TableReference
  /** `A2#`: all cells that the formula in A2 spilled into. */
  | { kind: 'spill'; cell: CellRef };

/** `Compras[UF]`, `[@UF]`, `Compras[[#All],[UF]:[Valor]]`. */
export interface TableReference {
  kind: 'table';
  /** `null`: the table that the formula's own cell lies in. */
  table: string | null;
  part: 'data' | 'thisRow' | 'headers' | 'totals' | 'all';
  /** First and last column; `null`: all of them. */
  columns: { first: string; last: string } | null;
}

export interface CellRef {
  sheet: string;
  row: number;
  column: number;
}

export interface AreaRef extends CellRef {
  rows: number;
  columns: number;
}

export type CellValue = number | string | boolean | null | CellError;

/** An error value as Excel spells it in English: `#VALUE!`, `#N/A`, `#NAME?`, `#DIV/0!`, … */
export interface CellError {
  error: string;
}

export interface CellContent {
  value: CellValue;
  formula: string | null;
  spillAnchor: CellRef | null;
}

/**
 * `readOnly`: the workbook was opened for reading only. `tooLarge`: more at once than the host takes. `nameTaken`: there
 * is a sheet of that name. `stopped`: the person stopped the writing.
 */
export type WorkbookRefusalCode =
  | 'protected'
  | 'readOnly'
  | 'editing'
  | 'partOfSpill'
  | 'tooLarge'
  | 'nameTaken'
  | 'stopped'
  | 'unsupported'
  | 'failed';

/** The host refused a change; nothing was written. */
export class WorkbookRefusal extends Error {
  constructor(
    readonly code: WorkbookRefusalCode,
    readonly detail = '',
  ) {
    super(code);
  }
}
