import { ICommandService } from '@univerjs/core';
import type { ICellData } from '@univerjs/core';
import { SetRangeValuesCommand } from '@univerjs/preset-sheets-core';
import type { GridCell, WorkbenchCells } from '../workbook/workbenchCells';
import type { Grid } from './createGrid';

/** Money as Brazil writes it; in the grid's notation, which is en-US. */
export const MONEY_FORMAT = '"R$" #,##0.00';

/** Functions whose answer is money, alone or at the beginning of a formula. */
const moneyFormula = /^=[-+]?PGPMBIO\.(?:VSP|PM|LSPA|MPA|CAP)\(/i;

/**
 * Gives cells that compute money its format when they have none, since a function answers with a plain number.
 * The cells that an answer spills into get it once they are known.
 */
export class MoneyFormat {
  private readonly waiting: GridCell[] = [];

  constructor(
    private readonly grid: Grid,
    private readonly cells: WorkbenchCells,
  ) {}

  /** The typed content with a money format, where it is a formula that gives money and the cell has no format. */
  finish(cell: ICellData, { sheetId, row, column, pattern }: GridCell & { pattern: string | null }): ICellData {
    const hasFormat = pattern !== null && !/^(?:general)?$/i.test(pattern);
    if (!cell.f || hasFormat || !moneyFormula.test(cell.f)) return cell;
    this.waiting.push({ sheetId, row, column });
    return { ...cell, s: { n: { pattern: MONEY_FORMAT } } };
  }

  /** A calculation ended: formats what the formulas typed since then spilled into. */
  calculated(): void {
    for (const anchor of this.waiting.splice(0)) {
      const workbook = this.cells.workbook();
      const sheet = workbook.getSheetBySheetId(anchor.sheetId);
      const spill = sheet && this.cells.spillOf(anchor);
      if (!sheet || !spill) continue;
      const value: Record<number, Record<number, ICellData>> = {};
      for (let row = spill.row; row < spill.row + spill.rows; row += 1)
        for (let column = spill.column; column < spill.column + spill.columns; column += 1) {
          if (sheet.getComposedCellStyle(row, column).n?.pattern) continue;
          (value[row] ??= {})[column] = { s: { n: { pattern: MONEY_FORMAT } } };
        }
      if (Object.keys(value).length === 0) continue;
      this.grid.univer.__getInjector().get(ICommandService).syncExecuteCommand(SetRangeValuesCommand.id, {
        unitId: workbook.getUnitId(),
        subUnitId: anchor.sheetId,
        value,
      });
    }
  }
}
