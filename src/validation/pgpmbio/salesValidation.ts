import type { LineFlags } from '../../explain/ledgerStatus';
import { doubleOfCell } from '../../rules/exact';
import type { SalesFinding } from '../../rules/pgpmbio/findings';
import { annualBalance, cutBy, productBalance } from '../../rules/pgpmbio/ledger';
import type { ScaledRow } from '../../rules/pgpmbio/lineCents';
import { looksLikeAnotherUnit } from '../../rules/pgpmbio/unitSlip';
import type { Finding, Fix, Severity } from '../finding';
import { WORST, type CodeCount, type FindingLog } from '../findingLog';
import type { SalesLedger } from './salesLedger';
import type { Amounts, GroupAmounts } from './totals';

/** What is written beside a row: R$ and R$/kg as cells hold them. */
export interface SaleResult {
  minimumPrice: number;
  marketPrice: number | null;
  mpa: number | null;
  priceUsed: number;
  vsp: number;
  productBalance: number;
  annualBalance: number;
  payable: number;
  flags: LineFlags;
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
  /** Every certain mend, by code, also of findings that are only counted. */
  readonly fixes: ReadonlyMap<string, readonly Fix[]>;

  constructor(
    readonly totals: SalesTotals,
    private readonly log: FindingLog<SalesFinding>,
    private readonly account: SalesLedger,
    /** Code that leaves all rows without value, such as that of a missing column. */
    private readonly blocked: string | null,
  ) {
    this.findings = log.findings();
    this.counts = log.counts();
    this.fixes = log.fixes();
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
    return {
      minimumPrice: (lines.scaled[row] as ScaledRow).minimumPriceCents / 100,
      marketPrice: Number.isNaN(marketPrice) ? null : doubleOfCell(marketPrice),
      mpa: Number.isNaN(mpa) ? null : mpa / 100,
      priceUsed: results.usesMpa[row] ? mpa / 100 : doubleOfCell(salePrice),
      vsp: (results.vsp[row] as number) / 100,
      productBalance: productBalance(lines, results, row) / 100,
      annualBalance: annualBalance(lines, results, row) / 100,
      payable: (results.payable[row] as number) / 100,
      flags: {
        provisional: Number.isNaN(mpa),
        nothingDue: results.nothingDue[row] ?? null,
        usesMpa: results.usesMpa[row] === 1,
        cutBy: cutBy(lines, results, row),
        otherRegion: results.otherRegion[row] === 1,
        anotherUnit: looksLikeAnotherUnit(salePrice, marketPrice),
      },
    };
  }
}
