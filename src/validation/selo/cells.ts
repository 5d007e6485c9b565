import { remembering } from '../../brazil/remembering';
import { isBlankCell, isFault, unwrap } from '../../brazil/cell';
import { readDate } from '../../brazil/dates';
import { readNumber } from '../../brazil/numbers';
import type { DecimalText, IsoDate, Read, ReadNote } from '../../brazil/read';
import { fold, tidy } from '../../brazil/text';
import { exact, exactOfCell, roundHalfUpToCents } from '../../rules/exact';
import type { ColumnId } from '../../sheets/columns';
import { TableCells, type TableWithValues } from '../tableCells';
import type { CellFinding } from './logs';

export type Cell = string | number | boolean | null;

/** The columns of a table; one that it has not is blank throughout. */
export class Columns {
  readonly length: number;
  private readonly cells: TableCells;
  private readonly readers = new Map<ColumnId, (row: number) => Cell>();

  constructor(source: TableWithValues) {
    this.cells = TableCells.of(source);
    this.length = this.cells.length;
  }

  has(column: ColumnId): boolean {
    return this.cells.has(column);
  }

  header(column: ColumnId): string {
    return this.cells.header(column);
  }

  cell(column: ColumnId, row: number): Cell {
    return this.reader(column)(row);
  }

  /** The cells of a column by row, for who reads many. */
  reader(column: ColumnId): (row: number) => Cell {
    let read = this.readers.get(column);
    if (!read) this.readers.set(column, (read = this.cells.column(column) ?? BLANK));
    return read;
  }

  /** What is read of the cells of several columns; rows of the same cells share one answer. */
  together<Answer>(columns: readonly ColumnId[], read: (cells: readonly Cell[]) => Answer): (row: number) => Answer {
    const all = columns.map((column) => this.reader(column));
    const given = columns.filter((column) => this.has(column)).map((column) => this.reader(column));
    const kept = new SameCells<Answer>();
    return (row) => {
      let same = kept;
      for (const reader of given) same = same.with(reader(row));
      return (same.answer ??= read(all.map((reader) => reader(row))));
    };
  }
}

/** Rows whose first cells are the same. */
class SameCells<Answer> {
  answer: Answer | null = null;
  private readonly byNext = new Map<Cell, SameCells<Answer>>();

  with(cell: Cell): SameCells<Answer> {
    let same = this.byNext.get(cell);
    if (!same) this.byNext.set(cell, (same = new SameCells()));
    return same;
  }
}

const BLANK = (): Cell => null;

/** Columns repeat few cells; what is read of one is kept. */
export function remembered<Answer>(read: (cell: Cell) => Answer): (cell: Cell) => Answer {
  return remembering(read, MOST_KEPT);
}

const MOST_KEPT = 50_000;

/** What a cell says as text; `null` when it is blank or holds no value. */
export function textOf(cell: Cell): string | null {
  return cell === null ? null : unwrapped(cell);
}

function unwrapped(cell: Cell): string | null {
  const held = unwrap(cell);
  return isFault(held) ? null : tidy(String(held));
}

/** What is found of a cell that should hold a text and holds an error or a logical value. */
export function noText(cell: Cell, column: ColumnId): CellFinding[] {
  if (isBlankCell(cell) || textOf(cell) !== null) return [];
  const fault = unwrap(cell);
  return isFault(fault) ? [unreadable(column, { ok: false, fault })] : [];
}

/** A text for comparing; `null` when blank or of signs only. */
export const keyOf = remembered((cell): string | null => {
  const text = textOf(cell);
  return text === null ? null : fold(text) || null;
});

/** A harvest so that its spellings agree: `2022/2023`, `22/23`, `safra 2022-23` are `2022/23`. */
export const harvestKey = remembered((cell): string => {
  const text = textOf(cell);
  if (text === null) return '';
  const [, first, second] = /(?:20)?(\d\d)\s*[/-]\s*(?:20)?(\d\d)(?!\d)/.exec(text) ?? [];
  if (first !== undefined) return `20${first}/${second}`;
  return /\b(20\d\d)\b/.exec(text)?.[1] ?? fold(text);
});

/** What is told of how a cell was read. */
export function notesFound(column: ColumnId, notes: readonly ReadNote[]): CellFinding[] {
  return notes.map((note) => ({
    severity: note.code === 'familyKeyUnusual' || note.code === 'twoDigitYear' ? 'warning' : 'information',
    column,
    data: { code: 'R29', found: 'note', note },
  }));
}

/** A cell that was to be read and what is found of it. */
export interface ReadCell<Value> {
  value: Value | null;
  findings: readonly CellFinding[];
}

export const NOTHING_FOUND: readonly CellFinding[] = [];

/** A number; a text that is one for certain may be mended. `needed`: a blank cell is found too. */
export function numberIn(cell: Cell, column: ColumnId, needed: boolean, read = readNumber): ReadCell<DecimalText> {
  const found = read(cell);
  if (!found.ok) {
    if (found.fault.code === 'blank') return { value: null, findings: needed ? [blank(column)] : NOTHING_FOUND };
    return { value: null, findings: [unreadable(column, found)] };
  }
  const findings = found.notes.length > 0 ? notesFound(column, found.notes) : NOTHING_FOUND;
  const certain = typeof cell === 'string' && found.notes.every(({ code }) => CERTAIN.has(code)) && isNumber(cell);
  if (!certain) return { value: found.value, findings };
  const typed = tidy(cell);
  return {
    value: found.value,
    findings: [
      ...findings,
      {
        severity: 'information',
        column,
        data: { code: 'R29', found: 'numberAsText', typed },
        fix: Number(found.value),
      },
    ],
  };
}

/** Whether a text is nothing but a number: of `3 anos e 4 meses` the words would be lost. */
function isNumber(text: string): boolean {
  return readNumber(text).ok;
}

/** Notes that leave no doubt about the number. */
const CERTAIN: ReadonlySet<string> = new Set(['spacesInNumber']);

export function blank(column: ColumnId): CellFinding {
  return { severity: 'error', column, data: { code: 'R01', found: 'blank' } };
}

export function unreadable<Value>(column: ColumnId, read: Read<Value>): CellFinding {
  const fault = read.ok ? ({ code: 'notAValue' } as const) : read.fault;
  return { severity: 'error', column, data: { code: 'R01', found: 'unreadable', fault } };
}

/** Whole cents of R$, half a cent up; `null` where they are too many to be money. */
export function centsOf(cell: number | DecimalText): number | null {
  const near = Math.round(Number(cell) * 100);
  if (!Number.isSafeInteger(near)) return null;
  if (typeof cell === 'number' && near / 100 === cell) return near;
  const amount = typeof cell === 'number' ? exactOfCell(cell) : exact(cell);
  return roundHalfUpToCents(amount).times(100).toNumber();
}

/** Whole grams of a quantity in a unit of so many kg, half a gram up. */
export function gramsOf(cell: number | DecimalText, kilograms: number): number | null {
  const factor = kilograms * 1000;
  const near = Math.round(Number(cell) * factor);
  if (!Number.isSafeInteger(near)) return null;
  if (typeof cell === 'number' && near / factor === cell) return near;
  const amount = typeof cell === 'number' ? exactOfCell(cell) : exact(cell);
  return Number(amount.times(factor).plus(0.5).floor().toFixed());
}

export interface DateRead {
  value: IsoDate | null;
  findings: readonly CellFinding[];
}

export function dateIn(cell: Cell, column: ColumnId, needed: boolean): DateRead {
  const read = readDate(cell);
  if (read.ok)
    return { value: read.value, findings: read.notes.length > 0 ? notesFound(column, read.notes) : NOTHING_FOUND };
  if (read.fault.code === 'blank') return { value: null, findings: needed ? [blank(column)] : NOTHING_FOUND };
  return { value: null, findings: [unreadable(column, read)] };
}
