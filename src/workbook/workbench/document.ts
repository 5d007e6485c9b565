import type { IStyleData } from '@univerjs/core';
import type { Sheet } from '../xlsx/book';
import type { GridSheet } from './gridSheet';

/** What the page knows of the workbook in its grid that the grid itself does not. */
export interface WorkbenchDocument {
  /** Whether the person asked, in the file itself, that a sheet be left as it is. */
  isProtected(sheetId: string): boolean;
  /** Texts that the add-in keeps in the workbook, by key. */
  readonly kept: ReadonlyMap<string, string>;
  keep(key: string, text: string | null): void;
  /**
   * A sheet in the grid's form, not yet in the grid.
   *
   * @param addStyle puts a style into the workbook and gives its id
   */
  gridSheet(sheet: Sheet, sheetId: string, addStyle: (style: IStyleData) => string): GridSheet;
}
