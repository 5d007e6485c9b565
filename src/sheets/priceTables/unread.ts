import { sentenceOfUnreadCell, type UnreadWhy } from '../../explain/tables/unreadCells';
import type { Language } from '../../explain/language';
import type { CellRef } from '../../workbook/port';
import { COLUMNS, HEAD, type HeadLine, type RowColumn } from './layout';

/** A cell of a table's sheet that could not be read, or only in part: what it would have said is missing. */
export interface UnreadCell {
  cell: CellRef;
  /** `B7` */
  address: string;
  column: HeadLine | RowColumn;
  why: UnreadWhy;
}

/** What is wrong with a cell, after its address. */
export function sentenceOfUnread({ address, column, why }: UnreadCell, language: Language): string {
  const what = COLUMNS.find((one) => one.column === column)?.header ?? HEAD.find(({ line }) => line === column)!.label;
  return `${address}. ${sentenceOfUnreadCell(why, what, language)}`;
}
