import { exact, exactOfCell, type Decimal } from '../../rules/exact';
import { isFault, unwrap } from '../../brazil/cell';
import { remembering } from '../../brazil/remembering';
import { fold, tidy } from '../../brazil/text';
import type { SalesColumn, SalesFinding } from '../../rules/pgpmbio/findings';
import { quantityRefused } from '../../rules/pgpmbio/quantity';
import { refuse, type RefusalReason } from '../../rules/pgpmbio/refusal';
import type { FindingLog } from '../findingLog';
import type { TableCells } from '../tableCells';
import { readAmount, type Amount, type Doubt } from './cells/amounts';
import { missing, MOST_REMEMBERED, say } from './said';

/** What may differ between a total and quantity × price, R$. */
const CENT = exact('0.01');
/** Below this the doubles' own noise cannot hide a difference of more than a cent. */
const SURELY_EQUAL = 0.0099;
/** Part of a column's filled cells that must be text before the column as a whole is told. */
const MOSTLY = 0.5;

/** Reads the quantities and prices of the rows, with the total of the line where there is one. */
export class AmountsOfRow {
  readonly quantity: NumberColumn;
  readonly salePrice: NumberColumn;
  readonly marketPrice: NumberColumn;
  private readonly value: NumberColumn;
  private readonly separate: NumberColumn;
  readonly invoiceTotal: NumberColumn;
  private readonly unit: ((row: number) => unknown) | null;

  constructor(
    cells: TableCells,
    private readonly log: FindingLog<SalesFinding>,
  ) {
    const column = (id: NumberColumnId) => new NumberColumn(cells, id, log);
    this.quantity = column('quantity');
    this.salePrice = column('salePrice');
    this.marketPrice = column('marketPrice');
    this.value = column('value');
    this.separate = column('separatePayment');
    this.invoiceTotal = column('invoiceTotal');
    this.unit = cells.column('unit');
  }

  /** Reads quantity, price and total of a row; what is wrong with them is in the log. */
  read(row: number): { quantity: number; salePrice: number } {
    const quantity = this.quantity.read(row);
    const salePrice = this.salePrice.read(row);
    const total = this.value.read(row);
    const separate = this.separate.read(row);
    if (this.quantity.blank) say(this.log, row, [missing('quantity')]);
    if (this.salePrice.blank) say(this.log, row, [missing('salePrice')]);
    this.checkUnit(row);
    this.refuseUnlikely(row, quantity, salePrice);
    const withoutDoubt = this.settleDoubts(row, quantity, salePrice, total);
    if (withoutDoubt) this.checkTotal(row, quantity, salePrice, total, Number.isNaN(separate) ? 0 : separate);
    return { quantity, salePrice };
  }

  /** Columns that hold their numbers as text for the most part. */
  tellTextColumns(): void {
    for (const column of [this.quantity, this.salePrice, this.marketPrice, this.value]) {
      const { texts, filled, id } = column;
      if (filled < 2 || texts <= filled * MOSTLY) continue;
      this.log.add('information', null, id, { code: 'G19', column: id, texts, of: filled });
    }
  }

  private checkUnit(row: number): void {
    const held = unwrap(this.unit?.(row));
    if (isFault(held)) return;
    const unit = tidy(String(held));
    if (KILOGRAM.test(fold(unit))) return;
    this.log.add('error', row, 'unit', { code: 'L02', why: 'otherUnit', unit });
  }

  private refuseUnlikely(row: number, quantity: number, salePrice: number): void {
    if (!(quantity >= 1 && quantity <= 1e6) && !Number.isNaN(quantity)) {
      const refusal = quantityRefused(exactOfCell(quantity));
      if (refusal) this.refuse(row, 'quantity', refusal.reason);
    }
    if (salePrice < 0) this.refuseNegative(row, 'salePrice', salePrice);
  }

  refuseNegative(row: number, what: 'salePrice' | 'marketPrice', amount: number): void {
    this.refuse(row, what, refuse({ code: 'amountNegative', what, amount: exactOfCell(amount) }).reason);
  }

  private refuse(row: number, column: SalesColumn, reason: RefusalReason): void {
    if (
      reason.code === 'quantityNotPositive' ||
      reason.code === 'quantityImplausible' ||
      reason.code === 'amountNegative'
    )
      this.log.add('error', row, column, { code: 'L02', why: 'refused', reason });
  }

  /**
   * A number that has two readings is confirmed by the total of the line; a total that calls for the other reading
   * leaves the line without value, since money depends on it. `false`: nothing more can be said of the total.
   */
  private settleDoubts(row: number, quantity: number, salePrice: number, total: number): boolean {
    const [ofQuantity, ofPrice] = [this.quantity.doubt, this.salePrice.doubt];
    if (!ofQuantity && !ofPrice) return this.settleTotal(row, quantity, salePrice);
    const known = !Number.isNaN(total) && !this.value.doubt;
    const taken = known && agrees(quantity, salePrice, total);
    const others: [number, number, SalesColumn][] = [];
    if (ofQuantity) others.push([ofQuantity.other, salePrice, 'quantity']);
    if (ofPrice) others.push([quantity, ofPrice.other, 'salePrice']);
    if (ofQuantity && ofPrice) others.push([ofQuantity.other, ofPrice.other, 'quantity']);
    const meant = known && !taken ? others.find(([q, p]) => agrees(q, p, total)) : undefined;
    if (meant) {
      const [, , decides] = meant;
      this.tellTotal('error', row, exactOfCell(total), exactOfCell(quantity).times(exactOfCell(salePrice)), decides);
      return false;
    }
    for (const doubt of [ofQuantity, ofPrice]) if (doubt) say(this.log, row, [taken ? doubt.confirmed : doubt.open]);
    return !taken && this.settleTotal(row, quantity, salePrice);
  }

  /** A total with two readings is the one that quantity and price give; else it is told. */
  private settleTotal(row: number, quantity: number, salePrice: number): boolean {
    const { doubt, current } = this.value;
    if (!doubt) return true;
    const either = [current, doubt.other].some((total) => agrees(quantity, salePrice, total));
    if (!either) say(this.log, row, [doubt.open]);
    return false;
  }

  private checkTotal(row: number, quantity: number, salePrice: number, total: number, separate: number): void {
    if (Number.isNaN(total)) return;
    if (total < 0) {
      const value = exactOfCell(total).toFixed();
      return this.log.add('warning', row, 'value', { code: 'L02', why: 'negative', column: 'value', value });
    }
    if (!(quantity > 0) || !(salePrice >= 0)) return;
    const product = quantity * salePrice;
    if (Math.abs(product - total) < SURELY_EQUAL || Math.abs(product + separate - total) < SURELY_EQUAL) return;
    const [given, computed] = [exactOfCell(total), exactOfCell(quantity).times(exactOfCell(salePrice))];
    const differs = (amount: Decimal) => amount.minus(given).abs().gt(CENT);
    if (differs(computed) && differs(computed.plus(exactOfCell(separate)))) {
      this.tellTotal('warning', row, given, computed, null);
    }
  }

  private tellTotal(
    severity: 'error' | 'warning',
    row: number,
    given: Decimal,
    computed: Decimal,
    decides: SalesColumn | null,
  ): void {
    this.log.add(severity, row, decides ?? 'value', {
      code: 'L17',
      given: given.toFixed(),
      computed: computed.toFixed(),
      decides,
    });
  }
}

const KILOGRAM = /^(KGS?|QUILOS?|KILOS?|QUILOGRAMAS?)$/;

function agrees(quantity: number, price: number, total: number): boolean {
  return Math.abs(quantity * price - total) < 0.0101;
}

type NumberColumnId = 'quantity' | 'salePrice' | 'marketPrice' | 'value' | 'separatePayment' | 'invoiceTotal';

/** A column of numbers. Number cells are taken as they are; texts are read once each. */
class NumberColumn {
  filled = 0;
  texts = 0;
  /** Of the row read last. */
  current = NaN;
  blank = true;
  doubt: Doubt | null = null;
  private readonly cell: ((row: number) => unknown) | null;
  private readonly amountOf: (cell: unknown) => Amount;

  constructor(
    cells: TableCells,
    readonly id: NumberColumnId,
    private readonly log: FindingLog<SalesFinding>,
  ) {
    this.cell = cells.column(id);
    this.amountOf = remembering((cell) => readAmount(cell, id), MOST_REMEMBERED);
  }

  /** The number of a row, `NaN` when there is none; {@link doubt} when its text has two readings. */
  read(row: number): number {
    const cell = this.cell === null ? null : this.cell(row);
    this.doubt = null;
    if (typeof cell === 'number' && Number.isFinite(cell)) {
      this.filled++;
      this.blank = false;
      return (this.current = cell);
    }
    return (this.current = this.text(row, cell));
  }

  private text(row: number, cell: unknown): number {
    const amount = this.amountOf(cell);
    this.blank = amount.blank && this.cell !== null;
    if (amount.blank) return NaN;
    this.filled++;
    if (typeof cell === 'string' && !Number.isNaN(amount.value)) this.texts++;
    say(this.log, row, amount.says);
    this.doubt = amount.doubt;
    return amount.value;
  }
}
