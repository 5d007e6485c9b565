import type { Steps } from '../../rules/steps';
import { sameSheet } from '../address';
import type { AreaRef, CellRef, CellValue, Workbook } from '../port';
import type { ChangedSince } from './change';
import { areaOfCell } from './cellStates';
import { CELLS_A_STEP, digestInSteps, digestOf, textDigest, type WrittenBlock } from './digest';
import { Region } from './region';
import { statesOf, windowsOver } from './statesBefore';
import { inTurns } from './turns';
import type { AddedSheet, UndoRecord } from './undoRecord';

/** What somebody has changed of what a change wrote: their cells are not to be overwritten unasked. */
export async function changedSince(
  workbook: Workbook,
  record: UndoRecord,
  signal?: AbortSignal,
): Promise<ChangedSince> {
  const { wrote } = record;
  const present = new Set((await workbook.sheets()).map(({ name }) => name));
  const isPresent = (sheet: string) => present.has(sheet);
  const [fill, numberFormat, bold] = [regionsOf(wrote.fill), regionsOf(wrote.numberFormat), regionsOf(wrote.bold)];
  const notes = new Map(
    wrote.notes.map(([sheet, row, column, digest]) => [`${row} ${column} ${sheet}`, digest] as const),
  );
  const looked = {
    contents: new Region(),
    fill: allOf(fill).onSheets(isPresent),
    numberFormat: fewOf(allOf(numberFormat)).onSheets(isPresent),
    bold: fewOf(allOf(bold)).onSheets(isPresent),
    notes: Region.of(wrote.notes.map(([sheet, row, column]) => areaOfCell({ sheet, row, column }))).onSheets(isPresent),
    widths: new Set<string>(),
  };
  const { states } = await statesOf(workbook, looked, signal);
  const others = unlike(states.numberFormat, numberFormat);
  others.addAll(unlike(states.bold, bold));
  const changedNotes = states.notes.filter(({ cell, text }) => {
    const written = notes.get(`${cell.row} ${cell.column} ${cell.sheet}`) ?? null;
    return written !== (text === null ? null : textDigest(text));
  });
  return {
    contents: await changedContents(workbook, record, isPresent, signal),
    fill: unlike(states.fill, fill),
    notes: Region.of(changedNotes.map(({ cell }) => areaOfCell(cell))),
    others,
    sheets: await changedSheets(workbook, record.sheets, signal),
  };
}

export function nothingChanged({ contents, fill, notes, others, sheets }: ChangedSince): boolean {
  return [contents, fill, notes, others].every((region) => region.isEmpty) && sheets.length === 0;
}

/** The sheets that are no longer as they were added; those that are gone are not among them. */
export async function changedSheets(
  workbook: Workbook,
  added: readonly AddedSheet[],
  signal?: AbortSignal,
): Promise<string[]> {
  const present = await workbook.sheets();
  const changed: string[] = [];
  for (const sheet of added) {
    if (!present.some(({ name }) => sameSheet(name, sheet.name))) continue;
    if (!(await isAsAdded(workbook, sheet, signal))) changed.push(sheet.name);
  }
  return changed;
}

async function isAsAdded(
  workbook: Workbook,
  { name, area, digest }: AddedSheet,
  signal?: AbortSignal,
): Promise<boolean> {
  const used = await workbook.usedArea(name);
  if (!used) return area.rows === 0;
  const isLarger = used.row + used.rows > area.rows || used.column + used.columns > area.columns;
  if (isLarger) return false;
  const values: CellValue[][] = [];
  for (const window of windowsOver([area])) {
    signal?.throwIfAborted();
    for (const line of await workbook.readArea(window)) values.push(line);
  }
  return digest === '' || (await inTurns(digestInSteps(values, area.columns), signal)) === digest;
}

async function changedContents(
  workbook: Workbook,
  { wrote }: UndoRecord,
  isPresent: (sheet: string) => boolean,
  signal?: AbortSignal,
): Promise<Region> {
  const blocks = wrote.contents
    .filter(([sheet, , , , , digest]) => isPresent(sheet) && digest !== '')
    .map(([sheet, row, column, rows, columns, digest]) => ({ area: { sheet, row, column, rows, columns }, digest }));
  const valueAt = await valuesOf(
    workbook,
    blocks.map(({ area }) => area),
    signal,
  );
  return inTurns(unlikeDigests(blocks, valueAt), signal);
}

/** The blocks whose cells have another digest. */
function* unlikeDigests(blocks: readonly WrittenBlock[], valueAt: (cell: CellRef) => CellValue): Steps<Region> {
  const changed = new Region();
  let cells = 0;
  for (const { area, digest } of blocks) {
    const cell = (r: number, c: number) => ({ sheet: area.sheet, row: area.row + r, column: area.column + c });
    const values = Array.from({ length: area.rows }, (_row, r) =>
      Array.from({ length: area.columns }, (_column, c) => valueAt(cell(r, c))),
    );
    if (digestOf(values, area.columns) !== digest) changed.add(area);
    cells += area.rows * area.columns;
    if (cells < CELLS_A_STEP) continue;
    cells = 0;
    yield;
  }
  return changed;
}

/** The values of some areas, read in few parts. */
async function valuesOf(
  workbook: Workbook,
  areas: readonly AreaRef[],
  signal?: AbortSignal,
): Promise<(cell: CellRef) => CellValue> {
  const parts: { area: AreaRef; values: CellValue[][] }[] = [];
  for (const area of windowsOver(areas)) {
    signal?.throwIfAborted();
    parts.push({ area, values: await workbook.readArea(area) });
  }
  let last = parts[0];
  return (cell) => {
    if (!last || !isIn(last.area, cell)) last = parts.find(({ area }) => isIn(area, cell));
    return last?.values[cell.row - last.area.row]?.[cell.column - last.area.column] ?? null;
  };
}

function isIn(area: AreaRef, { sheet, row, column }: CellRef): boolean {
  const [r, c] = [row - area.row, column - area.column];
  return area.sheet === sheet && r >= 0 && r < area.rows && c >= 0 && c < area.columns;
}

function regionsOf<Value>(packed: readonly [Value, Parameters<typeof Region.unpacked>[0]][]): Map<Value, Region> {
  return new Map(packed.map(([value, region]) => [value, Region.unpacked(region)]));
}

function allOf(part: ReadonlyMap<unknown, Region>): Region {
  const all = new Region();
  for (const region of part.values()) all.addAll(region);
  return all;
}

/** Whole columns that we filled are not looked at for their formats: what they show was compared already. */
const MOST_FORMATS = 20_000;

function fewOf(region: Region): Region {
  return region.size > MOST_FORMATS ? new Region() : region;
}

/** Cells that are not as they were written. */
function unlike<Value>(now: ReadonlyMap<Value, Region>, written: ReadonlyMap<Value, Region>): Region {
  const changed = new Region();
  for (const [value, region] of now) changed.addAll(region.minus(written.get(value) ?? new Region()));
  return changed;
}
