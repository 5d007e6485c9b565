import { areaOfCell, noStates, touchedBy } from '../../workbook/changes/cellStates';
import type { Change } from '../../workbook/changes/change';
import { contentEdits, type CellContents } from '../../workbook/changes/contentEdits';
import { contentsByCell } from '../../workbook/changes/contentsByCell';
import { isFormula } from '../../workbook/changes/digest';
import { Region } from '../../workbook/changes/region';
import { statesOf } from '../../workbook/changes/statesBefore';
import type { AreaRef, CellRef, CellValue, Workbook } from '../../workbook/port';
import type { CellInput, Edit } from '../../workbook/writing';
import type { ComparedCell, ComparedLine, Comparison, HeldRow, NewLine } from './comparison';
import { holdTheSame } from './values';

/** What the person takes over from a copy that came back. */
export interface Accepted {
  cells: readonly ComparedCell[];
  /** Lines to be put below the table. */
  newLines: readonly NewLine[];
}

export interface AcceptancePlan {
  change: Change;
  /** Cells that get the value that came back, and lines that are added. */
  cells: number;
  newLines: number;
  /** Cells of rows out of sight among them. */
  hidden: number;
  /** Cells that no longer hold what they were compared with, or whose row is another one now: they are left alone. */
  changed: readonly ComparedCell[];
  /** Lines for which there is no blank row below the table, or not any more, or below another row than before. */
  withoutRoom: number;
}

/** The cells of a line that can be taken without overwriting anything. */
export function plainCells({ cells }: ComparedLine): ComparedCell[] {
  return cells.filter(({ outcome, target }) => outcome === 'changedThere' && target !== null);
}

/** All that can be taken without overwriting anything: neither conflicts nor lines that are there already. */
export function allPlain({ lines, newLines }: Comparison): Accepted {
  return { cells: lines.flatMap(plainCells), newLines: newLines.filter(({ state }) => state === 'new') };
}

/**
 * Plans what is written for what was accepted; nothing is changed yet. Cells that somebody has changed since the
 * comparison, and rows below the table that are no longer blank, are left alone.
 *
 * @throws the signal's reason, when it was given
 */
export async function acceptedChange(
  workbook: Workbook,
  comparison: Comparison,
  { cells, newLines }: Accepted,
  signal?: AbortSignal,
): Promise<AcceptancePlan> {
  const taken = cells.filter((cell): cell is Taken => cell.target !== null);
  const { still, texts } = await stillAsCompared(workbook, comparison, taken, signal);
  const isStill = new Set<ComparedCell>(still);
  const hiddenLines = new Set(comparison.lines.filter(({ isHidden }) => isHidden).map(({ line }) => line));
  const added = await placesBelow(workbook, comparison, newLines);
  const formats = added.length === 0 ? [] : await formatsBelow(workbook, comparison, added.length);
  const written: CellContents[] = [
    ...still.map(({ target, returned }) => ({ cell: target, content: returned })),
    ...added.flatMap(({ line, row }) => cellsOfLine(comparison, line, row)),
  ];
  // In a cell of texts a number would be a text again.
  const asNumbers: Edit[] = texts.isEmpty ? [] : [{ kind: 'numberFormat', areas: texts.areas(), format: 'General' }];
  const label = { what: 'returned', code: comparison.sent.id, cells: written.length } as const;
  return {
    change: { label, edits: [...asNumbers, ...formats, ...contentEdits(written)] },
    cells: still.length,
    newLines: added.length,
    hidden: still.filter(({ line }) => hiddenLines.has(line)).length,
    changed: taken.filter((cell) => !isStill.has(cell)),
    withoutRoom: newLines.length - added.length,
  };
}

type Taken = ComparedCell & { target: CellRef };

async function stillAsCompared(
  workbook: Workbook,
  comparison: Comparison,
  cells: readonly Taken[],
  signal?: AbortSignal,
): Promise<{ still: readonly Taken[]; texts: Region }> {
  if (cells.length === 0) return { still: [], texts: new Region() };
  const region = Region.of(cells.map(({ target }) => areaOfCell(target)));
  const rows = Region.of(cells.map(({ target }) => rowOfTable(comparison, target.row)));
  const touched = { ...touchedBy(noStates()), contents: rows, numberFormat: region };
  const { states } = await statesOf(workbook, touched, signal);
  const contentAt = contentsByCell(states);
  const moved = movedLines(comparison, cells, contentAt);
  const still = cells.filter(({ line, target, here, doubt }) => {
    const now = contentAt(target);
    if (moved.has(line)) return false;
    return isFormula(now) ? doubt === 'formulaHere' : holdTheSame(now, here);
  });
  const numbers = still.filter(({ returned }) => typeof returned === 'number');
  const inTexts = states.numberFormat.get('@') ?? new Region();
  return { still, texts: Region.of(numbers.map(({ target }) => areaOfCell(target))).and(inTexts) };
}

/** The cells of a row of the sheet from the first to the last column of the table. */
function rowOfTable({ sheet, places }: Comparison, row: number): AreaRef {
  const columns = places.filter((at) => at !== null);
  const left = Math.min(...columns);
  return { sheet, row, column: left, rows: 1, columns: Math.max(...columns) - left + 1 };
}

/** Lines in whose rows something else stands than when they were compared: rows were sorted, inserted or removed. */
function movedLines(
  comparison: Comparison,
  cells: readonly Taken[],
  contentAt: (cell: CellRef) => CellInput,
): ReadonlySet<number> {
  const lines = new Set(cells.map(({ line }) => line));
  const moved = comparison.lines.filter((line) => {
    if (line.row === null || !lines.has(line.line)) return false;
    const contents = comparison.places.map((column) => {
      return column === null ? null : contentAt({ sheet: comparison.sheet, row: line.row!, column });
    });
    return !isSameRow(contents, line.held, line.cells);
  });
  return new Set(moved.map(({ line }) => line));
}

/** Whether a row holds what it held; a cell may also hold by now what came back of it. */
function isSameRow(now: readonly CellInput[], held: HeldRow, cells: readonly ComparedCell[]): boolean {
  return held.every((was, column) => {
    if (was === undefined) return true;
    const content = now[column] ?? null;
    if (isFormula(content)) return false;
    const returned = cells.find((cell) => cell.column === column)?.returned ?? null;
    return holdTheSame(content, was) || (returned !== null && holdTheSame(content, returned));
  });
}

/** The rows that new lines get, one below the other from the end of the table, as far as these are blank now. */
async function placesBelow(
  workbook: Workbook,
  comparison: Comparison,
  newLines: readonly NewLine[],
): Promise<{ line: NewLine; row: number }[]> {
  const { below, places, lines } = comparison;
  const wanted = Math.min(newLines.length, below.blankRows);
  if (wanted === 0 || places.every((at) => at === null)) return [];
  const above = rowOfTable(comparison, below.row - 1);
  const [contents = []] = await workbook.readContents(above);
  const now = places.map((at) => (at === null ? null : (contents[at - above.column] ?? null)));
  const last = lines.find(({ row }) => row === above.row);
  if (!isSameRow(now, below.above, last?.cells ?? [])) return [];
  const values = await workbook.readArea({ ...above, row: below.row, rows: wanted });
  const filled = values.findIndex((line) => line.some((value) => !holdTheSame(value, null)));
  return newLines.slice(0, filled < 0 ? wanted : filled).map((line, index) => ({ line, row: below.row + index }));
}

/** The number formats of the last line, for the lines that follow it. */
async function formatsBelow(workbook: Workbook, { sheet, below, places }: Comparison, rows: number): Promise<Edit[]> {
  const edits: Edit[] = [];
  const columns = places.filter((at) => at !== null);
  const left = Math.min(...columns);
  const last = { sheet, row: below.row - 1, column: left, rows: 1, columns: Math.max(...columns) - left + 1 };
  const [states = []] = await workbook.readStates(last);
  for (const column of columns) {
    const format = states[column - left]?.numberFormat ?? 'General';
    if (format === 'General') continue;
    edits.push({ kind: 'numberFormat', areas: [{ sheet, row: below.row, column, rows, columns: 1 }], format });
  }
  return edits;
}

function cellsOfLine({ sheet, places }: Comparison, { values }: NewLine, row: number): CellContents[] {
  return places.flatMap((column, index) => {
    const content: CellValue = values[index] ?? null;
    return column === null || content === null ? [] : [{ cell: { sheet, row, column }, content }];
  });
}
