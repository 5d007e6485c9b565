import { parseCellAddress } from '../../../workbook/address';
import type { Place } from './expression';

/** Texts and names of sheets in quotes, which stay; and what may be a cell, no part of a longer word. */
const PIECES =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|(?<![\w.$\\?\u0080-\uffff])(\$?)[A-Za-z]{1,3}(\$?)\d{1,7}(?![\w.$\\?(!\u0080-\uffff])/g;

/**
 * A formula with its references as R1C1 writes them, seen from its cell: `R[-1]C[0]` is the cell above. Formulas filled
 * down a column have one shape, and are read once: a table has many thousands of them.
 */
export function shapeOf(formula: string, { row, column }: Place): string {
  return formula.replace(PIECES, (piece: string, columnFixed?: string, rowFixed?: string) => {
    const cell = columnFixed === undefined ? null : parseCellAddress(piece);
    if (!cell) return piece;
    return `R${rowFixed ? cell.row : `[${cell.row - row}]`}C${columnFixed ? cell.column : `[${cell.column - column}]`}`;
  });
}
