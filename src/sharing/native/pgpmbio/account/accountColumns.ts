import { ACCOUNT_COLUMNS, type AccountColumn } from '../../../../explain/sharing/nativeAccount';
import { cellAddress, columnLetters } from '../../../../workbook/address';
import type { NativeLists } from '../../nativeBook';
import { DOC_1_COLUMN, priceFigures } from '../figures';

/** A row of the account's sheet, from zero. */
export type RowOfAccount = number;

const PLACES: ReadonlyMap<AccountColumn, number> = new Map(ACCOUNT_COLUMNS.map((column, at) => [column, at]));

/** Column of the account's sheet, from zero. */
export function placeOfColumn(column: AccountColumn): number {
  return PLACES.get(column) as number;
}

/** A cell of the account as its formulas name it. */
export function addressOf(column: AccountColumn, row: RowOfAccount): string {
  return cellAddress({ row, column: placeOfColumn(column) });
}

/** The same cell for formulas of other sheets: it stays that one when their rows are sorted or copied. */
export function fixedAddressOf(column: AccountColumn, row: RowOfAccount): string {
  return `$${columnLetters(placeOfColumn(column))}$${row + 1}`;
}

/** A figure of the row of Doc. 1 whose key the account has in a row. */
export function figureOfRow(figure: keyof typeof DOC_1_COLUMN, row: RowOfAccount, lists: NativeLists): string {
  return `VLOOKUP(${addressOf('key', row)},${lists.table(priceFigures().doc1)},${DOC_1_COLUMN[figure]},FALSE)`;
}
