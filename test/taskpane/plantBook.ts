import { plantBook } from '../../scripts/samples/plantBook';
import { cellAddress } from '../../src/workbook/address';
import type { CellValue } from '../../src/workbook/port';

/** The values of the sample of a plant, sheet by sheet. */
export function plantSheets(): Record<string, { cells: Record<string, CellValue> }> {
  return Object.fromEntries(
    plantBook().sheets.map((sheet) => {
      const cells: Record<string, CellValue> = {};
      for (const [row, line] of sheet.rows)
        for (const [column, { value }] of line) if (value !== null) cells[cellAddress({ row, column })] = value;
      return [sheet.name, { cells }];
    }),
  );
}
