import { ISheetClipboardService } from '@univerjs/preset-sheets-core';
import type { WorkbenchCells } from '../workbook/workbenchCells';
import type { Grid } from './createGrid';

/** Lets spilled results be copied: by itself the grid copies only what cells hold of their own. */
export function copySpilledResults({ univer }: Grid, cells: WorkbenchCells): void {
  univer
    .__getInjector()
    .get(ISheetClipboardService)
    .addClipboardHook({
      id: 'conferebio.spilled',
      getCellValueBySpecialMatrix: (row, column) => {
        const sheet = cells.workbook().getActiveSheet();
        const result = cells.spilled({ sheetId: sheet.getSheetId(), row, column });
        if (!result) return undefined;
        return { ...sheet.getCellRaw(row, column), ...result, displayV: String(sheet.getCell(row, column)?.v ?? '') };
      },
    });
}
