import { ufs } from '../../brazil/ufs';
import type { SalesFinding } from '../../rules/pgpmbio/findings';
import { annualBalance, productBalance } from '../../rules/pgpmbio/ledger';
import type { ScaledRow } from '../../rules/pgpmbio/lineCents';
import { looksLikeAnotherUnit } from '../../rules/pgpmbio/unitSlip';
import type { FindingLog } from '../findingLog';
import type { Control } from '../work';
import { NONE } from './interned';
import { PeersOfPlace } from './peers';
import type { SalesColumns } from './salesColumns';
import type { SalesLedger } from './salesLedger';
import type { SalesTotals } from './salesValidation';
import { add, Groups, noAmounts, type LineAmounts } from './totals';

/** A row of Doc. 1 whose market leaves nothing to subsidise at any price. */
interface NothingAtAnyPrice {
  scaled: ScaledRow;
  /** Why, with the price that the minimum was held against. */
  market: { why: 'mpa'; mpaCents: number } | { why: 'market'; marketPrice: number };
  row: number;
  rows: number;
}

/** Goes through the rows that have a value: remarks on prices and limits, and what all comes to. */
export class ValuedRows {
  readonly peers = new PeersOfPlace();
  private readonly all = noAmounts();
  private provisional = 0;
  private readonly labels = new Map<number, string>();
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

  /** Rows in the order of the table. */
  visit(row: number): void {
    this.tellPrices(row);
    const amounts = this.amountsOf(row);
    this.tellLimits(row, amounts);
    this.sum(row, amounts);
    this.meetPeers(row);
  }

  /** What is told once for many rows. */
  tell(): void {
    for (const { scaled, market, row, rows } of this.nothing.values()) {
      const { minimumPriceCents } = scaled;
      const data: SalesFinding = { code: 'L21', ...market, label: scaled.row.label, minimumPriceCents, rows };
      this.log.add('information', row, 'marketPrice', data);
    }
    const { vsp, cutByProductLimit, cutByAnnualCap, payable } = this.all;
    if (this.all.lines === 0) return;
    const { provisional } = this;
    const data = { code: 'G14', vsp, cutByProductLimit, cutByAnnualCap, payable, provisional } as const;
    this.log.add('information', null, null, data);
  }

  async totals(
    control: Control,
  ): Promise<Omit<SalesTotals, 'rows' | 'rowsWithErrors' | 'errors' | 'warnings' | 'information'>> {
    const { products, families, parties, partyLabels } = this.columns;
    return {
      ...this.all,
      provisional: this.provisional,
      byProduct: await this.products.named((number) => {
        const id = products.text(number);
        return { id, label: this.labels.get(number) ?? id };
      }, control),
      byFamily: await this.families.named(
        (number) => ({ id: families.text(number), label: families.text(number) }),
        control,
      ),
      byOrganisation: await this.organisations.named(
        (number) =>
          number === NONE ? { id: '', label: '' } : { id: parties.text(number), label: partyLabels[number] ?? '' },
        control,
      ),
    };
  }

  private tellPrices(row: number): void {
    const { log, account } = this;
    const { lines, results } = account;
    const scaled = lines.scaled[row] as ScaledRow;
    const salePrice = lines.salePrice[row] as number;
    const marketPrice = lines.marketPrice[row] as number;
    if (looksLikeAnotherUnit(salePrice, marketPrice)) {
      log.add('warning', row, 'salePrice', { code: 'L18', salePrice, marketPrice });
    }
    const mpaCents = results.mpa[row] as number;
    const due = results.nothingDue[row];
    if (due === 'salePrice') {
      const { minimumPriceCents } = scaled;
      log.add('information', row, 'salePrice', { code: 'L20', salePrice, minimumPriceCents });
    } else if (due === 'marketPrice') this.countNothing(row, scaled, { why: 'mpa', mpaCents });
    else if (due) this.countNothing(row, scaled, { why: 'market', marketPrice });
    else if (results.usesMpa[row] === 1) log.add('warning', row, 'salePrice', { code: 'L19', salePrice, mpaCents });
  }

  private countNothing(row: number, scaled: ScaledRow, market: NothingAtAnyPrice['market']): void {
    const price = market.why === 'mpa' ? market.mpaCents : market.marketPrice;
    const key = `${scaled.table.id}|${scaled.row.id}|${market.why}|${price}`;
    const told = this.nothing.get(key);
    if (told) told.rows++;
    else this.nothing.set(key, { scaled, market, row, rows: 1 });
  }

  /** The product limit cuts first, then the annual cap what is left (A11, A12). */
  private amountsOf(row: number): LineAmounts {
    const { lines, results } = this.account;
    const vsp = results.vsp[row] as number;
    const payable = results.payable[row] as number;
    const withinProduct = Math.min(vsp, productBalance(lines, results, row));
    return {
      kilograms: lines.quantity[row] as number,
      vsp,
      payable,
      cutByProductLimit: vsp - withinProduct,
      cutByAnnualCap: withinProduct - payable,
    };
  }

  private tellLimits(row: number, { vsp, payable, cutByProductLimit, cutByAnnualCap }: LineAmounts): void {
    const { log, account } = this;
    const { lines, results } = account;
    const { row: priceRow, limitCents, annualCapCents } = lines.scaled[row] as ScaledRow;
    const { label } = priceRow;
    if (cutByProductLimit > 0) {
      const balance = productBalance(lines, results, row);
      log.add('information', row, null, { code: 'G07', label, vsp, payable, balance, limit: limitCents });
    }
    if (cutByAnnualCap > 0) {
      const balance = annualBalance(lines, results, row);
      log.add('information', row, null, { code: 'G08', label, vsp, payable, balance, cap: annualCapCents });
    }
    if (results.otherRegion[row] === 1) log.add('warning', row, 'uf', { code: 'G09', why: 'region', label });
  }

  private sum(row: number, amounts: LineAmounts): void {
    const { columns } = this;
    add(this.all, amounts);
    if (this.account.results.provisional[row] === 1) this.provisional += amounts.payable;
    const product = columns.product[row] as number;
    if (!this.labels.has(product)) this.labels.set(product, columns.scaled[row]?.row.label ?? '');
    this.products.add(product, amounts);
    this.families.add(this.familyOf(row), amounts);
    this.organisations.add(columns.organisation[row] as number, amounts);
  }

  private meetPeers(row: number): void {
    const { product, place, places, uf, quantity, scaled } = this.columns;
    const where = place[row] as number;
    // Without municipality, those of the state are the peers.
    const number = (where === NONE ? -1 - (uf[row] as number) : where) * 64 + (product[row] as number);
    this.peers.meet(row, number, this.familyOf(row), quantity[row] as number, () => ({
      label: scaled[row]?.row.label ?? '',
      place: places[where] ?? ufs[uf[row] as number]?.uf ?? '',
    }));
  }
}
