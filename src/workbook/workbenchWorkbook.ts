import { ICommandService } from '@univerjs/core';
import type { IDisposable, Injector, IRange } from '@univerjs/core';
import type { FUniver } from '@univerjs/core/facade';
import {
  IEditorBridgeService,
  IDefinedNamesService,
  ISuperTableService,
  SetRangeValuesCommand,
} from '@univerjs/preset-sheets-core';
import { cellAddress, sameSheet } from './address';
import { areaOf, overlap, type Bounds } from './bounds';
import { WorkbookRefusal } from './port';
import type { AreaRef, CellContent, CellRef, CellValue, NamedReference, SheetInfo, TableInfo, Workbook } from './port';
import { WorkbenchCells } from './workbenchCells';
import type { GridCell } from './workbenchCells';
import { locateInGrid } from './workbenchLocate';

/** The workbook in the embedded grid of the browser page. */
export class WorkbenchWorkbook implements Workbook {
  readonly host = 'workbench';
  private readonly cells: WorkbenchCells;

  /** @param isProtected whether the person asked, in the file itself, that a sheet be left as it is */
  constructor(
    private readonly api: FUniver,
    private readonly injector: Injector,
    private readonly isProtected: (sheetId: string) => boolean = () => false,
  ) {
    this.cells = new WorkbenchCells(injector);
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
        protected: this.isProtected(sheet.getSheetId()),
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
    const place = this.place(cell);
    if (this.isProtected(place.sheetId)) throw new WorkbookRefusal('protected');
    if (this.injector.get(IEditorBridgeService).isVisible().visible) throw new WorkbookRefusal('editing');
    const anchor = this.cells.spillAnchor(place);
    if (anchor) throw new WorkbookRefusal('partOfSpill', cellAddress(anchor));
    const { row, column } = place;
    const written = this.injector.get(ICommandService).syncExecuteCommand(SetRangeValuesCommand.id, {
      unitId: this.cells.workbook().getUnitId(),
      subUnitId: place.sheetId,
      range: { startRow: row, endRow: row, startColumn: column, endColumn: column },
      value: { f: formula, v: null, p: null, si: null },
    });
    if (!written) throw new WorkbookRefusal('failed');
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
