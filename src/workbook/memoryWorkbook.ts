import { sameSheet } from './address';
import { areaOf, overlap, widened, type Bounds } from './bounds';
import {
  contentAt,
  keyOf,
  ownContentAt,
  placeOfKey,
  putContent,
  sheetOf,
  stateAt,
  widthOf,
  type MemorySheet,
  type MemoryTable,
  type Sheet,
} from './memorySheets';
import { carryOut, checkEdit, madeSheet, titlesOf } from './memoryWriting';
import { checkSheetName } from './newSheet';
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
  type WorkbookRefusalCode,
  type Workbook,
} from './port';
import {
  PartlyWritten,
  type CellInput,
  type CellState,
  type Edit,
  type EditControl,
  type EditedCells,
  type EntryRule,
  type NewSheet,
} from './writing';
import type { CellStyle } from './xlsx/book';

export type { MemorySheet, MemoryTable } from './memorySheets';

/** What a sheet has besides what the port tells, for tests. */
export interface SheetLayout {
  frozenRows: number;
  rules: readonly EntryRule[];
  columnFormats: ReadonlyMap<number, string>;
  styleOf(cell: { row: number; column: number }): CellStyle;
}

/** A workbook that is only in memory: holds values and formulas and calculates nothing. */
export class MemoryWorkbook implements Workbook {
  readonly host = 'memory';
  /** Tests switch notes off. */
  readonly abilities = { notes: true };
  /** The workbook was opened for reading only. */
  readOnly = false;
  private readonly content: Sheet[];
  private readonly listeners = new Set<(cell: CellRef) => void>();
  private readonly editListeners = new Set<(change: EditedCells) => void>();
  private readonly texts = new Map<string, string>();
  private interruption: { stepsLeft: number; happens: () => Promise<void> } | null = null;
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
    for (const [key, { value, formula }] of holder.cells)
      if (value !== null || formula !== null) bounds = widened(bounds, placeOfKey(key));
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
    await this.edit([{ kind: 'contents', area: { ...cell, rows: 1, columns: 1 }, cells: [[{ formula }]] }]);
  }

  async readStates({ sheet, row, column, rows, columns }: AreaRef): Promise<CellState[][]> {
    const holder = this.sheet(sheet);
    return Array.from({ length: rows }, (_row, r) =>
      Array.from({ length: columns }, (_column, c) => stateAt(holder, { row: row + r, column: column + c })),
    );
  }

  async readContents({ sheet, row, column, rows, columns }: AreaRef): Promise<CellInput[][]> {
    const holder = this.sheet(sheet);
    return Array.from({ length: rows }, (_row, r) =>
      Array.from({ length: columns }, (_column, c) => ownContentAt(holder, { row: row + r, column: column + c })),
    );
  }

  async readColumnWidths(sheet: string, column: number, columns: number): Promise<number[]> {
    const holder = this.sheet(sheet);
    return Array.from({ length: columns }, (_column, c) => widthOf(holder, column + c));
  }

  async edit(edits: readonly Edit[], { onProgress, signal }: EditControl = {}): Promise<void> {
    this.checkWritable();
    for (const edit of edits) {
      if (edit.kind === 'note' && !this.abilities.notes) throw new WorkbookRefusal('unsupported');
      checkEdit(edit, (name) => this.sheet(name));
    }
    for (const [done, edit] of edits.entries()) {
      if (done === 0) signal?.throwIfAborted();
      else if (signal?.aborted) throw new PartlyWritten(new WorkbookRefusal('stopped'), done);
      await this.step().catch((refusal: WorkbookRefusal) => {
        throw done === 0 ? refusal : new PartlyWritten(refusal, done);
      });
      this.carryOut(edit, true);
      onProgress?.(done + 1, edits.length);
    }
  }

  async addSheet(sheet: NewSheet, { onProgress, signal }: EditControl = {}): Promise<void> {
    this.checkWritable();
    signal?.throwIfAborted();
    if (this.content.some(({ name }) => sameSheet(name, sheet.name)))
      throw new WorkbookRefusal('nameTaken', sheet.name);
    const tables = this.content.flatMap((one) => one.tables.map(({ name }) => name));
    const made = madeSheet(sheet, [...tables, ...Object.keys(this.names)]);
    await this.step();
    this.content.push(made);
    onProgress?.(1, 1);
  }

  async deleteSheet(name: string): Promise<void> {
    this.checkWritable();
    const sheet = this.sheet(name);
    const visible = this.content.filter(({ hidden }) => !hidden);
    if (visible.length === 1 && visible[0] === sheet) throw new WorkbookRefusal('failed', name);
    await this.step();
    this.content.splice(this.content.indexOf(sheet), 1);
    if (sameSheet(this.active.sheet, name)) this.active = { sheet: this.content[0]!.name, row: 0, column: 0 };
  }

  async renameSheet(name: string, newName: string): Promise<void> {
    this.checkWritable();
    const sheet = this.sheet(name);
    checkSheetName(newName);
    if (this.content.some((other) => other !== sheet && sameSheet(other.name, newName)))
      throw new WorkbookRefusal('nameTaken', newName);
    await this.step();
    if (sameSheet(this.active.sheet, name)) this.active = { ...this.active, sheet: newName };
    sheet.name = newName;
    for (const { anchor } of sheet.spills) anchor.sheet = newName;
  }

  async resizeTable(name: string, area: AreaRef): Promise<void> {
    this.checkWritable();
    const sheet = this.sheet(area.sheet);
    if (sheet.protected) throw new WorkbookRefusal('protected', sheet.name);
    const at = sheet.tables.findIndex((table) => table.name.toLowerCase() === name.toLowerCase());
    const table = sheet.tables[at];
    if (!table || area.row !== table.area.row) throw new WorkbookRefusal('failed', name);
    await this.step();
    const { row, column, rows, columns } = area;
    const block = { row, column, rows, columns };
    for (const [c, title] of titlesOf(sheet, block).entries())
      putContent(sheet, { row, column: column + c }, table.columns[column + c - table.area.column] ?? title);
    sheet.tables[at] = { ...table, area: block, columns: titlesOf(sheet, block) };
  }

  async kept(key: string): Promise<string | null> {
    return this.texts.get(key) ?? null;
  }

  async keep(key: string, text: string | null): Promise<void> {
    this.checkWritable();
    await this.step();
    if (text === null) this.texts.delete(key);
    else this.texts.set(key, text);
  }

  onEdited(listener: (change: EditedCells) => void): () => void {
    this.editListeners.add(listener);
    return () => this.editListeners.delete(listener);
  }

  /** For tests: somebody at the keyboard changes cells. */
  personEdits(edits: readonly Edit[]): void {
    for (const edit of edits) this.carryOut(edit, false);
  }

  /** For tests: somebody makes a table of cells, whose first row has the titles; or gives the table there a new name. */
  personMakesTable(name: string, { sheet: of, ...area }: AreaRef): void {
    const sheet = this.sheet(of);
    sheet.tables = sheet.tables.filter((table) => !overlap(table.area, area));
    sheet.tables.push({ name, area, columns: titlesOf(sheet, area) });
  }

  protect(sheet: string, isProtected = true): void {
    this.sheet(sheet).protected = isProtected;
  }

  /**
   * For tests: after so many more steps – edits, sheets added, deleted or renamed, tables resized, texts kept – the next one is
   * refused; those after it are carried out again.
   */
  refuseAfter(steps: number, code: WorkbookRefusalCode = 'failed'): void {
    this.interruption = { stepsLeft: steps, happens: () => Promise.reject(new WorkbookRefusal(code)) };
  }

  /** For tests: as above, but the next step is neither done nor ever answered, as when the page is closed. */
  stopAfter(steps: number): void {
    this.interruption = { stepsLeft: steps, happens: () => new Promise(() => undefined) };
  }

  /** For tests: what a sheet was made with. */
  layoutOf(name: string): SheetLayout {
    const sheet = this.sheet(name);
    const { frozenRows, rules, columnFormats } = sheet;
    return { frozenRows, rules, columnFormats, styleOf: (cell) => sheet.styles.get(keyOf(cell)) ?? {} };
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

  private carryOut(edit: Edit, own: boolean): void {
    carryOut(edit, (name) => this.sheet(name));
    if (edit.kind !== 'contents') return;
    const { name: sheet } = this.sheet(edit.area.sheet);
    for (const listener of [...this.editListeners]) listener({ sheet, area: { ...edit.area, sheet }, own });
  }

  private checkWritable(): void {
    if (this.readOnly) throw new WorkbookRefusal('readOnly');
  }

  private async step(): Promise<void> {
    if (!this.interruption || this.interruption.stepsLeft-- > 0) return;
    const { happens } = this.interruption;
    this.interruption = null;
    await happens();
  }

  private sheet(name: string): Sheet {
    const found = this.content.find((sheet) => sameSheet(sheet.name, name));
    if (!found) throw new WorkbookRefusal('failed', name);
    return found;
  }
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
