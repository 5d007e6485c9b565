import type { ColumnId, TableKind } from '../../sheets/columns';
import type { Grid, RecognisedTable } from '../../sheets/recognisedTable';
import type { SalesContext } from '../../validation/pgpmbio/context';
import { contextFrom } from '../../validation/pgpmbio/contextTables';
import type { CellRef } from '../../workbook/port';
import type { CheckedTable } from './checked';
import type { FoundTable } from './tablesOfWorkbook';

const KINDS = ['marketPrices', 'priorBalances', 'producers'] as const;
export type KindBeside = (typeof KINDS)[number];

/** Tables beside the sales, as they were taken into account. */
export interface TablesBeside {
  used: readonly { kind: KindBeside; grid: Grid; rows: number }[];
  /** Rows that could not be read and were left aside, by the cell that kept them from it. */
  unread: readonly { kind: KindBeside; cell: CellRef; column: ColumnId }[];
}

/** Whether a table of the workbook is taken into account with sales: of a kind that is, with all that it needs. */
export function servesSales({ table, leftOut }: FoundTable): boolean {
  return isBeside(table.kind) && table.missing.length === 0 && !leftOut;
}

export function isBeside(kind: TableKind): kind is KindBeside {
  return KINDS.some((one) => one === kind);
}

/** What sales are checked against, by the tables beside them. */
export async function salesContext(
  besides: readonly CheckedTable[],
  today: string,
): Promise<{ context: SalesContext; beside: TablesBeside }> {
  const whole = KINDS.flatMap((kind) =>
    besides
      .filter(({ table }) => table.kind === kind)
      .map(({ grid, table }) => ({ kind, grid, source: { table, values: grid.values } })),
  );
  const sourcesOf = (kind: KindBeside) => whole.filter((one) => one.kind === kind).map(({ source }) => source);
  const { context, unread } = await contextFrom(
    {
      marketPrices: sourcesOf('marketPrices'),
      priorBalances: sourcesOf('priorBalances'),
      producers: sourcesOf('producers'),
    },
    today,
  );
  return {
    context,
    beside: {
      used: whole.map(({ kind, grid, source }) => ({ kind, grid, rows: source.table.dataRows.length })),
      unread: unread.map(({ source, row, column }) => {
        const { kind, grid } = whole.find((one) => one.source === source)!;
        return { kind, column, cell: cellIn(grid, source.table, row, column) };
      }),
    },
  };
}

/** The cell of a row of data; that of the table's first column where it has no such column. */
export function cellIn(grid: Grid, table: RecognisedTable, row: number, column: ColumnId | null): CellRef {
  const at = table.columns.find(({ id }) => id === column)?.at ?? table.columns[0]?.at ?? 0;
  return { sheet: grid.sheet, row: grid.top + table.dataRows[row]!, column: grid.left + at };
}
