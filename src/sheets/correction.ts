import type { ColumnId } from './columns';
import { atOnce } from '../rules/steps';
import type { SheetSteps } from './recognise';
import type { Grid, RecognisedTable } from './recognisedTable';
import { chosenIn, retaken } from './retake';

/**
 * The table once the person has said what one of its columns holds; `null`: nothing that the checks use. A column that
 * was said to hold the same before is looked at anew.
 */
export function withColumn(grid: Grid, table: RecognisedTable, at: number, id: ColumnId | null): RecognisedTable {
  const before = [...chosenIn(table)].filter(([column, said]) => column !== at && (said === null || said !== id));
  return atOnce(retaken(grid, table, { kind: table.kind, chosen: new Map([...before, [at, id]]) }));
}

/**
 * A table as it stands in a sheet that was read anew, with its columns as they were confirmed, in steps; `null` when
 * its headers are no longer those.
 */
export function* asConfirmed(
  grid: Grid,
  tables: readonly RecognisedTable[],
  confirmed: RecognisedTable,
): SheetSteps<RecognisedTable | null> {
  const headers = headersOf(confirmed);
  const same = tables.find(
    (table) => table.headerRows[0] === confirmed.headerRows[0] && isSame(headersOf(table), headers),
  );
  if (!same) return null;
  const { kind, columns, unmatched } = confirmed;
  const chosen = new Map<number, ColumnId | null>([
    ...columns.map(({ at, id }) => [at, id] as const),
    ...unmatched.map(({ at }) => [at, null] as const),
  ]);
  return yield* retaken(grid, same, { kind, chosen });
}

function headersOf({ columns, unmatched }: RecognisedTable): ReadonlyMap<number, string> {
  return new Map([...columns, ...unmatched].map(({ at, header }) => [at, header]));
}

function isSame(one: ReadonlyMap<number, string>, other: ReadonlyMap<number, string>): boolean {
  return one.size === other.size && [...one].every(([at, header]) => other.get(at) === header);
}
