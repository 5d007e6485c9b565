import type { ColumnId } from '../../../../sheets/columns';
import type { CheckedTable } from '../../../../validation/writeBack/about';
import { cellAddress, sheetPrefix } from '../../../../workbook/address';
import type { CellValue } from '../../../../workbook/port';
import { quoted, type NativeArgument } from '../../nativeBook';

/** Where the lines of a table stand in a copy. Rows and columns count from zero. */
export interface CopyLayout {
  sheet: string;
  /** @param line index among the lines chosen */
  rowOf: (line: number) => number;
  /** `null` for a column that the copy has not. */
  columnOf: (id: ColumnId) => number | null;
}

/** Where the lines of a table of sales stand, and their codes, which are in the first column. */
export interface SalesLayout extends CopyLayout {
  /** @param line index among the lines chosen */
  codeOf: (line: number) => string;
}

const CODE_COLUMN = 0;
/** Before a code in the account, so that the lines of a returned file are looked for where codes stand alone. */
const BEFORE_CODE = '#';

/** A line of the copy, and its row of data in the table that was checked. */
export interface Line {
  line: number;
  row: number;
}

/** The cells of the copy's lines as formulas of its other sheets name them, with what they hold now. */
export class SaleCells {
  private readonly prefix: string;
  private readonly sources = new Map<ColumnId, { from: number; to: number } | null>();

  constructor(
    private readonly checked: CheckedTable,
    private readonly layout: SalesLayout,
  ) {
    this.prefix = sheetPrefix(layout.sheet);
  }

  /** `null` where the table or the copy has no such column. */
  of({ line, row }: Line, id: ColumnId): NativeArgument | null {
    const source = this.sourceOf(id);
    if (source === null) return null;
    const { grid, table } = this.checked;
    const value: CellValue = grid.values[table.dataRows[row] as number]?.[source.from] ?? null;
    return { text: this.prefix + cellAddress({ row: this.layout.rowOf(line), column: source.to }), value };
  }

  /** The code that the line was given, marked, and what gives the same while the line is in its row. */
  code({ line }: Line): { text: string; value: string } {
    const cell = { row: this.layout.rowOf(line), column: CODE_COLUMN };
    return {
      text: `${quoted(BEFORE_CODE)}&${this.prefix}${cellAddress(cell)}`,
      value: BEFORE_CODE + this.layout.codeOf(line),
    };
  }

  private sourceOf(id: ColumnId): { from: number; to: number } | null {
    let source = this.sources.get(id);
    if (source === undefined) {
      const from = this.checked.table.columns.find((column) => column.id === id)?.at;
      const to = this.layout.columnOf(id);
      this.sources.set(id, (source = from === undefined || to === null ? null : { from, to }));
    }
    return source;
  }
}

/** A cell of the account: a formula without `=`, or what it holds. */
export type Content = { formula: string } | { value: CellValue };

/** Formulas hold no longer texts. */
const LONGEST_TEXT = 255;

/**
 * A number of a line: that of its cell. A text that means a number counts as it while it is not changed; where the
 * number comes from elsewhere, it stands in the account itself.
 */
export function numberContent(cell: NativeArgument | null, now: number): Content {
  return cell === null || cell.value === null
    ? { value: now }
    : ofCell(cell, now, ({ text }) => `IF(${text}="",NA(),${text})`);
}

/** A market price where one may be left out: blank and zero are none, in whose place that of the survey stands. */
export function marketContent(cell: NativeArgument | null, now: number | null): Content {
  const survey = now ?? '""';
  if (cell === null) return { value: now ?? '' };
  const instead = cell.value === null || cell.value === 0 ? survey : '""';
  return ofCell(cell, now, ({ text }) => `IF(OR(${text}="",${text}=0),${instead},${text})`);
}

/** The day of a line, without its hour; a blank gives day 0. */
export function dayContent(cell: NativeArgument | null, now: number): Content {
  if (cell === null || cell.value === null) return { value: now };
  if (typeof cell.value === 'number' && Math.floor(cell.value) !== now) return { value: now };
  return ofCell(cell, now, ({ text }) => `INT(${text})`);
}

function ofCell(cell: NativeArgument, now: number | null, formula: (cell: NativeArgument) => string): Content {
  const { text, value } = cell;
  if (typeof value === 'number' || value === null) return { formula: formula(cell) };
  if (typeof value !== 'string' || value.length > LONGEST_TEXT) return { value: now };
  return { formula: `IF(${text}=${quoted(value)},${now ?? '""'},${formula(cell)})` };
}

/** How the texts of a column are understood. */
export interface Meaning {
  meaningOf: (value: string | number) => string | null;
  /** `null` when the text that the cell holds cannot be looked up. */
  lookUp: (cell: NativeArgument) => string | null;
}

/**
 * What a text of a line means, through its list. A text that has its meaning only together with others keeps it while it
 * is not changed.
 */
export function meaningText(cell: NativeArgument | null, now: string, { meaningOf, lookUp }: Meaning): string {
  const value = cell?.value ?? null;
  if (cell === null || (typeof value !== 'string' && typeof value !== 'number')) return quoted(now);
  const lookedUp = lookUp(cell);
  if (lookedUp !== null && meaningOf(value) === now) return lookedUp;
  const otherwise = lookUp({ ...cell, value: null });
  if (typeof value !== 'string' || value.length > LONGEST_TEXT || otherwise === null) return quoted(now);
  return `IF(${cell.text}=${quoted(value)},${quoted(now)},${otherwise})`;
}
