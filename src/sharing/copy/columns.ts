import type { ColumnId } from '../../sheets/columns';
import type { RecognisedTable } from '../../sheets/recognisedTable';

/** A column of the person's table that may go into a copy. */
export interface TableColumn {
  /** Column of the grid's values. */
  at: number;
  header: string;
  /** `null`: its header was not understood. */
  id: ColumnId | null;
}

/** The columns of a table as they stand beside each other, understood or not. */
export function columnsOf({ columns, unmatched }: RecognisedTable): TableColumn[] {
  return [
    ...columns.map(({ at, header, id }): TableColumn => ({ at, header, id })),
    ...unmatched.map(({ at, header }): TableColumn => ({ at, header, id: null })),
  ].sort((one, other) => one.at - other.at);
}
