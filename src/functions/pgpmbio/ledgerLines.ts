import { serialOf, yearOf } from '../../brazil/dates';
import { readFamilyKey } from '../../brazil/familyKey';
import type { Uf } from '../../brazil/ufs';
import { fold } from '../../brazil/text';
import { exactOfCell } from '../../rules/exact';
import { rowCovering } from '../../rules/pgpmbio/coverage';
import { noLines } from '../../rules/pgpmbio/ledger';
import { scaledRow, type ScaledRow } from '../../rules/pgpmbio/lineCents';
import type { PriceTable } from '../../rules/pgpmbio/priceTable';
import { refuse } from '../../rules/pgpmbio/refusal';
import { isBlank, needed } from '../cells';
import type { Column } from '../columns';
import { FunctionFailure } from '../failure';
import { DATE, FAMILY, PREVIOUS_FAMILY, QUANTITY, SALE_PRICE } from '../parameters';
import {
  dateCell,
  granted,
  marketPriceCell,
  municipalityCell,
  numberCell,
  productCell,
  refused,
  tableFor,
  ufCell,
} from './reading';

/** The columns of a ledger's lines, by argument. */
export type LedgerColumns = Record<
  | 'dap'
  | 'date'
  | 'product'
  | 'uf'
  | 'quantity'
  | 'salePrice'
  | 'marketPrice'
  | 'municipality'
  | 'invoice'
  | 'previousDap',
  Column
>;

/**
 * Reads the lines of one table. Columns repeat few products, places and dates, so each distinct cell is read once.
 */
export class LedgerLineReader {
  readonly lines = noLines();
  private readonly days = new Map<unknown, { day: number; year: number; table: PriceTable }>();
  private readonly rows = new Map<unknown, Map<unknown, ScaledRow>>();
  private readonly families = new Map<unknown, string>();

  constructor(
    private readonly columns: LedgerColumns,
    private readonly familyOf: (number: string) => string,
  ) {}

  /**
   * Adds a line to {@link lines}.
   *
   * @throws FunctionFailure when a cell cannot be read or the rules cover no such case; the line is not added then
   */
  read(at: number): void {
    const { columns, lines } = this;
    const family = this.family(columns.dap.at(at));
    const previous = columns.previousDap.at(at);
    if (!isBlank(previous)) familyLink(columns.dap.at(at), previous);
    const { day, year, table } = this.day(columns.date.at(at));
    const scaled = this.row(columns.product.at(at), columns.uf.at(at), columns.municipality.at(at), table);
    const quantity = numberCell(columns.quantity.at(at), QUANTITY);
    if (quantity <= 0) throw refused(refuse({ code: 'quantityNotPositive', quantity: exactOfCell(quantity) }));
    const salePrice = notNegative(numberCell(columns.salePrice.at(at), SALE_PRICE), 'salePrice');
    const marketPrice = notNegative(marketPriceCell(columns.marketPrice.at(at)) ?? NaN, 'marketPrice');
    lines.family.push(family);
    lines.day.push(day);
    lines.year.push(year);
    lines.invoice.push(invoiceCell(columns.invoice.at(at)));
    lines.scaled.push(scaled);
    lines.quantity.push(quantity);
    lines.salePrice.push(salePrice);
    lines.marketPrice.push(marketPrice);
  }

  private family(cell: unknown): string {
    let family = this.families.get(cell);
    if (family === undefined) this.families.set(cell, (family = this.familyOf(familyCell(cell))));
    return family;
  }

  private day(cell: unknown): { day: number; year: number; table: PriceTable } {
    let known = this.days.get(cell);
    if (!known) {
      const date = dateCell(cell);
      if (date === null) return needed({ ok: false, fault: { code: 'blank' } }, DATE);
      known = { day: serialOf(date), year: yearOf(date), table: tableFor(cell) };
      this.days.set(cell, known);
    }
    return known;
  }

  private row(product: unknown, uf: unknown, municipality: unknown, table: PriceTable): ScaledRow {
    const alone = isBlank(municipality);
    const known = alone ? this.rows.get(product)?.get(uf) : undefined;
    // A product and place may be in tables of several years.
    if (known?.table === table) return known;
    const { productId } = productCell(product, table);
    const state: Uf = ufCell(uf);
    const place = municipalityCell(municipality, state);
    const scaled = scaledRow(table, granted(rowCovering(table, productId, { uf: state, municipality: place })));
    if (alone) {
      const places = this.rows.get(product) ?? new Map<unknown, ScaledRow>();
      this.rows.set(product, places.set(uf, scaled));
    }
    return scaled;
  }
}

function notNegative(amount: number, what: 'salePrice' | 'marketPrice'): number {
  if (amount < 0) throw refused(refuse({ code: 'amountNegative', what, amount: exactOfCell(amount) }));
  return amount;
}

/** DAP or CAF in one spelling. No official format is known, so an odd shape is taken as it is. */
export function familyCell(cell: unknown, parameter = FAMILY): string {
  const read = readFamilyKey(cell);
  if (!read.ok && read.fault.code === 'familyKeyShape') {
    const key = fold(read.fault.typed);
    if (key !== '') return key;
  }
  return needed(read, parameter);
}

/** The DAP that a CAF replaced, with the CAF; `null` where none is given. */
export function familyLink(dap: unknown, previous: unknown): [string, string] | null {
  if (isBlank(previous) || previous === 0 || isBlank(dap)) return null;
  return [familyCell(dap), familyCell(previous, PREVIOUS_FAMILY)];
}

function invoiceCell(cell: unknown): string | number {
  if (typeof cell === 'number') return cell;
  if (cell instanceof Object && !(cell instanceof FunctionFailure)) return '';
  return isBlank(cell) ? '' : String(cell).trim();
}
