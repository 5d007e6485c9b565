import fc from 'fast-check';
import { NativeLists, type NativeArgument } from '../../../../src/sharing/native/nativeBook';
import { nativeRows } from '../../../../src/sharing/native/nativeFunctions';
import type { CellValue } from '../../../../src/workbook/port';
import { cellAddress } from '../../../../src/workbook/xlsx/address';
import { emptySheet, putCell, type Book } from '../../../../src/workbook/xlsx/book';

export const DATA = 'Dados';
/** Cells that such a function fills, from the first column on; its arguments stand behind them. */
export const CELLS = [0, 1, 2];

/** A call of a function that fills a row: `undefined` where an argument is left out. */
export interface RowCall {
  id: string;
  args: readonly (CellValue | undefined)[];
}

/** The calls as a book, a row each: native formulas in the first cells, arguments in those behind. */
export function bookOfRows(calls: readonly RowCall[]): Book {
  const data = emptySheet(DATA);
  const lists = new NativeLists();
  for (const [row, { id, args }] of calls.entries()) {
    const given = args.map((value, at): NativeArgument | null => {
      const column = CELLS.length + at;
      if (value === undefined) return null;
      if (value !== null) putCell(data, row, column, { value });
      return { text: cellAddress(row, column), value };
    });
    for (const [at, cell] of nativeRows.get(id)!.entries())
      putCell(data, row, at, { value: null, formula: cell(given, lists)! });
  }
  const { sheets, names } = lists.book('pt-BR', [DATA]);
  return { sheets: [data, ...sheets], activeSheet: 0, names, date1904: false };
}

const cents = (most: number) => fc.integer({ min: 0, max: most }).map((whole) => whole / 100);

/** Corn, inputs and others bought, some of each. */
export const cornCall: fc.Arbitrary<RowCall> = fc
  .tuple(
    fc.oneof(cents(100), cents(90_000_000)),
    fc.oneof(fc.constant(0), cents(100), cents(40_000_000)),
    fc.oneof(cents(300), cents(200_000_000)),
    fc.constantFrom('fixa', 'autoconsistente', undefined),
  )
  .filter((args) => args.slice(0, 3).some((amount) => amount !== 0))
  .map((args) => ({ id: 'SELO.CORNCAP', args }));

/** What was spent in N, NE and the Semiárido, so many thousandths of the total. */
export const regionalCall: fc.Arbitrary<RowCall> = fc
  .tuple(
    fc.integer({ min: 0, max: 1000 }),
    fc.integer({ min: 1, max: 90_000_000 }),
    fc.constantFrom(2024, 2025, 2026, 2031, undefined),
  )
  .map(([thousandths, total, year]) => ({
    id: 'SELO.REGIONALSHARE',
    args: [(thousandths * total) / 1000, total, year],
  }));
