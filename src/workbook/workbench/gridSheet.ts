import type { IRange, ISheetDataValidationRule, IWorksheetData } from '@univerjs/core';
import type { gridNote } from './gridContent';

/** A sheet as the grid keeps it, and what of it the grid keeps apart. */
export interface GridSheet {
  data: Partial<IWorksheetData> & { id: string };
  /** By row and column. */
  notes: Record<number, Record<number, ReturnType<typeof gridNote>>>;
  tables: GridTable[];
  rules: ISheetDataValidationRule[];
}

export interface GridTable {
  id: string;
  name: string;
  range: IRange;
  options: { showHeader: boolean; showFooter: boolean; tableStyleId: string };
  filters: object;
  columns: GridTableColumn[];
  meta: object;
}

export interface GridTableColumn {
  id: string;
  displayName: string;
  dataType: string;
  formula: string;
  meta: object;
  style: object;
}

/** A column of a table of the grid. */
export function gridColumn(id: string, displayName: string): GridTableColumn {
  return { id, displayName, dataType: 'none', formula: '', meta: {}, style: {} };
}
