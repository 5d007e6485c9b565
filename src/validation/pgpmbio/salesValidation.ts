import { isoOfSerial } from '../../brazil/dates';
import type { IsoDate } from '../../brazil/read';
import { ufs, type Uf } from '../../brazil/ufs';
import type { LineFlags } from '../../explain/ledgerStatus';
import { doubleOfCell } from '../../rules/exact';
import type { SalesFinding } from '../../rules/pgpmbio/findings';
import { annualBalance, compareLines, cutBy, productBalance } from '../../rules/pgpmbio/ledger';
import type { ScaledRow } from '../../rules/pgpmbio/lineCents';
import type { PriceTable } from '../../rules/pgpmbio/priceTable';
import type { Readings } from '../../rules/pgpmbio/readings';
import { looksLikeAnotherUnit } from '../../rules/pgpmbio/unitSlip';
import type { Finding, Fix, Severity } from '../finding';
import { WORST, type CodeCount, type FindingLog } from '../findingLog';
import { NONE } from './interned';
import type { SalesColumns } from './salesColumns';
import type { SalesLedger } from './salesLedger';
import type { Amounts, GroupAmounts } from './totals';

/** What is written beside a row: R$ and R$/kg as cells hold them. */
export interface SaleResult {
  /** `null` where a fixed value is paid without one. */
  minimumPrice: number | null;
  /** `null` where the difference to the minimum price is paid. */
  fixedValue: number | null;
  marketPrice: number | null;
  mpa: number | null;
  /** `null` where a fixed value is paid, which is counted from no price. */
  priceUsed: number | null;
  vsp: number;
  productBalance: number;
  annualBalance: number;
  payable: number;
  flags: LineFlags;
}

/** What the value of a row rests on, as its cells were understood. */
export interface SaleBasis {
  /** Row of Doc. 1 and its table. */
  scaled: ScaledRow;
  /** Number that stands for the family; with a CPF inside, as the person's own. */
  family: string;
  cpf: string | null;
  /** Who presents the sale, as first written; `''` where no column says it. */
  organisation: string;
  uf: Uf;
  municipality: string | null;
  date: IsoDate;
  /** kg */
  quantity: number;
  /** R$/kg */
  salePrice: number;
}

/** Where a row with a value stands in the account of its family and year, cents. */
export interface SaleInAccount {
  /** The same for all rows of a family, whatever their DAP/CAF; tells nothing of who it is. */
  family: number;
  year: number;
  /** What the family had used before the row, of the product and of the annual cap. */
  productUsed: number;
  annualUsed: number;
  payable: number;
}

/** What the check of a table of sales came to, cents. */
export interface SalesTotals extends Amounts {
  rows: number;
  rowsWithErrors: number;
  errors: number;
  warnings: number;
  information: number;
  /** Part of `payable` of lines without a market price: not certain yet (reading A9). */
  provisional: number;
  byProduct: readonly GroupAmounts[];
  byFamily: readonly GroupAmounts[];
  byOrganisation: readonly GroupAmounts[];
}

/** The findings and amounts of a table of sales. Rows are rows of data, from zero. */
export class SalesValidation {
  /** By code, then by row; of each code and severity the first ones: `counts` says how many there are. */
  readonly findings: readonly Finding<SalesFinding>[];
  readonly counts: ReadonlyMap<string, readonly CodeCount[]>;
  private priceTables: readonly PriceTable[] | null = null;

  constructor(
    readonly totals: SalesTotals,
    private readonly log: FindingLog<SalesFinding>,
    private readonly account: SalesLedger,
    /** Code that leaves all rows without value, such as that of a missing column. */
    private readonly blocked: string | null,
    private readonly columns: SalesColumns,
    readonly readings: Readings,
  ) {
    this.findings = log.findings();
    this.counts = log.counts();
  }

  /** Every certain mend of a code, also of findings that are only counted. */
  fixesOf(code: string): readonly Fix[] {
    return this.log.fixesOf(code);
  }

  /** The worst that is said of a row; `null` when nothing is. */
  severityOf(row: number): Severity | null {
    return WORST[this.log.worstOfRow[row] as number] ?? null;
  }

  /** Code of the error that leaves a row without value; `null` when it has one. */
  errorOf(row: number): string | null {
    return this.log.errorOf(row) ?? this.blocked;
  }

  /** What a row is worth; `null` when an error leaves it without value. */
  resultOf(row: number): SaleResult | null {
    const { hasValue, lines, results } = this.account;
    if (hasValue[row] !== 1) return null;
    const mpa = results.mpa[row] as number;
    const marketPrice = lines.marketPrice[row] as number;
    const salePrice = lines.salePrice[row] as number;
    const { row: priceRow, minimumPriceCents } = lines.scaled[row] as ScaledRow;
    const isFixed = priceRow.fixedValue !== null;
    return {
      minimumPrice: priceRow.minimumPrice === null ? null : minimumPriceCents / 100,
      fixedValue: priceRow.fixedValue?.toNumber() ?? null,
      marketPrice: Number.isNaN(marketPrice) ? null : doubleOfCell(marketPrice),
      mpa: Number.isNaN(mpa) ? null : mpa / 100,
      priceUsed: isFixed ? null : results.usesMpa[row] ? mpa / 100 : doubleOfCell(salePrice),
      vsp: (results.vsp[row] as number) / 100,
      productBalance: productBalance(lines, results, row) / 100,
      annualBalance: annualBalance(lines, results, row) / 100,
      payable: (results.payable[row] as number) / 100,
      flags: {
        provisional: results.provisional[row] === 1,
        fixedValue: isFixed,
        nothingDue: results.nothingDue[row] ?? null,
        usesMpa: results.usesMpa[row] === 1,
        cutBy: cutBy(lines, results, row),
        otherRegion: results.otherRegion[row] === 1,
        anotherUnit: looksLikeAnotherUnit(salePrice, marketPrice),
      },
    };
  }

  /** What the value of a row rests on; `null` when it has none. */
  basisOf(row: number): SaleBasis | null {
    const { columns, account } = this;
    const { hasValue, lines } = account;
    if (hasValue[row] !== 1) return null;
    const [cpf, organisation, place] = [columns.cpf[row]!, columns.organisation[row]!, columns.place[row]!];
    return {
      scaled: lines.scaled[row]!,
      family: columns.families.text(lines.family[row] as number),
      cpf: cpf === NONE ? null : columns.people.text(cpf),
      organisation: organisation === NONE ? '' : (columns.partyLabels[organisation] ?? ''),
      uf: ufs[columns.uf[row]!]!.uf,
      municipality: columns.places[place]?.name ?? null,
      date: isoOfSerial(lines.day[row]!)!,
      quantity: doubleOfCell(lines.quantity[row]!),
      salePrice: doubleOfCell(lines.salePrice[row]!),
    };
  }

  /** Where a row stands in the account of its family; `null` when it has no value. */
  inAccount(row: number): SaleInAccount | null {
    const { hasValue, lines, results } = this.account;
    if (hasValue[row] !== 1) return null;
    return {
      family: lines.family[row] as number,
      year: lines.year[row] as number,
      productUsed: results.productUsed[row] as number,
      annualUsed: results.annualUsed[row] as number,
      payable: results.payable[row] as number,
    };
  }

  /** Which of two rows with a value takes up the balances first: negative for the first, never zero (A14). */
  compareInAccount(a: number, b: number): number {
    const { lines } = this.account;
    return (this.readings.invoiceOrder === 'rowOrder' ? 0 : compareLines(lines, a, b)) || a - b;
  }

  /** The price tables that rows with a value were computed by, in the order in which they were met. */
  tables(): readonly PriceTable[] {
    return (this.priceTables ??= this.tablesMet());
  }

  private tablesMet(): PriceTable[] {
    const { rows, lines } = this.account;
    const tables = new Set<PriceTable>();
    for (const row of rows) tables.add(lines.scaled[row]!.table);
    return [...tables];
  }
}
