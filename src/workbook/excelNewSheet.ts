import { ContentsStep, contentsSteps } from './excelContents';
import { filled, lookSteps, NumberFormatStep, WidthStep } from './excelLooks';
import { AskNotes, knowsNotes, NoteStep } from './excelNotes';
import { areaAddress, knows } from './excelRequest';
import { RuleStep } from './excelRules';
import { sendSteps } from './excelSend';
import type { Step } from './excelStep';
import { checkSheetName, columnsOf, newCellOf } from './newSheet';
import { WorkbookRefusal, type AreaRef } from './port';
import { freeTableName } from './tableName';
import type { EditControl, NewCell, NewSheet } from './writing';
import type { CellStyle } from './xlsx/book';

/** Adds a sheet with all that was asked, or nothing: what was begun is removed when Excel refuses in the middle. */
export async function addSheetInExcel(
  context: Excel.RequestContext,
  sheet: NewSheet,
  control: EditControl = {},
): Promise<void> {
  const { worksheets } = context.workbook;
  checkSheetName(sheet.name);
  control.signal?.throwIfAborted();
  const taken = await takenNames(context, sheet);
  worksheets.add(sheet.name);
  await context.sync();
  try {
    await sendSteps(context, stepsOfSheet(sheet), control);
    dress(context, sheet, taken);
    await context.sync();
  } catch (failure) {
    worksheets.getItem(sheet.name).delete();
    await context.sync().catch(() => undefined);
    throw failure;
  }
}

/** Names that a table cannot have. */
async function takenNames(context: Excel.RequestContext, { name, tables = [] }: NewSheet): Promise<string[]> {
  const { workbook } = context;
  const present = workbook.worksheets.getItemOrNullObject(name);
  present.load('name');
  if (knows('1.7')) workbook.protection.load('protected');
  if (tables.length > 0) {
    workbook.tables.load('items/name');
    workbook.names.load('items/name');
  }
  await context.sync();
  if (!present.isNullObject) throw new WorkbookRefusal('nameTaken', name);
  if (knows('1.7') && workbook.protection.protected) throw new WorkbookRefusal('protected');
  if (tables.length === 0) return [];
  return [...workbook.tables.items, ...workbook.names.items].map((one) => one.name);
}

interface PlacedCell extends NewCell {
  row: number;
  column: number;
}

/** Number formats first: a text in a cell of texts needs no sign that it is one. */
function stepsOfSheet(sheet: NewSheet): Step[] {
  const cells = dressedCellsOf(sheet);
  const columns = Math.max(1, columnsOf(sheet.rows));
  const area = { sheet: sheet.name, row: 0, column: 0, rows: sheet.rows.length, columns };
  const formatOf = (row: number, column: number) =>
    newCellOf(sheet.rows[row]?.[column])?.style?.numberFormat ?? sheet.columnFormats?.get(column) ?? 'General';
  const contents = contentsSteps(
    0,
    area,
    sheet.rows.map((row) => row.map((cell) => newCellOf(cell)?.content ?? undefined)),
  );
  ContentsStep.withFormats(contents, formatOf);
  return [
    ...[...(sheet.columnFormats ?? [])].map(([column, format]) => {
      return new NumberFormatStep(0, { ...area, column, rows: 1, columns: 1 }, format, true);
    }),
    ...styleSteps(cells, area),
    ...contents,
    ...noteSteps(cells, sheet.name),
    ...(sheet.columnWidths ?? []).map((pixels, column) => new WidthStep(0, sheet.name, column, pixels)),
    ...(sheet.rules ?? []).map((rule) => new RuleStep(sheet.name, rule)),
  ];
}

/** The cells that have a look or a note: few in a long sheet. */
function dressedCellsOf({ rows }: NewSheet): PlacedCell[] {
  const cells: PlacedCell[] = [];
  for (const [r, row] of rows.entries())
    for (const [column, given] of row.entries()) {
      const cell = newCellOf(given);
      if (cell?.style || cell?.note !== undefined) cells.push({ ...cell, row: r, column });
    }
  return cells;
}

/** Each way of looking is given to all its cells at once. */
function styleSteps(cells: readonly PlacedCell[], { sheet }: AreaRef): Step[] {
  const styled = cells.filter(({ style }) => style);
  const areasBy = <T>(part: (style: CellStyle) => T | undefined): [T, AreaRef[]][] => {
    const groups = new Map<T, PlacedCell[]>();
    for (const cell of styled) {
      const value = part(cell.style!);
      if (value === undefined) continue;
      const group = groups.get(value);
      if (group) group.push(cell);
      else groups.set(value, [cell]);
    }
    return [...groups].map(([value, group]) => [value, areasOf(group, sheet)]);
  };
  const looks = <T>(part: (style: CellStyle) => T | undefined, dress: (format: Excel.RangeFormat, value: T) => void) =>
    areasBy(part).flatMap(([value, areas]) => lookSteps(0, areas, (format) => dress(format, value)));
  return [
    ...areasBy(({ numberFormat }) => numberFormat).flatMap(([format, areas]) =>
      areas.map((area) => new NumberFormatStep(0, area, format)),
    ),
    ...looks(
      ({ fill }) => fill,
      (format, color) => filled(color)(format),
    ),
    ...looks(
      ({ bold }) => bold,
      ({ font }, bold) => (font.bold = bold),
    ),
    ...looks(
      ({ italic }) => italic,
      ({ font }, italic) => (font.italic = italic),
    ),
    ...looks(
      ({ fontSize }) => fontSize,
      ({ font }, size) => (font.size = size),
    ),
    ...looks(
      ({ color }) => color,
      ({ font }, color) => (font.color = color),
    ),
    ...looks(
      ({ horizontal }) => horizontal,
      (format, where) =>
        (format.horizontalAlignment = ({ left: 'Left', center: 'Center', right: 'Right' } as const)[where]),
    ),
    ...looks(
      ({ vertical }) => vertical,
      (format, where) => (format.verticalAlignment = ({ top: 'Top', center: 'Center' } as const)[where]),
    ),
    ...looks(
      ({ wrap }) => wrap,
      (format, wrap) => (format.wrapText = wrap),
    ),
  ];
}

/** Cells as few rectangles: stretches of a row, and those below each other as one. Cells come row by row. */
function areasOf(cells: readonly PlacedCell[], sheet: string): AreaRef[] {
  const areas: AreaRef[] = [];
  const lowest = new Map<string, AreaRef>();
  for (const stretch of stretchesOf(cells, sheet)) {
    const key = `${stretch.column} ${stretch.columns}`;
    const above = lowest.get(key);
    if (above && above.row + above.rows === stretch.row) above.rows++;
    else {
      areas.push(stretch);
      lowest.set(key, stretch);
    }
  }
  return areas;
}

function stretchesOf(cells: readonly PlacedCell[], sheet: string): AreaRef[] {
  const stretches: AreaRef[] = [];
  for (const { row, column } of cells) {
    const last = stretches.at(-1);
    if (last && last.row === row && last.column + last.columns === column) last.columns++;
    else stretches.push({ sheet, row, column, rows: 1, columns: 1 });
  }
  return stretches;
}

/** Left out where Excel has no notes for add-ins. */
function noteSteps(cells: readonly PlacedCell[], sheet: string): Step[] {
  if (!knowsNotes()) return [];
  const steps: Step[] = [];
  let asked: AskNotes | null = null;
  for (const { row, column, note } of cells) {
    if (note === undefined) continue;
    const step = new NoteStep(0, { sheet, row, column }, note);
    if (!asked?.takes(step)) steps.push((asked = new AskNotes(0, [step])));
    steps.push(step);
  }
  return steps;
}

function dress(context: Excel.RequestContext, { name, tables = [], frozenRows = 0 }: NewSheet, taken: string[]): void {
  const sheet = context.workbook.worksheets.getItem(name);
  for (const { name: wanted, ...area } of tables) {
    const free = freeTableName(wanted, taken);
    taken.push(free);
    sheet.tables.add(areaAddress(area), true).name = free;
  }
  if (frozenRows > 0 && knows('1.7')) sheet.freezePanes.freezeRows(frozenRows);
}
