import type { Chosen } from './assignColumns';
import type { TableKind } from './columns';
import { columnHeaders } from './headerTexts';
import { atOnce } from '../rules/steps';
import { tableIn, type Said, type SheetSteps } from './recognise';
import type { Grid, RecognisedTable } from './recognisedTable';
import type { Region } from './regions';
import { withoutResults } from './withoutResults';

/** The same table as another kind of table; its columns and rows are looked at anew. */
export function asKind(grid: Grid, table: RecognisedTable, kind: TableKind): RecognisedTable {
  return atOnce(retaken(grid, table, { kind, chosen: chosenIn(table) }));
}

/**
 * A table that was read anew, with its kind and what the person said of its columns as before.
 *
 * @param moved columns by which those of the grid have moved to the right since
 */
export function asUnderstood(
  grid: Grid,
  table: RecognisedTable,
  before: RecognisedTable,
  moved: number,
): RecognisedTable {
  const places = new Set([...table.columns, ...table.unmatched].map(({ at }) => at));
  const said = [...chosenIn(before)].map(([at, id]) => [at + moved, id] as const).filter(([at]) => places.has(at));
  return atOnce(retaken(grid, table, { kind: before.kind, chosen: new Map(said) }));
}

/** Looks at a table anew with what the person said of it. */
export function* retaken(given: Grid, table: RecognisedTable, said: Said): SheetSteps<RecognisedTable> {
  const grid = yield* withoutResults(given);
  return (yield* tableIn(grid, regionOf(grid, table), { kind: table.kind, ...said })) ?? table;
}

/** What the person said of the columns of a table. */
export function chosenIn({ columns, unmatched }: RecognisedTable): Chosen {
  return new Map([
    ...columns.filter(({ chosen }) => chosen).map(({ at, id }) => [at, id] as const),
    ...unmatched.filter(({ why }) => why?.code === 'chosen').map(({ at }) => [at, null] as const),
  ]);
}

/** First and last column of a table, and its last row; all included. */
function extentOf({ headerRows, dataRows, leftOut, columns, unmatched }: RecognisedTable): {
  first: number;
  last: number;
  bottom: number;
} {
  const places = [...columns, ...unmatched].map(({ at }) => at);
  return {
    first: Math.min(...places),
    last: Math.max(...places),
    bottom: Math.max(headerRows.at(-1) ?? -1, dataRows.at(-1) ?? -1, leftOut.at(-1)?.row ?? -1),
  };
}

function regionOf(grid: Grid, table: RecognisedTable): Region {
  const { first, last, bottom } = extentOf(table);
  const { headerRows, leftOut, dataRows, tableEnd } = table;
  const totalsRow = leftOut.find(({ by }) => by === 'table')?.row;
  const top =
    headerRows.length > 0 ? headerRows.at(-1)! + 1 : Math.min(dataRows[0] ?? bottom, leftOut[0]?.row ?? bottom);
  return {
    headerRows,
    headers: columnHeaders(grid, headerRows, first, last),
    first,
    last,
    top,
    bottom,
    repeats: new Set(leftOut.filter(({ why }) => why === 'repeatedHeader').map(({ row }) => row)),
    ...(totalsRow === undefined ? {} : { totalsRow }),
    ...(tableEnd === undefined ? {} : { tableEnd }),
  };
}
