import { atOnce, type Steps } from '../rules/steps';
import type { Chosen, HeadedColumn } from './assignColumns';
import { bodyRows } from './bodyRows';
import { chooseKind, understandAs } from './chooseKind';
import type { ColumnId, TableKind } from './columns';
import { ColumnValues } from './columnValues';
import { cellOf, isFilled, textOf } from './gridCells';
import { guessFigures } from './guessFigures';
import { headerlessRegion } from './headerless';
import { missingOf } from './kinds';
import type { Grid, RecognisedTable } from './recognisedTable';
import { findRegions, type Region } from './regions';
import { withoutResults } from './withoutResults';

/** Looking through a long sheet; each step gives the rows looked at so far. */
export type SheetSteps<Result> = Steps<Result, number>;

/**
 * The tables that people keep in a grid, from top to bottom and from left to right: blocks with a header row wherever
 * it starts. Nothing under a header is dropped: rows are data or left out with a reason, columns are matched or
 * unmatched.
 */
export function recogniseTables(grid: Grid): RecognisedTable[] {
  return atOnce(recognising(grid));
}

/** As {@link recogniseTables}, in steps. */
export function* recognising(given: Grid): SheetSteps<RecognisedTable[]> {
  const grid = yield* withoutResults(given);
  const tables: RecognisedTable[] = [];
  const regions = yield* findRegions(grid);
  for (const region of regions) {
    const table = yield* tableIn(grid, region);
    if (table !== null) tables.push(table);
  }
  const block = regions.length === 0 ? headerlessRegion(grid) : null;
  const guessed = block && (yield* tableIn(grid, block));
  return guessed && isConvincing(guessed) ? [guessed] : tables;
}

/** What is known beforehand of a table: the person may have said its kind and what columns hold. */
export interface Said {
  kind?: TableKind;
  chosen?: Chosen;
}

/** The table of a region, of the kind that explains it best unless one is given; `null` when nothing in it is known. */
export function* tableIn(grid: Grid, region: Region, said: Said = {}): SheetSteps<RecognisedTable | null> {
  const { kind, chosen = new Map() } = said;
  yield region.top;
  const headed = guessFigures(grid, headedColumns(grid, region), region.top);
  const understood =
    kind === undefined ? chooseKind(headed, titlesOf(grid, region), chosen) : understandAs(headed, kind, chosen);
  if (understood.columns.length === 0 && kind === undefined) return null;
  yield region.top;
  const { columns, unmatched } = understood;
  const { dataRows, leftOut } = yield* bodyRows(grid, region, columns);
  const missing = missingOf(understood.kind, new Set(columns.map(({ id }) => id)));
  const mergedDown = mergedDownIn(grid, region, dataRows);
  return {
    kind: understood.kind,
    headerRows: region.headerRows,
    dataRows,
    leftOut,
    columns,
    unmatched,
    missing,
    ...(region.tableEnd === undefined ? {} : { tableEnd: region.tableEnd }),
    ...(mergedDown.length > 0 ? { mergedDown } : {}),
  };
}

/** What hardly anything but a table of ours holds. */
const TELLING_VALUES: ReadonlySet<ColumnId> = new Set(['cpf', 'family', 'invoiceKey', 'product', 'material']);

/** Without a known header at least two columns must speak, one of them clearly. */
function isConvincing({ columns }: RecognisedTable): boolean {
  return columns.length >= 2 && columns.some(({ id }) => TELLING_VALUES.has(id));
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
  dataRows: readonly number[],
): { row: number; rows: number; at: number }[] {
  const tall = (grid.merged ?? []).filter(({ rows, column }) => rows > 1 && first <= column && column <= last);
  if (tall.length === 0) return [];
  const data = new Set(dataRows);
  return tall.filter(({ row }) => data.has(row)).map(({ row, rows, column }) => ({ row, rows, at: column }));
}
