import { formulaOf, valueOf } from './excelCells';
import { conversationsInExcel, notesInExcel } from './excelNotes';
import { briefRange } from './excelRequest';
import { readInBlocks } from './excelRows';
import { spillsIn } from './excelSpills';
import type { AreaRef } from './port';
import type { Spill } from './spills';
import type { CellInput, CellState } from './writing';

/** Values, formulas, formats and looks of this many cells make an answer of at most some 2 MB. */
const CELLS_A_REQUEST = 20_000;

/** All that can be changed of the cells of an area. */
export async function statesInExcel(context: Excel.RequestContext, area: AreaRef): Promise<CellState[][]> {
  const spills = await spillsIn(context, area);
  const notes = await notesInExcel(context, area);
  const conversations = await conversationsInExcel(context, area.sheet);
  const states = await readInBlocks(area, CELLS_A_REQUEST, (block) => statesOfBlock(context, block));
  const stateAt = ({ row, column }: { row: number; column: number }) => states[row - area.row]?.[column - area.column];
  for (const cell of spilledInto(spills, area)) Object.assign(stateAt(cell) ?? {}, { content: null });
  for (const { text, ...cell } of notes) Object.assign(stateAt(cell) ?? {}, { note: text });
  for (const cell of conversations) Object.assign(stateAt(cell) ?? {}, { conversation: true });
  return states;
}

/** What the cells of an area hold themselves. */
export async function contentsInExcel(context: Excel.RequestContext, area: AreaRef): Promise<CellInput[][]> {
  const spills = await spillsIn(context, area);
  const contents = await readInBlocks(area, CELLS_A_REQUEST, async (block) => {
    const range = briefRange(context, block);
    range.load('values,valueTypes,formulas');
    await context.sync();
    return contentsOf(range);
  });
  for (const { row, column } of spilledInto(spills, area)) contents[row - area.row]![column - area.column] = null;
  return contents;
}

/** The cells of an area that show what a formula elsewhere spilled into them. */
function* spilledInto(spills: readonly Spill[], area: AreaRef): Generator<{ row: number; column: number }> {
  const [right, bottom] = [area.column + area.columns, area.row + area.rows];
  for (const { anchor, area: spilled } of spills)
    for (let row = Math.max(area.row, spilled.row); row < Math.min(bottom, spilled.row + spilled.rows); row++)
      for (
        let column = Math.max(area.column, spilled.column);
        column < Math.min(right, spilled.column + spilled.columns);
        column++
      )
        if (row !== anchor.row || column !== anchor.column) yield { row, column };
}

async function statesOfBlock(context: Excel.RequestContext, area: AreaRef): Promise<CellState[][]> {
  const range = briefRange(context, area);
  range.load('values,valueTypes,formulas,numberFormat');
  const looks = await looksOf(context, area);
  return contentsOf(range).map((row, r) =>
    row.map((content, c) => {
      return { content, numberFormat: String(range.numberFormat[r]![c]), ...looks[c]!(r), note: null };
    }),
  );
}

function contentsOf({ values, valueTypes, formulas }: Excel.Range): CellInput[][] {
  return values.map((row, r) => row.map((value: unknown, c) => contentOf(value, valueTypes[r]![c]!, formulas[r]![c])));
}

function contentOf(value: unknown, type: Excel.RangeValueType, formula: unknown): CellInput {
  const shown = valueOf(value, type);
  const own = formulaOf(formula, shown);
  return own === null ? shown : { formula: own };
}

type Look = Pick<CellState, 'fill' | 'bold'>;

/**
 * Fills and weights of an area, as functions of the row for each column. Most columns look the same all the way down:
 * then Excel answers with one value instead of one for each cell.
 */
async function looksOf(context: Excel.RequestContext, area: AreaRef): Promise<((row: number) => Look)[]> {
  const columns = Array.from({ length: area.columns }, (_column, c) =>
    briefRange(context, { ...area, column: area.column + c, columns: 1 }),
  );
  for (const column of columns) column.load('format/fill/color,format/fill/pattern,format/font/bold');
  await context.sync();
  const details = columns.map((column, c) => {
    const { fill, font } = column.format;
    const look = lookOf({ pattern: fill.pattern, color: fill.color, bold: font.bold });
    if (look) return () => () => look;
    const cells = briefRange(context, { ...area, column: area.column + c, columns: 1 }).getCellProperties({
      format: { fill: { color: true, pattern: true }, font: { bold: true } },
    });
    return () => (row: number) => lookOfCell(cells.value[row]?.[0]);
  });
  // A second question only where some column is of many looks.
  await context.sync();
  return details.map((detail) => detail());
}

function lookOfCell(cell: Excel.CellProperties | undefined): Look {
  const { fill, font } = cell?.format ?? {};
  return lookOf({ pattern: fill?.pattern, color: fill?.color, bold: font?.bold }) ?? { fill: null, bold: false };
}

/** `null` when the cells differ. */
function lookOf({ pattern, color, bold }: { pattern: unknown; color: unknown; bold: unknown }): Look | null {
  if (typeof bold !== 'boolean' || typeof pattern !== 'string') return null;
  if (pattern === 'None') return { fill: null, bold };
  return typeof color === 'string' && color.startsWith('#') ? { fill: color.toUpperCase(), bold } : null;
}
