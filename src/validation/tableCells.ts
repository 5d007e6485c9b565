import type { ColumnId } from '../sheets/columns';
import { isFilled } from '../sheets/gridCells';
import type { Grid, RecognisedTable } from '../sheets/recognisedTable';
import { isAddedUp } from '../sheets/totals';

/** A table that was recognised, with the values it was found in. */
export interface TableWithValues {
  table: RecognisedTable;
  values: Grid['values'];
}

/** The cells of a table by row of data and column, as the readers of cells take them. */
export class TableCells {
  readonly length: number;
  /** Cells that have the value of the first row of a merged cell, by column and row of data. */
  readonly merged: readonly { row: number; column: ColumnId }[];
  private readonly at = new Map<ColumnId, number>();
  /** By column of the values: rows of the values that a cell above stands for, and its row. */
  private readonly above = new Map<number, Map<number, number>>();

  constructor(private readonly source: TableWithValues) {
    this.length = source.table.dataRows.length;
    for (const { id, at } of source.table.columns) if (!this.at.has(id)) this.at.set(id, at);
    this.merged = this.mergedCells();
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
    const above = this.above.get(at);
    return (row) => {
      const line = dataRows[row] as number;
      const value = values[above?.get(line) ?? line]?.[at] ?? null;
      return typeof value === 'object' && value !== null ? value.error : value;
    };
  }

  /** Names, numbers, places and dates hold for all rows of a merged cell; amounts would be counted twice. */
  private mergedCells(): { row: number; column: ColumnId }[] {
    const { table, values } = this.source;
    if (!table.mergedDown) return [];
    const lines = new Map(table.dataRows.map((row, line) => [row, line]));
    const cells: { row: number; column: ColumnId }[] = [];
    for (const { row: first, rows, at } of table.mergedDown) {
      const column = table.columns.find((matched) => matched.at === at)?.id;
      if (column === undefined || isAddedUp(column) || PRICES.has(column) || !isFilled(values[first]?.[at])) continue;
      for (let row = first + 1; row < first + rows; row++) {
        const line = lines.get(row);
        if (line === undefined || isFilled(values[row]?.[at])) continue;
        const above = this.above.get(at) ?? new Map<number, number>();
        this.above.set(at, above.set(row, first));
        cells.push({ row: line, column });
      }
    }
    return cells;
  }
}

const PRICES: ReadonlySet<ColumnId> = new Set(['salePrice', 'marketPrice']);

/** Columns of names, which nothing else is read from than the name. */
const NAMES: readonly ColumnId[] = [
  ...(['producerName', 'organisation', 'issuer', 'buyer', 'intermediary', 'donee', 'description'] as const),
];

/** Tells the cells of a row that hold a name like a formula. */
export function namesLikeFormulas(table: Pick<TableCells, 'column'>): (row: number) => readonly ColumnId[] {
  const readers = NAMES.flatMap((column) => {
    const read = table.column(column);
    return read === null ? [] : [{ column, read }];
  });
  return (row) => {
    const found = readers.filter(({ read }) => {
      const cell = read(row);
      return typeof cell === 'string' && cell.charCodeAt(0) === EQUALS_SIGN;
    });
    return found.length === 0 ? NONE : found.map(({ column }) => column);
  };
}

const EQUALS_SIGN = 61;
const NONE: readonly ColumnId[] = [];
