import { ICommandService } from '@univerjs/core';
import type { ICellData } from '@univerjs/core';
import { SetRangeValuesCommand } from '@univerjs/preset-sheets-core';
import type { GridCell, WorkbenchCells } from '../workbook/workbenchCells';
import type { Grid } from './createGrid';
import { formatOfAnswer } from './formatOfAnswer';

/**
 * Gives cells that compute money or shares their format when they have none, since a function answers with a plain
 * number. The cells that an answer spills into get theirs once they are known.
 */
export class AnswerFormats {
  private readonly waiting: (GridCell & { format: (column: number) => string })[] = [];

  constructor(
    private readonly grid: Grid,
    private readonly cells: WorkbenchCells,
  ) {}

  /** The typed content with a format, where it is a formula whose answer has one and the cell has none. */
  finish(cell: ICellData, { sheetId, row, column, pattern }: GridCell & { pattern: string | null }): ICellData {
    const hasFormat = pattern !== null && !/^(?:general)?$/i.test(pattern);
    const format = cell.f && !hasFormat ? formatOfAnswer(cell.f) : null;
    if (!format) return cell;
    this.waiting.push({ sheetId, row, column, format });
    return { ...cell, s: { n: { pattern: format(0) } } };
  }

  /** A calculation ended: formats what the formulas typed since then spilled into. */
  calculated(): void {
    for (const { format, ...anchor } of this.waiting.splice(0)) {
      const workbook = this.cells.workbook();
      const sheet = workbook.getSheetBySheetId(anchor.sheetId);
      const spill = sheet && this.cells.spillOf(anchor);
      if (!sheet || !spill) continue;
      const value: Record<number, Record<number, ICellData>> = {};
      for (let row = spill.row; row < spill.row + spill.rows; row += 1)
        for (let column = spill.column; column < spill.column + spill.columns; column += 1) {
          if (sheet.getComposedCellStyle(row, column).n?.pattern) continue;
          (value[row] ??= {})[column] = { s: { n: { pattern: format(column - spill.column) } } };
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
