import { serialOf, yearOf } from '../../brazil/dates';
import { readFamilyKey } from '../../brazil/familyKey';
import type { ReadNote } from '../../brazil/read';
import type { Uf } from '../../brazil/ufs';
import { exactOfCell } from '../../rules/exact';
import { rowCovering } from '../../rules/pgpmbio/coverage';
import { invoicePlace } from '../../rules/pgpmbio/invoicePlace';
import { noLines } from '../../rules/pgpmbio/ledger';
import { scaledRow, type ScaledRow } from '../../rules/pgpmbio/lineCents';
import type { PriceTable } from '../../rules/pgpmbio/priceTable';
import { quantityRefused } from '../../rules/pgpmbio/quantity';
import { refuse } from '../../rules/pgpmbio/refusal';
import { titleGoverning } from '../../rules/pgpmbio/transition';
import { dateCell, numberCell, ufCell } from '../cellReaders';
import { isBlank, needed, zeroIsBlank } from '../cells';
import type { Column } from '../columns';
import { DATE, FAMILY, PREVIOUS_FAMILY, QUANTITY, REQUEST_DATE, SALE_PRICE, UF } from '../parameters';
import { granted, marketPriceCell, municipalityCell, productCell, refused, tableFor } from './reading';

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
  | 'previousDap'
  | 'requestDate',
  Column
>;

/** What was read from a cell, with how it was understood; kept, since columns repeat few products, places and dates. */
interface Known<T> {
  value: T;
  notes: readonly ReadNote[];
}

interface Day {
  day: number;
  year: number;
  table: PriceTable;
}

/** Reads the lines of one table. */
export class LedgerLineReader {
  readonly lines = noLines();
  /** How the cells of each line were understood, where that is worth telling. */
  readonly notes: (readonly ReadNote[])[] = [];
  private readonly days = new Map<unknown, Known<Day>>();
  private readonly rows = new Map<unknown, Map<unknown, Known<ScaledRow>>>();
  private readonly families = new Map<unknown, Known<string>>();

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
    const notes: ReadNote[] = [];
    const family = told(this.family(columns.dap.at(at)), notes);
    const previous = columns.previousDap.at(at);
    if (!isBlank(previous)) familyLink(columns.dap.at(at), previous);
    const { day, year, table } = told(this.day(columns.date.at(at)), notes);
    const outOfTitle = titleGoverning(dateCell(columns.requestDate.at(at), REQUEST_DATE, notes));
    if (outOfTitle) throw refused(outOfTitle);
    const scaled = told(this.row(columns.product.at(at), columns.uf.at(at), columns.municipality.at(at), table), notes);
    const quantity = plausible(numberCell(columns.quantity.at(at), QUANTITY, notes));
    const salePrice = notNegative(numberCell(columns.salePrice.at(at), SALE_PRICE, notes), 'salePrice');
    const marketPrice = notNegative(marketPriceCell(columns.marketPrice.at(at), notes) ?? NaN, 'marketPrice');
    lines.family.push(family);
    lines.day.push(day);
    lines.year.push(year);
    lines.invoice.push(invoicePlace(columns.invoice.at(at)));
    lines.scaled.push(scaled);
    lines.quantity.push(quantity);
    lines.salePrice.push(salePrice);
    lines.marketPrice.push(marketPrice);
    this.notes.push(notes);
  }

  private family(cell: unknown): Known<string> {
    let known = this.families.get(cell);
    if (!known) {
      const notes: ReadNote[] = [];
      this.families.set(cell, (known = { value: this.familyOf(familyCell(cell, FAMILY, notes)), notes }));
    }
    return known;
  }

  private day(cell: unknown): Known<Day> {
    let known = this.days.get(cell);
    if (!known) {
      const notes: ReadNote[] = [];
      const date = dateCell(cell, DATE, notes);
      if (date === null) return needed({ ok: false, fault: { code: 'blank' } }, DATE);
      known = { value: { day: serialOf(date), year: yearOf(date), table: tableFor(cell) }, notes };
      this.days.set(cell, known);
    }
    return known;
  }

  private row(product: unknown, uf: unknown, municipality: unknown, table: PriceTable): Known<ScaledRow> {
    const alone = isBlank(municipality);
    const known = alone ? this.rows.get(product)?.get(uf) : undefined;
    // A product and place may be in tables of several years.
    if (known?.value.table === table) return known;
    const notes: ReadNote[] = [];
    const { productId } = productCell(product, table);
    const state: Uf = ufCell(uf, UF, notes);
    const place = municipalityCell(municipality, state, notes);
    const value = scaledRow(table, granted(rowCovering(table, productId, { uf: state, municipality: place })));
    if (alone) {
      const places = this.rows.get(product) ?? new Map<unknown, Known<ScaledRow>>();
      this.rows.set(product, places.set(uf, { value, notes }));
    }
    return { value, notes };
  }
}

function told<T>({ value, notes: own }: Known<T>, notes: ReadNote[]): T {
  if (own.length > 0) notes.push(...own);
  return value;
}

function plausible(quantity: number): number {
  if (quantity >= 1 && quantity <= 1e6) return quantity;
  const refusal = quantityRefused(exactOfCell(quantity));
  if (refusal) throw refused(refusal);
  return quantity;
}

function notNegative(amount: number, what: 'salePrice' | 'marketPrice'): number {
  if (amount < 0) throw refused(refuse({ code: 'amountNegative', what, amount: exactOfCell(amount) }));
  return amount;
}

/** DAP or CAF in one spelling. */
export function familyCell(cell: unknown, parameter = FAMILY, notes?: ReadNote[]): string {
  return needed(readFamilyKey(zeroIsBlank(cell)), parameter, notes);
}

/** The DAP that a CAF replaced, with the CAF; `null` where none is given. */
export function familyLink(dap: unknown, previous: unknown): [string, string] | null {
  const read = readFamilyKey(zeroIsBlank(previous));
  if (!read.ok && (read.fault.code === 'blank' || read.fault.code === 'familyKeyShape')) return null;
  return [familyCell(dap), needed(read, PREVIOUS_FAMILY)];
}
