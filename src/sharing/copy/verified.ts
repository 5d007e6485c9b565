import { sentenceOfWhyNotKept } from '../../explain/sharing/provenance';
import type { Language } from '../../explain/language';
import { exactOfCell } from '../../rules/exact';
import type { Steps } from '../../rules/steps';
import type { CellValue } from '../../workbook/port';
import { cellAt, type Book, type Sheet } from '../../workbook/xlsx/book';
import { putComputedValues } from '../native/computedValues';
import { evaluateBook } from '../native/evaluate';
import type { CopyColumn } from './copyColumn';
import { FIRST_COLUMN, rowOfLine } from './ownColumns';

/**
 * Computes every formula of a copy as Excel does, and makes a value of each that does not come to what the add-in or the
 * person's own program has: a copy never shows another amount than the original.
 */
export function* keepOnlyVerified(
  book: Book,
  sheet: Sheet,
  columns: readonly CopyColumn[],
  language: Language,
): Steps<void> {
  if (!columns.some(({ formulas }) => formulas.some(({ formula }) => formula !== null))) return;
  const evaluated = yield* evaluateBook(book);
  const { valueAt } = evaluated;
  const reason = sentenceOfWhyNotKept('differs', language);
  for (const [place, { formulas, values }] of columns.entries()) {
    for (const one of formulas) {
      if (one.formula === null) continue;
      const [row, column] = [rowOfLine(one.line), FIRST_COLUMN + place];
      if (isSameResult(valueAt(sheet.name, row, column), values[one.line] ?? null)) continue;
      one.formula = null;
      one.reason = reason;
      delete cellAt(sheet, row, column)!.formula;
    }
    yield;
  }
  yield* putComputedValues(book, evaluated);
}

/**
 * Two results that a person sees as one: numbers at Excel's 15 significant digits, blank like an empty text, and errors
 * of any kind, since foreign formulas cannot choose theirs; but for that of a name which our computation does not know,
 * of which it can say nothing.
 */
export function isSameResult(one: CellValue, other: CellValue): boolean {
  if (typeof one === 'number' && typeof other === 'number')
    return one === other || exactOfCell(one).equals(exactOfCell(other));
  if (typeof one === 'object' && one !== null)
    return typeof other === 'object' && other !== null && one.error !== '#NAME?';
  return (one ?? '') === (other ?? '');
}
