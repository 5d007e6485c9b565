import { formulaOf, valueOf } from './excelCells';
import { conversationsInExcel, notesInExcel } from './excelNotes';
import { briefRange } from './excelRequest';
import { readInBlocks } from './excelRows';
import { spillsIn } from './excelSpills';
import type { AreaRef } from './port';
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
  for (const { anchor, area: spilled } of spills)
    for (let row = Math.max(area.row, spilled.row); row < spilled.row + spilled.rows; row++)
      for (let column = Math.max(area.column, spilled.column); column < spilled.column + spilled.columns; column++) {
        const state = row === anchor.row && column === anchor.column ? undefined : stateAt({ row, column });
        if (state) state.content = null;
      }
  for (const { text, ...cell } of notes) Object.assign(stateAt(cell) ?? {}, { note: text });
  for (const cell of conversations) Object.assign(stateAt(cell) ?? {}, { conversation: true });
  return states;
}

async function statesOfBlock(context: Excel.RequestContext, area: AreaRef): Promise<CellState[][]> {
  const range = briefRange(context, area);
  range.load('values,valueTypes,formulas,numberFormat');
  const looks = await looksOf(context, area);
  return range.values.map((row, r) =>
    row.map((value: unknown, c) => {
      const content = contentOf(value, range.valueTypes[r]![c]!, range.formulas[r]![c]);
      return { content, numberFormat: String(range.numberFormat[r]![c]), ...looks[c]!(r), note: null };
    }),
  );
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
