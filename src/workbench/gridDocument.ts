import { ICommandService } from '@univerjs/core';
import type { IRange, IStyleData } from '@univerjs/core';
import { FormulaDataModel } from '@univerjs/preset-sheets-core';
import type { Language } from '../explain/language';
import type { WorkbenchDocument } from '../workbook/workbench/document';
import { isWorkbookChange, rearrangedSheet } from '../workbook/workbench/edited';
import type { GridSheet } from '../workbook/workbench/gridSheet';
import type { Book, Sheet } from '../workbook/xlsx/book';
import type { Grid } from './createGrid';
import { gridData, gridSheet, isNameForGrid, StyleIds } from './snapshot/fromBook';
import { bookOf } from './snapshot/toBook';
import type { Aside, LiveFormulas } from './snapshot/toBook';

/** Milliseconds that opening a workbook waits for its results. */
const LONGEST_CALCULATION = 60_000;

/** The workbook shown in the grid: put in from a book, given back as a book, watched for changes. */
export class GridDocument implements WorkbenchDocument {
  private readonly formulas: FormulaDataModel;
  private count = 0;
  private names: Aside['names'] = [];
  private date1904 = false;
  private protectedSheets = new Set<string>();
  private rearranged = new Set<string>();
  private texts = new Map<string, string>();
  private settled = false;

  /** @param onChanged called after each change by the person, not while a workbook is put in */
  constructor(
    private readonly grid: Grid,
    private readonly language: Language,
    private readonly onChanged: () => void,
  ) {
    const injector = grid.univer.__getInjector();
    this.formulas = injector.get(FormulaDataModel);
    injector.get(ICommandService).onCommandExecuted((command, options) => {
      if (!this.settled || !isWorkbookChange(command, options)) return;
      const rearranged = rearrangedSheet(command);
      if (rearranged !== null) this.rearranged.add(rearranged);
      this.onChanged();
    });
  }

  /** Shows a book in place of what is shown now, calculated. */
  async show(book: Book): Promise<void> {
    this.settled = false;
    const previous = this.grid.api.getActiveWorkbook()?.getId();
    this.count += 1;
    const data = gridData(book, `book${this.count}`);
    // In this order: a workbook that goes takes parts of the screen with it that the next one brings along.
    if (previous !== undefined) this.grid.api.disposeUnit(previous);
    const workbook = this.grid.api.createWorkbook(data);
    this.names = book.names.filter((name) => !isNameForGrid(name));
    this.date1904 = book.date1904;
    this.protectedSheets = new Set(data.sheetOrder.filter((_id, index) => book.sheets[index]?.protected));
    this.rearranged = new Set();
    this.texts = new Map(book.kept);
    if (this.language === 'pt-BR') workbook.setNumfmtLocal('pt');
    const active = workbook.getSheetBySheetId(data.sheetOrder[book.activeSheet] ?? '');
    if (active) workbook.setActiveSheet(active);
    await this.calculated();
    this.settled = true;
  }

  /** Waits until results stand in their cells; a calculation that takes too long goes on meanwhile. */
  private async calculated(): Promise<void> {
    await this.grid.api
      .getFormula()
      .onCalculationResultApplied(LONGEST_CALCULATION)
      .catch(() => undefined);
  }

  /** The book as it is now, results included. */
  book(): Book {
    const workbook = this.grid.api.getActiveWorkbook();
    if (!workbook) throw new Error('no workbook is open');
    return bookOf(workbook.save(), this.live(workbook.getId()), workbook.getActiveSheet().getSheetId(), {
      names: this.names,
      date1904: this.date1904,
      protectedSheets: this.protectedSheets,
      rearranged: this.rearranged,
      kept: this.texts,
    });
  }

  get kept(): ReadonlyMap<string, string> {
    return this.texts;
  }

  keep(key: string, text: string | null): void {
    if (text === (this.texts.get(key) ?? null)) return;
    if (text === null) this.texts.delete(key);
    else this.texts.set(key, text);
    this.onChanged();
  }

  gridSheet(sheet: Sheet, sheetId: string, addStyle: (style: IStyleData) => string): GridSheet {
    return gridSheet(sheet, sheetId, new StyleIds(addStyle), false);
  }

  isProtected(sheetId: string): boolean {
    return this.protectedSheets.has(sheetId);
  }

  private live(unitId: string): LiveFormulas {
    const ranges = this.formulas.getArrayFormulaRange()[unitId];
    const cells = this.formulas.getArrayFormulaCellData()[unitId];
    return {
      formula: (sheetId, row, column) => this.formulas.getFormulaStringByCell(row, column, sheetId, unitId) ?? null,
      spills: function* (sheetId) {
        for (const [row, columns] of Object.entries(ranges?.[sheetId] ?? {}))
          for (const [column, range] of Object.entries<IRange>(columns ?? {}))
            if (range) yield { ...range, row: Number(row), column: Number(column) };
      },
      spilled: (sheetId, row, column) => cells?.[sheetId]?.[row]?.[column],
    };
  }
}
