import type { ColumnId } from '../sheets/columns';
import { isFilled } from '../sheets/gridCells';
import type { Grid, MatchedColumn, RecognisedTable } from '../sheets/recognisedTable';
import { isAddedUp } from '../sheets/totals';

/** A table that was recognised, with the values it was found in. */
export interface TableWithValues {
  table: RecognisedTable;
  values: Grid['values'];
}

/** Rows of data that are at hand together, as rows of the values. */
export interface RowsAtHand {
  values: Grid['values'];
  dataRows: readonly number[];
  mergedDown?: RecognisedTable['mergedDown'];
  typedOver?: RecognisedTable['typedOver'];
}

/** A table whose rows come in parts: those of a long file are never at hand all at once. */
export interface TableInParts {
  columns: readonly MatchedColumn[];
  /** In order; a part is done with when the next one is asked for. */
  parts: Iterable<RowsAtHand> | AsyncIterable<RowsAtHand>;
  /** How many rows there are in all, as far as that can be told by now. */
  expectedRows: () => number;
}

/** A table that is at hand as a whole, as one part. */
export function inOnePart({ table, values }: TableWithValues): TableInParts {
  return { columns: table.columns, parts: [rowsOf({ table, values })], expectedRows: () => table.dataRows.length };
}

function rowsOf({ table: { dataRows, mergedDown, typedOver }, values }: TableWithValues): RowsAtHand {
  return { values, dataRows, ...(mergedDown ? { mergedDown } : {}), ...(typedOver ? { typedOver } : {}) };
}

const NO_ROWS: RowsAtHand = { values: [], dataRows: [] };

/** The cells of a table by row of data and column, as the readers of cells take them. */
export class TableCells {
  /** Rows of data so far. */
  length = 0;
  /** Cells of the rows at hand that have the value of the first row of a merged cell, by column and row of data. */
  merged: readonly { row: number; column: ColumnId }[] = [];
  /** Cells of the rows at hand with a value in the middle of a column of formulas, by column and row of data. */
  typedOver: readonly { row: number; column: ColumnId }[] = [];
  private first = 0;
  private rows = NO_ROWS;
  private readonly at = new Map<ColumnId, number>();
  /** By column of the values: rows of the values that a cell above stands for, and its row. */
  private readonly above = new Map<number, Map<number, number>>();

  constructor(private readonly columns: readonly MatchedColumn[]) {
    for (const { id, at } of columns) if (!this.at.has(id)) this.at.set(id, at);
  }

  /** The cells of a table that is at hand as a whole. */
  static of(source: TableWithValues): TableCells {
    const cells = new TableCells(source.table.columns);
    cells.goOn(rowsOf(source));
    return cells;
  }

  /** The next rows are at hand, the ones before no longer. */
  goOn(rows: RowsAtHand): void {
    this.first = this.length;
    this.rows = rows;
    this.length += rows.dataRows.length;
    for (const above of this.above.values()) above.clear();
    this.merged = this.mergedCells(rows);
    this.typedOver = this.typedOverCells(rows);
  }

  has(column: ColumnId): boolean {
    return this.at.has(column);
  }

  header(column: ColumnId): string {
    return this.columns.find(({ id }) => id === column)?.header ?? '';
  }

  /** The unit that the header of a column says; `null` where it says none. */
  unit(column: ColumnId): string | null {
    return this.columns.find(({ id }) => id === column)?.unit ?? null;
  }

  /** A column's cells by row of data; `null` for a column that the table has not. Errors come as their text. */
  column(column: ColumnId): ((row: number) => string | number | boolean | null) | null {
    const at = this.at.get(column);
    if (at === undefined) return null;
    let above = this.above.get(at);
    if (!above) this.above.set(at, (above = new Map()));
    return (row) => {
      const { values, dataRows } = this.rows;
      const line = dataRows[row - this.first] as number;
      const value = values[above.size === 0 ? line : (above.get(line) ?? line)]?.[at] ?? null;
      return typeof value === 'object' && value !== null ? value.error : value;
    };
  }

  private typedOverCells({ dataRows, typedOver = [] }: RowsAtHand): { row: number; column: ColumnId }[] {
    if (typedOver.length === 0) return [];
    const lines = new Map(dataRows.map((line, index) => [line, this.first + index]));
    return typedOver.flatMap(({ row, at }) => {
      const line = lines.get(row);
      const column = this.columns.find((matched) => matched.at === at)?.id;
      return line === undefined || column === undefined ? [] : [{ row: line, column }];
    });
  }

  /** Names, numbers, places and dates hold for all rows of a merged cell; amounts would be counted twice. */
  private mergedCells({ values, dataRows, mergedDown = [] }: RowsAtHand): { row: number; column: ColumnId }[] {
    if (mergedDown.length === 0) return [];
    const lines = new Map(dataRows.map((line, index) => [line, this.first + index]));
    const cells: { row: number; column: ColumnId }[] = [];
    for (const { row: first, rows, at } of mergedDown) {
      const column = this.columns.find((matched) => matched.at === at)?.id;
      if (column === undefined || isAddedUp(column) || PRICES.has(column) || !isFilled(values[first]?.[at])) continue;
      const above = this.above.get(at) ?? new Map<number, number>();
      this.above.set(at, above);
      for (let line = first + 1; line < first + rows; line++) {
        const row = lines.get(line);
        if (row === undefined || isFilled(values[line]?.[at])) continue;
        above.set(line, first);
        cells.push({ row, column });
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
    let found: ColumnId[] | null = null;
    for (const { column, read } of readers) {
      const cell = read(row);
      if (typeof cell === 'string' && cell.charCodeAt(0) === EQUALS_SIGN) (found ??= []).push(column);
    }
    return found ?? NONE;
  };
}

const EQUALS_SIGN = 61;
const NONE: readonly ColumnId[] = [];
