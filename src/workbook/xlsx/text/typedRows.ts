import { putCell, type Sheet } from '../book';
import { readsDayFirst, typedText } from './typedText';

/** A cell of a file without types; `exact` is a number the file gives besides the text. */
export interface RawCell {
  text: string;
  exact?: number;
  /** The file says that it is text. */
  isText?: boolean;
}

/** Fills a sheet with rows of text; each column decides for itself how its dates are to be read. */
export function putTypedRows(sheet: Sheet, rows: readonly (readonly (RawCell | undefined)[])[]): void {
  const dayFirst = new Map<number, boolean>();
  const readsColumnDayFirst = (column: number): boolean => {
    const known = dayFirst.get(column);
    if (known !== undefined) return known;
    const answer = readsDayFirst(columnTexts(rows, column));
    dayFirst.set(column, answer);
    return answer;
  };
  rows.forEach((cells, row) =>
    cells.forEach((cell, column) => {
      if (!cell || cell.text === '') return;
      if (cell.exact !== undefined) putCell(sheet, row, column, { value: cell.exact });
      else if (cell.isText) putCell(sheet, row, column, { value: cell.text });
      else {
        const { value, numberFormat } = typedText(cell.text, readsColumnDayFirst(column));
        putCell(sheet, row, column, numberFormat ? { value, style: { numberFormat } } : { value });
      }
    }),
  );
}

function* columnTexts(rows: readonly (readonly (RawCell | undefined)[])[], column: number): Iterable<string> {
  for (const row of rows) {
    const text = row[column]?.text;
    if (text) yield text;
  }
}
