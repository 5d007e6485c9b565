import type { CellValue } from '../../../workbook/port';

/** What a formula asks for, names already replaced by what they stand for. */
export type Expression =
  | { kind: 'constant'; value: CellValue }
  | Reference
  | { kind: 'call'; name: string; args: readonly Expression[] }
  | { kind: 'negative' | 'percent'; of: Expression }
  | { kind: 'infix'; operator: Operator; left: Expression; right: Expression };

export type Operator = '+' | '-' | '*' | '/' | '^' | '&' | '=' | '<>' | '<' | '<=' | '>' | '>=';

/** A cell, or the rectangle between two. */
export interface Reference {
  kind: 'reference';
  /** Index of the sheet in the book. */
  sheet: number;
  from: Corner;
  to: Corner;
}

/** Row and column from zero where they are fixed (`$`), else how far they are from the cell of the formula. */
export interface Corner {
  row: number;
  rowFixed: boolean;
  column: number;
  columnFixed: boolean;
}

/** A cell of a book. */
export interface Place {
  sheet: number;
  row: number;
  column: number;
}

/** A rectangle of a sheet of the book, by the sheet's index. */
export interface Range {
  sheet: number;
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** The rectangle that a reference means in the formula of that cell. */
export function rangeOf({ sheet, from, to }: Reference, { row, column }: Place): Range {
  const [oneRow, otherRow] = [rowOf(from, row), rowOf(to, row)];
  const [oneColumn, otherColumn] = [columnOf(from, column), columnOf(to, column)];
  return {
    sheet,
    row: Math.min(oneRow, otherRow),
    column: Math.min(oneColumn, otherColumn),
    rows: Math.abs(oneRow - otherRow) + 1,
    columns: Math.abs(oneColumn - otherColumn) + 1,
  };
}

function rowOf(corner: Corner, row: number): number {
  return corner.rowFixed ? corner.row : row + corner.row;
}

function columnOf(corner: Corner, column: number): number {
  return corner.columnFixed ? corner.column : column + corner.column;
}
