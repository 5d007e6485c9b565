import { ACCOUNT_COLUMNS, type AccountColumn } from '../../../../explain/sharing/nativeAccount';
import { cellAddress } from '../../../../workbook/address';

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
