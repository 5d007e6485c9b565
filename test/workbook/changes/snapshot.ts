import type { MemoryWorkbook } from '../../../src/workbook/memoryWorkbook';

/** All that a change may touch of a workbook: cells, widths, tables and sheets. */
export async function snapshot(workbook: MemoryWorkbook, { rows = 14, columns = 14 } = {}): Promise<unknown> {
  const sheets = [];
  for (const { name } of await workbook.sheets())
    sheets.push({
      name,
      cells: await workbook.readStates({ sheet: name, row: 0, column: 0, rows, columns }),
      widths: await workbook.readColumnWidths(name, 0, columns),
      // A sheet that is written again cannot have its table's name before the old one is gone.
      tables: (await workbook.tablesOn(name)).map((table) => ({ ...table, name: table.name.replace(/_\d+$/, '') })),
    });
  return sheets;
}
