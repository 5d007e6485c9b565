import { cellAddress } from '../../../../src/workbook/address';
import { MemoryWorkbook, type MemorySheet } from '../../../../src/workbook/memoryWorkbook';
import type { CellValue } from '../../../../src/workbook/port';
import type { Book, Sheet } from '../../../../src/workbook/xlsx/book';

/** A file as a workbook: what somebody has who opens a copy and goes on with it. */
export function memoryOfBook({ sheets }: Book): MemoryWorkbook {
  const workbook = new MemoryWorkbook(Object.fromEntries(sheets.map((sheet) => [sheet.name, memoryOf(sheet)])));
  // A text that begins like a formula is typed as a text.
  for (const { name, rows } of sheets)
    for (const [row, cells] of rows)
      for (const [column, { value, formula }] of cells)
        if (formula === undefined && typeof value === 'string' && value.startsWith('='))
          workbook.personEdits([
            { kind: 'contents', area: { sheet: name, row, column, rows: 1, columns: 1 }, cells: [[value]] },
          ]);
  return workbook;
}

function memoryOf({ rows, protected: isProtected }: Sheet): MemorySheet {
  const cells: Record<string, CellValue> = {};
  const shown: Record<string, CellValue> = {};
  for (const [row, line] of rows)
    for (const [column, { value, formula }] of line) {
      const address = cellAddress({ row, column });
      if (formula !== undefined) {
        cells[address] = `=${formula}`;
        shown[address] = value;
      } else if (value !== null && !(typeof value === 'string' && value.startsWith('='))) cells[address] = value;
    }
  return { cells, shown, protected: isProtected };
}
