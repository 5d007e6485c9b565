import { englishErrorName } from './errorNames';
import { knows } from './excelRequest';
import type { CellRef, CellValue } from './port';

export function valueOf(value: unknown, type: Excel.RangeValueType | string): CellValue {
  if (type === 'Empty') return null;
  if (type === 'Error') return { error: englishErrorName(String(value)) };
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}

/** A formula is told from a text that begins with `=` by being something else than the cell's value. */
export function formulaOf(formula: unknown, value: CellValue): string | null {
  return typeof formula === 'string' && formula.startsWith('=') && formula !== value ? formula : null;
}

/** Asks for the cell that spilled into this one; the answer is there after the next sync. */
export function spillAnchorOf(range: Excel.Range, cell: CellRef): () => CellRef | null {
  // Excel 2019 and 2021 without spilled arrays have neither the call nor anything to find with it.
  if (!knows('1.12')) return () => null;
  const parent = range.getSpillParentOrNullObject();
  parent.load('rowIndex,columnIndex');
  return () => {
    if (parent.isNullObject || (parent.rowIndex === cell.row && parent.columnIndex === cell.column)) return null;
    return { sheet: cell.sheet, row: parent.rowIndex, column: parent.columnIndex };
  };
}
