import { briefRange, knows } from './excelRequest';
import { halvesOf } from './excelRows';
import type { AreaRef } from './port';
import type { Spill } from './spills';

/** Areas asked for in one message. */
const AREAS_A_REQUEST = 1_000;

/** Asks whether an area has to do with spills at all; the answer is there after the next sync. */
export function mayHaveSpills(context: Excel.RequestContext, area: AreaRef): () => boolean {
  // Excel 2019 and 2021 without spilled arrays have neither the call nor anything to find with it.
  if (!knows('1.12')) return () => false;
  const range = briefRange(context, area);
  range.load('hasSpill');
  return () => range.hasSpill !== false;
}

/** The spills that lie in an area, wholly or in part. */
export async function spillsIn(context: Excel.RequestContext, area: AreaRef): Promise<Spill[]> {
  const open = await spilledParts(context, area);
  const spills: Spill[] = [];
  for (let part = open.pop(); part; part = open.pop()) {
    const spill = await spillAround(context, part);
    if (spill) spills.push(spill);
    open.push(...without(part, spill?.area ?? { ...part, rows: 1, columns: 1 }));
  }
  // A spill of two parts of the area was met twice.
  return spills.filter(({ anchor }, at) => spills.findIndex((one) => isSamePlace(one.anchor, anchor)) === at);
}

/** Parts of an area in which every cell belongs to a spill: found by asking of ever smaller ones. */
async function spilledParts(context: Excel.RequestContext, area: AreaRef): Promise<AreaRef[]> {
  const spilled: AreaRef[] = [];
  let open = [area];
  while (open.length > 0) {
    const asked = open.splice(0, AREAS_A_REQUEST);
    const ranges = asked.map((part) => briefRange(context, part));
    for (const range of ranges) range.load('hasSpill');
    await context.sync();
    for (const [at, { hasSpill }] of ranges.entries()) {
      const part = asked[at]!;
      if (hasSpill) spilled.push(part);
      // `null`: some of its cells do.
      else if (hasSpill === null) open = [...(halvesOf(part) ?? []), ...open];
    }
  }
  return spilled;
}

async function spillAround(context: Excel.RequestContext, { sheet, row, column }: AreaRef): Promise<Spill | null> {
  const parent = briefRange(context, { sheet, row, column, rows: 1, columns: 1 }).getSpillParentOrNullObject();
  const all = parent.getSpillingToRangeOrNullObject();
  parent.load('rowIndex,columnIndex');
  all.load('rowIndex,columnIndex,rowCount,columnCount');
  await context.sync();
  if (parent.isNullObject || all.isNullObject) return null;
  return {
    anchor: { sheet, row: parent.rowIndex, column: parent.columnIndex },
    area: { sheet, row: all.rowIndex, column: all.columnIndex, rows: all.rowCount, columns: all.columnCount },
  };
}

/** What is left of an area beside another one that holds its first cell. */
function without(area: AreaRef, taken: AreaRef): AreaRef[] {
  const rows = Math.min(area.rows, taken.row + taken.rows - area.row);
  const columns = Math.min(area.columns, taken.column + taken.columns - area.column);
  const right = { ...area, column: area.column + columns, rows, columns: area.columns - columns };
  const below = { ...area, row: area.row + rows, rows: area.rows - rows };
  return [right, below].filter((part) => part.rows > 0 && part.columns > 0);
}

function isSamePlace(one: { row: number; column: number }, other: { row: number; column: number }): boolean {
  return one.row === other.row && one.column === other.column;
}
