import { ufs } from '../../brazil/ufs';
import type { SalesFinding } from '../../rules/pgpmbio/findings';
import { annualBalance, productBalance } from '../../rules/pgpmbio/ledger';
import type { ScaledRow } from '../../rules/pgpmbio/lineCents';
import { looksLikeAnotherUnit } from '../../rules/pgpmbio/unitSlip';
import type { FindingLog } from '../findingLog';
import { NONE } from './interned';
import { PeersOfPlace } from './peers';
import type { SalesColumns } from './salesColumns';
import type { SalesLedger } from './salesLedger';
import type { SalesTotals } from './salesValidation';
import { add, Groups, noAmounts, type LineAmounts } from './totals';

/** A row of Doc. 1 whose market leaves nothing to subsidise at any price. */
interface NothingAtAnyPrice {
  scaled: ScaledRow;
  mpaCents: number;
  row: number;
  rows: number;
}

/** Goes through the rows that have a value: remarks on prices and limits, and what all comes to. */
export class ValuedRows {
  readonly peers = new PeersOfPlace();
  private readonly all = noAmounts();
  private provisional = 0;
  private readonly products = new Groups();
  private readonly families = new Groups();
  private readonly organisations = new Groups();
  private readonly nothing = new Map<string, NothingAtAnyPrice>();

  constructor(
    private readonly columns: SalesColumns,
    private readonly account: SalesLedger,
    private readonly log: FindingLog<SalesFinding>,
    /** Number that stands for the family of a row. */
    private readonly familyOf: (row: number) => number,
  ) {}

  /** @param line one of the ledger's, in the order of the rows */
  visit(line: number): void {
    const row = this.account.rowOfLine[line] as number;
    this.tellPrices(row, line);
    const amounts = this.amountsOf(line);
    this.tellLimits(row, line, amounts);
    this.sum(row, line, amounts);
    this.meetPeers(row);
  }

  /** What is told once for many rows. */
  tell(): void {
    for (const { scaled, mpaCents, row, rows } of this.nothing.values()) {
      const { minimumPriceCents } = scaled;
      const data: SalesFinding = { code: 'L21', label: scaled.row.label, mpaCents, minimumPriceCents, rows };
      this.log.add('information', row, 'marketPrice', data);
    }
    const { vsp, cutByProductLimit, cutByAnnualCap, payable } = this.all;
    if (this.all.lines === 0) return;
    const { provisional } = this;
    const data = { code: 'G14', vsp, cutByProductLimit, cutByAnnualCap, payable, provisional } as const;
    this.log.add('information', null, null, data);
  }

  totals(): Omit<SalesTotals, 'rows' | 'rowsWithErrors' | 'errors' | 'warnings' | 'information'> {
    const { products, families, parties, partyLabels, scaledRows } = this.columns;
    const labels = new Map(scaledRows.map(({ row }) => [row.productId, row.label]));
    return {
      ...this.all,
      provisional: this.provisional,
      byProduct: this.products.named((number) => {
        const id = products.text(number);
        return { id, label: labels.get(id) ?? id };
      }),
      byFamily: this.families.named((number) => ({ id: families.text(number), label: families.text(number) })),
      byOrganisation: this.organisations.named((number) =>
        number === NONE ? { id: '', label: '' } : { id: parties.text(number), label: partyLabels[number] ?? '' },
      ),
    };
  }

  private tellPrices(row: number, line: number): void {
    const { log, account } = this;
    const { lines, results } = account;
    const scaled = lines.scaled[line] as ScaledRow;
    const salePrice = lines.salePrice[line] as number;
    const marketPrice = lines.marketPrice[line] as number;
    if (looksLikeAnotherUnit(salePrice, marketPrice)) {
      log.add('warning', row, 'salePrice', { code: 'L18', salePrice, marketPrice });
    }
    const mpaCents = results.mpa[line] as number;
    const due = results.nothingDue[line];
    if (due === 'salePrice') {
      const { minimumPriceCents } = scaled;
      log.add('information', row, 'salePrice', { code: 'L20', salePrice, minimumPriceCents });
    } else if (due) this.countNothing(row, scaled, mpaCents);
    else if (results.usesMpa[line] === 1) log.add('warning', row, 'salePrice', { code: 'L19', salePrice, mpaCents });
  }

  private countNothing(row: number, scaled: ScaledRow, mpaCents: number): void {
    const key = `${scaled.table.id}|${scaled.row.id}|${mpaCents}`;
    const told = this.nothing.get(key);
    if (told) told.rows++;
    else this.nothing.set(key, { scaled, mpaCents, row, rows: 1 });
  }

  /** The product limit cuts first, then the annual cap what is left (A11, A12). */
  private amountsOf(line: number): LineAmounts {
    const { lines, results } = this.account;
    const vsp = results.vsp[line] as number;
    const payable = results.payable[line] as number;
    const withinProduct = Math.min(vsp, productBalance(lines, results, line));
    return {
      kilograms: lines.quantity[line] as number,
      vsp,
      payable,
      cutByProductLimit: vsp - withinProduct,
      cutByAnnualCap: withinProduct - payable,
    };
  }

  private tellLimits(
    row: number,
    line: number,
    { vsp, payable, cutByProductLimit, cutByAnnualCap }: LineAmounts,
  ): void {
    const { log, account } = this;
    const { lines, results } = account;
    const { row: priceRow, limitCents, annualCapCents } = lines.scaled[line] as ScaledRow;
    const { label } = priceRow;
    if (cutByProductLimit > 0) {
      const balance = productBalance(lines, results, line);
      log.add('information', row, null, { code: 'G07', label, vsp, payable, balance, limit: limitCents });
    }
    if (cutByAnnualCap > 0) {
      const balance = annualBalance(lines, results, line);
      log.add('information', row, null, { code: 'G08', label, vsp, payable, balance, cap: annualCapCents });
    }
    if (results.otherRegion[line] === 1) log.add('warning', row, 'uf', { code: 'G09', why: 'region', label });
  }

  private sum(row: number, line: number, amounts: LineAmounts): void {
    const { columns } = this;
    add(this.all, amounts);
    if (Number.isNaN(this.account.results.mpa[line])) this.provisional += amounts.payable;
    this.products.add(columns.product[row] as number, amounts);
    this.families.add(this.familyOf(row), amounts);
    this.organisations.add(columns.organisation[row] as number, amounts);
  }

  private meetPeers(row: number): void {
    const { product, place, places, uf, quantity, scaledRows, scaled } = this.columns;
    const where = place[row] as number;
    // Without municipality, those of the state are the peers.
    const number = (where === NONE ? -1 - (uf[row] as number) : where) * 64 + (product[row] as number);
    this.peers.meet(row, number, this.familyOf(row), quantity[row] as number, () => ({
      label: scaledRows[scaled[row] as number]?.row.label ?? '',
      place: places[where] ?? ufs[uf[row] as number]?.uf ?? '',
    }));
  }
}
