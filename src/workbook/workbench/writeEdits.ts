import { ICommandService } from '@univerjs/core';
import type { ICellData, Injector, Nullable } from '@univerjs/core';
import {
  IEditorBridgeService,
  SetColDataMutation,
  SetRangeValuesMutation,
  SetStyleCommand,
  SetWorksheetColumnCountMutation,
  SetWorksheetColWidthMutation,
  SetWorksheetRowCountMutation,
} from '@univerjs/preset-sheets-core';
import { RemoveNoteMutation, UpdateNoteMutation } from '@univerjs/preset-sheets-note';
import { cellAddress } from '../address';
import { overlap } from '../bounds';
import { editedSheets } from '../editedSheets';
import { WorkbookRefusal } from '../port';
import type { AreaRef } from '../port';
import type { CellInput, Edit, EditControl } from '../writing';
import { PartlyWritten } from '../writing';
import type { WorkbenchCells } from '../workbenchCells';
import type { WorkbenchDocument } from './document';
import type { EditedCellsWatch } from './edited';
import { gridInput, gridNote } from './gridContent';
import { contentPatches, inverseOf, joined, presentIn, stylePatches, type CellPatch, type Patch } from './patches';
import { notesByPlace } from './states';
import { CELLS_AT_ONCE, Turns } from './turns';

type NoteEdit = Extract<Edit, { kind: 'note' }>;
type ContentsEdit = Extract<Edit, { kind: 'contents' }>;
/** Edits of many cells, carried out patch by patch. */
type PatchedEdit = Exclude<Edit, { kind: 'note' | 'columnWidth' }>;

/** What edits are carried out with. */
export interface GridTools {
  injector: Injector;
  cells: WorkbenchCells;
  document: WorkbenchDocument;
  watch: EditedCellsWatch;
  sheetId: (name: string) => string;
}

/**
 * Carries out edits in the grid. They do not stand in the grid's own list of steps to undo: Ctrl+Z takes back what the
 * person typed, the add-in's undo what the add-in wrote, and neither the other's.
 */
export class EditWriter {
  private readonly commands: ICommandService;
  /** Ids of notes by sheet and place, while edits are carried out. */
  private readonly notes = new Map<string, Map<string, string>>();

  constructor(private readonly tools: GridTools) {
    this.commands = tools.injector.get(ICommandService);
  }

  async write(edits: readonly Edit[], control: EditControl): Promise<void> {
    this.checkNotEditing();
    for (const edit of edits) this.check(edit);
    const turns = new Turns(
      edits.reduce((sum, edit) => sum + cellsOf(edit), 0),
      control,
    );
    for (const [done, edit] of edits.entries()) {
      try {
        turns.checkSignal();
        if (done > 0) this.checkNotEditing();
        await this.carryOut(edit, turns);
      } catch (failure) {
        if (turns.isStopped && done === 0) throw failure;
        const refusal = refusalOf(failure, turns);
        throw done === 0 ? refusal : new PartlyWritten(refusal, done);
      }
    }
  }

  /** @throws WorkbookRefusal while the person types into a cell: what is written would be lost under it */
  checkNotEditing(): void {
    if (this.tools.injector.get(IEditorBridgeService).isVisible().visible) throw new WorkbookRefusal('editing');
  }

  /** Cells of one sheet changed at once. */
  set(sheetId: string, cellValue: CellPatch, isLookOnly: boolean): void {
    const params = {
      unitId: this.unitId(),
      subUnitId: sheetId,
      cellValue,
      // The grid then has no formula to look for.
      ...(isLookOnly ? { trigger: SetStyleCommand.id } : {}),
    };
    this.run(SetRangeValuesMutation.id, params);
  }

  setContent(sheetId: string, row: number, column: number, input: CellInput): void {
    this.set(sheetId, { [row]: { [column]: gridInput(input) } }, false);
  }

  setNote(sheetId: string, row: number, column: number, text: string, id?: string): void {
    const note = gridNote(text, row, column, id);
    this.run(UpdateNoteMutation.id, { unitId: this.unitId(), sheetId, row, col: column, note, silent: true });
  }

  /** Makes a sheet large enough. */
  makeRoom(sheetId: string, rows: number, columns: number): void {
    const sheet = this.tools.cells.sheet(sheetId);
    const place = { unitId: this.unitId(), subUnitId: sheetId };
    if (rows > sheet.getRowCount()) this.run(SetWorksheetRowCountMutation.id, { ...place, rowCount: rows });
    if (columns > sheet.getColumnCount()) {
      this.run(SetWorksheetColumnCountMutation.id, { ...place, columnCount: columns });
    }
  }

  run(id: string, params: object): void {
    if (!this.tools.watch.own(() => this.commands.syncExecuteCommand(id, params))) {
      throw new WorkbookRefusal('failed', id);
    }
  }

  private check(edit: Edit): void {
    const { sheetId, document, cells } = this.tools;
    for (const name of editedSheets(edit)) {
      if (document.isProtected(sheetId(name))) throw new WorkbookRefusal('protected', name);
    }
    if (edit.kind === 'contents') this.checkSpills(edit);
    if (edit.kind !== 'note' || edit.text === null) return;
    const raw = cells.sheet(sheetId(edit.cell.sheet)).getCellRaw(edit.cell.row, edit.cell.column);
    if (raw?.custom?.['conversation']) throw new WorkbookRefusal('unsupported', cellAddress(edit.cell));
  }

  /** A cell that a formula spilled into is written to only together with the formula's own. */
  private checkSpills({ area, cells }: ContentsEdit): void {
    const isWritten = (row: number, column: number) => cells[row - area.row]?.[column - area.column] !== undefined;
    for (const spill of this.tools.cells.spills(this.tools.sheetId(area.sheet))) {
      if (!overlap(spill, area) || isWritten(spill.row, spill.column)) continue;
      for (let row = spill.row; row < spill.row + spill.rows; row += 1)
        for (let column = spill.column; column < spill.column + spill.columns; column += 1)
          if (isWritten(row, column)) throw new WorkbookRefusal('partOfSpill', cellAddress(spill));
    }
  }

  private async carryOut(edit: Edit, turns: Turns): Promise<void> {
    switch (edit.kind) {
      case 'contents':
      case 'numberFormat':
      case 'fill':
      case 'bold':
        return this.inPatches(edit, turns);
      case 'note':
        this.note(edit);
        return turns.wrote(1);
      case 'columnWidth':
        this.width(edit.sheet, edit.column, edit.pixels);
        return turns.wrote(1);
    }
  }

  private async inPatches(edit: PatchedEdit, turns: Turns): Promise<void> {
    const isLookOnly = edit.kind !== 'contents';
    const areas = edit.kind === 'contents' ? [edit.area] : edit.areas;
    for (const { sheet, row, column, rows, columns } of areas)
      this.makeRoom(this.tools.sheetId(sheet), row + rows, column + columns);
    const before: CellPatch[] = [];
    for (const patch of patchesOf(edit)) {
      if (turns.isStopped) {
        this.putBack(edit, before);
        turns.checkSignal();
      }
      const sheetId = this.tools.sheetId(patch.sheet);
      if (turns.mayBeStopped) {
        before.push(presentIn(patch, this.tools.cells.sheet(sheetId), (cell) => this.styleOf(cell)));
      }
      if (Object.keys(patch.cells).length > 0) this.set(sheetId, patch.cells, isLookOnly);
      await turns.wrote(patch.count);
    }
  }

  /** Undoes the patches of an edit that were written, from the last to the first. */
  private putBack(edit: PatchedEdit, before: readonly CellPatch[]): void {
    const written: { sheetId: string; cells: CellPatch }[] = [];
    for (const patch of patchesOf(edit)) {
      const present = before[written.length];
      if (!present) break;
      written.push({ sheetId: this.tools.sheetId(patch.sheet), cells: inverseOf(patch, present) });
    }
    for (const { sheetId, cells } of written.reverse()) this.set(sheetId, cells, edit.kind !== 'contents');
  }

  private note({ cell, text }: NoteEdit): void {
    const sheetId = this.tools.sheetId(cell.sheet);
    const place = `${cell.row},${cell.column}`;
    const known = this.knownNotes(sheetId);
    const id = known.get(place);
    if (text === null) {
      if (id === undefined) return;
      known.delete(place);
      const { row, column: col } = cell;
      this.run(RemoveNoteMutation.id, { unitId: this.unitId(), sheetId, noteId: id, row, col, silent: true });
      return;
    }
    this.makeRoom(sheetId, cell.row + 1, cell.column + 1);
    const noteId = id ?? `n${place}`;
    known.set(place, noteId);
    this.setNote(sheetId, cell.row, cell.column, text, noteId);
  }

  private knownNotes(sheetId: string): Map<string, string> {
    const known =
      this.notes.get(sheetId) ??
      new Map([...notesByPlace(this.tools.injector, this.unitId(), sheetId)].map(([place, { id }]) => [place, id]));
    this.notes.set(sheetId, known);
    return known;
  }

  /** The width that columns have anyhow is not written down. */
  private width(sheet: string, column: number, pixels: number): void {
    const subUnitId = this.tools.sheetId(sheet);
    this.makeRoom(subUnitId, 1, column + 1);
    const place = { unitId: this.unitId(), subUnitId };
    const ranges = [{ startRow: 0, endRow: 0, startColumn: column, endColumn: column }];
    this.run(SetWorksheetColWidthMutation.id, { ...place, ranges, colWidth: pixels });
    if (pixels !== this.tools.cells.sheet(subUnitId).getConfig().defaultColumnWidth) return;
    this.run(SetColDataMutation.id, { ...place, columnData: { [column]: { w: undefined } } });
  }

  private styleOf(cell: Nullable<ICellData>): object {
    return this.tools.cells.workbook().getStyles().getStyleByCell(cell) ?? {};
  }

  private unitId(): string {
    return this.tools.cells.workbook().getUnitId();
  }
}

function patchesOf(edit: PatchedEdit): Iterable<Patch> {
  return edit.kind === 'contents' ? contentPatches(edit) : joined(stylePatches(edit), CELLS_AT_ONCE);
}

function refusalOf(failure: unknown, turns: Turns): WorkbookRefusal {
  if (turns.isStopped) return new WorkbookRefusal('stopped');
  return failure instanceof WorkbookRefusal ? failure : new WorkbookRefusal('failed', String(failure));
}

function cellsOf(edit: Edit): number {
  const size = ({ rows, columns }: AreaRef) => rows * columns;
  if (edit.kind === 'contents') return size(edit.area);
  return 'areas' in edit ? edit.areas.reduce((sum, area) => sum + size(area), 0) : 1;
}
