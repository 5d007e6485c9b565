import { ROWS_A_STEP, type Steps } from '../../rules/steps';
import type { Book } from '../../workbook/xlsx/book';
import type { EvaluatedBook } from './evaluate';

/**
 * Puts what the formulas of a book come to into the cells that hold no value yet: programs that only show files have
 * something to show, and none has to compute all of it when it opens the file.
 */
export function* putComputedValues({ sheets }: Book, { valueAt }: EvaluatedBook): Steps<void> {
  let waiting = 0;
  for (const { name, rows } of sheets)
    for (const [row, cells] of rows) {
      for (const [column, cell] of cells)
        if (cell.formula !== undefined && cell.value === null) cell.value = valueAt(name, row, column) ?? 0;
      if (++waiting % ROWS_A_STEP === 0) yield;
    }
}
