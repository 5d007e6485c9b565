import { deserializeRangeWithSheet } from '@univerjs/preset-sheets-core';
import type { IDefinedNamesService, ISuperTable, ISuperTableService } from '@univerjs/preset-sheets-core';
import type { AreaRef, CellRef, NamedReference, TableReference } from './port';
import type { GridArea } from './workbenchCells';

/** What of the grid is asked to find a place by name. */
export interface GridPlaces {
  unitId: string;
  names: IDefinedNamesService;
  tables: ISuperTableService;
  sheetId: (name: string) => string;
  sheetName: (id: string) => string;
  spillOf: (cell: CellRef) => GridArea | null;
}

/** Where a name, a table reference or a spill points in the embedded grid; `null` when there is no such thing. */
export function locateInGrid(reference: NamedReference, from: CellRef, grid: GridPlaces): AreaRef | null {
  if (reference.kind === 'spill') {
    const spill = grid.spillOf(reference.cell);
    return spill && { ...reference.cell, rows: spill.rows, columns: spill.columns };
  }
  return reference.kind === 'table' ? locateInTable(reference, from, grid) : locateName(reference, from, grid);
}

/** A name of the formula's sheet, or of the sheet written before it, comes before one of the whole workbook. */
function locateName(
  { name, sheet }: { name: string; sheet: string | null },
  from: CellRef,
  { unitId, names, sheetId }: GridPlaces,
): AreaRef | null {
  const home = sheetId(sheet ?? from.sheet);
  const same = Object.values(names.getDefinedNameMap(unitId) ?? {}).filter(
    (known) => known.name.toLowerCase() === name.toLowerCase(),
  );
  const local = same.find((known) => known.localSheetId === home);
  const global = same.find((known) => !known.localSheetId || known.localSheetId === 'AllDefaultWorkbook');
  const text = (local ?? global)?.formulaOrRefString.replace(/^=/, '');
  if (!text || !/^(?:'(?:[^']|'')*'!|[^!'()]*!)?\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?$/i.test(text)) return null;
  const { sheetName, range } = deserializeRangeWithSheet(text);
  return areaOf(sheetName || from.sheet, range);
}

function locateInTable(reference: TableReference, from: CellRef, grid: GridPlaces): AreaRef | null {
  const known = [...(grid.tables.getTableMap(grid.unitId) ?? [])];
  const found = known.find(([name, table]) =>
    reference.table === null
      ? isInside(table, grid.sheetId(from.sheet), from)
      : name.toLowerCase() === reference.table.toLowerCase(),
  )?.[1];
  if (!found) return null;
  const rows = rowsOf(found, reference.part, from);
  const columns = columnsOf(found, reference.columns);
  return rows && columns && areaOf(grid.sheetName(found.sheetId), { ...rows, ...columns });
}

/** The grid's tables have a header row and no totals row. */
function rowsOf({ range }: ISuperTable, part: TableReference['part'], from: CellRef) {
  const { startRow, endRow } = range;
  switch (part) {
    case 'all':
      return { startRow, endRow };
    case 'headers':
      return { startRow, endRow: startRow };
    case 'data':
      return endRow > startRow ? { startRow: startRow + 1, endRow } : null;
    case 'thisRow':
      return from.row > startRow && from.row <= endRow ? { startRow: from.row, endRow: from.row } : null;
    case 'totals':
      return null;
  }
}

function columnsOf({ range, titleMap }: ISuperTable, columns: TableReference['columns']) {
  if (columns === null) return { startColumn: range.startColumn, endColumn: range.endColumn };
  const [first, last] = [columns.first, columns.last].map((title) => {
    const match = [...titleMap].find(([known]) => known.toLowerCase() === title.toLowerCase());
    return match?.[1];
  });
  if (first === undefined || last === undefined) return null;
  return {
    startColumn: range.startColumn + Math.min(first, last),
    endColumn: range.startColumn + Math.max(first, last),
  };
}

function isInside({ range, sheetId }: ISuperTable, home: string, { row, column }: CellRef): boolean {
  return (
    sheetId === home &&
    row >= range.startRow &&
    row <= range.endRow &&
    column >= range.startColumn &&
    column <= range.endColumn
  );
}

function areaOf(
  sheet: string,
  range: { startRow: number; endRow: number; startColumn: number; endColumn: number },
): AreaRef {
  return {
    sheet,
    row: range.startRow,
    column: range.startColumn,
    rows: range.endRow - range.startRow + 1,
    columns: range.endColumn - range.startColumn + 1,
  };
}
