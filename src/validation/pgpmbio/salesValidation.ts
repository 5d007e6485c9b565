import type { LineFlags } from '../../explain/ledgerStatus';
import { doubleOfCell } from '../../rules/exact';
import type { SalesFinding } from '../../rules/pgpmbio/findings';
import { annualBalance, cutBy, productBalance } from '../../rules/pgpmbio/ledger';
import type { ScaledRow } from '../../rules/pgpmbio/lineCents';
import { looksLikeAnotherUnit } from '../../rules/pgpmbio/unitSlip';
import type { Finding, Fix, Severity } from '../finding';
import { WORST, type CodeCount, type FindingLog } from '../findingLog';
import { NONE } from './interned';
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
    const { lineOfRow, lines, results } = this.account;
    const line = lineOfRow[row] ?? NONE;
    if (line === NONE) return null;
    const mpa = results.mpa[line] as number;
    const marketPrice = lines.marketPrice[line] as number;
    const salePrice = lines.salePrice[line] as number;
    return {
      minimumPrice: (lines.scaled[line] as ScaledRow).minimumPriceCents / 100,
      marketPrice: Number.isNaN(marketPrice) ? null : doubleOfCell(marketPrice),
      mpa: Number.isNaN(mpa) ? null : mpa / 100,
      priceUsed: results.usesMpa[line] ? mpa / 100 : doubleOfCell(salePrice),
      vsp: (results.vsp[line] as number) / 100,
      productBalance: productBalance(lines, results, line) / 100,
      annualBalance: annualBalance(lines, results, line) / 100,
      payable: (results.payable[line] as number) / 100,
      flags: {
        provisional: Number.isNaN(mpa),
        nothingDue: results.nothingDue[line] ?? null,
        usesMpa: results.usesMpa[line] === 1,
        cutBy: cutBy(lines, results, line),
        otherRegion: results.otherRegion[line] === 1,
        anotherUnit: looksLikeAnotherUnit(salePrice, marketPrice),
      },
    };
  }
}
