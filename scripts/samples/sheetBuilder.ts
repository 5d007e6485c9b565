import { FunctionFailure } from '../../src/functions/failure';
import { functionNamed } from '../../src/functions/catalogue';
import type { CellValue } from '../../src/workbook/port';
import { columnLetters, parseArea, parseCell } from '../../src/workbook/xlsx/address';
import {
  cellAt,
  emptySheet,
  putCell,
  type Book,
  type Cell,
  type CellStyle,
  type Sheet,
} from '../../src/workbook/xlsx/book';

/** An argument of a function: cells of a sheet, or a value written into the formula. */
export type Argument = { sheet: string; cells: string } | CellValue;

/** Fills the sheets of a book; results of our functions are computed by the functions themselves. */
export class BookBuilder {
  readonly book: Book = { sheets: [], activeSheet: 0, names: [], date1904: false };

  sheet(name: string): SheetBuilder {
    const sheet = emptySheet(name);
    this.book.sheets.push(sheet);
    return new SheetBuilder(this, sheet);
  }

  /** What cells hold, row by row. */
  values(sheetName: string, cells: string): CellValue[][] {
    const sheet = this.book.sheets.find(({ name }) => name === sheetName);
    const area = parseArea(cells.replaceAll('$', ''));
    if (!sheet || !area) throw new Error(`no cells ${sheetName}!${cells}`);
    return Array.from({ length: area.rows }, (_row, row) =>
      Array.from(
        { length: area.columns },
        (_column, column) => cellAt(sheet, area.row + row, area.column + column)?.value ?? null,
      ),
    );
  }
}

export class SheetBuilder {
  constructor(
    private readonly builder: BookBuilder,
    readonly sheet: Sheet,
  ) {}

  put(address: string, value: CellValue, style?: CellStyle): void {
    this.write(address, { value }, style);
  }

  row(address: string, values: readonly CellValue[], style?: CellStyle): void {
    const { row, column } = place(address);
    values.forEach((value, i) => this.put(columnLetters(column + i) + (row + 1), value, style));
  }

  /** A formula of the spreadsheet's own functions, with the value that it gives. */
  native(address: string, formula: string, value: CellValue, style?: CellStyle): void {
    this.write(address, { value, formula }, style);
  }

  /** A formula of ours with its answer; a block spills from the cell. */
  ours(
    address: string,
    id: string,
    args: readonly Argument[],
    style?: CellStyle | readonly (CellStyle | undefined)[],
  ): void {
    const { row, column } = place(address);
    const block = this.answer(id, args);
    const rows = block.length;
    const columns = block[0]!.length;
    const formula = `${id}(${args.map((argument) => this.text(argument)).join(',')})`;
    block.forEach((cells, r) =>
      cells.forEach((value, c) => {
        const cell: Cell = { value };
        if (r === 0 && c === 0) {
          cell.formula = formula;
          if (rows > 1 || columns > 1) Object.assign(cell, { array: { row, column, rows, columns }, spills: true });
        } else cell.spilledFrom = { row, column };
        const own = Array.isArray(style) ? (style as (CellStyle | undefined)[])[c] : (style as CellStyle | undefined);
        this.write(columnLetters(column + c) + (row + r + 1), cell, own);
      }),
    );
  }

  widths(characters: readonly number[]): void {
    characters.forEach((width, column) => this.sheet.columnWidths.set(column, width * 7 + 5));
  }

  /** Attaches a note to a cell that is there already. */
  note(address: string, text: string): void {
    const { row, column } = place(address);
    cellAt(this.sheet, row, column)!.note = text;
  }

  merge(cells: string): void {
    this.sheet.merges.push(parseArea(cells)!);
  }

  private write(address: string, cell: Cell, style: CellStyle | undefined): void {
    const { row, column } = place(address);
    putCell(this.sheet, row, column, style ? { ...cell, style } : cell);
  }

  private answer(id: string, args: readonly Argument[]): CellValue[][] {
    const entry = functionNamed(id);
    if (!entry) throw new Error(`no function ${id}`);
    const handed = entry.parameters.map((_, i) => this.handed(args[i] ?? null));
    let answer: unknown;
    try {
      answer = entry.run(handed);
    } catch (failure) {
      answer = failure;
    }
    const block = Array.isArray(answer) ? (answer as unknown[][]) : [[answer]];
    return block.map((row) => row.map(cellValue));
  }

  /** Arguments as a host hands them over: cells as a block, errors as objects with their code. */
  private handed(argument: Argument): unknown {
    if (typeof argument !== 'object' || argument === null) return argument;
    if ('error' in argument) return { code: argument.error };
    return this.builder
      .values(argument.sheet, argument.cells)
      .map((row) => row.map((value) => (typeof value === 'object' && value !== null ? { code: value.error } : value)));
  }

  private text(argument: Argument): string {
    if (typeof argument === 'number') return String(argument);
    if (typeof argument === 'string') return `"${argument.replaceAll('"', '""')}"`;
    if (typeof argument === 'boolean') return argument ? 'TRUE' : 'FALSE';
    if (argument === null) return '';
    if ('error' in argument) return argument.error;
    if (argument.sheet === this.sheet.name) return argument.cells;
    const quoted = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(argument.sheet) ? argument.sheet : `'${argument.sheet}'`;
    return `${quoted}!${argument.cells}`;
  }
}

function place(address: string): { row: number; column: number } {
  const found = parseCell(address);
  if (!found) throw new Error(`no cell ${address}`);
  return found;
}

function cellValue(value: unknown): CellValue {
  if (value instanceof FunctionFailure) return { error: value.error };
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value;
  throw value;
}
