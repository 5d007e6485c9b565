import type { CellValue } from '../workbook/port';
import type { ColumnId } from './columns';
import { numberOf } from './columnValues';
import { cellOf, isFilled } from './gridCells';
import type { Grid } from './recognisedTable';

/** `Total`, `TOTAL GERAL:`, `Subtotal castanha`, `Soma`, `Total de Xapuri`, `A transportar`. */
const TOTAL_WORD =
  /^[\s*=_.–-]*(?:sub[\s-]?tota(?:l|is)|(?:grand|sub)?\s?totals?|tota(?:l|is)|som(?:a|as|at[oó]rio)|sum|acumulado)(?!\p{L})|^\W*(?:a transportar|transporte|de transporte)\W*$/iu;

/** Whether a text begins as the label of a totals row does. */
export function isTotalWord(cell: CellValue): boolean {
  return typeof cell === 'string' && TOTAL_WORD.test(cell);
}

/** A formula that adds up cells of several rows: `=SUM(E2:E9)`, `=SUBTOTAL(109,[Qtde])`, `=SUM(E2,E4)`. */
export function isColumnSum(formula: string | null): boolean {
  if (formula === null || !/\b(?:SUM|SUBTOTAL|AGGREGATE|SUMPRODUCT)\(/i.test(formula)) return false;
  const ofThisRow = /#This Row|\[@/i.test(formula);
  if ((formula.includes('[') && !ofThisRow) || /\bSUM\([\p{L}_\\][\p{L}\d_.]*\)/iu.test(formula)) return true;
  const rows = new Set([...formula.matchAll(/\$?\b[A-Z]{1,3}\$?(\d+)\b/g)].map(([, row]) => row));
  return rows.size > 1;
}

/** Columns whose figures people add up. */
const ADDED_UP: ReadonlySet<ColumnId> = new Set([
  ...(['quantity', 'value', 'separatePayment', 'paid', 'underReview', 'area', 'contractedArea'] as const),
  ...(['expected', 'delivered', 'salary', 'charges', 'travelReceipts'] as const),
]);

/** Whether a column holds amounts, which count once for each line. */
export function isAddedUp(id: ColumnId): boolean {
  return ADDED_UP.has(id);
}

/**
 * Sums of the lines of a table so far, in all and since the last totals row. Lines are added only when somebody
 * asks, each once.
 */
export class RunningSums {
  private readonly inAll: number[];
  private readonly sinceTotal: number[];
  private added = 0;
  /** Lines added before the last totals row. */
  private anewFrom = 0;

  constructor(
    private readonly grid: Grid,
    private readonly columns: readonly number[],
    private readonly lines: readonly number[],
  ) {
    this.inAll = columns.map(() => 0);
    this.sinceTotal = columns.map(() => 0);
  }

  /**
   * Whether every figure of a row in the columns that add up is the sum of those above it, and there is one. A line
   * that equals the only one above it is no sum.
   */
  equals(row: number): boolean {
    this.addUp();
    let figures = 0;
    for (const [index, at] of this.columns.entries()) {
      const cell = cellOf(this.grid, row, at);
      if (!isFilled(cell)) continue;
      const figure = numberOf(cell);
      if (figure === null) return false;
      const isGrand = this.added > 1 && near(figure, this.inAll[index]!);
      const isSub = this.added - this.anewFrom > 1 && near(figure, this.sinceTotal[index]!);
      if (!isGrand && !isSub) return false;
      figures++;
    }
    return figures > 0;
  }

  /** A totals row has been met. */
  startAnew(): void {
    this.addUp();
    this.sinceTotal.fill(0);
    this.anewFrom = this.added;
  }

  private addUp(): void {
    for (; this.added < this.lines.length; this.added++) {
      for (const [index, at] of this.columns.entries()) {
        const figure = numberOf(cellOf(this.grid, this.lines[this.added]!, at)) ?? 0;
        this.inAll[index]! += figure;
        this.sinceTotal[index]! += figure;
      }
    }
  }
}

/** Equal but for a cent of rounding and the noise of doubles; noughts are no sum. */
function near(figure: number, sum: number): boolean {
  return sum !== 0 && Math.abs(figure - sum) <= 0.01 + 1e-9 * Math.abs(sum);
}
