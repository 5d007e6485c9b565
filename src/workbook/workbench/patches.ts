import type { ICellData, Worksheet } from '@univerjs/core';
import { rowsAtOnce } from './rowsAtOnce';
import type { AreaRef } from '../port';
import type { Edit } from '../writing';
import { BooleanNumber } from './gridCodes';
import { gridInput } from './gridContent';

/** Cells of one sheet to be changed at once, by row and column. */
export type CellPatch = Record<number, Record<number, ICellData>>;

type ContentsEdit = Extract<Edit, { kind: 'contents' }>;
type StyleEdit = Extract<Edit, { kind: 'numberFormat' | 'fill' | 'bold' }>;

/** A part of an edit. */
export interface Patch {
  sheet: string;
  cells: CellPatch;
  count: number;
}

/** The contents of an edit in parts of many rows. */
export function* contentPatches({ area, cells }: ContentsEdit): Generator<Patch> {
  for (const { from, to } of rowsAtOnce(area.rows, area.columns)) {
    const patch: CellPatch = {};
    for (let r = from; r < to; r += 1) {
      const row: Record<number, ICellData> = {};
      let isBlank = true;
      for (let c = 0; c < area.columns; c += 1) {
        const input = cells[r]?.[c];
        if (input === undefined) continue;
        row[area.column + c] = gridInput(input);
        isBlank = false;
      }
      if (!isBlank) patch[area.row + r] = row;
    }
    yield { sheet: area.sheet, cells: patch, count: (to - from) * area.columns };
  }
}

/** The new look of an edit's cells in parts of many rows. */
export function* stylePatches(edit: StyleEdit): Generator<Patch> {
  const data: ICellData = { s: styleOf(edit) };
  for (const area of edit.areas)
    for (const { from, to } of rowsAtOnce(area.rows, area.columns)) {
      yield { sheet: area.sheet, cells: filled(area, from, to, data), count: (to - from) * area.columns };
    }
}

/** Areas of single cells come by the thousand: those of one sheet go together. */
export function* joined(patches: Iterable<Patch>, most: number): Generator<Patch> {
  let gathered: Patch | null = null;
  for (const patch of patches) {
    if (gathered && (gathered.sheet !== patch.sheet || gathered.count + patch.count > most)) {
      yield gathered;
      gathered = null;
    }
    if (!gathered) {
      gathered = { ...patch };
      continue;
    }
    for (const [row, cells] of Object.entries(patch.cells))
      gathered.cells[Number(row)] = { ...gathered.cells[Number(row)], ...cells };
    gathered.count += patch.count;
  }
  if (gathered) yield gathered;
}

function filled({ row, column, columns }: AreaRef, from: number, to: number, data: ICellData): CellPatch {
  const patch: CellPatch = {};
  for (let r = row + from; r < row + to; r += 1) {
    const cells: Record<number, ICellData> = {};
    for (let c = column; c < column + columns; c += 1) cells[c] = data;
    patch[r] = cells;
  }
  return patch;
}

/** `null` in it takes the mark away; the rest of a cell's look stays. */
function styleOf(edit: StyleEdit): NonNullable<ICellData['s']> {
  switch (edit.kind) {
    case 'numberFormat':
      return { n: edit.format === 'General' ? null : { pattern: edit.format } };
    case 'fill':
      return { bg: edit.color === null ? null : { rgb: edit.color } };
    case 'bold':
      return { bl: edit.bold ? BooleanNumber.TRUE : null } as NonNullable<ICellData['s']>;
  }
}

/** What the cells of a patch have now, where they have any of what the patch changes. */
export function presentIn({ cells }: Patch, sheet: Worksheet, styleOfCell: (cell: ICellData) => object): CellPatch {
  const present: CellPatch = {};
  for (const [rowText, patched] of Object.entries(cells)) {
    const row = Number(rowText);
    for (const columnText in patched) {
      const column = Number(columnText);
      const cell = sheet.getCellRaw(row, column);
      if (!cell) continue;
      const change = patched[column]!;
      const now = change.s === undefined ? contentOf(cell) : { s: markOf(change.s as object, styleOfCell(cell)) };
      (present[row] ??= {})[column] = now;
    }
  }
  return present;
}

/** What puts the cells of a patch back as they were: what they had, or nothing. */
export function inverseOf({ cells }: Patch, present: CellPatch): CellPatch {
  const back: CellPatch = {};
  for (const [rowText, patched] of Object.entries(cells)) {
    const row = Number(rowText);
    const cellsBack: Record<number, ICellData> = {};
    for (const columnText in patched) {
      const column = Number(columnText);
      const nothing =
        patched[column]!.s === undefined ? gridInput(null) : { s: markOf(patched[column]!.s as object, {}) };
      cellsBack[column] = present[row]?.[column] ?? nothing;
    }
    back[row] = cellsBack;
  }
  return back;
}

function contentOf(cell: ICellData): ICellData {
  return {
    v: cell.v ?? null,
    ...(cell.t ? { t: cell.t } : {}),
    f: cell.f ?? null,
    si: cell.si ?? null,
    p: cell.p ?? null,
  };
}

/** The values that the marks of a style have now, `null` where there is none. */
function markOf(change: object, now: object): NonNullable<ICellData['s']> {
  return Object.fromEntries(Object.keys(change).map((key) => [key, (now as Record<string, unknown>)[key] ?? null]));
}
