import { sameSheet } from '../address';
import type { AreaRef, Workbook } from '../port';
import type { EditControl } from '../writing';
import { editsOf, unpackedStates, type CellStates } from './cellStates';
import type { ResizedTable } from './change';
import type { Region } from './region';
import type { UndoRecord } from './undoRecord';

/** Puts everything back as a record says it was before. May be done again when it was stopped in the middle. */
export async function restore(workbook: Workbook, record: UndoRecord, control: EditControl = {}): Promise<void> {
  const names = async () => (await workbook.sheets()).map(({ name }) => name);
  const has = (present: readonly string[], name: string) => present.some((one) => sameSheet(one, name));
  const present = await names();
  for (const { name } of record.sheets) {
    const isOld = record.setAside.some((one) => sameSheet(one.name, name) && !has(present, one.as));
    // Under this name there is still the sheet of the change before, when it was not set aside yet.
    if (has(present, name) && !isOld) await workbook.deleteSheet(name);
  }
  for (const { name, as } of record.setAside) if (has(await names(), as)) await workbook.renameSheet?.(as, name);
  const left = await names();
  for (const table of record.tables) await resizeBack(workbook, table, (sheet) => left.includes(sheet));
  await workbook.edit(editsOf(onSheets(unpackedStates(record.before), (sheet) => left.includes(sheet))), control);
}

/** A table gets back its columns; rows that came since stay with it. */
async function resizeBack(
  workbook: Workbook,
  { name, before, after }: ResizedTable,
  isPresent: (sheet: string) => boolean,
): Promise<void> {
  if (!isPresent(before.sheet)) return;
  const now = (await workbook.tablesOn?.(before.sheet))?.find((table) => table.name === name)?.area;
  if (!now || !hasColumnsOf(now, after)) return;
  await workbook.resizeTable(name, { ...now, columns: before.columns });
}

function hasColumnsOf(one: AreaRef, other: AreaRef): boolean {
  return one.column === other.column && one.columns === other.columns;
}

/** The states of cells on such sheets. */
function onSheets(states: CellStates, isWanted: (sheet: string) => boolean): CellStates {
  const parts = <Value>(part: ReadonlyMap<Value, Region>) =>
    new Map(
      [...part]
        .map(([value, region]) => [value, region.onSheets(isWanted)] as const)
        .filter(([, region]) => !region.isEmpty),
    );
  return {
    blank: states.blank.onSheets(isWanted),
    contents: states.contents.filter(({ area }) => isWanted(area.sheet)),
    numberFormat: parts(states.numberFormat),
    fill: parts(states.fill),
    bold: parts(states.bold),
    notes: states.notes.filter(({ cell }) => isWanted(cell.sheet)),
    widths: states.widths.filter(({ sheet }) => isWanted(sheet)),
  };
}
