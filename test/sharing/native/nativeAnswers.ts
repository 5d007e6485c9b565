import { functionNamed } from '../../../src/functions/catalogue';
import { FunctionFailure } from '../../../src/functions/failure';
import { atOnce } from '../../../src/rules/steps';
import { evaluateBook } from '../../../src/sharing/native/evaluate';
import { NativeLists, quoted, type NativeArgument } from '../../../src/sharing/native/nativeBook';
import { nativeFunctions } from '../../../src/sharing/native/nativeFunctions';
import type { CellValue } from '../../../src/workbook/port';
import { cellAddress } from '../../../src/workbook/xlsx/address';
import { emptySheet, putCell, type Book } from '../../../src/workbook/xlsx/book';

const DATA = 'Dados';

/** One call of a function of ours: `undefined` where the argument is left out. */
export interface Call {
  id: string;
  args: readonly (CellValue | undefined)[];
}

/** The calls as a book: arguments of each in the cells of a row, its native formula in the first cell. */
export function bookOfCalls(calls: readonly Call[]): Book {
  const lists = new NativeLists();
  const data = emptySheet(DATA);
  calls.forEach(({ id, args }, row) => {
    const given = args.map((value, at): NativeArgument | null => {
      if (value === undefined) return null;
      if (value !== null) putCell(data, row, at + 1, { value });
      return { text: cellAddress(row, at + 1), value };
    });
    const formula = nativeFunctions.get(id)!(given, lists);
    if (formula !== null) putCell(data, row, 0, { value: null, formula });
  });
  const { sheets, names } = lists.book('pt-BR', [DATA]);
  return { sheets: [data, ...sheets], activeSheet: 0, names, date1904: false };
}

/** What the native formulas of these calls give; a call that cannot be expressed gives `undefined`. */
export function nativeAnswers(calls: readonly Call[]): (CellValue | undefined)[] {
  const book = bookOfCalls(calls);
  const { valueAt } = atOnce(evaluateBook(book));
  return calls.map((_, row) => (book.sheets[0]!.rows.get(row)?.get(0)?.formula ? valueAt(DATA, row, 0) : undefined));
}

/** The formula of a call whose arguments are written out. */
export function formulaOf(id: string, ...args: readonly (string | number | null)[]): string | null {
  const given = args.map((value) =>
    value === null ? null : { text: typeof value === 'number' ? String(value) : quoted(value), value },
  );
  return nativeFunctions.get(id)!(given, new NativeLists());
}

/** What the function of ours gives of these cells, as Excel hands them over; an error value for a failure. */
export function ourAnswer({ id, args }: Call): CellValue {
  const cells = args.map((value) => {
    const cell = typeof value === 'object' && value !== null ? { code: value.error } : value;
    return value === undefined ? undefined : [[cell]];
  });
  try {
    const answer = functionNamed(id)!.run(cells) as CellValue | [[CellValue]];
    return Array.isArray(answer) ? answer[0][0] : answer;
  } catch (failure) {
    if (failure instanceof FunctionFailure) return { error: failure.error };
    throw failure;
  }
}

/** Errors as one: our functions tell two kinds apart, a formula need not. */
export function comparable(value: CellValue | undefined): CellValue | undefined | 'error' {
  return typeof value === 'object' && value !== null ? 'error' : value;
}
