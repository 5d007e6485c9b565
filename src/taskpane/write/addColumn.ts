import type { Language } from '../../explain/language';
import type { ColumnId } from '../../sheets/columns';
import { isResultHeader } from '../../sheets/resultHeaders';
import { officialColumn, officialHeader } from '../../sheets/templates/officialColumn';
import { applyChange } from '../../workbook/changes/applyChange';
import type { Change, ChangeOutcome } from '../../workbook/changes/change';
import type { AreaRef, CellRef, Workbook } from '../../workbook/port';
import type { Edit } from '../../workbook/writing';
import type { FoundTable } from '../check/tablesOfWorkbook';
import { isFree, rightOf, tableAround } from './freeArea';

export type AddOutcome =
  | (Extract<ChangeOutcome, { code: 'done' }> & { header: CellRef })
  | Exclude<ChangeOutcome, { code: 'done' }>
  /** Something stands beside the table: another column there would go over it, or join the two. */
  | { code: 'noRoom' };

/** The header that a column gets: one that says its unit too. */
export function newHeader({ table }: FoundTable, id: ColumnId, language: Language): string {
  return officialHeader(table.kind, id, language);
}

/** Whether a column can be added at all: without headers nothing would tell what it is. */
export function takesColumns({ table }: FoundTable): boolean {
  return table.headerRows.length > 0;
}

/** Adds a blank column beside a table, so that it can be undone, and goes to its first line. */
export async function addColumn(
  workbook: Workbook,
  found: FoundTable,
  id: ColumnId,
  language: Language,
): Promise<AddOutcome> {
  const planned = await planColumn(workbook, found, id, language);
  if (!planned) return { code: 'noRoom' };
  const { change, header } = planned;
  const outcome = await applyChange(workbook, change);
  if (outcome.code !== 'done') return outcome;
  const first = { ...header, row: found.grid.top + (found.table.dataRows[0] ?? found.table.headerRows.at(-1)! + 1) };
  // Where the program does not go there, the column is there all the same.
  await workbook.select(first).catch(() => undefined);
  return { ...outcome, header };
}

async function planColumn(
  workbook: Workbook,
  found: FoundTable,
  id: ColumnId,
  language: Language,
): Promise<{ change: Change; header: CellRef } | null> {
  const { grid, table, area } = found;
  const row = grid.top + table.headerRows.at(-1)!;
  const used = await workbook.usedArea(grid.sheet);
  // Of a long sheet only the first rows were read.
  const end = found.goesOn && used ? used.row + used.rows : area.row + area.rows;
  const holder = await tableAround(workbook, grid.sheet, row, area.column);
  const rows = { sheet: grid.sheet, row, column: area.column, rows: end - row, columns: area.columns };
  const place = holder ? await besideHolder(workbook, holder.area) : await besideRows(workbook, rows);
  if (!place) return null;
  const header = { sheet: grid.sheet, row, column: place.column };
  const text = newHeader(found, id, language);
  const change: Change = {
    label: { what: 'column', header: text },
    edits: [
      { kind: 'contents', area: { ...header, rows: 1, columns: 1 }, cells: [[text]] },
      ...(await looksOf(workbook, { ...header, column: area.column + area.columns - 1 }, header)),
      ...asTexts(found, id, { ...place, row: row + 1, rows: end - row - 1 }),
    ],
    ...(holder
      ? {
          tables: [
            { name: holder.name, before: holder.area, after: { ...holder.area, columns: holder.area.columns + 1 } },
          ],
        }
      : {}),
  };
  return { change, header };
}

async function besideHolder(workbook: Workbook, holder: AreaRef): Promise<AreaRef | null> {
  const place = rightOf(holder, 1);
  return (await isFree(workbook, place)) ? place : null;
}

/** The first column right of the rows and of what the add-in wrote beside them, with a free one after it. */
async function besideRows(workbook: Workbook, rows: AreaRef): Promise<AreaRef | null> {
  let place = rightOf(rows, 1);
  while (await isOurs(workbook, place)) place = rightOf(place, 1);
  return (await isFree(workbook, { ...place, columns: 2 })) ? place : null;
}

async function isOurs(workbook: Workbook, { sheet, row, column }: AreaRef): Promise<boolean> {
  const [[header = null] = []] = await workbook.readArea({ sheet, row, column, rows: 1, columns: 1 });
  return typeof header === 'string' && isResultHeader(header);
}

/** The header looks like the one left of it. */
async function looksOf(workbook: Workbook, like: CellRef, header: CellRef): Promise<Edit[]> {
  const [[state] = []] = await workbook.readStates({ ...like, rows: 1, columns: 1 });
  const areas = [{ ...header, rows: 1, columns: 1 }];
  return [
    ...(state?.bold ? [{ kind: 'bold' as const, areas, bold: true }] : []),
    ...(state?.fill ? [{ kind: 'fill' as const, areas, color: state.fill }] : []),
  ];
}

/** Figures that are no number keep their zeros, and all of them. */
function asTexts({ table }: FoundTable, id: ColumnId, area: AreaRef): Edit[] {
  if (officialColumn(table.kind, id)?.entry.kind !== 'code' || area.rows <= 0) return [];
  return [{ kind: 'numberFormat', areas: [area], format: '@' }];
}
