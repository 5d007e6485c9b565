import { CommandType, ICommandService } from '@univerjs/core';
import type { ICommandInfo, IExecutionOptions, IRange } from '@univerjs/core';
import {
  FormulaDataModel,
  InsertColMutation,
  InsertRowMutation,
  MoveColsMutation,
  MoveRowsMutation,
  RemoveColMutation,
  RemoveRowMutation,
} from '@univerjs/preset-sheets-core';
import type { Language } from '../explain/language';
import type { Book } from '../workbook/xlsx/book';
import type { Grid } from './createGrid';
import { gridData, isNameForGrid } from './snapshot/fromBook';
import { bookOf } from './snapshot/toBook';
import type { Aside, LiveFormulas } from './snapshot/toBook';

/** Changes after which cells stand elsewhere than in the file. */
const rearranging = new Set([
  InsertRowMutation.id,
  RemoveRowMutation.id,
  MoveRowsMutation.id,
  InsertColMutation.id,
  RemoveColMutation.id,
  MoveColsMutation.id,
]);

/** Changes of the grid that are no change of the workbook: calculation and its results. */
const ofCalculation = /^formula\.mutation\.|\.set-array-formula|calculation/i;

/** Milliseconds that opening a workbook waits for its results. */
const LONGEST_CALCULATION = 60_000;

/** The workbook shown in the grid: put in from a book, given back as a book, watched for changes. */
export class GridDocument {
  private readonly formulas: FormulaDataModel;
  private count = 0;
  private names: Aside['names'] = [];
  private date1904 = false;
  private protectedSheets = new Set<string>();
  private rearranged = new Set<string>();
  private settled = false;

  /** @param onChanged called after each change by the person, not while a workbook is put in */
  constructor(
    private readonly grid: Grid,
    private readonly language: Language,
    onChanged: () => void,
  ) {
    const injector = grid.univer.__getInjector();
    this.formulas = injector.get(FormulaDataModel);
    injector.get(ICommandService).onCommandExecuted((command, options) => {
      if (!this.settled || !isChange(command, options)) return;
      if (rearranging.has(command.id)) this.rearranged.add((command.params as { subUnitId: string }).subUnitId);
      onChanged();
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
    });
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

function isChange(command: Readonly<ICommandInfo>, options: IExecutionOptions | undefined): boolean {
  if (command.type !== CommandType.MUTATION || ofCalculation.test(command.id)) return false;
  return !options?.fromFormula && !options?.applyFormulaCalculationResult && !command.id.startsWith('doc.');
}
