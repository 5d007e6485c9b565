import type { Injector } from '@univerjs/core';
import { SheetsNoteModel } from '@univerjs/preset-sheets-note';
import type { AreaRef } from '../port';
import type { CellInput, CellState } from '../writing';
import { overlap } from '../bounds';
import { nextTurn } from '../nextTurn';
import type { WorkbenchCells } from '../workbenchCells';
import { hexColor } from './gridColor';
import { rowsAtOnce } from './rowsAtOnce';

/** Row and column of a cell as one key. */
type Place = string;

/** All that writing can change of the cells of an area, row by row. */
export async function gridStates(
  cells: WorkbenchCells,
  injector: Injector,
  sheetId: string,
  area: AreaRef,
): Promise<CellState[][]> {
  const workbook = cells.workbook();
  const sheet = cells.sheet(sheetId);
  const styles = workbook.getStyles();
  const notes = notesByPlace(injector, workbook.getUnitId(), sheetId);
  const contentOf = contentReader(cells, sheetId, area);
  const known = new Map<unknown, Pick<CellState, 'numberFormat' | 'fill' | 'bold'>>();
  const lookOf = (row: number, column: number) => {
    const raw = sheet.getCellRaw(row, column);
    const seen = known.get(raw?.s);
    if (seen && typeof raw?.s !== 'object') return seen;
    const style = styles.getStyleByCell(raw);
    const look = {
      numberFormat: style?.n?.pattern || 'General',
      fill: hexColor(style?.bg?.rgb) ?? null,
      bold: style?.bl === 1,
    };
    known.set(raw?.s, look);
    return look;
  };
  const stateOf = (row: number, column: number): CellState => {
    const hasConversation = Boolean(sheet.getCellRaw(row, column)?.custom?.['conversation']);
    return {
      content: contentOf(row, column),
      ...lookOf(row, column),
      note: hasConversation ? null : (notes.get(`${row},${column}`)?.text ?? null),
      ...(hasConversation ? { conversation: true } : {}),
    };
  };
  return rowByRow(area, stateOf);
}

/** What the cells of an area hold themselves, row by row. */
export async function gridContents(cells: WorkbenchCells, sheetId: string, area: AreaRef): Promise<CellInput[][]> {
  return rowByRow(area, contentReader(cells, sheetId, area));
}

/** A function that gives what a cell of an area holds itself: nothing where a formula elsewhere spilled into it. */
function contentReader(
  cells: WorkbenchCells,
  sheetId: string,
  area: AreaRef,
): (row: number, column: number) => CellInput {
  const valueOf = cells.ownReader(sheetId);
  const spills = cells.spills(sheetId).filter((spill) => overlap(spill, area));
  return (row, column) => {
    const formula = cells.formula({ sheetId, row, column });
    if (formula !== null) return { formula };
    const place = { row, column, rows: 1, columns: 1 };
    const isSpilled = spills.some((one) => overlap(one, place) && (one.row !== row || one.column !== column));
    return isSpilled ? null : valueOf(row, column);
  };
}

/** Reads the cells of an area, with turns for the page in between. */
async function rowByRow<Cell>(area: AreaRef, read: (row: number, column: number) => Cell): Promise<Cell[][]> {
  const all: Cell[][] = [];
  for (const { from, to } of rowsAtOnce(area.rows, area.columns)) {
    if (from > 0) await nextTurn();
    for (let r = from; r < to; r += 1)
      all.push(Array.from({ length: area.columns }, (_column, c) => read(area.row + r, area.column + c)));
  }
  return all;
}

/** The notes of a sheet by `row,column`; the grid itself looks through all of them for each cell. */
export function notesByPlace(
  injector: Injector,
  unitId: string,
  sheetId: string,
): ReadonlyMap<Place, { id: string; text: string }> {
  const notes = injector.get(SheetsNoteModel).getSheetNotes(unitId, sheetId) ?? new Map();
  return new Map([...notes.values()].map(({ id, row, col, note }) => [`${row},${col}`, { id, text: note }]));
}
