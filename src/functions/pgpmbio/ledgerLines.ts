import { serialOf, yearOf } from '../../brazil/dates';
import { readFamilyKey } from '../../brazil/familyKey';
import type { Uf } from '../../brazil/ufs';
import { fold } from '../../brazil/text';
import { exactOfCell } from '../../rules/exact';
import { rowCovering } from '../../rules/pgpmbio/coverage';
import type { LedgerLine } from '../../rules/pgpmbio/ledger';
import { scaledRow, type ScaledRow } from '../../rules/pgpmbio/lineCents';
import type { PriceRow, PriceTable } from '../../rules/pgpmbio/priceTable';
import { refuse } from '../../rules/pgpmbio/refusal';
import { isBlank, needed } from '../cells';
import { FunctionFailure } from '../failure';
import { DATE, FAMILY, MARKET_PRICE, PREVIOUS_FAMILY, QUANTITY, SALE_PRICE } from '../parameters';
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

/** Cells of a ledger's line, as Excel hands them over. */
export interface LedgerCells {
  dap: unknown;
  date: unknown;
  product: unknown;
  uf: unknown;
  quantity: unknown;
  salePrice: unknown;
  marketPrice: unknown;
  municipality: unknown;
  invoice: unknown;
  previousDap: unknown;
}

/**
 * Reads the lines of one table. Columns repeat few products, places and dates, so each distinct cell is read once.
 */
export class LedgerLineReader {
  private readonly days = new Map<unknown, { day: number; year: number; table: PriceTable }>();
  private readonly rows = new Map<string, ScaledRow>();
  private readonly scaled = new Map<PriceRow, ScaledRow>();
  private readonly families = new Map<unknown, string>();

  constructor(private readonly familyOf: (number: string) => string) {}

  /** @throws FunctionFailure when a cell cannot be read or the rules cover no such case */
  read(cells: LedgerCells): LedgerLine {
    const family = this.family(cells.dap);
    if (!isBlank(cells.previousDap)) familyLink(cells.dap, cells.previousDap);
    const { day, year, table } = this.day(cells.date);
    const scaled = this.row(cells, table);
    const quantity = numberCell(cells.quantity, QUANTITY);
    if (quantity <= 0) throw refused(refuse({ code: 'quantityNotPositive', quantity: exactOfCell(quantity) }));
    const salePrice = numberCell(cells.salePrice, SALE_PRICE);
    if (salePrice < 0)
      throw refused(
        refuse({ code: 'amountNegative', what: SALE_PRICE.key as 'salePrice', amount: exactOfCell(salePrice) }),
      );
    const marketPrice = marketPriceCell(cells.marketPrice);
    if (marketPrice !== null && marketPrice < 0) {
      throw refused(
        refuse({ code: 'amountNegative', what: MARKET_PRICE.key as 'marketPrice', amount: exactOfCell(marketPrice) }),
      );
    }
    return { family, day, year, invoice: invoiceCell(cells.invoice), scaled, quantity, salePrice, marketPrice };
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

  private row({ product, uf, municipality }: LedgerCells, table: PriceTable): ScaledRow {
    const texts = typeof product === 'string' && typeof uf === 'string' && typeof municipality !== 'object';
    const key = texts || municipality === null ? `${table.id}|${product}|${uf}|${municipality}` : null;
    const known = key === null ? undefined : this.rows.get(key);
    if (known) return known;
    const { productId } = productCell(product, table);
    const state: Uf = ufCell(uf);
    const row = granted(
      rowCovering(table, productId, { uf: state, municipality: municipalityCell(municipality, state) }),
    );
    let scaled = this.scaled.get(row);
    if (!scaled) this.scaled.set(row, (scaled = scaledRow(table, row)));
    if (key !== null) this.rows.set(key, scaled);
    return scaled;
  }
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
