import type { AreaRef, CellError, CellRef, WorkbookRefusal } from './port';
import type { CellStyle } from './xlsx/book';

/**
 * Writing into a workbook. Every call either does all it was asked or rejects with a `WorkbookRefusal`; only
 * {@link WorkbookWriting.edit} may have done a part by then, and says how much.
 */
export interface WorkbookWriting {
  /** What the host can write besides contents, fills and number formats. */
  readonly abilities: WritingAbilities;
  /** All that {@link edit} can change of cells, row by row: what puts them back as they were. */
  readStates(area: AreaRef): Promise<CellState[][]>;
  /**
   * What the cells of an area hold themselves, row by row, as in their states but read with much less: formula, value,
   * or `null`, also where a formula elsewhere spilled into the cell.
   */
  readContents(area: AreaRef): Promise<CellInput[][]>;
  /** Widths of columns in pixels. */
  readColumnWidths(sheet: string, column: number, columns: number): Promise<number[]>;
  /**
   * Carries out edits in order. The host's own change events of these cells are told as `own`. Nothing is done when a
   * sheet is protected or missing, or when a cell is part of a spill or takes no note.
   *
   * @throws PartlyWritten when the host refused after some edits were done, or the signal stopped it (`stopped`); before
   *   the first edit is done the refusal, or the signal's reason, is thrown as it is
   */
  edit(edits: readonly Edit[], control?: EditControl): Promise<void>;
  /** Adds a sheet behind the last one. Refused as `nameTaken` when there is one of that name. */
  addSheet(sheet: NewSheet, control?: EditControl): Promise<void>;
  /** Removes a sheet with all it holds. */
  deleteSheet(name: string): Promise<void>;
  /**
   * Gives a sheet another name; formulas that name it follow. Refused as `nameTaken`. A host without it has sheets of
   * the add-in's own replaced with nothing to fall back on.
   */
  renameSheet?(name: string, newName: string): Promise<void>;
  /** Gives a table of the program another size: wider, so that new columns belong to it, or as it was. */
  resizeTable(name: string, area: AreaRef): Promise<void>;
  /**
   * A text that the add-in keeps in the workbook, out of sight, saved with it; `null` when there is none.
   *
   * In a file each key is a custom XML part as `keptXml.ts` writes and reads it:
   * `<conferebio xmlns="urn:conferebio:kept" key="…">"…"</conferebio>`, the text as a JSON string within its quotes.
   * Every host uses this form, so that a file may go from one to the other.
   */
  kept(key: string): Promise<string | null>;
  /** Keeps a text under a key, or forgets it with `null`. */
  keep(key: string, text: string | null): Promise<void>;
  /** Calls the listener after each change of cells; the result ends the subscription. */
  onEdited(listener: (change: EditedCells) => void): () => void;
}

/** A text kept in the workbook, and what it is called. */
export interface KeptText {
  key: string;
  text: string;
}

/**
 * The host refused, or was stopped, in the middle: the edits before are done. The one at that place may be done in part,
 * when it was too large for one message; those after it are not done.
 */
export class PartlyWritten extends Error {
  constructor(
    readonly refusal: WorkbookRefusal,
    readonly editsDone: number,
  ) {
    super(refusal.code);
  }
}

export interface WritingAbilities {
  /** Excel before 2024 has no notes for add-ins. */
  notes: boolean;
}

/** What a cell is made of, as far as the add-in ever changes it. */
export interface CellState {
  content: CellInput;
  /** en-US, `General` where none was set. */
  numberFormat: string;
  /** `#RRGGBB` */
  fill: string | null;
  bold: boolean;
  /** Text of its note; `null` where there is none or the host cannot tell. */
  note: string | null;
  /** A conversation is attached to the cell: it takes no note. */
  conversation?: true;
}

/** A text is always a text, also one that begins with `=` or looks like a number; `null` clears the cell. */
export type CellInput = string | number | boolean | null | CellError | { formula: string };

export type Edit =
  /** `undefined` leaves a cell as it is. */
  | { kind: 'contents'; area: AreaRef; cells: readonly (readonly (CellInput | undefined)[])[] }
  | { kind: 'numberFormat'; areas: readonly AreaRef[]; format: string }
  | { kind: 'fill'; areas: readonly AreaRef[]; color: string | null }
  | { kind: 'bold'; areas: readonly AreaRef[]; bold: boolean }
  | { kind: 'note'; cell: CellRef; text: string | null }
  | { kind: 'columnWidth'; sheet: string; column: number; pixels: number };

export interface EditControl {
  /** Called with cells written and cells to write. */
  onProgress?: (done: number, total: number) => void;
  /**
   * Looked at between two edits, and in a long one: an edit that is stopped midway is put back before the call ends, or
   * told by {@link PartlyWritten}.
   */
  signal?: AbortSignal;
}

/** A sheet of the add-in's own. Rows and columns count from zero. */
export interface NewSheet {
  name: string;
  /** Cells row by row from A1; rows may be of different length. */
  rows: readonly (readonly (NewCell | CellInput | undefined)[])[];
  /** Widths in pixels, by column. */
  columnWidths?: readonly number[];
  frozenRows?: number;
  tables?: readonly NewTable[];
  rules?: readonly EntryRule[];
  /** Number formats of whole columns of the sheet's tables, for rows still to come too; by column of the sheet. */
  columnFormats?: ReadonlyMap<number, string>;
}

export interface NewCell {
  content: CellInput;
  style?: CellStyle;
  note?: string;
}

export interface NewTable {
  /** Made different by the host's adapter when the workbook has one of that name. */
  name: string;
  /** With its header row, which every table has. */
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** What may be typed into some cells, and what is said to whoever comes there. */
export interface EntryRule {
  row: number;
  column: number;
  rows: number;
  columns: number;
  allowed: AllowedEntry;
  /** Excel shows it beside the selected cell; at most 32 and 255 characters. */
  message?: { title: string; text: string };
  /** What other entries are answered with; `stop` does not let them in. */
  otherwise?: 'stop' | 'warn';
}

export type AllowedEntry =
  | { kind: 'any' }
  /** A drop-down of the texts of a range: lists by comma end at 255 characters. */
  | { kind: 'listFrom'; sheet: string; row: number; column: number; rows: number; columns: number }
  | { kind: 'decimal'; min: number; max: number | null }
  /** `yyyy-mm-dd` */
  | { kind: 'date'; from: string; until: string | null };

export interface EditedCells {
  sheet: string;
  /** `null`: rows, columns or more than an area have changed. */
  area: AreaRef | null;
  /** The add-in did it. */
  own: boolean;
}
