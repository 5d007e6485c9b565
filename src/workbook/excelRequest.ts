import { columnLetters } from './address';
import { refusalOf } from './excelRefusal';
import type { AreaRef } from './port';

/** Runs a batch once the person has left the cell they are typing in; failures come out as {@link WorkbookRefusal}. */
export async function request<T>(batch: (context: Excel.RequestContext) => Promise<T>): Promise<T> {
  try {
    return await Excel.run({ delayForCellEdit: true }, batch);
  } catch (failure) {
    throw refusalOf(failure);
  }
}

/** Whether this Excel knows a requirement set: `1.13` for ExcelApi 1.13. */
export function knows(excelApi: string): boolean {
  return Office.context.requirements.isSetSupported('ExcelApi', excelApi);
}

export function rangeOf(context: Excel.RequestContext, { sheet, row, column, rows, columns }: AreaRef): Excel.Range {
  return context.workbook.worksheets.getItem(sheet).getRangeByIndexes(row, column, rows, columns);
}

/**
 * A range that only this message needs. Excel keeps no handle to it, so that thousands of them cost nothing to forget
 * again.
 */
export function briefRange(context: Excel.RequestContext, area: AreaRef): Excel.Range {
  return rangeOf(context, area).untrack();
}

/** The area without its sheet: `B4:D7`, `B4` for a single cell. */
export function areaAddress({ row, column, rows, columns }: Omit<AreaRef, 'sheet'>): string {
  const first = `${columnLetters(column)}${row + 1}`;
  return rows === 1 && columns === 1 ? first : `${first}:${columnLetters(column + columns - 1)}${row + rows}`;
}
