import type { Grid } from '../../../src/sheets/recognisedTable';
import type { CellValue } from '../../../src/workbook/port';
import type { CellInput, NewSheet } from '../../../src/workbook/writing';

/** What a cell of a new sheet shows, as far as templates fill them: no formulas. */
export function valueOf(cell: NewSheet['rows'][number][number]): CellValue {
  const content: CellInput | undefined = isNewCell(cell) ? cell.content : cell;
  if (typeof content === 'object' && content !== null) throw new Error('templates hold texts and numbers');
  return content ?? null;
}

/** The sheet as it is read when it stands in a workbook, with rows of a person's below its own. */
export function gridOfNewSheet(sheet: NewSheet, ...more: readonly (readonly CellValue[])[]): Grid {
  return {
    sheet: sheet.name,
    top: 0,
    left: 0,
    values: [...sheet.rows.map((row) => row.map(valueOf)), ...more],
    tables: (sheet.tables ?? []).map(({ row, column, rows, columns }) => ({
      row,
      column,
      rows,
      columns,
      headerRow: true,
      totalsRow: false,
    })),
  };
}

function isNewCell(cell: NewSheet['rows'][number][number]): cell is { content: CellInput } {
  return typeof cell === 'object' && cell !== null && 'content' in cell;
}
