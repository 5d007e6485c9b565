import { ICommandService, IUndoRedoService, mergeWorksheetSnapshotWithDefault } from '@univerjs/core';
import {
  InsertSheetMutation,
  RemoveSheetCommand,
  SetWorksheetNameCommand,
  SetWorksheetNameMutation,
  SheetInterceptorService,
} from '@univerjs/preset-sheets-core';
import { AddDataValidationMutation } from '@univerjs/preset-sheets-data-validation';
import { sameSheet } from '../address';
import { checkSheetName, columnsOf } from '../newSheet';
import { WorkbookRefusal } from '../port';
import type { EditControl, NewSheet } from '../writing';
import type { GridSheet } from './gridSheet';
import { sheetOf } from './newSheet';
import type { CellPatch } from './patches';
import { rowsAtOnce } from './rowsAtOnce';
import { addTable, freeNameInGrid } from './tables';
import { Turns } from './turns';
import type { EditWriter, GridTools } from './writeEdits';

/** Adds a sheet behind the last one: first what can be seen at once, then row by row what lies below. */
export async function addSheet(
  tools: GridTools,
  writer: EditWriter,
  asked: NewSheet,
  control: EditControl,
): Promise<void> {
  checkSheetName(asked.name);
  const workbook = tools.cells.workbook();
  if (workbook.getSheets().some((sheet) => sameSheet(sheet.getName(), asked.name))) {
    throw new WorkbookRefusal('nameTaken', asked.name);
  }
  const turns = new Turns(
    asked.rows.reduce((sum, row) => sum + row.length, 0),
    control,
  );
  turns.checkSignal();
  const unitId = workbook.getUnitId();
  const sheetId = freeSheetId(tools);
  const styles = workbook.getStyles();
  const made = tools.document.gridSheet(
    sheetOf(asked, (name) => freeNameInGrid(tools, name)),
    sheetId,
    (style) => styles.setValue(style) ?? '',
  );
  const cellData = made.data.cellData ?? {};
  const columns = columnsOf(asked.rows);
  const parts = [...rowsAtOnce(made.data.rowCount ?? 0, columns)].map(({ from, to }) => partOf(cellData, from, to));
  const sheet = mergeWorksheetSnapshotWithDefault({ ...made.data, cellData: parts[0] ?? {} });
  writer.run(InsertSheetMutation.id, { unitId, index: workbook.getSheets().length, sheet });
  try {
    for (const [at, part] of parts.entries()) {
      turns.checkSignal();
      // The first part has come with the sheet, which goes faster; but the grid computes no formula that comes so.
      const rest = at > 0 ? part : formulasOf(part);
      if (Object.keys(rest).length > 0) writer.set(sheetId, rest, false);
      await turns.wrote(Object.keys(part).reduce((sum, row) => sum + (asked.rows[Number(row)]?.length ?? 0), 0));
    }
    for (const table of made.tables) addTable(tools, writer, sheetId, table);
    for (const rule of made.rules) writer.run(AddDataValidationMutation.id, { unitId, subUnitId: sheetId, rule });
    for (const [row, notes] of Object.entries(made.notes))
      for (const [column, { note }] of Object.entries(notes)) {
        writer.setNote(sheetId, Number(row), Number(column), note);
      }
  } catch (failure) {
    removeSheet(tools, sheetId);
    throw failure;
  }
}

function partOf(cellData: NonNullable<GridSheet['data']['cellData']>, from: number, to: number): CellPatch {
  const part: CellPatch = {};
  for (let row = from; row < to; row += 1) {
    const cells = cellData[row];
    if (cells) part[row] = cells as CellPatch[number];
  }
  return part;
}

function formulasOf(part: CellPatch): CellPatch {
  const formulas: CellPatch = {};
  for (const [row, cells] of Object.entries(part))
    for (const [column, cell] of Object.entries(cells)) {
      if (cell.f) (formulas[Number(row)] ??= {})[Number(column)] = { f: cell.f, v: null };
    }
  return formulas;
}

/** Removes a sheet with its tables, notes and rules. */
export function deleteSheet(tools: GridTools, name: string): void {
  const sheetId = tools.sheetId(name);
  if (tools.document.isProtected(sheetId)) throw new WorkbookRefusal('protected', name);
  const visible = tools.cells
    .workbook()
    .getSheets()
    .filter((sheet) => !sheet.isSheetHidden());
  if (visible.length === 1 && visible[0]?.getSheetId() === sheetId) throw new WorkbookRefusal('failed', name);
  removeSheet(tools, sheetId);
}

/** Gives a sheet another name; what names it in formulas, names and rules follows. */
export function renameSheet(tools: GridTools, writer: EditWriter, name: string, newName: string): void {
  checkSheetName(newName);
  const subUnitId = tools.sheetId(name);
  const workbook = tools.cells.workbook();
  const isTaken = (sheet: { getName(): string; getSheetId(): string }) =>
    sheet.getSheetId() !== subUnitId && sameSheet(sheet.getName(), newName);
  if (workbook.getSheets().some(isTaken)) throw new WorkbookRefusal('nameTaken', newName);
  const params = { unitId: workbook.getUnitId(), subUnitId, name: newName };
  const interceptors = tools.injector.get(SheetInterceptorService);
  const { preRedos = [], redos } = interceptors.onCommandExecute({ id: SetWorksheetNameCommand.id, params });
  for (const { id, params: change = {} } of preRedos) writer.run(id, change);
  writer.run(SetWorksheetNameMutation.id, params);
  for (const { id, params: change = {} } of redos) writer.run(id, change);
}

/** The grid's own list of steps to undo goes with it: some of them may be about the sheet that is no more. */
function removeSheet({ injector, cells, watch }: GridTools, sheetId: string): void {
  const unitId = cells.workbook().getUnitId();
  const removed = watch.own(() =>
    injector.get(ICommandService).syncExecuteCommand(RemoveSheetCommand.id, { unitId, subUnitId: sheetId }),
  );
  injector.get(IUndoRedoService).clearUndoRedo(unitId);
  if (!removed) throw new WorkbookRefusal('failed');
}

function freeSheetId({ cells }: GridTools): string {
  const taken = new Set(
    cells
      .workbook()
      .getSheets()
      .map((sheet) => sheet.getSheetId()),
  );
  let number = taken.size + 1;
  while (taken.has(`added-${number}`)) number += 1;
  return `added-${number}`;
}
