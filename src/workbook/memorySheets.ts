import { parseCellAddress } from './address';
import type { AreaRef, CellContent, CellRef, CellValue } from './port';
import type { CellInput, CellState, EntryRule } from './writing';
import type { CellStyle } from './xlsx/book';

/** What a sheet is made of; cells by address. A text that begins with `=` is a formula. */
export interface MemorySheet {
  cells?: Readonly<Record<string, CellValue>>;
  /** Blocks that the formula in their first cell spilled; the formula itself is the cell's content. */
  spills?: Readonly<Record<string, readonly (readonly CellValue[])[]>>;
  /** Values that formulas show; nothing is calculated here. */
  shown?: Readonly<Record<string, CellValue>>;
  styles?: Readonly<Record<string, CellStyle>>;
  notes?: Readonly<Record<string, string>>;
  /** Cells that a conversation is attached to. */
  conversations?: readonly string[];
  /** In pixels, by column from A. */
  columnWidths?: readonly number[];
  tables?: readonly MemoryTable[];
  merged?: readonly Block[];
  /** Rows out of sight, from zero. */
  hiddenRows?: readonly number[];
  hidden?: boolean;
  protected?: boolean;
}

/** A table: header row first, all of it in `area`. */
export interface MemoryTable {
  name: string;
  area: Block;
  columns: readonly string[];
  totalsRow?: boolean;
}

type Block = Omit<AreaRef, 'sheet'>;
type Place = Omit<CellRef, 'sheet'>;

/** A sheet as it is held; cells by {@link keyOf}. */
export interface Sheet {
  name: string;
  cells: Map<number, CellContent>;
  styles: Map<number, CellStyle>;
  notes: Map<number, string>;
  conversations: Set<number>;
  spills: { anchor: CellRef; rows: number; columns: number }[];
  tables: MemoryTable[];
  merged: readonly Block[];
  hiddenRows: readonly number[];
  columnWidths: Map<number, number>;
  columnFormats: ReadonlyMap<number, string>;
  frozenRows: number;
  rules: readonly EntryRule[];
  hidden: boolean;
  protected: boolean;
}

const COLUMNS = 16_384;
/** Width of a column that nobody has drawn wider, in Excel's own font. */
const USUAL_WIDTH = 64;
const BLANK: CellContent = { value: null, formula: null, spillAnchor: null };

export function keyOf({ row, column }: Place): number {
  return row * COLUMNS + column;
}

export function placeOfKey(key: number): Place {
  return { row: Math.floor(key / COLUMNS), column: key % COLUMNS };
}

export function blankSheet(name: string): Sheet {
  return {
    name,
    cells: new Map(),
    styles: new Map(),
    notes: new Map(),
    conversations: new Set(),
    spills: [],
    tables: [],
    merged: [],
    hiddenRows: [],
    columnWidths: new Map(),
    columnFormats: new Map(),
    frozenRows: 0,
    rules: [],
    hidden: false,
    protected: false,
  };
}

export function sheetOf(name: string, given: MemorySheet): Sheet {
  const { cells = {}, spills = {}, shown = {}, styles = {}, notes = {}, columnWidths = [] } = given;
  const sheet: Sheet = {
    ...blankSheet(name),
    styles: byKey(styles),
    notes: byKey(notes),
    conversations: new Set((given.conversations ?? []).map((address) => keyOf(placeOf(address)))),
    columnWidths: new Map(columnWidths.entries()),
    tables: [...(given.tables ?? [])],
    merged: given.merged ?? [],
    hiddenRows: given.hiddenRows ?? [],
    hidden: given.hidden ?? false,
    protected: given.protected ?? false,
  };
  for (const [address, content] of Object.entries(cells)) {
    const formula = typeof content === 'string' && content.startsWith('=') ? content : null;
    const value = formula === null ? content : (shown[address] ?? null);
    sheet.cells.set(keyOf(placeOf(address)), { value, formula, spillAnchor: null });
  }
  for (const [address, block] of Object.entries(spills)) spill(sheet, { sheet: name, ...placeOf(address) }, block);
  return sheet;
}

export function contentAt(sheet: Sheet, cell: Place): CellContent {
  return sheet.cells.get(keyOf(cell)) ?? BLANK;
}

/** What a cell holds itself: nothing where a formula elsewhere spilled into it. */
export function ownContentAt(sheet: Sheet, cell: Place): CellInput {
  const { value, formula, spillAnchor } = contentAt(sheet, cell);
  if (spillAnchor) return null;
  return formula === null ? value : { formula };
}

export function stateAt(sheet: Sheet, cell: Place): CellState {
  const key = keyOf(cell);
  const { numberFormat, fill, bold } = sheet.styles.get(key) ?? {};
  return {
    content: ownContentAt(sheet, cell),
    numberFormat: numberFormat ?? sheet.columnFormats.get(cell.column) ?? 'General',
    fill: fill ?? null,
    bold: bold ?? false,
    note: sheet.notes.get(key) ?? null,
    ...(sheet.conversations.has(key) ? { conversation: true } : {}),
  };
}

export function widthOf(sheet: Sheet, column: number): number {
  return sheet.columnWidths.get(column) ?? USUAL_WIDTH;
}

/** Puts something into a cell; what a formula there had spilled goes with it. */
export function putContent(sheet: Sheet, cell: Place, content: CellInput): void {
  if (contentAt(sheet, cell).formula !== null) takeBackSpill(sheet, cell);
  const key = keyOf(cell);
  if (content === null || content === '') sheet.cells.delete(key);
  else if (typeof content === 'object' && 'formula' in content)
    sheet.cells.set(key, { value: null, formula: content.formula, spillAnchor: null });
  else sheet.cells.set(key, { value: content, formula: null, spillAnchor: null });
}

function takeBackSpill(sheet: Sheet, cell: Place): void {
  const spilled = sheet.spills.find(({ anchor }) => isSame(anchor, cell));
  if (!spilled) return;
  forEachCell({ ...cell, rows: spilled.rows, columns: spilled.columns }, (place) => sheet.cells.delete(keyOf(place)));
  sheet.spills.splice(sheet.spills.indexOf(spilled), 1);
}

/** Gives the cells of an area another look; what is `undefined` goes. */
export function restyle(sheet: Sheet, area: Block, change: Partial<CellStyle>): void {
  forEachCell(area, (place) => {
    const key = keyOf(place);
    sheet.styles.set(key, { ...sheet.styles.get(key), ...change });
  });
}

export function forEachCell({ row, column, rows, columns }: Block, visit: (place: Place) => void): void {
  for (let r = row; r < row + rows; r++) for (let c = column; c < column + columns; c++) visit({ row: r, column: c });
}

export function placeOf(address: string): Place {
  const place = parseCellAddress(address);
  if (!place) throw new Error(`${address} is not the address of a cell`);
  return place;
}

function byKey<T>(record: Readonly<Record<string, T>>): Map<number, T> {
  return new Map(Object.entries(record).map(([address, one]) => [keyOf(placeOf(address)), one]));
}

function spill(sheet: Sheet, anchor: CellRef, block: readonly (readonly CellValue[])[]): void {
  sheet.spills.push({ anchor, rows: block.length, columns: block[0]?.length ?? 0 });
  for (const [r, row] of block.entries())
    for (const [c, value] of row.entries()) {
      const cell = { row: anchor.row + r, column: anchor.column + c };
      const isAnchor = r === 0 && c === 0;
      const formula = isAnchor ? contentAt(sheet, cell).formula : null;
      sheet.cells.set(keyOf(cell), { value, formula, spillAnchor: isAnchor ? null : anchor });
    }
}

function isSame(one: Place, other: Place): boolean {
  return one.row === other.row && one.column === other.column;
}
