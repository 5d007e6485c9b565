import { cellAddress } from './address';
import { englishErrorName } from './errorNames';
import { locateInExcel } from './excelLocate';
import { refusalOf } from './excelRefusal';
import { hiddenRowsInExcel, mergedInExcel, sheetsInExcel, tablesInExcel, usedAreaInExcel } from './excelSheets';
import {
  WorkbookRefusal,
  type AreaRef,
  type CellContent,
  type CellRef,
  type CellValue,
  type NamedReference,
  type SheetInfo,
  type TableInfo,
  type Workbook,
} from './port';
import { whenSelectionChanges } from './excelSelection';

/** Answers with values and their types stay far below the 5 MB that Excel on the web allows for one answer. */
const CELLS_A_REQUEST = 50_000;

/** The workbook that is open in Excel, through Office.js. */
export class ExcelWorkbook implements Workbook {
  readonly host = 'excel';

  selectedCell(): Promise<CellRef> {
    return request(async (context) => {
      const cell = context.workbook.getActiveCell();
      cell.load('rowIndex,columnIndex,worksheet/name');
      await context.sync();
      return { sheet: cell.worksheet.name, row: cell.rowIndex, column: cell.columnIndex };
    });
  }

  readCell(cell: CellRef): Promise<CellContent> {
    return request(async (context) => {
      const range = rangeOf(context, { ...cell, rows: 1, columns: 1 });
      range.load('values,valueTypes,formulas');
      const spillAnchor = spillAnchorOf(range, cell);
      await context.sync();
      const value = valueOf(range.values[0]![0], range.valueTypes[0]![0]!);
      const anchor = spillAnchor();
      return { value, formula: anchor ? null : formulaOf(range.formulas[0]![0], value), spillAnchor: anchor };
    });
  }

  sheets(): Promise<SheetInfo[]> {
    return request(sheetsInExcel);
  }

  usedArea(sheet: string): Promise<AreaRef | null> {
    return request((context) => usedAreaInExcel(context, sheet));
  }

  mergedAreas(area: AreaRef): Promise<AreaRef[]> {
    return request((context) => mergedInExcel((part) => rangeOf(context, part), area));
  }

  hiddenRows(area: AreaRef): Promise<number[]> {
    return request((context) => hiddenRowsInExcel((part) => rangeOf(context, part), area));
  }

  tablesOn(sheet: string): Promise<TableInfo[]> {
    return request((context) => tablesInExcel(context, sheet));
  }

  readArea(area: AreaRef): Promise<CellValue[][]> {
    return request(async (context) => {
      const rowsAtOnce = Math.max(1, Math.floor(CELLS_A_REQUEST / area.columns));
      const values: CellValue[][] = [];
      while (values.length < area.rows) {
        const rows = Math.min(rowsAtOnce, area.rows - values.length);
        const range = rangeOf(context, { ...area, row: area.row + values.length, rows });
        range.load('values,valueTypes');
        await context.sync();
        for (const [r, row] of range.values.entries())
          values.push(row.map((value: unknown, c) => valueOf(value, range.valueTypes[r]![c]!)));
      }
      return values;
    });
  }

  writeFormula(cell: CellRef, formula: string): Promise<void> {
    return request(async (context) => {
      const range = rangeOf(context, { ...cell, rows: 1, columns: 1 });
      const spillAnchor = spillAnchorOf(range, cell);
      await context.sync();
      const anchor = spillAnchor();
      // Excel would accept the formula and turn the whole spilled answer into #SPILL!.
      if (anchor) throw new WorkbookRefusal('partOfSpill', cellAddress(anchor));
      range.formulas = [[formula]];
      await context.sync();
    });
  }

  select(cell: CellRef): Promise<void> {
    return request(async (context) => {
      const range = rangeOf(context, { ...cell, rows: 1, columns: 1 });
      range.worksheet.activate();
      range.select();
      await context.sync();
    });
  }

  onSelectionChanged(listener: (cell: CellRef) => void): () => void {
    // A chart or a closing workbook has no active cell; then there is nothing to tell.
    return whenSelectionChanges(() => void this.selectedCell().then(listener, () => undefined));
  }

  locate(reference: NamedReference, from: CellRef): Promise<AreaRef | null> {
    return request((context) => locateInExcel(context, reference, from));
  }
}

/** Runs a batch once the person has left the cell they are typing in; failures come out as {@link WorkbookRefusal}. */
async function request<T>(batch: (context: Excel.RequestContext) => Promise<T>): Promise<T> {
  try {
    return await Excel.run({ delayForCellEdit: true }, batch);
  } catch (failure) {
    throw refusalOf(failure);
  }
}

function rangeOf(context: Excel.RequestContext, { sheet, row, column, rows, columns }: AreaRef): Excel.Range {
  return context.workbook.worksheets.getItem(sheet).getRangeByIndexes(row, column, rows, columns);
}

/** Asks for the cell that spilled into this one; the answer is there after the next sync. */
function spillAnchorOf(range: Excel.Range, cell: CellRef): () => CellRef | null {
  // Excel 2019 and 2021 without spilled arrays have neither the call nor anything to find with it.
  if (!Office.context.requirements.isSetSupported('ExcelApi', '1.12')) return () => null;
  const parent = range.getSpillParentOrNullObject();
  parent.load('rowIndex,columnIndex');
  return () => {
    if (parent.isNullObject || (parent.rowIndex === cell.row && parent.columnIndex === cell.column)) return null;
    return { sheet: cell.sheet, row: parent.rowIndex, column: parent.columnIndex };
  };
}

function valueOf(value: unknown, type: Excel.RangeValueType | string): CellValue {
  if (type === 'Empty') return null;
  if (type === 'Error') return { error: englishErrorName(String(value)) };
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}

/** A formula is told from a text that begins with `=` by being something else than the cell's value. */
function formulaOf(formula: unknown, value: CellValue): string | null {
  return typeof formula === 'string' && formula.startsWith('=') && formula !== value ? formula : null;
}
