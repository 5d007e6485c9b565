import { exact, exactOfCell, ZERO, type Decimal } from '../../rules/exact';
import type { SalesFinding } from '../../rules/pgpmbio/findings';
import type { FindingLog } from '../findingLog';
import type { SalesContext } from './context';
import { NONE } from './interned';
import type { SalesColumns } from './salesColumns';

/** What the lines of one invoice come to. */
interface Sum {
  lines: number;
  kilograms: number;
  reais: number;
  /** Of the whole invoice, where a row says it; `NaN` else. */
  total: number;
  row: number;
}

/** A cent a line of rounding is no difference. */
const CENT = exact('0.01');

/** The lines of an invoice against the invoice as a whole, and against earlier requests. */
export class Invoices {
  private readonly sums = new Map<number, Sum>();
  /** Whether there is anything to compare the lines of an invoice with. */
  private readonly comparable: boolean;
  private readonly presented: ReadonlyMap<string, string>;

  constructor(
    private readonly columns: SalesColumns,
    private readonly context: SalesContext,
    private readonly log: FindingLog<SalesFinding>,
    hasTotals: boolean,
  ) {
    this.comparable = hasTotals || context.kilogramsOfInvoices !== undefined;
    this.presented = context.presentedKeys ?? new Map();
  }

  meet(row: number): void {
    const { key: keys, quantity, salePrice, invoiceTotal } = this.columns;
    const key = keys[row] as number;
    if (key === NONE) return;
    if (this.presented.size > 0) this.checkEarlier(row, this.columns.keys.text(key));
    if (!this.comparable || this.log.hasError(row)) return;
    const total = invoiceTotal[row] as number;
    let sum = this.sums.get(key);
    if (!sum) this.sums.set(key, (sum = { lines: 0, kilograms: 0, reais: 0, total, row }));
    sum.lines++;
    sum.kilograms += quantity[row] as number;
    sum.reais += (quantity[row] as number) * (salePrice[row] as number);
    if (Number.isNaN(sum.total)) sum.total = total;
    sum.row = row;
  }

  tell(): void {
    for (const [key, { lines, kilograms, reais, total, row }] of this.sums) {
      const ofNote = this.context.kilogramsOfInvoices?.get(this.columns.keys.text(key));
      if (ofNote !== undefined)
        this.compare(row, 'kilograms', lines, exactOfCell(kilograms), exactOfCell(ofNote), ZERO);
      if (!Number.isNaN(total)) {
        this.compare(row, 'reais', lines, exactOfCell(reais), exactOfCell(total), CENT.times(lines));
      }
    }
  }

  private compare(
    row: number,
    why: 'kilograms' | 'reais',
    lines: number,
    sum: Decimal,
    total: Decimal,
    tolerance: Decimal,
  ): void {
    if (sum.lte(total.plus(tolerance))) return;
    const column = why === 'kilograms' ? 'quantity' : 'invoiceTotal';
    this.log.add('warning', row, column, { code: 'G02', why, lines, sum: sum.toFixed(), total: total.toFixed() });
  }

  private checkEarlier(row: number, key: string): void {
    const request = this.presented.get(key);
    if (request !== undefined) this.log.add('warning', row, 'invoiceKey', { code: 'G04', request });
  }
}
