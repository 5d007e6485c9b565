import type {
  ICellData,
  IRange,
  ISheetDataValidationRule,
  IWorkbookData,
  IWorksheetData,
  Nullable,
} from '@univerjs/core';
import type { CellValue } from '../../workbook/port';
import { emptySheet, putCell } from '../../workbook/xlsx/book';
import type { Area, Book, Cell, CellStyle, DefinedName, Sheet, Table } from '../../workbook/xlsx/book';
import { isErrorCode } from '../errorNames';
import { BooleanNumber, CellValueType } from '../../workbook/workbench/gridCodes';
import { entryRules } from '../../workbook/workbench/gridRules';
import { dateParts } from '../localTyping/editedText';
import { DAYS_FROM_1904, WHOLE_WORKBOOK } from './fromBook';
import { conversationText } from './marks';
import type { CellMarks, SheetMarks, TableMarks } from './marks';
import { bookStyle } from './style';

/** What only the running grid knows, beside its data. */
export interface LiveFormulas {
  /** The formula of a cell, with its `=`, also where the grid shares one among cells. */
  formula(sheetId: string, row: number, column: number): string | null;
  /** Blocks that formulas filled, by the row and column of the formula. */
  spills(sheetId: string): Iterable<IRange & { row: number; column: number }>;
  spilled(sheetId: string, row: number, column: number): Nullable<ICellData>;
}

/** What the grid could not hold of the book it was made from. */
export interface Aside {
  date1904: boolean;
  names: readonly DefinedName[];
  protectedSheets: ReadonlySet<string>;
  /** Sheet ids whose rows or columns were inserted, removed or moved since. */
  rearranged: ReadonlySet<string>;
  kept?: ReadonlyMap<string, string>;
}

/** The grid's workbook as the book that a file is made of. */
export function bookOf(data: IWorkbookData, live: LiveFormulas, activeSheetId: string, aside: Aside): Book {
  const order = data.sheetOrder.filter((id) => data.sheets[id]);
  const names = resource<Record<string, GridName>>(data, 'SHEET_DEFINED_NAME_PLUGIN');
  const notes = resource<Notes>(data, 'SHEET_NOTE_PLUGIN');
  const tables = resource<Record<string, { tables?: GridTable[] }>>(data, 'SHEET_TABLE_PLUGIN');
  const rules = resource<Record<string, ISheetDataValidationRule[]>>(data, 'SHEET_DATA_VALIDATION_PLUGIN');
  const sheets = order.map((id) => {
    const reader = new SheetReader(data.sheets[id]!, id, data, live, aside);
    return reader.sheet(notes[id] ?? {}, tables[id]?.tables ?? [], rules[id] ?? []);
  });
  const nameOfSheet = (id: string) => data.sheets[id]?.name;
  return {
    sheets,
    activeSheet: visibleSheet(sheets, order.indexOf(activeSheetId)),
    names: [...Object.values(names).map((name) => bookName(name, nameOfSheet)), ...aside.names],
    date1904: aside.date1904,
    ...(aside.kept?.size ? { kept: new Map(aside.kept) } : {}),
  };
}

type Notes = Record<string, Record<number, Record<number, { note?: string }>>>;

interface GridName {
  name: string;
  formulaOrRefString: string;
  localSheetId?: string;
  hidden?: boolean;
}

interface GridTable {
  name: string;
  range: IRange;
  options?: { showHeader?: boolean };
  columns: { displayName: string }[];
  meta?: TableMarks;
}

function resource<T extends object>(data: IWorkbookData, name: string): T {
  const text = data.resources?.find((entry) => entry.name === name)?.data;
  return (text ? JSON.parse(text) : {}) as T;
}

function visibleSheet(sheets: Sheet[], wanted: number): number {
  if (sheets[wanted]?.visibility === 'visible') return wanted;
  return Math.max(
    0,
    sheets.findIndex((sheet) => sheet.visibility === 'visible'),
  );
}

function bookName(
  { name, formulaOrRefString, localSheetId, hidden }: GridName,
  nameOfSheet: (id: string) => string | undefined,
): DefinedName {
  const sheet = localSheetId && localSheetId !== WHOLE_WORKBOOK ? nameOfSheet(localSheetId) : undefined;
  const refersTo = formulaOrRefString.replace(/^=/, '');
  return { name, refersTo, hidden: hidden ?? false, ...(sheet === undefined ? {} : { sheet }) };
}

class SheetReader {
  private readonly styles = new Map<string, CellStyle | undefined>();
  /** Formulas entered for exactly an area. */
  private readonly blocks: { area: Area; values: CellValue[][] }[] = [];

  constructor(
    private readonly data: Partial<IWorksheetData>,
    private readonly id: string,
    private readonly workbook: IWorkbookData,
    private readonly live: LiveFormulas,
    private readonly aside: Aside,
  ) {}

  sheet(notes: Notes[string], tables: GridTable[], rules: ISheetDataValidationRule[]): Sheet {
    const { data, aside } = this;
    const sheet = emptySheet(data.name ?? '');
    sheet.visibility = this.visibility();
    sheet.protected = aside.protectedSheets.has(this.id);
    if (aside.rearranged.has(this.id)) sheet.rearranged = true;
    sheet.merges = (data.mergeData ?? []).map(areaOf);
    sheet.freeze = { rows: data.freeze?.ySplit ?? 0, columns: data.freeze?.xSplit ?? 0 };
    // Columns that moved have left their formats to the cells.
    const { columnFormats } = this.marks();
    if (columnFormats && !sheet.rearranged) sheet.columnFormats = new Map(columnFormats);
    this.sizes(sheet);
    this.cells(sheet);
    this.spills(sheet);
    this.wholeBlocks(sheet);
    this.notes(sheet, notes);
    sheet.tables = tables.map((table) => bookTable(table, sheet));
    const entries = rules.flatMap((rule) => entryRules(rule, sheet.name));
    if (entries.length > 0) sheet.rules = entries;
    return sheet;
  }

  private visibility(): Sheet['visibility'] {
    if (this.data.hidden !== BooleanNumber.TRUE) return 'visible';
    return this.marks().veryHidden ? 'veryHidden' : 'hidden';
  }

  private marks(): SheetMarks {
    return (this.data.custom ?? {}) as SheetMarks;
  }

  private sizes(sheet: Sheet): void {
    for (const [column, data] of Object.entries(this.data.columnData ?? {})) {
      if (data?.w !== undefined) sheet.columnWidths.set(Number(column), data.w);
      if (data?.hd === BooleanNumber.TRUE) sheet.hiddenColumns.add(Number(column));
    }
    for (const [row, data] of Object.entries(this.data.rowData ?? {})) {
      if (data?.hd === BooleanNumber.TRUE) sheet.hiddenRows.add(Number(row));
    }
  }

  private cells(sheet: Sheet): void {
    for (const [row, cells] of Object.entries(this.data.cellData ?? {}))
      for (const [column, data] of Object.entries<ICellData>(cells ?? {})) {
        const cell = data && this.cell(data, Number(row), Number(column));
        if (cell) putCell(sheet, Number(row), Number(column), cell);
      }
  }

  private cell(data: ICellData, row: number, column: number): Cell | null {
    const style = this.style(data);
    const formula = data.f || data.si ? this.live.formula(this.id, row, column)?.slice(1) : undefined;
    const value = this.shifted(valueOf(data, formula !== undefined), style);
    const { array, conversation } = (data.custom ?? {}) as CellMarks;
    // The mark moves with its cell. An array of one cell remains one when its formula is edited: written plain, it would
    // take a single row of what it computes over.
    const isSingle = array?.area.rows === 1 && array.area.columns === 1;
    const block =
      array && formula !== undefined && (isSingle || array.formula === formula)
        ? { ...array.area, row, column }
        : undefined;
    if (block && array?.values) this.blocks.push({ area: block, values: array.values });
    const cell: Cell = {
      value,
      ...(formula === undefined ? {} : { formula }),
      ...(block ? { array: block } : {}),
      ...(style ? { style } : {}),
      ...(conversation ? { conversation } : {}),
    };
    return value === null && Object.keys(cell).length === 1 ? null : cell;
  }

  private spills(sheet: Sheet): void {
    for (const spill of this.live.spills(this.id)) {
      const anchor = sheet.rows.get(spill.row)?.get(spill.column);
      if (!anchor?.formula) continue;
      const area = areaOf(spill);
      if (area.rows === 1 && area.columns === 1) continue;
      if (!anchor.array) Object.assign(anchor, { array: area, spills: true });
      this.spilledCells(sheet, spill, anchor.array ?? area);
    }
  }

  private spilledCells(sheet: Sheet, anchor: { row: number; column: number }, area: Area): void {
    for (let row = area.row; row < area.row + area.rows; row += 1)
      for (let column = area.column; column < area.column + area.columns; column += 1) {
        if (row === anchor.row && column === anchor.column) continue;
        const known = sheet.rows.get(row)?.get(column);
        const data = this.live.spilled(this.id, row, column);
        const value = this.shifted(data ? valueOf(data, true) : null, known?.style);
        const spilledFrom = { row: anchor.row, column: anchor.column };
        putCell(sheet, row, column, { ...known, value, spilledFrom });
      }
  }

  /** The grid fills no block whose result is one value: the cells are the formula's all the same. */
  private wholeBlocks(sheet: Sheet): void {
    for (const { area, values } of this.blocks)
      for (const [i, row] of values.entries())
        for (const [j, value] of row.entries()) {
          const [r, c] = [area.row + i, area.column + j];
          const known = sheet.rows.get(r)?.get(c);
          if ((i === 0 && j === 0) || known?.spilledFrom) continue;
          const isTyped = known && (known.value !== null || known.formula !== undefined);
          if (!isTyped) putCell(sheet, r, c, { ...known, value, spilledFrom: { row: area.row, column: area.column } });
        }
  }

  private notes(sheet: Sheet, notes: Notes[string]): void {
    for (const [row, cells] of Object.entries(notes))
      for (const [column, { note }] of Object.entries(cells)) {
        const known = sheet.rows.get(Number(row))?.get(Number(column));
        const isConversation = known?.conversation && conversationText(known.conversation) === note;
        if (!note || isConversation) continue;
        putCell(sheet, Number(row), Number(column), { value: null, ...known, note });
      }
  }

  private style({ s }: ICellData): CellStyle | undefined {
    if (!s) return undefined;
    if (typeof s !== 'string') return bookStyle(s);
    if (!this.styles.has(s)) this.styles.set(s, bookStyle(this.workbook.styles[s]));
    return this.styles.get(s);
  }

  private shifted(value: CellValue, style: CellStyle | undefined): CellValue {
    const isDate = typeof value === 'number' && this.aside.date1904 && dateParts(style?.numberFormat ?? '').day;
    return isDate ? value - DAYS_FROM_1904 : value;
  }
}

function valueOf({ v, t, p, custom }: ICellData, computed: boolean): CellValue {
  const text = p?.body?.dataStream.replace(/\r\n$/, '').replace(/\r/g, '\n');
  if (text !== undefined) return text;
  if (v === undefined || v === null || (v === '' && !computed)) return null;
  if (t === CellValueType.BOOLEAN) return v === 1 || v === true || v === '1' || v === 'TRUE';
  if (t === CellValueType.NUMBER) return Number(v);
  if (t !== CellValueType.FORCE_STRING && (isErrorCode(v) || (custom as CellMarks | undefined)?.error === String(v))) {
    return { error: String(v) };
  }
  return v;
}

function areaOf({ startRow, endRow, startColumn, endColumn }: IRange): Area {
  return { row: startRow, column: startColumn, rows: endRow - startRow + 1, columns: endColumn - startColumn + 1 };
}

function bookTable({ name, range, options, columns, meta }: GridTable, sheet: Sheet): Table {
  const area = areaOf(range);
  const totalsRow = meta?.totalsRow ?? false;
  const headerRow = options?.showHeader ?? true;
  return {
    name,
    area: totalsRow ? { ...area, rows: area.rows + 1 } : area,
    headerRow,
    totalsRow,
    columns: headerRow ? titlesFromCells(sheet, area, columns) : columns.map((column) => column.displayName),
  };
}

/** A column is called what its header cell says, whatever the grid went on calling it. */
function titlesFromCells(sheet: Sheet, area: Area, columns: GridTable['columns']): string[] {
  const shown = columns.map(({ displayName }, c) => {
    const value = sheet.rows.get(area.row)?.get(area.column + c)?.value;
    return typeof value === 'string' && value !== '' ? value : displayName;
  });
  const areDifferent = new Set(shown.map((title) => title.toLowerCase())).size === shown.length;
  return areDifferent ? shown : columns.map(({ displayName }) => displayName);
}
