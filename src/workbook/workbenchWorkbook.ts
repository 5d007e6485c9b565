import type { IDisposable, Injector, IRange } from '@univerjs/core';
import type { FUniver } from '@univerjs/core/facade';
import { IDefinedNamesService, ISuperTableService } from '@univerjs/preset-sheets-core';
import { sameSheet } from './address';
import { areaOf, overlap, type Bounds } from './bounds';
import { WorkbookRefusal } from './port';
import type { AreaRef, CellContent, CellRef, CellValue, NamedReference, SheetInfo, TableInfo, Workbook } from './port';
import { WorkbenchCells } from './workbenchCells';
import type { GridCell } from './workbenchCells';
import { locateInGrid } from './workbenchLocate';
import type { WorkbenchDocument } from './workbench/document';
import { EditedCellsWatch } from './workbench/edited';
import { gridContents, gridStates } from './workbench/states';
import { followHeaders, resizeTable } from './workbench/tables';
import { EditWriter, type GridTools } from './workbench/writeEdits';
import { addSheet, deleteSheet, renameSheet } from './workbench/writeSheets';
import type {
  CellInput,
  CellState,
  Edit,
  EditControl,
  EditedCells,
  NewSheet,
  WorkbookWriting,
  WritingAbilities,
} from './writing';

/** The workbook in the embedded grid of the browser page. */
export class WorkbenchWorkbook implements Workbook, WorkbookWriting {
  readonly host = 'workbench';
  readonly abilities: WritingAbilities = { notes: true };
  private readonly cells: WorkbenchCells;
  private readonly watch: EditedCellsWatch;

  constructor(
    private readonly api: FUniver,
    private readonly injector: Injector,
    private readonly document: WorkbenchDocument,
  ) {
    this.cells = new WorkbenchCells(injector);
    this.watch = new EditedCellsWatch(injector);
    followHeaders(this.tools());
  }

  async selectedCell(): Promise<CellRef> {
    return this.activeCell();
  }

  async readCell(cell: CellRef): Promise<CellContent> {
    const place = this.place(cell);
    const anchor = this.cells.spillAnchor(place);
    return {
      value: this.cells.value(place),
      formula: this.cells.formula(place),
      spillAnchor: anchor && { sheet: this.sheetName(anchor.sheetId), row: anchor.row, column: anchor.column },
    };
  }

  async sheets(): Promise<SheetInfo[]> {
    return this.cells
      .workbook()
      .getSheets()
      .map((sheet) => ({
        name: sheet.getName(),
        hidden: Boolean(sheet.isSheetHidden()),
        protected: this.document.isProtected(sheet.getSheetId()),
      }));
  }

  async usedArea(sheet: string): Promise<AreaRef | null> {
    const id = this.sheetId(sheet);
    const bounds = this.cells.used(id);
    return bounds && areaOf(this.sheetName(id), bounds);
  }

  async mergedAreas(area: AreaRef): Promise<AreaRef[]> {
    const id = this.sheetId(area.sheet);
    const name = this.sheetName(id);
    return this.cells
      .sheet(id)
      .getMergeData()
      .map((range) => areaOf(name, boundsOf(range)))
      .filter((merged) => overlap(merged, area));
  }

  async hiddenRows({ sheet, row, rows }: AreaRef): Promise<number[]> {
    const holder = this.cells.sheet(this.sheetId(sheet));
    return Array.from({ length: rows }, (_row, r) => row + r).filter((at) => !holder.getRowVisible(at));
  }

  /** The grid's tables have a header row and no totals row: that of a file stays a row below the table. */
  async tablesOn(sheet: string): Promise<TableInfo[]> {
    const id = this.sheetId(sheet);
    const tables = this.injector.get(ISuperTableService).getTableMap(this.cells.workbook().getUnitId());
    return [...(tables ?? [])]
      .filter(([, { sheetId }]) => sheetId === id)
      .map(([name, { range }]) => ({
        name,
        area: areaOf(this.sheetName(id), boundsOf(range)),
        headerRow: true,
        totalsRow: false,
      }));
  }

  async readArea({ sheet, row, column, rows, columns }: AreaRef): Promise<CellValue[][]> {
    const valueAt = this.cells.reader(this.sheetId(sheet));
    return Array.from({ length: rows }, (_row, r) =>
      Array.from({ length: columns }, (_column, c) => valueAt(row + r, column + c)),
    );
  }

  async writeFormula(cell: CellRef, formula: string): Promise<void> {
    await this.edit([{ kind: 'contents', area: { ...cell, rows: 1, columns: 1 }, cells: [[{ formula }]] }]);
  }

  async readStates(area: AreaRef): Promise<CellState[][]> {
    return gridStates(this.cells, this.injector, this.sheetId(area.sheet), area);
  }

  async readContents(area: AreaRef): Promise<CellInput[][]> {
    return gridContents(this.cells, this.sheetId(area.sheet), area);
  }

  async readColumnWidths(sheet: string, column: number, columns: number): Promise<number[]> {
    const holder = this.cells.sheet(this.sheetId(sheet));
    return Array.from({ length: columns }, (_column, c) => holder.getColumnWidth(column + c));
  }

  async edit(edits: readonly Edit[], control: EditControl = {}): Promise<void> {
    await this.writer().write(edits, control);
  }

  async addSheet(sheet: NewSheet, control: EditControl = {}): Promise<void> {
    const writer = this.writer();
    writer.checkNotEditing();
    await addSheet(this.tools(), writer, sheet, control);
  }

  async deleteSheet(name: string): Promise<void> {
    this.writer().checkNotEditing();
    deleteSheet(this.tools(), name);
  }

  async renameSheet(name: string, newName: string): Promise<void> {
    const writer = this.writer();
    writer.checkNotEditing();
    renameSheet(this.tools(), writer, name, newName);
  }

  async resizeTable(name: string, area: AreaRef): Promise<void> {
    const writer = this.writer();
    writer.checkNotEditing();
    resizeTable(this.tools(), writer, name, area);
  }

  async kept(key: string): Promise<string | null> {
    return this.document.kept.get(key) ?? null;
  }

  async keep(key: string, text: string | null): Promise<void> {
    this.document.keep(key, text);
  }

  onEdited(listener: (change: EditedCells) => void): () => void {
    return this.watch.add(({ sheetId, bounds, own }) => {
      const sheet = this.sheetName(sheetId);
      listener({ sheet, area: bounds && areaOf(sheet, bounds), own });
    });
  }

  async select(cell: CellRef): Promise<void> {
    const { sheetId, row, column } = this.place(cell);
    const workbook = this.api.getActiveWorkbook();
    const sheet = workbook?.getSheetBySheetId(sheetId);
    if (!workbook || !sheet) throw new WorkbookRefusal('failed', cell.sheet);
    if (row >= sheet.getMaxRows() || column >= sheet.getMaxColumns()) throw new WorkbookRefusal('failed', cell.sheet);
    const wasShown = workbook.getActiveSheet().getSheetId() === sheetId;
    if (!wasShown) workbook.setActiveSheet(sheet);
    sheet.getRange(row, column).activate();
    // Of a sheet that just came to the front the grid does not know yet what is in view.
    if (!wasShown || !isInView(sheet.getVisibleRange(), row, column)) {
      sheet.scrollToCell(Math.max(0, row - 3), Math.max(0, column - 2));
      await painted();
    }
  }

  onSelectionChanged(listener: (cell: CellRef) => void): () => void {
    const { Event } = this.api;
    // While one workbook takes the place of another there is none to tell of.
    const tell = () => {
      if (this.cells.isOpen()) listener(this.activeCell());
    };
    const subscriptions: IDisposable[] = [
      this.api.addEvent(Event.SelectionChanged, tell),
      this.api.addEvent(Event.ActiveSheetChanged, tell),
    ];
    return () => subscriptions.forEach((subscription) => subscription.dispose());
  }

  async locate(reference: NamedReference, from: CellRef): Promise<AreaRef | null> {
    const workbook = this.cells.workbook();
    return locateInGrid(reference, from, {
      unitId: workbook.getUnitId(),
      names: this.injector.get(IDefinedNamesService),
      tables: this.injector.get(ISuperTableService),
      sheetId: (name) => this.sheetId(name),
      sheetName: (id) => this.sheetName(id),
      spillOf: (cell) => this.cells.spillOf(this.place(cell)),
    });
  }

  private tools(): GridTools {
    const { injector, cells, document, watch } = this;
    return { injector, cells, document, watch, sheetId: (name) => this.sheetId(name) };
  }

  private writer(): EditWriter {
    return new EditWriter(this.tools());
  }

  private activeCell(): CellRef {
    const active = this.cells.active();
    const sheet = this.cells.workbook().getActiveSheet().getName();
    return { sheet, row: active?.row ?? 0, column: active?.column ?? 0 };
  }

  private place({ sheet, row, column }: CellRef): GridCell {
    return { sheetId: this.sheetId(sheet), row, column };
  }

  private sheetId(name: string): string {
    const found = this.cells
      .workbook()
      .getSheets()
      .find((sheet) => sameSheet(sheet.getName(), name));
    if (!found) throw new WorkbookRefusal('failed', name);
    return found.getSheetId();
  }

  private sheetName(id: string): string {
    return this.cells.workbook().getSheetBySheetId(id)?.getName() ?? '';
  }
}

function boundsOf({ startRow, startColumn, endRow, endColumn }: IRange): Bounds {
  return { top: startRow, left: startColumn, bottom: endRow, right: endColumn };
}

/**
 * Whether a cell is wholly in view. The grid counts rows and columns of which a sliver shows, and one more; a sheet just
 * brought up has no view yet.
 */
function isInView(view: IRange | null | undefined, row: number, column: number): boolean {
  if (!view) return false;
  return row >= view.startRow && row < view.endRow - 1 && column >= view.startColumn && column < view.endColumn - 1;
}

/** Scrolling is done when the grid was painted again: what is typed before would open an editor out of view. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
