import { ROWS_A_STEP, type Steps } from '../../rules/steps';
import type { CellValue } from '../../workbook/port';
import type { Book, Cell } from '../../workbook/xlsx/book';
import { compute } from './evaluation/compute';
import { rangeOf, type Expression, type Place, type Range } from './evaluation/expression';
import { Formulas, sheetIndices } from './evaluation/formulas';
import { Lines } from './evaluation/lookups';
import type { Cells } from './evaluation/rangeFunctions';
import { REFERENCE } from './evaluation/values';

/** What the formulas of a book give. */
export interface EvaluatedBook {
  /** The value of a cell: computed where it has a formula, else what it holds; a blank cell is `null`. */
  valueAt: (sheet: string, row: number, column: number) => CellValue;
  /** Cells that depend on themselves; their value is `#REF!`. */
  circular: readonly { sheet: string; row: number; column: number }[];
}

/**
 * Computes every formula of a book as Excel does, in doubles, from the values of the cells without formula; what the
 * formula cells hold is not looked at. It knows the operators and functions that our copies are written with; another
 * function, or a formula that it cannot read, is `#NAME?`. Cells of array formulas keep what they hold.
 *
 * Each cell is computed once and after those it leans on, whatever their order and however long their chain is.
 */
export function* evaluateBook(book: Book): Steps<EvaluatedBook> {
  const evaluation = new Evaluation(book);
  let waiting = 0;
  for (const [sheet, { rows }] of book.sheets.entries()) {
    for (const [row, cells] of rows) {
      for (const [column, cell] of cells) {
        if (!hasFormula(cell)) continue;
        evaluation.finish({ sheet, row, column });
        if (++waiting % ROWS_A_STEP === 0) yield;
      }
    }
  }
  const indices = sheetIndices(book);
  return {
    valueAt: (sheet, row, column) => {
      const at = indices.get(sheet.toLowerCase());
      return at === undefined ? null : evaluation.valueAt(at, row, column);
    },
    circular: evaluation.circular.map(({ sheet, row, column }) => ({ sheet: book.sheets[sheet]!.name, row, column })),
  };
}

function hasFormula(cell: Cell): boolean {
  return cell.formula !== undefined && cell.array === undefined;
}

/** Ranges of no more cells are gone through each time; of larger ones it is kept that all is computed. */
const SMALL = 16;

/** In the place of a value while the cells that it leans on are computed. */
const UNDER_WAY: CellValue = { error: '' };

/** A cell with a formula that is to be computed. */
interface Waiting extends Place {
  /** What it asks for, once the cells it leans on were put before it. */
  expression?: Expression;
}

class Evaluation {
  readonly circular: Place[] = [];
  /** What was computed, by sheet, row and column. */
  private readonly computed: Map<number, Map<number, CellValue>>[];
  private readonly complete = new Set<string>();
  private readonly cells: Cells;
  private readonly formulas: Formulas;

  constructor(private readonly book: Book) {
    this.computed = book.sheets.map(() => new Map());
    this.formulas = new Formulas(book);
    const valueAt = (sheet: number, row: number, column: number) => this.valueAt(sheet, row, column);
    this.cells = { valueAt, lines: new Lines(valueAt) };
  }

  valueAt(sheet: number, row: number, column: number): CellValue {
    const computed = this.computed[sheet]?.get(row)?.get(column);
    return computed === undefined ? (this.cellAt(sheet, row, column)?.value ?? null) : computed;
  }

  /** Computes a cell, and before it all that it leans on. */
  finish(first: Place): void {
    const stack: Waiting[] = [first];
    for (let cell = stack.at(-1); cell; cell = stack.at(-1)) {
      const known = this.known(cell);
      if (cell.expression) {
        if (known === UNDER_WAY) this.keep(cell, compute(cell.expression, this.cells, cell));
        stack.pop();
      } else if (known === undefined) {
        this.begin(cell, stack);
      } else {
        stack.pop();
      }
    }
  }

  private begin(cell: Waiting, stack: Waiting[]): void {
    const { expression, references } = this.formulas.of(this.cellAt(cell.sheet, cell.row, cell.column)!.formula!, cell);
    cell.expression = expression;
    this.keep(cell, UNDER_WAY);
    for (const reference of references) this.putMissing(rangeOf(reference, cell), cell, stack);
  }

  /** Puts the cells of a range that are not computed before the one that leans on them. */
  private putMissing(range: Range, leaning: Place, stack: Waiting[]): void {
    const { sheet, row, column, rows, columns } = range;
    const key = rows * columns > SMALL ? [sheet, row, column, rows, columns].join() : null;
    if (key !== null && this.complete.has(key)) return;
    let missing = false;
    for (let at = row; at < row + rows; at++) {
      const cells = this.book.sheets[sheet]?.rows.get(at);
      if (!cells) continue;
      for (let across = column; across < column + columns; across++) {
        const cell = cells.get(across);
        if (!cell || !hasFormula(cell)) continue;
        const place = { sheet, row: at, column: across };
        const known = this.known(place);
        if (known === undefined) stack.push(place);
        if (known === undefined || known === UNDER_WAY) missing = true;
        if (known === UNDER_WAY && this.known(leaning) === UNDER_WAY) this.close(leaning);
      }
    }
    if (key !== null && !missing) this.complete.add(key);
  }

  /** A cell that waits leans on another that waits for it. */
  private close(cell: Place): void {
    this.circular.push(cell);
    this.keep(cell, REFERENCE);
  }

  private cellAt(sheet: number, row: number, column: number): Cell | undefined {
    return this.book.sheets[sheet]?.rows.get(row)?.get(column);
  }

  private known({ sheet, row, column }: Place): CellValue | undefined {
    return this.computed[sheet]!.get(row)?.get(column);
  }

  private keep({ sheet, row, column }: Place, value: CellValue): void {
    const ofRow = this.computed[sheet]!.get(row);
    if (ofRow) ofRow.set(column, value);
    else this.computed[sheet]!.set(row, new Map([[column, value]]));
  }
}
