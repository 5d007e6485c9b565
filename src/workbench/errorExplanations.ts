import { cellAddress } from '../workbook/address';
import type { GridCell, WorkbenchCells } from '../workbook/workbenchCells';
import type { Language } from '../explain/language';
import type { CellMessages } from './cellMessages';
import { errorName } from './errorNames';
import type { PageTexts } from './texts';

/** An error shown in a cell and what it means. */
export interface Explanation {
  /** The error as the language spells it: `#N/D`. */
  name: string;
  /** `D5 · #N/D` */
  title: string;
  text: string;
}

/** Finds the words for the error that a cell shows: the message of our function, else what such an error means. */
export class ErrorExplanations {
  constructor(
    private readonly cells: WorkbenchCells,
    private readonly messages: CellMessages,
    private readonly language: Language,
    private readonly texts: PageTexts,
  ) {}

  /** `null` when the cell shows no error. */
  of(cell: GridCell): Explanation | null {
    const value = this.cells.value(cell);
    if (typeof value !== 'object' || value === null) return null;
    const anchor = this.cells.formula(cell) === null ? this.cells.spillAnchor(cell) : cell;
    const message = anchor && this.messageOf(anchor, cell, value.error);
    const name = errorName(value.error, this.language);
    return {
      name,
      title: this.texts.cellAndError(cellAddress(cell), name),
      text: message ?? this.texts.generalErrors[value.error] ?? '',
    };
  }

  private messageOf(anchor: GridCell, cell: GridCell, code: string): string | null {
    const unit = this.cells.workbook().getUnitId();
    const offset = { row: cell.row - anchor.row, column: cell.column - anchor.column };
    return this.messages.find({ unit, sheet: anchor.sheetId, row: anchor.row, column: anchor.column }, offset, code);
  }
}
