import type { CellValue } from '../../port';
import { parseArea, parseCell } from '../address';
import { putCell, type Area, type Cell, type Sheet } from '../book';
import { shiftFormula } from '../formula/shift';
import { XmlWalker } from '../package/xml';
import { decodeXString } from '../text/xstring';
import { isoDateSerial } from './isoDate';
import { readRuns } from './sharedStrings';
import type { Styles } from './styles';

/** What the cells of every sheet of a workbook are read with. */
export interface SheetContext {
  strings: readonly string[];
  styles: Styles;
  date1904: boolean;
  /** A stored formula as the model holds it. */
  publicFormula: (stored: string) => string;
  /** Whether the model's formula calls one of our functions: Excel marks each of those as one that may spill. */
  callsOurs: (formula: string) => boolean;
}

/** What a sheet part says besides the cells. */
export interface SheetFacts {
  /** Identifiers of the relationships to its table parts, in order. */
  tableIds: string[];
  /** Rectangles filled by array formulas, by their first cell. */
  arrays: Area[];
  /** Lists written into a validation, with the area they are for. */
  lists: { area: string; text: string }[];
  /** Validations that the book does not have, or not whole. */
  otherRules: number;
}

/** Character width of the usual font, in pixels; widths in files count characters. */
const CHARACTER = 7;
const CELL_PADDING = 5;
/** Rows below the content whose empty cells keep their formats. */
const FORMATTED_ROWS = 200;

/** Fills a sheet from its part and returns what else the part says. */
export function readSheetPart(text: string, sheet: Sheet, context: SheetContext): SheetFacts {
  const facts: SheetFacts = { tableIds: [], arrays: [], lists: [], otherRules: 0 };
  const xml = new XmlWalker(text);
  while (xml.next()) {
    if (xml.kind !== 'open') continue;
    switch (xml.name) {
      case 'pane':
        readPane(xml, sheet);
        break;
      case 'col':
        readColumn(xml, sheet, context.styles);
        break;
      case 'sheetData':
        new CellReader(xml, sheet, context, facts).readAll();
        break;
      case 'sheetProtection':
        sheet.protected = isTrue(xml.attribute('sheet'));
        break;
      case 'mergeCell': {
        const area = parseArea(xml.attribute('ref') ?? '');
        if (area) sheet.merges.push(area);
        break;
      }
      case 'dataValidation':
        readValidation(xml, facts);
        break;
      case 'tablePart':
        facts.tableIds.push(xml.attribute('id') ?? '');
        break;
      case 'extLst':
      case 'conditionalFormatting':
        xml.skip();
        break;
    }
  }
  markSpilled(sheet, facts.arrays);
  dropFarFormats(sheet);
  return facts;
}

export function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === 'on';
}

function readPane(xml: XmlWalker, sheet: Sheet): void {
  if (!/^frozen/.test(xml.attribute('state') ?? '')) return;
  sheet.freeze = { rows: count(xml.attribute('ySplit')), columns: count(xml.attribute('xSplit')) };
}

function count(value: string | undefined): number {
  return Math.max(0, Math.floor(Number(value ?? 0)) || 0);
}

function readColumn(xml: XmlWalker, sheet: Sheet, styles: Styles): void {
  const first = Number(xml.attribute('min')) - 1;
  const last = Math.min(Number(xml.attribute('max')) - 1, 16_383);
  const width = Number(xml.attribute('width'));
  const hidden = isTrue(xml.attribute('hidden'));
  const chosen = !hidden || isTrue(xml.attribute('customWidth'));
  const format = styles.of(Number(xml.attribute('style') ?? 0))?.numberFormat;
  for (let column = first; column <= last; column++) {
    if (format) (sheet.columnFormats ??= new Map()).set(column, format);
    if (hidden) sheet.hiddenColumns.add(column);
    if (width > 0 && chosen) sheet.columnWidths.set(column, Math.round(width * CHARACTER + CELL_PADDING));
  }
}

function readValidation(xml: XmlWalker, facts: SheetFacts): void {
  const isList = xml.attribute('type') === 'list';
  const area = xml.attribute('sqref') ?? '';
  if (xml.empty) return;
  while (xml.next() && !(xml.kind === 'close' && xml.name === 'dataValidation')) {
    if (xml.kind !== 'open' || xml.name !== 'formula1' || !isList) continue;
    const text = xml.content();
    if (text.startsWith('"')) facts.lists.push({ area, text: text.replace(/^"|"$/g, '').replaceAll('""', '"') });
  }
}

interface SharedGroup {
  formula: string;
  row: number;
  column: number;
}

class CellReader {
  private readonly shared = new Map<string, SharedGroup>();
  private row = -1;
  private column = -1;

  constructor(
    private readonly xml: XmlWalker,
    private readonly sheet: Sheet,
    private readonly context: SheetContext,
    private readonly facts: SheetFacts,
  ) {}

  readAll(): void {
    const { xml } = this;
    if (xml.empty) return;
    while (xml.next() && !(xml.kind === 'close' && xml.name === 'sheetData')) {
      if (xml.kind !== 'open') continue;
      if (xml.name === 'row') this.startRow();
      else if (xml.name === 'c') this.readCell();
      else xml.skip();
    }
  }

  private startRow(): void {
    const number = Number(this.xml.attribute('r'));
    this.row = number > 0 ? number - 1 : this.row + 1;
    this.column = -1;
    if (isTrue(this.xml.attribute('hidden'))) this.sheet.hiddenRows.add(this.row);
    if (!isTrue(this.xml.attribute('customFormat'))) return;
    const format = this.context.styles.of(Number(this.xml.attribute('s') ?? 0))?.numberFormat;
    if (format) (this.sheet.rowFormats ??= new Map()).set(this.row, format);
  }

  private readCell(): void {
    const { xml } = this;
    const place = parseCell(xml.attribute('r') ?? '');
    if (place) {
      this.row = place.row;
      this.column = place.column;
    } else this.column++;
    const type = xml.attribute('t') ?? 'n';
    const style = xml.attribute('s');
    const dynamic = xml.attribute('cm') !== undefined;
    const cell: Cell = { value: null };
    const cellStyle = style === undefined ? undefined : this.context.styles.of(Number(style));
    if (cellStyle) cell.style = cellStyle;
    if (!xml.empty) this.readContent(cell, type, dynamic);
    if (holdsSomething(cell)) putCell(this.sheet, this.row, this.column, cell);
  }

  private readContent(cell: Cell, type: string, dynamic: boolean): void {
    const { xml } = this;
    while (xml.next() && !(xml.kind === 'close' && xml.name === 'c')) {
      if (xml.kind !== 'open') continue;
      if (xml.name === 'v') cell.value = this.value(type, xml.content());
      else if (xml.name === 'f') this.readFormula(cell, dynamic);
      else if (xml.name === 'is') cell.value = readRuns(xml);
      else xml.skip();
    }
  }

  private value(type: string, raw: string): CellValue {
    switch (type) {
      case 's':
        return this.context.strings[Number(raw)] ?? '';
      case 'str':
      case 'inlineStr':
        return decodeXString(raw);
      case 'b':
        return raw.trim() === '1' || raw.trim() === 'true';
      case 'e':
        return { error: raw.trim() };
      case 'd':
        return isoDateSerial(raw.trim(), this.context.date1904) ?? raw;
      default: {
        if (raw.trim() === '') return null;
        const number = Number(raw);
        return Number.isFinite(number) ? number : raw;
      }
    }
  }

  private readFormula(cell: Cell, dynamic: boolean): void {
    const { xml } = this;
    const type = xml.attribute('t');
    const group = xml.attribute('si');
    const area = parseArea(xml.attribute('ref') ?? '');
    const text = xml.content();
    if (type === 'dataTable') return;
    if (type === 'shared' && group !== undefined) {
      if (text !== '') this.shared.set(group, { formula: text, row: this.row, column: this.column });
      const master = this.shared.get(group);
      if (!master) return;
      const shifted = shiftFormula(master.formula, this.row - master.row, this.column - master.column);
      cell.formula = this.context.publicFormula(shifted);
      return;
    }
    if (text === '') return;
    cell.formula = this.context.publicFormula(text);
    if (type !== 'array') return;
    const single = !area || (area.rows === 1 && area.columns === 1);
    if (dynamic && single && this.context.callsOurs(cell.formula)) return;
    cell.array = area ?? { row: this.row, column: this.column, rows: 1, columns: 1 };
    if (dynamic) cell.spills = true;
    this.facts.arrays.push(cell.array);
  }
}

/** An empty cell's fill is seen, and its number format decides what becomes of what is typed there. */
function holdsSomething({ value, formula, style }: Cell): boolean {
  return value !== null || formula !== undefined || style?.fill !== undefined || style?.numberFormat !== undefined;
}

/** Empty cells are kept where a person may go on typing; some files format columns cell by cell to the very end. */
function dropFarFormats(sheet: Sheet): void {
  const isContent = ({ value, formula, style }: Cell) =>
    value !== null || formula !== undefined || style?.fill !== undefined;
  let last = 0;
  for (const [row, cells] of sheet.rows) if (row > last && [...cells.values()].some(isContent)) last = row;
  for (const row of [...sheet.rows.keys()]) if (row > last + FORMATTED_ROWS) sheet.rows.delete(row);
}

/** Cells inside an array's area were computed, not typed. */
function markSpilled(sheet: Sheet, arrays: readonly Area[]): void {
  for (const area of arrays) {
    for (let row = area.row; row < area.row + area.rows; row++) {
      const cells = sheet.rows.get(row);
      if (!cells) continue;
      for (const [column, cell] of cells) {
        const inside = column >= area.column && column < area.column + area.columns;
        const anchor = row === area.row && column === area.column;
        if (inside && !anchor && cell.formula === undefined) {
          cell.spilledFrom = { row: area.row, column: area.column };
        }
      }
    }
  }
}
