import type {
  BooleanNumber as BooleanNumbers,
  ICellData,
  IRange,
  IStyleData,
  IWorkbookData,
  IWorksheetData,
} from '@univerjs/core';
import type { CellValue } from '../../workbook/port';
import type { Area, Book, Cell, CellStyle, DefinedName, Sheet, Table } from '../../workbook/xlsx/book';
import { isErrorCode } from '../errorNames';
import { BooleanNumber, PORTUGUESE } from '../../workbook/workbench/gridCodes';
import { gridNote, gridValue } from '../../workbook/workbench/gridContent';
import { gridRule } from '../../workbook/workbench/gridRules';
import { dateParts } from '../localTyping/editedText';
import { gridColumn } from '../../workbook/workbench/gridSheet';
import type { GridSheet, GridTable } from '../../workbook/workbench/gridSheet';
import { conversationText } from './marks';
import type { CellMarks, SheetMarks, TableMarks } from './marks';
import { neededHeight } from './rowHeight';
import { gridStyle } from './style';

/** Days between the two systems in which Excel counts dates. */
export const DAYS_FROM_1904 = 1462;
/** Empty rows and columns kept free beyond what a sheet holds. */
const SPARE_ROWS = 100;
const LEAST_ROWS = 200;
const SPARE_COLUMNS = 6;
const LEAST_COLUMNS = 26;
/** Cells of a sheet up to which the empty ones are given the formats of their rows and columns. */
const MOST_EMPTY_CELLS = 300_000;
/** What the grid calls the scope of a name that belongs to no sheet. */
export const WHOLE_WORKBOOK = 'AllDefaultWorkbook';

/** A book of a file in the grid's form. Names and tables are in it from the start: added later, formulas miss them. */
export function gridData(book: Book, id: string): IWorkbookData {
  const table: Record<string, IStyleData> = {};
  const idOf = (style: IStyleData) => {
    const styleId = `s${Object.keys(table).length + 1}`;
    table[styleId] = style;
    return styleId;
  };
  const styles = new StyleIds(idOf);
  const sheetIds = book.sheets.map((_, index) => `${id}-${index + 1}`);
  const made = book.sheets.map((sheet, index) => gridSheet(sheet, sheetIds[index]!, styles, book.date1904));
  const bySheet = <Part>(part: (sheet: GridSheet) => Part) =>
    Object.fromEntries(made.map((sheet, index) => [sheetIds[index]!, part(sheet)]));
  return {
    id,
    name: '',
    appVersion: '',
    locale: PORTUGUESE,
    styles: table,
    sheetOrder: sheetIds,
    sheets: bySheet(({ data }) => data),
    resources: [
      { name: 'SHEET_NOTE_PLUGIN', data: JSON.stringify(bySheet(({ notes }) => notes)) },
      { name: 'SHEET_DEFINED_NAME_PLUGIN', data: JSON.stringify(gridNames(book, sheetIds)) },
      {
        name: 'SHEET_TABLE_PLUGIN',
        data: JSON.stringify(bySheet(({ tables }) => ({ tables, tableFilteredOutRows: [] }))),
      },
      { name: 'SHEET_DATA_VALIDATION_PLUGIN', data: JSON.stringify(bySheet(({ rules }) => rules)) },
    ],
  };
}

/** Whether the grid can hold a name; the others are kept aside by whoever opened the book. */
export function isNameForGrid({ name, refersTo, hidden }: DefinedName): boolean {
  return !hidden && !name.includes('.') && !/#REF!|\[\d+\]|^$/.test(refersTo) && !/^_xl/i.test(name);
}

/** A sheet in the grid's form, with what the grid keeps apart from it. */
export function gridSheet(sheet: Sheet, sheetId: string, styles: StyleIds, date1904: boolean): GridSheet {
  const converter = new SheetConverter(sheet, date1904, styles);
  return {
    data: { id: sheetId, ...converter.data() },
    notes: converter.notes,
    tables: sheet.tables.map((table) => gridTable(table, `${sheetId}-${table.name}`)),
    rules: (sheet.rules ?? []).map((rule, index) => gridRule(rule, `${sheetId}-${index + 1}`)),
  };
}

/** Equal styles share one entry. */
export class StyleIds {
  private readonly ids = new Map<string, string>();
  private readonly known = new WeakMap<CellStyle, string>();

  /** @param add puts a style into the workbook and gives its id */
  constructor(private readonly add: (style: IStyleData) => string) {}

  idOf(style: CellStyle): string {
    const seen = this.known.get(style);
    if (seen !== undefined) return seen;
    const converted = gridStyle(style);
    const key = JSON.stringify(converted);
    const id = this.ids.get(key) ?? this.add(converted);
    this.ids.set(key, id);
    this.known.set(style, id);
    return id;
  }
}

class SheetConverter {
  readonly notes: GridSheet['notes'] = {};
  private lastRow = 0;
  private lastColumn = 0;

  constructor(
    private readonly sheet: Sheet,
    private readonly date1904: boolean,
    private readonly styles: StyleIds,
  ) {}

  data(): Partial<IWorksheetData> {
    const { sheet } = this;
    const cellData = this.cells();
    const { rows: frozenRows, columns: frozenColumns } = sheet.freeze;
    const rowCount = Math.max(this.lastRow + 1 + SPARE_ROWS, LEAST_ROWS);
    const columnCount = Math.max(this.lastColumn + 1 + SPARE_COLUMNS, LEAST_COLUMNS);
    this.formatEmptyCells(cellData, rowCount, columnCount);
    return {
      name: sheet.name,
      hidden: sheet.visibility === 'visible' ? BooleanNumber.FALSE : BooleanNumber.TRUE,
      custom: this.marks() as Record<string, unknown>,
      cellData,
      rowCount,
      columnCount,
      columnData: this.columns(),
      rowData: this.rows(),
      mergeData: sheet.merges.map(rangeOf),
      freeze: {
        xSplit: frozenColumns,
        ySplit: frozenRows,
        startRow: frozenRows > 0 ? frozenRows : -1,
        startColumn: frozenColumns > 0 ? frozenColumns : -1,
      },
    };
  }

  private marks(): SheetMarks {
    const { visibility, columnFormats } = this.sheet;
    return {
      ...(visibility === 'veryHidden' ? { veryHidden: true } : {}),
      ...(columnFormats?.size ? { columnFormats: [...columnFormats] } : {}),
    };
  }

  /** What is typed into a cell goes by the cell's own format only: those of its row or column are given to it. */
  private formatEmptyCells(
    cellData: Record<number, Record<number, ICellData>>,
    rowCount: number,
    columnCount: number,
  ): void {
    const { rows, columnFormats, rowFormats } = this.sheet;
    if (!columnFormats && !rowFormats) return;
    const styles = new Map<string, CellStyle>();
    const styleOf = (numberFormat: string) => {
      const style = styles.get(numberFormat) ?? { numberFormat };
      styles.set(numberFormat, style);
      return style;
    };
    // Of a sheet too large to give every cell its format, the rows below the content get theirs.
    const first = rowCount * columnCount > MOST_EMPTY_CELLS ? this.lastRow + 1 : 0;
    for (let row = first; row < rowCount; row += 1)
      for (let column = 0; column < columnCount; column += 1) {
        const format = rowFormats?.get(row) ?? columnFormats?.get(column);
        if (format === undefined || rows.get(row)?.has(column)) continue;
        (cellData[row] ??= {})[column] = { s: this.styles.idOf(styleOf(format)) };
      }
  }

  private cells(): Record<number, Record<number, ICellData>> {
    const cellData: Record<number, Record<number, ICellData>> = {};
    for (const [row, cells] of this.sheet.rows) {
      const converted: Record<number, ICellData> = {};
      for (const [column, cell] of cells) {
        const data = this.cell(cell, row, column);
        if (data) converted[column] = data;
        if (column > this.lastColumn) this.lastColumn = column;
      }
      cellData[row] = converted;
      if (row > this.lastRow) this.lastRow = row;
    }
    return cellData;
  }

  private cell(cell: Cell, row: number, column: number): ICellData | null {
    const marks: CellMarks = {};
    if (cell.array && cell.formula && !cell.spills) marks.array = this.arrayMark(cell.formula, cell.array);
    if (cell.conversation) marks.conversation = cell.conversation;
    if (typeof cell.value === 'object' && cell.value && !isErrorCode(cell.value.error)) marks.error = cell.value.error;
    this.note(cell, row, column);
    // The grid computes spilled cells again; a value of their own would be in the way.
    const content = cell.spilledFrom ? {} : this.content(cell);
    const data: ICellData = {
      ...content,
      ...(cell.style ? { s: this.styles.idOf(cell.style) } : {}),
      ...(Object.keys(marks).length > 0 ? { custom: marks as Record<string, unknown> } : {}),
    };
    return Object.keys(data).length > 0 ? data : null;
  }

  private arrayMark(formula: string, area: Area): NonNullable<CellMarks['array']> {
    if (area.rows === 1 && area.columns === 1) return { formula, area };
    const values = Array.from({ length: area.rows }, (_row, row) =>
      Array.from(
        { length: area.columns },
        (_column, column) => this.sheet.rows.get(area.row + row)?.get(area.column + column)?.value ?? null,
      ),
    );
    return { formula, area, values };
  }

  private content({ value, formula, style }: Cell): ICellData {
    const shifted = this.shifted(value, style);
    return { ...gridValue(shifted), ...(formula === undefined ? {} : { f: `=${formula}` }) };
  }

  /** The grid counts days from 1900 only. */
  private shifted(value: CellValue, style: CellStyle | undefined): CellValue {
    const isDate = typeof value === 'number' && this.date1904 && dateParts(style?.numberFormat ?? '').day;
    return isDate ? value + DAYS_FROM_1904 : value;
  }

  private note(cell: Cell, row: number, column: number): void {
    const note = cell.conversation ? conversationText(cell.conversation) : cell.note;
    if (!note) return;
    (this.notes[row] ??= {})[column] = gridNote(note, row, column);
  }

  private rows(): IWorksheetData['rowData'] {
    const data: Record<number, { hd?: BooleanNumbers; ah?: number; ia?: BooleanNumbers }> = {};
    for (const [row, cells] of this.sheet.rows) {
      const height = neededHeight(cells, (column) => this.sheet.columnWidths.get(column));
      if (height !== null) data[row] = { ah: height, ia: BooleanNumber.TRUE };
    }
    for (const row of this.sheet.hiddenRows) data[row] = { ...data[row], hd: BooleanNumber.TRUE };
    return data;
  }

  private columns(): IWorksheetData['columnData'] {
    const data: Record<number, { w?: number; hd?: BooleanNumbers }> = {};
    for (const [column, width] of this.sheet.columnWidths) data[column] = { w: width };
    for (const column of this.sheet.hiddenColumns) data[column] = { ...data[column], hd: BooleanNumber.TRUE };
    return data;
  }
}

export function rangeOf({ row, column, rows, columns }: Area): IRange {
  return { startRow: row, endRow: row + rows - 1, startColumn: column, endColumn: column + columns - 1 };
}

function gridNames(book: Book, sheetIds: string[]) {
  const names: Record<string, object> = {};
  for (const [index, name] of book.names.entries()) {
    if (!isNameForGrid(name)) continue;
    const sheet = book.sheets.findIndex((candidate) => candidate.name === name.sheet);
    const id = `name${index + 1}`;
    names[id] = {
      id,
      name: name.name,
      formulaOrRefString: name.refersTo,
      localSheetId: sheet < 0 ? WHOLE_WORKBOOK : sheetIds[sheet],
    };
  }
  return names;
}

function gridTable({ name, area, headerRow, totalsRow, columns }: Table, id: string): GridTable {
  const marks: TableMarks = totalsRow ? { totalsRow } : {};
  return {
    id,
    name,
    // The grid has no totals row: it stays a row below the table.
    range: rangeOf(totalsRow ? { ...area, rows: area.rows - 1 } : area),
    options: { showHeader: headerRow, showFooter: false, tableStyleId: 'table-default-0' },
    filters: { tableColumnFilterList: [], tableSortInfo: undefined },
    columns: columns.map((displayName, index) => gridColumn(`${id}-${index + 1}`, displayName)),
    meta: marks,
  };
}
