import type { ColumnId } from '../sheets/columns';
import type { Grid, RecognisedTable } from '../sheets/recognisedTable';

/** A table that was recognised, with the values it was found in. */
export interface TableWithValues {
  table: RecognisedTable;
  values: Grid['values'];
}

/** The cells of a table by row of data and column, as the readers of cells take them. */
export class TableCells {
  readonly length: number;
  private readonly at = new Map<ColumnId, number>();

  constructor(private readonly source: TableWithValues) {
    this.length = source.table.dataRows.length;
    for (const { id, at } of source.table.columns) if (!this.at.has(id)) this.at.set(id, at);
  }

  has(column: ColumnId): boolean {
    return this.at.has(column);
  }

  header(column: ColumnId): string {
    return this.source.table.columns.find(({ id }) => id === column)?.header ?? '';
  }

  /** The unit that the header of a column says; `null` where it says none. */
  unit(column: ColumnId): string | null {
    return this.source.table.columns.find(({ id }) => id === column)?.unit ?? null;
  }

  /** A column's cells by row of data; `null` for a column that the table has not. Errors come as their text. */
  column(column: ColumnId): ((row: number) => string | number | boolean | null) | null {
    const at = this.at.get(column);
    if (at === undefined) return null;
    const { values } = this.source;
    const { dataRows } = this.source.table;
    return (row) => {
      const value = values[dataRows[row] as number]?.[at] ?? null;
      return typeof value === 'object' && value !== null ? value.error : value;
    };
  }
}
