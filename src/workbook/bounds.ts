import type { AreaRef } from './port';

/** First and last row and column of something, from zero. */
export interface Bounds {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

type Block = Omit<AreaRef, 'sheet'>;

/** The smallest bounds that hold the cell too. */
export function widened(bounds: Bounds | null, { row, column }: { row: number; column: number }): Bounds {
  if (!bounds) return { top: row, left: column, bottom: row, right: column };
  return {
    top: Math.min(bounds.top, row),
    left: Math.min(bounds.left, column),
    bottom: Math.max(bounds.bottom, row),
    right: Math.max(bounds.right, column),
  };
}

export function areaOf(sheet: string, { top, left, bottom, right }: Bounds): AreaRef {
  return { sheet, row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
}

/** Whether two rectangles of one sheet share a cell. */
export function overlap(one: Block, other: Block): boolean {
  return (
    one.row < other.row + other.rows &&
    other.row < one.row + one.rows &&
    one.column < other.column + other.columns &&
    other.column < one.column + one.columns
  );
}
