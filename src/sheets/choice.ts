import { fold } from '../brazil/text';
import type { ColumnId, TableKind } from './columns';
import { atOnce } from '../rules/steps';
import { recognising, type SheetSteps } from './recognise';
import type { Grid, RecognisedTable } from './recognisedTable';
import { retaken } from './retake';

/**
 * How a table was understood, fit to be kept in the workbook. Columns are told by their headers, so that it holds
 * when columns are moved or added.
 */
export interface RememberedChoice {
  version: 1;
  kind: TableKind;
  columns: readonly RememberedColumn[];
}

export interface RememberedColumn {
  /** Header, folded; columns without one are told by their order among these. */
  header: string;
  /** Which of the columns with this header, from zero. */
  nth: number;
  id: ColumnId | null;
}

/** How a table is understood now, the person's corrections among it. */
export function rememberedChoice(table: RecognisedTable): RememberedChoice {
  return {
    version: 1,
    kind: table.kind,
    columns: namedColumns(table).map(({ header, nth, id }) => ({ header, nth, id })),
  };
}

/**
 * The table of a grid that a choice was made for, understood as it was then: `null` when no table has half of its
 * headers. Columns that came since are understood by their headers.
 *
 * @param tables the grid's tables, when they were recognised already
 */
export function applyChoice(
  grid: Grid,
  choice: RememberedChoice,
  tables: readonly RecognisedTable[] = atOnce(recognising(grid)),
): RecognisedTable | null {
  return atOnce(choiceAppliedTo(grid, tables, choice));
}

/** As {@link applyChoice}, in steps. */
export function* choiceAppliedTo(
  grid: Grid,
  tables: readonly RecognisedTable[],
  choice: RememberedChoice,
): SheetSteps<RecognisedTable | null> {
  const shared = tables.map((table) => ({ table, shared: sharedColumns(table, choice) }));
  const best = shared.reduce((one, other) => (other.shared.size > one.shared.size ? other : one), shared[0]!);
  if (best === undefined || best.shared.size === 0 || best.shared.size * 2 < choice.columns.length) return null;
  return yield* retaken(grid, best.table, { kind: choice.kind, chosen: best.shared });
}

/** Whether a choice was made for a table like this: it has half of the headers at least. */
export function isChoiceOf({ columns }: RememberedChoice, table: RecognisedTable): boolean {
  const headers = new Set(namedColumns(table).map(({ header }) => header));
  return columns.filter(({ header }) => headers.has(header)).length * 2 >= columns.length;
}

/** What the choice says of the columns of a table, by their place. */
function sharedColumns(table: RecognisedTable, { columns }: RememberedChoice): Map<number, ColumnId | null> {
  const remembered = new Map(columns.map(({ header, nth, id }) => [`${nth} ${header}`, id]));
  return new Map(
    namedColumns(table).flatMap(({ at, header, nth }) => {
      const id = remembered.get(`${nth} ${header}`);
      return id === undefined ? [] : [[at, id] as const];
    }),
  );
}

interface NamedColumn extends RememberedColumn {
  at: number;
}

function namedColumns({ columns, unmatched }: RecognisedTable): NamedColumn[] {
  const counts = new Map<string, number>();
  return [...columns, ...unmatched.map(({ at, header }) => ({ at, header, id: null }))]
    .sort((a, b) => a.at - b.at)
    .map(({ at, header, id }) => {
      const key = fold(header);
      const nth = counts.get(key) ?? 0;
      counts.set(key, nth + 1);
      return { at, header: key, nth, id };
    });
}
