import { MemoryWorkbook, type MemorySheet } from '../../src/workbook/memoryWorkbook';
import type { CellValue } from '../../src/workbook/port';
import type { CellStyle } from '../../src/workbook/xlsx/book';
import { cellAddress } from '../../src/workbook/xlsx/address';
import type { Book, Sheet } from '../../src/workbook/xlsx/book';

/** A book that was opened, as a workbook in memory: what stood in the file is what the program holds. */
export function memoryOfBook({ sheets }: Book): MemoryWorkbook {
  return new MemoryWorkbook(Object.fromEntries(sheets.map((sheet) => [sheet.name, memorySheet(sheet)])));
}

function memorySheet(sheet: Sheet): MemorySheet {
  const cells: Record<string, CellValue> = {};
  const shown: Record<string, CellValue> = {};
  const styles: Record<string, CellStyle> = {};
  const notes: Record<string, string> = {};
  const conversations: string[] = [];
  for (const [row, line] of sheet.rows)
    for (const [column, { value, formula, style, note, conversation }] of line) {
      const address = cellAddress(row, column);
      // A text that begins with = is none of ours to compute: in memory it would be a formula.
      if (formula !== undefined) [cells[address], shown[address]] = [`=${formula}`, value];
      else if (value !== null) cells[address] = typeof value === 'string' ? value.replace(/^=/, '＝') : value;
      if (style) styles[address] = style;
      if (note !== undefined) notes[address] = note;
      if (conversation) conversations.push(address);
    }
  return {
    cells,
    shown,
    styles,
    notes,
    conversations,
    merged: sheet.merges,
    hiddenRows: [...sheet.hiddenRows],
    hidden: sheet.visibility !== 'visible',
    protected: sheet.protected,
    tables: sheet.tables.map(({ name, area, columns, totalsRow }) => ({ name, area, columns, totalsRow })),
  };
}
