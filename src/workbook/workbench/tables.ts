import { ICommandService } from '@univerjs/core';
import { IDefinedNamesService, ISuperTableService, SetSuperTableMutation } from '@univerjs/preset-sheets-core';
import { AddSheetTableMutation, SetSheetTableMutation, TableManager } from '@univerjs/preset-sheets-table';
import { WorkbookRefusal } from '../port';
import type { AreaRef } from '../port';
import { freeTableName } from '../tableName';
import { gridColumn, type GridTable } from './gridSheet';
import { headerTitles } from './newSheet';
import type { EditWriter, GridTools } from './writeEdits';

/** A name that no table and no defined name of the workbook has yet. */
export function freeNameInGrid({ injector, cells }: GridTools, wanted: string): string {
  const unitId = cells.workbook().getUnitId();
  const tables = injector.get(ISuperTableService).getTableMap(unitId)?.keys() ?? [];
  const names = Object.values(injector.get(IDefinedNamesService).getDefinedNameMap(unitId) ?? {});
  return freeTableName(wanted, [...tables, ...names.map(({ name }) => name)]);
}

/** Makes an area of a sheet a table of the grid. */
export function addTable({ cells }: GridTools, writer: EditWriter, sheetId: string, table: GridTable): void {
  const { id, name, range, options, columns } = table;
  writer.run(AddSheetTableMutation.id, {
    unitId: cells.workbook().getUnitId(),
    subUnitId: sheetId,
    tableId: id,
    name,
    range,
    header: columns.map(({ displayName }) => displayName),
    options: { ...options, columns },
  });
}

/** Gives a table more or fewer columns at its right end and rows at its lower one. */
export function resizeTable(tools: GridTools, writer: EditWriter, name: string, area: AreaRef): void {
  const unitId = tools.cells.workbook().getUnitId();
  const manager = tools.injector.get(TableManager);
  const table = manager.getTableList(unitId).find((known) => known.name.toLowerCase() === name.toLowerCase());
  const sheetId = tools.sheetId(area.sheet);
  if (!table || table.subUnitId !== sheetId) throw new WorkbookRefusal('failed', name);
  if (tools.document.isProtected(sheetId)) throw new WorkbookRefusal('protected', area.sheet);
  const { startRow, startColumn, endRow, endColumn } = table.range;
  if (area.row !== startRow || area.column !== startColumn || area.rows < 1 || area.columns < 1) {
    throw new WorkbookRefusal('failed', name);
  }
  writer.makeRoom(sheetId, area.row + area.rows, area.column + area.columns);
  const change = (rowColType: 'row' | 'column', last: number, wanted: number, columnsJson?: object[]) => {
    if (wanted === last) return;
    const operationType = wanted > last ? 'insert' : 'delete';
    const operation = { operationType, rowColType, index: Math.min(last, wanted) + 1, count: Math.abs(wanted - last) };
    const config = { rowColOperation: { ...operation, ...(columnsJson ? { columnsJson } : {}) } };
    writer.run(SetSheetTableMutation.id, { unitId, subUnitId: sheetId, tableId: table.id, config });
  };
  const lastColumn = area.column + area.columns - 1;
  const added = lastColumn > endColumn ? newColumns(tools, writer, sheetId, table, lastColumn) : undefined;
  change('column', endColumn, lastColumn, added);
  change('row', endRow, area.row + area.rows - 1);
}

/** Columns of tables are called what their header cells say, whoever changes them: formulas name them so. */
export function followHeaders({ injector, cells, watch }: GridTools): void {
  watch.add(({ sheetId, bounds }) => {
    if (!bounds || !cells.isOpen()) return;
    const unitId = cells.workbook().getUnitId();
    for (const table of injector.get(TableManager).getTablesBySubunitId(unitId, sheetId)) {
      const { startRow, startColumn, endColumn } = table.getRange();
      const isTouched =
        bounds.top <= startRow && bounds.bottom >= startRow && bounds.left <= endColumn && bounds.right >= startColumn;
      if (!table.isShowHeader() || !isTouched) continue;
      const { name, columns, range } = table.getTableInfo();
      const read = cells.ownReader(sheetId);
      const titles = headerTitles(columns.map(({ displayName }, c) => read(startRow, startColumn + c) ?? displayName));
      if (titles.every((title, c) => title === columns[c]?.displayName)) continue;
      columns.forEach(({ id }, c) => Object.assign(table.getColumn(id) ?? {}, { displayName: titles[c] }));
      const reference = { range, sheetId, titleMap: new Map(titles.map((title, c) => [title, c])) };
      injector
        .get(ICommandService)
        .syncExecuteCommand(SetSuperTableMutation.id, { unitId, tableName: name, reference });
    }
  });
}

/** Columns are named by their header cells; a blank one gets a name, as in Excel. */
function newColumns(
  { cells }: GridTools,
  writer: EditWriter,
  sheetId: string,
  {
    id,
    range,
    columns,
  }: { id: string; range: { startRow: number; endColumn: number }; columns: { displayName: string }[] },
  lastColumn: number,
): object[] {
  const first = range.endColumn + 1;
  const read = cells.ownReader(sheetId);
  const headers = Array.from({ length: lastColumn - range.endColumn }, (_, c) => read(range.startRow, first + c));
  const titles = headerTitles([...columns.map(({ displayName }) => displayName), ...headers]).slice(columns.length);
  titles.forEach((title, c) => {
    if (headers[c] !== title) {
      writer.setContent(sheetId, range.startRow, first + c, title);
    }
  });
  return titles.map((title, c) => gridColumn(`${id}-${columns.length + c + 1}`, title));
}
