import { atOnce, type Steps } from '../../rules/steps';
import type { AreaRef, CellRef } from '../port';
import type { CellInput, Edit } from '../writing';
import { Region, type PackedRegion } from './region';

/** Contents of a rectangle; `undefined` where it says nothing. */
export interface ContentBlock {
  area: AreaRef;
  cells: readonly (readonly (CellInput | undefined)[])[];
}

/**
 * What some cells are to be, or were: only of what a change touches. A cell stands at most once in each part; blank
 * contents are told as areas, so that the empty columns of a long table cost nothing.
 */
export interface CellStates {
  blank: Region;
  contents: ContentBlock[];
  numberFormat: Map<string, Region>;
  fill: Map<string | null, Region>;
  bold: Map<boolean, Region>;
  notes: { cell: CellRef; text: string | null }[];
  widths: { sheet: string; column: number; pixels: number }[];
}

export function noStates(): CellStates {
  return {
    blank: new Region(),
    contents: [],
    numberFormat: new Map(),
    fill: new Map(),
    bold: new Map(),
    notes: [],
    widths: [],
  };
}

/** The edits that make cells so. Formats go first: a text that is put into a cell of texts needs no sign that it is one. */
export function editsOf(states: CellStates): Edit[] {
  const { blank, contents, numberFormat, fill, bold, notes, widths } = states;
  const edits: Edit[] = [];
  for (const [format, region] of numberFormat) edits.push({ kind: 'numberFormat', areas: region.areas(), format });
  for (const area of blank.areas()) edits.push({ kind: 'contents', area, cells: blankCells(area) });
  for (const { area, cells } of contents) edits.push({ kind: 'contents', area, cells });
  for (const [color, region] of fill) edits.push({ kind: 'fill', areas: region.areas(), color });
  for (const [isBold, region] of bold) edits.push({ kind: 'bold', areas: region.areas(), bold: isBold });
  for (const { cell, text } of notes) edits.push({ kind: 'note', cell, text });
  for (const { sheet, column, pixels } of widths) edits.push({ kind: 'columnWidth', sheet, column, pixels });
  return edits;
}

function blankCells({ rows, columns }: AreaRef): null[][] {
  const row = new Array<null>(columns).fill(null);
  return new Array<null[]>(rows).fill(row);
}

/** The cells that each part of some states speaks of. */
export interface Touched {
  contents: Region;
  numberFormat: Region;
  fill: Region;
  bold: Region;
  notes: Region;
  /** By sheet and column: see {@link widthKey}. */
  widths: Set<string>;
}

export function touchedBy(states: CellStates): Touched {
  return atOnce(touching(states));
}

function* touching(states: CellStates): Steps<Touched> {
  const contents = new Region();
  contents.addAll(states.blank);
  for (const block of states.contents) yield* addFilled(contents, block);
  return {
    contents,
    numberFormat: joined(states.numberFormat),
    fill: joined(states.fill),
    bold: joined(states.bold),
    notes: Region.of(states.notes.map(({ cell }) => areaOfCell(cell))),
    widths: new Set(states.widths.map(widthKey)),
  };
}

export function widthKey({ sheet, column }: { sheet: string; column: number }): string {
  return `${column} ${sheet}`;
}

/** The same states without what is said of these cells. */
export function withoutCells(states: CellStates, taken: Touched): CellStates {
  return {
    blank: states.blank.minus(taken.contents),
    contents: states.contents.flatMap((block) => blockWithout(block, taken.contents)),
    numberFormat: withoutRegion(states.numberFormat, taken.numberFormat),
    fill: withoutRegion(states.fill, taken.fill),
    bold: withoutRegion(states.bold, taken.bold),
    notes: states.notes.filter(({ cell }) => !taken.notes.has(cell)),
    widths: states.widths.filter((width) => !taken.widths.has(widthKey(width))),
  };
}

/** Adds states of other cells. */
export function addStates(states: CellStates, more: CellStates): void {
  states.blank.addAll(more.blank);
  for (const block of more.contents) states.contents.push(block);
  addParts(states.numberFormat, more.numberFormat);
  addParts(states.fill, more.fill);
  addParts(states.bold, more.bold);
  for (const note of more.notes) states.notes.push(note);
  for (const width of more.widths) states.widths.push(width);
}

/** Edits, and cells of one, that are looked at between two breaks. */
const EDITS_A_STEP = 500;
const CELLS_A_STEP = 100_000;

/** What some edits make of the cells in the end: a later edit counts instead of an earlier one. */
export function* statesFrom(edits: readonly Edit[]): Steps<CellStates> {
  const states = noStates();
  const taken = touchedBy(states);
  for (const [at, edit] of [...edits].reverse().entries()) {
    const own = withoutCells(yield* statesOfEdit(edit), taken);
    addStates(states, own);
    addTouched(taken, yield* touching(own));
    if (at % EDITS_A_STEP === EDITS_A_STEP - 1) yield;
  }
  return states;
}

function* statesOfEdit(edit: Edit): Steps<CellStates> {
  const states = noStates();
  switch (edit.kind) {
    case 'contents':
      return { ...states, contents: yield* wholeBlocks(edit) };
    case 'numberFormat':
      return { ...states, numberFormat: new Map([[edit.format, Region.of(edit.areas)]]) };
    case 'fill':
      return { ...states, fill: new Map([[edit.color, Region.of(edit.areas)]]) };
    case 'bold':
      return { ...states, bold: new Map([[edit.bold, Region.of(edit.areas)]]) };
    case 'note':
      return { ...states, notes: [{ cell: edit.cell, text: edit.text }] };
    case 'columnWidth':
      return { ...states, widths: [{ sheet: edit.sheet, column: edit.column, pixels: edit.pixels }] };
  }
}

/** A block as rectangles in which something is said of every cell. */
function* wholeBlocks(block: ContentBlock): Steps<ContentBlock[]> {
  const { row, column } = block.area;
  const said = new Region();
  yield* addFilled(said, block);
  return said.areas().map((area) => {
    const lines = block.cells.slice(area.row - row, area.row - row + area.rows);
    const first = area.column - column;
    const isWide = first === 0 && area.columns === block.area.columns;
    return { area, cells: isWide ? lines : lines.map((line) => line.slice(first, first + area.columns)) };
  });
}

export function areaOfCell(cell: CellRef): AreaRef {
  return { sheet: cell.sheet, row: cell.row, column: cell.column, rows: 1, columns: 1 };
}

function joined(part: ReadonlyMap<unknown, Region>): Region {
  const all = new Region();
  for (const region of part.values()) all.addAll(region);
  return all;
}

function* addFilled(region: Region, { area, cells }: ContentBlock): Steps<void> {
  const { sheet, row, column } = area;
  for (let c = 0; c < area.columns; c++) {
    let start: number | null = null;
    for (let r = 0; r <= area.rows; r++) {
      if (r % CELLS_A_STEP === CELLS_A_STEP - 1) yield;
      const isSaid = r < area.rows && cells[r]?.[c] !== undefined;
      if (isSaid) start ??= r;
      else if (start !== null) {
        region.add({ sheet, row: row + start, column: column + c, rows: r - start, columns: 1 });
        start = null;
      }
    }
  }
}

function blockWithout(block: ContentBlock, taken: Region): ContentBlock[] {
  const { area, cells } = block;
  if (Region.of([area]).and(taken).isEmpty) return [block];
  const { sheet, row, column } = area;
  let isLeft = false;
  const left = cells.map((line, r) =>
    line.map((cell, c) => {
      if (cell === undefined || taken.has({ sheet, row: row + r, column: column + c })) return undefined;
      isLeft = true;
      return cell;
    }),
  );
  return isLeft ? atOnce(wholeBlocks({ area, cells: left })) : [];
}

function withoutRegion<Value>(part: ReadonlyMap<Value, Region>, taken: Region): Map<Value, Region> {
  return new Map(
    [...part].map(([value, region]) => [value, region.minus(taken)] as const).filter(([, region]) => !region.isEmpty),
  );
}

function addParts<Value>(part: Map<Value, Region>, more: ReadonlyMap<Value, Region>): void {
  for (const [value, region] of more) {
    const own = part.get(value) ?? new Region();
    own.addAll(region);
    part.set(value, own);
  }
}

function addTouched(touched: Touched, more: Touched): void {
  touched.contents.addAll(more.contents);
  touched.numberFormat.addAll(more.numberFormat);
  touched.fill.addAll(more.fill);
  touched.bold.addAll(more.bold);
  touched.notes.addAll(more.notes);
  for (const key of more.widths) touched.widths.add(key);
}

/** The states as they are kept in the workbook. */
export interface PackedStates {
  blank?: PackedRegion;
  /** Sheet, row, column, then the rows of cells; `[]` for a cell of which nothing is said. */
  contents?: [string, number, number, (CellInput | [])[][]][];
  numberFormat?: [string, PackedRegion][];
  fill?: [string | null, PackedRegion][];
  bold?: [boolean, PackedRegion][];
  /** Cells that had no note, then those that had one. */
  noNotes?: PackedRegion;
  notes?: [string, number, number, string][];
  widths?: [string, number, number][];
}

export function packedStates(states: CellStates): PackedStates {
  const { blank, contents, numberFormat, fill, bold, notes, widths } = states;
  const packed = <Value>(part: ReadonlyMap<Value, Region>) =>
    [...part].map(([value, region]): [Value, PackedRegion] => [value, region.packed()]);
  const noNotes = Region.of(notes.filter(({ text }) => text === null).map(({ cell }) => areaOfCell(cell)));
  const hadNotes = notes.flatMap(({ cell, text }): [string, number, number, string][] =>
    text === null ? [] : [[cell.sheet, cell.row, cell.column, text]],
  );
  return {
    ...(blank.isEmpty ? {} : { blank: blank.packed() }),
    ...(contents.length > 0 ? { contents: contents.map(packedBlock) } : {}),
    ...(numberFormat.size > 0 ? { numberFormat: packed(numberFormat) } : {}),
    ...(fill.size > 0 ? { fill: packed(fill) } : {}),
    ...(bold.size > 0 ? { bold: packed(bold) } : {}),
    ...(noNotes.isEmpty ? {} : { noNotes: noNotes.packed() }),
    ...(hadNotes.length > 0 ? { notes: hadNotes } : {}),
    ...(widths.length > 0 ? { widths: widths.map(({ sheet, column, pixels }) => [sheet, column, pixels]) } : {}),
  };
}

function packedBlock({ area, cells }: ContentBlock): [string, number, number, (CellInput | [])[][]] {
  const width = area.columns;
  const lines = Array.from({ length: area.rows }, (_row, r) =>
    Array.from(
      { length: width },
      (_column, c): CellInput | [] => cells[r]?.[c] ?? (cells[r]?.[c] === null ? null : []),
    ),
  );
  return [area.sheet, area.row, area.column, lines];
}

export function unpackedStates(packed: PackedStates): CellStates {
  const unpacked = <Value>(part: readonly [Value, PackedRegion][] = []) =>
    new Map(part.map(([value, region]) => [value, Region.unpacked(region)]));
  const noNotes = Region.unpacked(packed.noNotes ?? {}).cells();
  return {
    blank: Region.unpacked(packed.blank ?? {}),
    contents: (packed.contents ?? []).map(([sheet, row, column, lines]) => ({
      area: { sheet, row, column, rows: lines.length, columns: lines[0]?.length ?? 0 },
      cells: lines.map((line) => line.map((cell) => (Array.isArray(cell) ? undefined : cell))),
    })),
    numberFormat: unpacked(packed.numberFormat),
    fill: unpacked(packed.fill),
    bold: unpacked(packed.bold),
    notes: [
      ...noNotes.map((cell) => ({ cell, text: null })),
      ...(packed.notes ?? []).map(([sheet, row, column, text]) => ({ cell: { sheet, row, column }, text })),
    ],
    widths: (packed.widths ?? []).map(([sheet, column, pixels]) => ({ sheet, column, pixels })),
  };
}
