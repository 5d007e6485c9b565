import { cellAddress } from './address';
import { base64Of } from './base64';
import { formulaOf, spillAnchorOf, valueOf } from './excelCells';
import { whenCellsChange } from './excelEdited';
import { checkEdits, stepsOf } from './excelEdits';
import { ExcelKept } from './excelKept';
import { locateInExcel } from './excelLocate';
import { columnWidthsInExcel } from './excelLooks';
import { addSheetInExcel } from './excelNewSheet';
import { knowsNotes } from './excelNotes';
import { refusalOf } from './excelRefusal';
import { knows, rangeOf, request } from './excelRequest';
import { readInBlocks } from './excelRows';
import { sendSteps, Undelivered, withoutEvents } from './excelSend';
import { hiddenRowsInExcel, mergedInExcel, sheetsInExcel, tablesInExcel, usedAreaInExcel } from './excelSheets';
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
  type Workbook,
} from './port';
import { whenSelectionChanges } from './excelSelection';
import { contentsInExcel, statesInExcel } from './excelStates';
import {
  PartlyWritten,
  type CellInput,
  type CellState,
  type Edit,
  type EditControl,
  type EditedCells,
  type NewSheet,
  type WritingAbilities,
} from './writing';

/** Answers with values and their types stay far below the 5 MB that Excel on the web allows for one answer. */
const CELLS_A_REQUEST = 50_000;

/** The workbook that is open in Excel, through Office.js. */
export class ExcelWorkbook implements Workbook {
  readonly host = 'excel';
  private readonly texts = new ExcelKept();
  private readonly editListeners = new Set<(change: EditedCells) => void>();

  get abilities(): WritingAbilities {
    return { notes: knowsNotes() };
  }

  selectedCell(): Promise<CellRef> {
    return request(async (context) => {
      const cell = context.workbook.getActiveCell();
      cell.load('rowIndex,columnIndex,worksheet/name');
      await context.sync();
      return { sheet: cell.worksheet.name, row: cell.rowIndex, column: cell.columnIndex };
    });
  }

  readCell(cell: CellRef): Promise<CellContent> {
    return request(async (context) => {
      const range = rangeOf(context, { ...cell, rows: 1, columns: 1 });
      range.load('values,valueTypes,formulas');
      const spillAnchor = spillAnchorOf(range, cell);
      await context.sync();
      const value = valueOf(range.values[0]![0], range.valueTypes[0]![0]!);
      const anchor = spillAnchor();
      return { value, formula: anchor ? null : formulaOf(range.formulas[0]![0], value), spillAnchor: anchor };
    });
  }

  sheets(): Promise<SheetInfo[]> {
    return request(sheetsInExcel);
  }

  usedArea(sheet: string): Promise<AreaRef | null> {
    return request((context) => usedAreaInExcel(context, sheet));
  }

  mergedAreas(area: AreaRef): Promise<AreaRef[]> {
    return request((context) => mergedInExcel((part) => rangeOf(context, part), area));
  }

  hiddenRows(area: AreaRef): Promise<number[]> {
    return request((context) => hiddenRowsInExcel((part) => rangeOf(context, part), area));
  }

  tablesOn(sheet: string): Promise<TableInfo[]> {
    return request((context) => tablesInExcel(context, sheet));
  }

  readArea(area: AreaRef): Promise<CellValue[][]> {
    return request((context) =>
      readInBlocks(area, CELLS_A_REQUEST, async (block) => {
        const range = rangeOf(context, block);
        range.load('values,valueTypes');
        await context.sync();
        return range.values.map((row, r) => row.map((value: unknown, c) => valueOf(value, range.valueTypes[r]![c]!)));
      }),
    );
  }

  async writeFormula(cell: CellRef, formula: string): Promise<void> {
    const area = { ...cell, rows: 1, columns: 1 };
    await request(async (context) => {
      const range = rangeOf(context, area);
      const spillAnchor = spillAnchorOf(range, cell);
      await context.sync();
      const anchor = spillAnchor();
      // Excel would accept the formula and turn the whole spilled answer into #SPILL!.
      if (anchor) throw new WorkbookRefusal('partOfSpill', cellAddress(anchor));
      const write = () => {
        range.formulas = [[formula]];
        return context.sync();
      };
      await (this.editListeners.size > 0 ? withoutEvents(context, write) : write());
    });
    this.tellOwn([area]);
  }

  readStates(area: AreaRef): Promise<CellState[][]> {
    return request((context) => statesInExcel(context, area));
  }

  readContents(area: AreaRef): Promise<CellInput[][]> {
    return request((context) => contentsInExcel(context, area));
  }

  readColumnWidths(sheet: string, column: number, columns: number): Promise<number[]> {
    return request((context) => columnWidthsInExcel(context, sheet, column, columns));
  }

  async edit(edits: readonly Edit[], control: EditControl = {}): Promise<void> {
    control.signal?.throwIfAborted();
    if (edits.length === 0) return;
    let touched = 0;
    try {
      await Excel.run({ delayForCellEdit: true }, async (context) => {
        const isReadOnly = await checkEdits(context, edits);
        touched = edits.length;
        await withoutEvents(context, () => sendSteps(context, stepsOf(edits), control)).catch((failure: unknown) => {
          if (failure instanceof Undelivered) touched = failure.edit + 1;
          throw toldOf(failure, isReadOnly, control);
        });
      });
    } catch (failure) {
      throw asTold(failure, control);
    } finally {
      this.tellOwn(edits.slice(0, touched).flatMap((edit) => (edit.kind === 'contents' ? [edit.area] : [])));
    }
  }

  async addSheet(sheet: NewSheet, control: EditControl = {}): Promise<void> {
    control.signal?.throwIfAborted();
    try {
      await Excel.run({ delayForCellEdit: true }, (context) =>
        withoutEvents(context, () => addSheetInExcel(context, sheet, control)),
      );
    } catch (failure) {
      // Nothing is left of a sheet that was refused.
      const refusal = failure instanceof Undelivered ? failure.refusal : failure;
      const isStopped = refusal instanceof WorkbookRefusal && refusal.code === 'stopped';
      throw isStopped ? control.signal?.reason : asTold(refusal, control);
    }
  }

  deleteSheet(name: string): Promise<void> {
    return request(async (context) => {
      const sheet = context.workbook.worksheets.getItemOrNullObject(name);
      sheet.load('name');
      await context.sync();
      if (sheet.isNullObject) throw new WorkbookRefusal('failed', name);
      sheet.delete();
      await context.sync();
    });
  }

  renameSheet(name: string, newName: string): Promise<void> {
    return request(async (context) => {
      checkSheetName(newName);
      const { worksheets } = context.workbook;
      const [sheet, other] = [worksheets.getItemOrNullObject(name), worksheets.getItemOrNullObject(newName)];
      sheet.load('id');
      other.load('id');
      await context.sync();
      if (sheet.isNullObject) throw new WorkbookRefusal('failed', name);
      if (!other.isNullObject && other.id !== sheet.id) throw new WorkbookRefusal('nameTaken', newName);
      sheet.name = newName;
      await context.sync();
    });
  }

  resizeTable(name: string, area: AreaRef): Promise<void> {
    return request(async (context) => {
      if (!knows('1.13')) throw new WorkbookRefusal('unsupported');
      const table = context.workbook.tables.getItemOrNullObject(name);
      table.load('name');
      await context.sync();
      if (table.isNullObject) throw new WorkbookRefusal('failed', name);
      await withoutEvents(context, () => {
        table.resize(rangeOf(context, area));
        return context.sync();
      });
    });
  }

  kept(key: string): Promise<string | null> {
    return request((context) => this.texts.read(context, key));
  }

  keep(key: string, text: string | null): Promise<void> {
    return request((context) => this.texts.write(context, key, text));
  }

  onEdited(listener: (change: EditedCells) => void): () => void {
    const tell = (change: EditedCells) => listener(change);
    this.editListeners.add(tell);
    const stop = whenCellsChange(tell);
    return () => {
      this.editListeners.delete(tell);
      stop();
    };
  }

  select(cell: CellRef): Promise<void> {
    return request(async (context) => {
      const range = rangeOf(context, { ...cell, rows: 1, columns: 1 });
      range.worksheet.activate();
      range.select();
      await context.sync();
    });
  }

  onSelectionChanged(listener: (cell: CellRef) => void): () => void {
    // A chart or a closing workbook has no active cell; then there is nothing to tell.
    return whenSelectionChanges(() => void this.selectedCell().then(listener, () => undefined));
  }

  locate(reference: NamedReference, from: CellRef): Promise<AreaRef | null> {
    return request((context) => locateInExcel(context, reference, from));
  }

  async openInNewWindow(file: Uint8Array): Promise<void> {
    if (!knows('1.8')) throw new WorkbookRefusal('unsupported');
    try {
      await Excel.createWorkbook(base64Of(file));
    } catch (failure) {
      throw refusalOf(failure);
    }
  }

  /** Excel tells nothing of what is written without events. */
  private tellOwn(areas: readonly AreaRef[]): void {
    for (const area of areas)
      for (const listener of [...this.editListeners]) listener({ sheet: area.sheet, area, own: true });
  }
}

/** What `edit` says of a failure: how much is done, if anything is. */
function toldOf(failure: unknown, isReadOnly: boolean, { signal }: EditControl): unknown {
  if (!(failure instanceof Undelivered)) return failure;
  const { refusal, edit, afterSome } = failure;
  if (refusal.code === 'stopped') return afterSome ? new PartlyWritten(refusal, edit) : signal?.reason;
  const told = isReadOnly && refusal.code !== 'tooLarge' ? new WorkbookRefusal('readOnly', refusal.detail) : refusal;
  return afterSome ? new PartlyWritten(told, edit) : told;
}

/** Failures come out as refusals, unless they tell more; a stop comes out with the signal's own reason. */
function asTold(failure: unknown, { signal }: EditControl): unknown {
  const isTold = failure instanceof PartlyWritten || (signal?.aborted && failure === signal.reason);
  return isTold ? failure : refusalOf(failure);
}
