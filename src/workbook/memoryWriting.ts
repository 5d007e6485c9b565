import { cellAddress } from './address';
import { editedSheets } from './editedSheets';
import { blankSheet, keyOf, putContent, restyle, type MemoryTable, type Sheet } from './memorySheets';
import { checkSheetName, newCellOf } from './newSheet';
import { WorkbookRefusal } from './port';
import { spillWrittenInto } from './spills';
import { freeTableName } from './tableName';
import type { Edit, NewSheet, NewTable } from './writing';
import type { CellStyle } from './xlsx/book';

type ContentsEdit = Extract<Edit, { kind: 'contents' }>;

/** Refuses what Excel would refuse. */
export function checkEdit(edit: Edit, sheetNamed: (name: string) => Sheet): void {
  for (const name of editedSheets(edit)) if (sheetNamed(name).protected) throw new WorkbookRefusal('protected', name);
  if (edit.kind === 'contents') checkSpills(edit, sheetNamed(edit.area.sheet));
  if (edit.kind !== 'note' || edit.text === null) return;
  const { conversations } = sheetNamed(edit.cell.sheet);
  if (conversations.has(keyOf(edit.cell))) throw new WorkbookRefusal('unsupported', cellAddress(edit.cell));
}

function checkSpills(edit: ContentsEdit, sheet: Sheet): void {
  const spills = sheet.spills.map(({ anchor, rows, columns }) => ({ anchor, area: { ...anchor, rows, columns } }));
  const hit = spillWrittenInto(edit, spills);
  if (hit) throw new WorkbookRefusal('partOfSpill', cellAddress(hit.anchor));
}

export function carryOut(edit: Edit, sheetNamed: (name: string) => Sheet): void {
  const restyleAll = (change: CellStyle) => {
    if ('areas' in edit) for (const area of edit.areas) restyle(sheetNamed(area.sheet), area, change);
  };
  switch (edit.kind) {
    case 'contents': {
      const { area, cells } = edit;
      const sheet = sheetNamed(area.sheet);
      for (let r = 0; r < area.rows; r++)
        for (let c = 0; c < area.columns; c++) {
          const content = cells[r]?.[c];
          if (content !== undefined) putContent(sheet, { row: area.row + r, column: area.column + c }, content);
        }
      return;
    }
    case 'numberFormat':
      return restyleAll({ numberFormat: edit.format });
    case 'fill':
      return restyleAll({ fill: edit.color ?? undefined });
    case 'bold':
      return restyleAll({ bold: edit.bold });
    case 'note': {
      const { notes } = sheetNamed(edit.cell.sheet);
      if (edit.text === null) notes.delete(keyOf(edit.cell));
      else notes.set(keyOf(edit.cell), edit.text);
      return;
    }
    case 'columnWidth':
      sheetNamed(edit.sheet).columnWidths.set(edit.column, edit.pixels);
  }
}

/** @param tableNames names of all tables there are */
export function madeSheet(wanted: NewSheet, tableNames: readonly string[]): Sheet {
  checkSheetName(wanted.name);
  const sheet = blankSheet(wanted.name);
  for (const [row, cells] of wanted.rows.entries())
    for (const [column, given] of cells.entries()) {
      const cell = newCellOf(given);
      if (!cell) continue;
      putContent(sheet, { row, column }, cell.content);
      if (cell.style) sheet.styles.set(keyOf({ row, column }), cell.style);
      if (cell.note !== undefined) sheet.notes.set(keyOf({ row, column }), cell.note);
    }
  for (const table of wanted.tables ?? [])
    sheet.tables.push(madeTable(table, sheet, [...tableNames, ...sheet.tables.map(({ name }) => name)]));
  sheet.columnWidths = new Map((wanted.columnWidths ?? []).entries());
  sheet.columnFormats = wanted.columnFormats ?? new Map();
  sheet.frozenRows = wanted.frozenRows ?? 0;
  sheet.rules = wanted.rules ?? [];
  return sheet;
}

function madeTable({ name, ...area }: NewTable, sheet: Sheet, taken: readonly string[]): MemoryTable {
  return { name: freeTableName(name, taken), area, columns: titlesOf(sheet, area) };
}

/** Titles of a table's columns: what its first row says, or Excel's own `Coluna1` for a blank title. */
export function titlesOf(sheet: Sheet, { row, column, columns }: MemoryTable['area']): string[] {
  return Array.from({ length: columns }, (_column, c) => {
    const title = sheet.cells.get(keyOf({ row, column: column + c }))?.value ?? null;
    return title === null ? `Coluna${c + 1}` : String(title);
  });
}
