import type { Grid } from '../../src/sheets/recognisedTable';
import type { CellValue } from '../../src/workbook/port';
import { cellAt, type Sheet } from '../../src/workbook/xlsx/book';

/** A sheet of an opened file as a grid that begins in A1; rows without a value are left out, as if never written. */
export function gridOfSheet(sheet: Sheet): Grid {
  const values: CellValue[][] = [];
  for (const [row, cells] of sheet.rows) {
    const filled = [...cells].filter(([, { value }]) => value !== null);
    if (filled.length === 0) continue;
    const line: CellValue[] = [];
    for (const [column, { value }] of filled) line[column] = value;
    values[row] = line;
  }
  return {
    sheet: sheet.name,
    top: 0,
    left: 0,
    values,
    merged: sheet.merges,
    hiddenRows: sheet.hiddenRows,
    tables: sheet.tables.map(({ area, headerRow, totalsRow }) => ({ ...area, headerRow, totalsRow })),
    formulaAt: (row, column) => cellAt(sheet, row, column)?.formula ?? null,
  };
}
