import { cellAddress, parseCellAddress, sameSheet } from './address';
import { areaOf, overlap, widened, type Bounds } from './bounds';
import {
  WorkbookRefusal,
  type AreaRef,
  type CellContent,
  type CellRef,
  type CellValue,
  type NamedReference,
  type SheetInfo,
  type TableInfo,
  type TableReference,
  type Workbook,
} from './port';

/** What a sheet is made of; cells by address. A text that begins with `=` is a formula. */
export interface MemorySheet {
  cells?: Readonly<Record<string, CellValue>>;
  /** Blocks that the formula in their first cell spilled; the formula itself is the cell's content. */
  spills?: Readonly<Record<string, readonly (readonly CellValue[])[]>>;
  /** Values that formulas show; nothing is calculated here. */
  shown?: Readonly<Record<string, CellValue>>;
  tables?: readonly MemoryTable[];
  merged?: readonly Omit<AreaRef, 'sheet'>[];
  /** Rows out of sight, from zero. */
  hiddenRows?: readonly number[];
  hidden?: boolean;
  protected?: boolean;
}

/** A table: header row first, all of it in `area`. */
export interface MemoryTable {
  name: string;
  area: Omit<AreaRef, 'sheet'>;
  columns: readonly string[];
  totalsRow?: boolean;
}

interface Sheet {
  name: string;
  cells: Map<string, CellContent>;
  spills: { anchor: CellRef; rows: number; columns: number }[];
  tables: readonly MemoryTable[];
  merged: readonly Omit<AreaRef, 'sheet'>[];
  hiddenRows: readonly number[];
  hidden: boolean;
  protected: boolean;
}

/** A workbook that is only in memory: holds values and formulas and calculates nothing. */
export class MemoryWorkbook implements Workbook {
  readonly host = 'memory';
  private readonly content: Sheet[];
  private readonly listeners = new Set<(cell: CellRef) => void>();
  private active: CellRef;

  /** @param names defined names of the workbook and the areas they stand for */
  constructor(
    sheets: Readonly<Record<string, MemorySheet>>,
    private readonly names: Readonly<Record<string, AreaRef>> = {},
  ) {
    this.content = Object.entries(sheets).map(([name, sheet]) => sheetOf(name, sheet));
    this.active = { sheet: this.content[0]?.name ?? '', row: 0, column: 0 };
  }

  async selectedCell(): Promise<CellRef> {
    return this.active;
  }

  async readCell(cell: CellRef): Promise<CellContent> {
    return contentAt(this.sheet(cell.sheet), cell);
  }

  async sheets(): Promise<SheetInfo[]> {
    return this.content.map(({ name, hidden, protected: isProtected }) => ({ name, hidden, protected: isProtected }));
  }

  async usedArea(sheet: string): Promise<AreaRef | null> {
    const holder = this.sheet(sheet);
    let bounds: Bounds | null = null;
    for (const [address, { value, formula }] of holder.cells)
      if (value !== null || formula !== null) bounds = widened(bounds, placeOf(address));
    return bounds && areaOf(holder.name, bounds);
  }

  async mergedAreas(area: AreaRef): Promise<AreaRef[]> {
    const { name, merged } = this.sheet(area.sheet);
    return merged.filter((one) => overlap(one, area)).map((one) => ({ sheet: name, ...one }));
  }

  async hiddenRows({ sheet, row, rows }: AreaRef): Promise<number[]> {
    return this.sheet(sheet).hiddenRows.filter((hidden) => hidden >= row && hidden < row + rows);
  }

  async tablesOn(sheet: string): Promise<TableInfo[]> {
    const { name, tables } = this.sheet(sheet);
    return tables.map((table) => ({
      name: table.name,
      area: { sheet: name, ...table.area },
      headerRow: true,
      totalsRow: table.totalsRow ?? false,
    }));
  }

  async readArea({ sheet, row, column, rows, columns }: AreaRef): Promise<CellValue[][]> {
    const holder = this.sheet(sheet);
    return Array.from({ length: rows }, (_row, r) =>
      Array.from({ length: columns }, (_column, c) => contentAt(holder, { row: row + r, column: column + c }).value),
    );
  }

  async writeFormula(cell: CellRef, formula: string): Promise<void> {
    const sheet = this.sheet(cell.sheet);
    if (sheet.protected) throw new WorkbookRefusal('protected');
    const { spillAnchor } = contentAt(sheet, cell);
    if (spillAnchor) throw new WorkbookRefusal('partOfSpill', cellAddress(spillAnchor));
    sheet.cells.set(cellAddress(cell), { value: null, formula, spillAnchor: null });
  }

  async select(cell: CellRef): Promise<void> {
    this.active = { sheet: this.sheet(cell.sheet).name, row: cell.row, column: cell.column };
    for (const listener of [...this.listeners]) listener(this.active);
  }

  onSelectionChanged(listener: (cell: CellRef) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async locate(reference: NamedReference, from: CellRef): Promise<AreaRef | null> {
    if (reference.kind === 'name') return this.names[reference.name] ?? null;
    if (reference.kind === 'table') return this.locateInTable(reference, from);
    const { cell } = reference;
    const spill = this.sheet(cell.sheet).spills.find(({ anchor }) => isSame(anchor, cell));
    return spill ? { ...cell, rows: spill.rows, columns: spill.columns } : null;
  }

  private locateInTable(reference: TableReference, from: CellRef): AreaRef | null {
    for (const sheet of this.content)
      for (const table of sheet.tables) {
        const isMeant =
          reference.table === null
            ? sameSheet(sheet.name, from.sheet) && isInside(table.area, from)
            : table.name.toLowerCase() === reference.table.toLowerCase();
        const area = isMeant ? partOfTable(table, reference, from.row) : null;
        if (area) return { sheet: sheet.name, ...area };
      }
    return null;
  }

  private sheet(name: string): Sheet {
    const found = this.content.find((sheet) => sameSheet(sheet.name, name));
    if (!found) throw new WorkbookRefusal('failed', name);
    return found;
  }
}

function sheetOf(name: string, { cells = {}, spills = {}, shown = {}, tables = [], ...rest }: MemorySheet): Sheet {
  const { merged = [], hiddenRows = [], hidden = false, protected: isProtected = false } = rest;
  const flags = { merged, hiddenRows, hidden, protected: isProtected };
  const sheet: Sheet = { name, cells: new Map(), spills: [], tables, ...flags };
  for (const [address, content] of Object.entries(cells)) {
    const formula = typeof content === 'string' && content.startsWith('=') ? content : null;
    const value = formula === null ? content : (shown[address] ?? null);
    sheet.cells.set(address, { value, formula, spillAnchor: null });
  }
  for (const [address, block] of Object.entries(spills)) spill(sheet, { sheet: name, ...placeOf(address) }, block);
  return sheet;
}

function spill(sheet: Sheet, anchor: CellRef, block: readonly (readonly CellValue[])[]): void {
  sheet.spills.push({ anchor, rows: block.length, columns: block[0]?.length ?? 0 });
  for (const [r, row] of block.entries())
    for (const [c, value] of row.entries()) {
      const cell = { row: anchor.row + r, column: anchor.column + c };
      const isAnchor = r === 0 && c === 0;
      const formula = isAnchor ? contentAt(sheet, cell).formula : null;
      sheet.cells.set(cellAddress(cell), { value, formula, spillAnchor: isAnchor ? null : anchor });
    }
}

function contentAt(sheet: Sheet, cell: { row: number; column: number }): CellContent {
  return sheet.cells.get(cellAddress(cell)) ?? { value: null, formula: null, spillAnchor: null };
}

function placeOf(address: string): { row: number; column: number } {
  const place = parseCellAddress(address);
  if (!place) throw new Error(`${address} is not the address of a cell`);
  return place;
}

function partOfTable(
  table: MemoryTable,
  { part, columns }: TableReference,
  row: number,
): Omit<AreaRef, 'sheet'> | null {
  const { area } = table;
  const totals = table.totalsRow ? 1 : 0;
  const body = { row: area.row + 1, rows: area.rows - 1 - totals };
  const rows = {
    data: body,
    all: { row: area.row, rows: area.rows },
    headers: { row: area.row, rows: 1 },
    totals: { row: area.row + area.rows - 1, rows: totals },
    thisRow: { row, rows: row >= body.row && row < body.row + body.rows ? 1 : 0 },
  }[part];
  const first = columns ? columnOf(table, columns.first) : 0;
  const last = columns ? columnOf(table, columns.last) : table.columns.length - 1;
  if (rows.rows < 1 || first < 0 || last < first) return null;
  return { ...rows, column: area.column + first, columns: last - first + 1 };
}

function columnOf(table: MemoryTable, name: string): number {
  return table.columns.findIndex((column) => column.toLowerCase() === name.toLowerCase());
}

function isSame(one: CellRef, other: CellRef): boolean {
  return sameSheet(one.sheet, other.sheet) && one.row === other.row && one.column === other.column;
}

function isInside(area: Omit<AreaRef, 'sheet'>, { row, column }: CellRef): boolean {
  const down = row - area.row;
  const right = column - area.column;
  return down >= 0 && down < area.rows && right >= 0 && right < area.columns;
}
