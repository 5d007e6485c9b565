import type { AreaRef, CellRef, Workbook } from '../port';
import { rowBlocks } from '../rowBlocks';
import type { CellState } from '../writing';
import { noStates, type CellStates, type Touched } from './cellStates';
import { Region } from './region';

/** Cells whose state is read with one call, at most. */
const CELLS_AT_ONCE = 10_000;
/** Cells that lie scattered are read with those between them, when these are not many more. */
const MOST_BETWEEN = 2_000;

/** How the cells that a change touches are now, each in what is touched of it alone. */
export async function statesOf(
  workbook: Workbook,
  touched: Touched,
  signal?: AbortSignal,
): Promise<{ states: CellStates; conversations: Region }> {
  const states = noStates();
  const conversations = new Region();
  const wanted = new Region();
  for (const region of [touched.contents, touched.numberFormat, touched.fill, touched.bold, touched.notes])
    wanted.addAll(region);
  // Windows over scattered cells may share some: each cell counts once.
  const done = new Region();
  for (const window of windowsOver(wanted.areas())) {
    signal?.throwIfAborted();
    addWindow(states, conversations, partsIn(touched, window, done), window, await workbook.readStates(window));
    done.add(window);
  }
  for (const key of touched.widths) {
    const [column, sheet] = [Number.parseInt(key, 10), key.slice(key.indexOf(' ') + 1)];
    const [pixels] = await workbook.readColumnWidths(sheet, column, 1);
    if (pixels !== undefined) states.widths.push({ sheet, column, pixels });
  }
  return { states, conversations };
}

/** Rectangles that cover some areas, few and none too large. */
export function windowsOver(areas: readonly AreaRef[]): AreaRef[] {
  const inOrder = [...areas].sort((a, b) => (a.sheet < b.sheet ? -1 : a.sheet > b.sheet ? 1 : a.row - b.row));
  const windows: AreaRef[] = [];
  for (const area of inOrder) {
    const last = windows.at(-1);
    const both = last && last.sheet === area.sheet ? bounding(last, area) : null;
    if (both && cellsIn(both) <= Math.max(MOST_BETWEEN, cellsIn(last!) + cellsIn(area)))
      windows[windows.length - 1] = both;
    else windows.push(area);
  }
  return windows.flatMap((window) => [...rowBlocks(window, CELLS_AT_ONCE)]);
}

function bounding(one: AreaRef, other: AreaRef): AreaRef {
  const row = Math.min(one.row, other.row);
  const column = Math.min(one.column, other.column);
  const bottom = Math.max(one.row + one.rows, other.row + other.rows);
  const right = Math.max(one.column + one.columns, other.column + other.columns);
  return { sheet: one.sheet, row, column, rows: bottom - row, columns: right - column };
}

function cellsIn({ rows, columns }: AreaRef): number {
  return rows * columns;
}

type TouchedCells = Omit<Touched, 'widths'>;

function partsIn(touched: Touched, window: AreaRef, done: Region): TouchedCells {
  const left = Region.of([window]).minus(done);
  return {
    contents: left.and(touched.contents),
    numberFormat: left.and(touched.numberFormat),
    fill: left.and(touched.fill),
    bold: left.and(touched.bold),
    notes: left.and(touched.notes),
  };
}

function addWindow(
  states: CellStates,
  conversations: Region,
  touched: TouchedCells,
  window: AreaRef,
  read: readonly (readonly CellState[])[],
): void {
  const filled: { cell: CellRef; content: Exclude<CellState['content'], null> }[] = [];
  for (let c = 0; c < window.columns; c++)
    for (let r = 0; r < window.rows; r++) {
      const state = read[r]?.[c];
      if (!state) continue;
      const cell = { sheet: window.sheet, row: window.row + r, column: window.column + c };
      if (touched.contents.has(cell)) {
        if (state.content === null || state.content === '') states.blank.addCell(cell);
        else filled.push({ cell, content: state.content });
      }
      if (touched.numberFormat.has(cell)) put(states.numberFormat, state.numberFormat, cell);
      if (touched.fill.has(cell)) put(states.fill, state.fill, cell);
      if (touched.bold.has(cell)) put(states.bold, state.bold, cell);
      if (touched.notes.has(cell)) states.notes.push({ cell, text: state.note });
      if (state.conversation) conversations.addCell(cell);
    }
  addContents(states, filled);
}

function put<Value>(part: Map<Value, Region>, value: Value, cell: CellRef): void {
  let region = part.get(value);
  if (!region) part.set(value, (region = new Region()));
  region.addCell(cell);
}

/** Cells one below the other become one block. */
function addContents(
  states: CellStates,
  filled: readonly { cell: CellRef; content: Exclude<CellState['content'], null> }[],
): void {
  const columns: { area: AreaRef; cells: CellState['content'][][] }[] = [];
  for (const { cell, content } of filled) {
    const last = columns.at(-1);
    const isNext = last && last.area.column === cell.column && last.area.row + last.area.rows === cell.row;
    if (isNext) {
      last.cells.push([content]);
      last.area.rows++;
    } else columns.push({ area: { ...cell, rows: 1, columns: 1 }, cells: [[content]] });
  }
  for (const column of columns) states.contents.push(column);
}
