import { nextTurn } from '../workbook/nextTurn';
import type { AreaRef, CellRef, CellValue, Workbook } from '../workbook/port';
import { rowBlocks } from '../workbook/rowBlocks';
import { endFormulas } from './endFormulas';
import { isFilled } from './gridCells';
import type { Grid } from './recognisedTable';

/** A sheet as it was read. */
export interface ReadSheet {
  grid: Grid;
  /** Last cell in use, where it lies beyond all that was read: a stray cell, far from everything else. */
  stray: CellRef | null;
}

export interface ReadingLimits {
  /** Rows to read at most; the first ones are enough to know what a table is. */
  mostRows?: number;
  signal?: AbortSignal;
  /** Called with rows read and rows to read. */
  onProgress?: (done: number, total: number) => void;
}

/** No table of people is wider; a single cell far to the right must not make every row as wide. */
const MOST_COLUMNS = 256;
/** After so many blank rows nothing more is expected below but a stray cell. */
const BLANK_ROWS = 2_000;
const CELLS_AT_ONCE = 50_000;

/**
 * Reads what a sheet holds, in parts between which the page lives on; `null` for a blank sheet.
 *
 * @throws the signal's reason, when it was given
 */
export async function readSheet(
  workbook: Workbook,
  sheet: string,
  limits: ReadingLimits = {},
): Promise<ReadSheet | null> {
  const used = await workbook.usedArea(sheet);
  if (!used) return null;
  const { mostRows = used.rows } = limits;
  const area = { ...used, columns: Math.min(used.columns, MOST_COLUMNS), rows: Math.min(used.rows, mostRows) };
  const { values, isWhole } = await valuesOf(workbook, area, limits);
  const read = { ...area, rows: values.length };
  return {
    grid: await gridOf(workbook, read, values),
    stray: isWhole && area.columns === used.columns ? null : lastCell(used),
  };
}

/** The rows of an area, without the blank ones at its end; not whole when there were too many of these to go on. */
async function valuesOf(workbook: Workbook, area: AreaRef, { signal, onProgress }: ReadingLimits) {
  const values: CellValue[][] = [];
  let filled = 0;
  for (const block of rowBlocks(area, CELLS_AT_ONCE)) {
    if (values.length - filled >= BLANK_ROWS) break;
    signal?.throwIfAborted();
    for (const row of await workbook.readArea(block)) {
      values.push(row);
      if (row.some(isFilled)) filled = values.length;
    }
    onProgress?.(values.length, area.rows);
    await nextTurn();
  }
  signal?.throwIfAborted();
  const isWhole = values.length === area.rows;
  values.length = filled;
  return { values, isWhole };
}

async function gridOf(workbook: Workbook, area: AreaRef, values: CellValue[][]): Promise<Grid> {
  const { sheet, row: top, column: left } = area;
  const merged = (await workbook.mergedAreas?.(area)) ?? [];
  const fromCorner = ({ row, column, rows, columns }: AreaRef) => ({
    row: row - top,
    column: column - left,
    rows,
    columns,
  });
  const hidden = (await workbook.hiddenRows?.(area)) ?? [];
  const tables = (await workbook.tablesOn?.(sheet)) ?? [];
  const formulaAt = await endFormulas(workbook, area, values);
  return {
    sheet,
    top,
    left,
    values,
    ...(formulaAt ? { formulaAt } : {}),
    merged: merged.map(fromCorner),
    hiddenRows: new Set(hidden.map((row) => row - top)),
    tables: tables.map((table) => ({
      ...fromCorner(table.area),
      headerRow: table.headerRow,
      totalsRow: table.totalsRow,
    })),
  };
}

function lastCell({ sheet, row, column, rows, columns }: AreaRef): CellRef {
  return { sheet, row: row + rows - 1, column: column + columns - 1 };
}
