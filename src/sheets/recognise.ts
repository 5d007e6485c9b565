import { bodyRows } from './bodyRows';
import { chooseKind, understandAs } from './chooseKind';
import type { TableKind } from './columns';
import { ColumnValues } from './columnValues';
import type { HeadedColumn } from './assignColumns';
import { cellOf, isFilled, textOf } from './gridCells';
import { missingOf } from './kinds';
import type { Grid, RecognisedTable } from './recognisedTable';
import { findRegions, type Region } from './regions';

/**
 * The tables that people keep in a grid, from top to bottom and from left to right: blocks with a header row wherever
 * it starts. Nothing under a header is dropped: rows are data or left out with a reason, columns are matched or
 * unmatched.
 */
export function recogniseTables(grid: Grid): RecognisedTable[] {
  const work = recognising(grid);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** The same in steps, each giving the rows looked at so far, so that a page stays alive over long sheets. */
export function* recognising(grid: Grid): Generator<number, RecognisedTable[]> {
  const tables: RecognisedTable[] = [];
  for (const region of yield* findRegions(grid)) {
    const table = yield* tableIn(grid, region);
    if (table !== null) tables.push(table);
  }
  return tables;
}

/** The table of a region, of the kind that explains it best unless one is given; `null` when it holds nothing known. */
export function* tableIn(grid: Grid, region: Region, kind?: TableKind): Generator<number, RecognisedTable | null> {
  const headed = headedColumns(grid, region);
  const understood = kind === undefined ? chooseKind(headed, titlesOf(grid, region)) : understandAs(headed, kind);
  if (understood.columns.length === 0) return null;
  const { columns, unmatched } = understood;
  const { dataRows, leftOut } = yield* bodyRows(grid, region, columns);
  const missing = missingOf(understood.kind, new Set(columns.map(({ id }) => id)));
  const mergedDown = mergedDownIn(grid, region, new Set(dataRows));
  return {
    kind: understood.kind,
    headerRows: region.headerRows,
    dataRows,
    leftOut,
    columns,
    unmatched,
    missing,
    ...(mergedDown.length > 0 ? { mergedDown } : {}),
  };
}

function headedColumns(grid: Grid, region: Region): HeadedColumn[] {
  return region.headers.map((header) => ({
    ...header,
    values: new ColumnValues(grid, header.at, region.top, region.bottom),
  }));
}

const ROWS_OF_TITLE = 5;

/** The sheet's name and the texts right above a table. */
function titlesOf(grid: Grid, { headerRows, top, first, last }: Region): string[] {
  const above = headerRows[0] ?? top;
  const titles = [grid.sheet];
  for (let row = Math.max(0, above - ROWS_OF_TITLE); row < above; row++) {
    for (let at = first; at <= last; at++) {
      const cell = cellOf(grid, row, at);
      if (typeof cell === 'string' && isFilled(cell)) titles.push(textOf(cell));
    }
  }
  return titles;
}

/** Cells merged downwards over lines of data: below the first, the value is not there. */
function mergedDownIn(
  grid: Grid,
  { first, last }: Region,
  data: ReadonlySet<number>,
): { row: number; rows: number; at: number }[] {
  return (grid.merged ?? [])
    .filter((area) => area.rows > 1 && first <= area.column && area.column <= last && data.has(area.row))
    .map(({ row, rows, column }) => ({ row, rows, at: column }));
}
