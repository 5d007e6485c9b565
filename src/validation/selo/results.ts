import type { Multiplier } from '../../rules/selo/multiplier';
import type { SeloRegion } from '../../rules/selo/region';
import { seloRegion } from '../../rules/selo/region';
import { weightedCell } from '../../rules/selo/weightedValue';
import type { AnnualAccount } from '../../rules/selo/year/annualAccount';
import type { UnreadRow } from './acquisitionRows';
import type { CostLine } from './costLine';
import type { CostsRead } from './costRows';
import type { TableWithValues } from '../tableCells';
import type { Glosa } from '../../rules/selo/year/glosa';
import type { LedgerLine } from './disallowances';
import type { PurchaseLine } from './purchaseLine';

/** What became of a row: all of it counts, a part, nothing; or it counts meanwhile though something was not said. */
export type RowStatus =
  'counts' | 'cut' | 'disallowed' | 'pending' | 'unread' | 'outOfYear' | 'duplicate' | 'totalLine' | 'notJudged';

/** Columns to stand beside a table, one value a row of data; R$ as cells take them, `null` where there is none. */
export interface CostColumns {
  region: (SeloRegion | null)[];
  presented: (number | null)[];
  admitted: (number | null)[];
  disallowed: (number | null)[];
  /** Articles that took something away, in their order. */
  articles: string[];
  weighted: (number | null)[];
  status: RowStatus[];
}

export interface AcquisitionColumns extends CostColumns {
  multiplier: (number | null)[];
}

/** Result columns of purchases. `account` is `null` where the rules gave none. */
export class AcquisitionResults {
  readonly columns: AcquisitionColumns;
  private readonly pending: ReadonlySet<number>;

  constructor(
    rows: number,
    private readonly account: AnnualAccount | null,
    ledger: readonly LedgerLine[],
  ) {
    this.columns = { ...emptyColumns(rows), multiplier: new Array<number | null>(rows).fill(null) };
    this.pending = pendingOf('acquisition', account);
    for (const { of, row, article } of ledger)
      if (of === 'acquisitions') addArticle(this.columns.articles, row, article);
  }

  unread({ row, cents }: UnreadRow): void {
    if (cents !== null) disallowWhole(this.columns, row, cents);
  }

  /** @param at place of the line in the account */
  line(line: PurchaseLine, at: number): void {
    const { columns, account } = this;
    const { row, presented } = line;
    columns.region[row] = seloRegion(line.purchase.origin);
    columns.presented[row] = presented / 100;
    if (account === null) {
      columns.status[row] = wholeStatus(line) ?? 'notJudged';
      return;
    }
    const admitted = account.acquisitions[at]!;
    const multiplier = account.multipliers.get(line.purchase);
    columns.admitted[row] = admitted / 100;
    columns.disallowed[row] = (presented - admitted) / 100;
    columns.multiplier[row] = multiplier ? rowMultiplier(multiplier).number : null;
    columns.weighted[row] = multiplier
      ? weightedCell(admitted / 100, multiplier.value, rowMultiplier(multiplier).tenths)
      : 0;
    columns.status[row] = wholeStatus(line) ?? statusOf(presented, admitted, this.pending.has(at));
  }
}

/**
 * Result columns of costs and of technicians, whose two lines (salary and travel) add up in their row; `null` for a table
 * that is not there, or that did not count.
 */
export function costColumns(
  table: CostLine['table'],
  source: TableWithValues | undefined,
  { lines, unread, technicians }: CostsRead,
  account: AnnualAccount | null,
  ledger: readonly LedgerLine[],
): CostColumns | null {
  if (!source || (table === 'technicians' && !technicians)) return null;
  const columns = emptyColumns(source.table.dataRows.length);
  for (const { of, row, article } of ledger) if (of === table) addArticle(columns.articles, row, article);
  for (const { table: of, row, cents } of unread)
    if (of === table && cents !== null) disallowWhole(columns, row, cents);
  const pending = pendingOf('cost', account);
  const sums = new Map<number, CostSum>();
  lines.forEach((line, at) => {
    if (line.table !== table) return;
    const outcome = account?.costs.rows[at];
    const before = sums.get(line.row);
    sums.set(line.row, {
      line,
      presented: (before?.presented ?? 0) + line.presented,
      admitted: (before?.admitted ?? 0) + (outcome?.admitted ?? 0),
      weighted: (before?.weighted ?? 0) + (outcome?.weighted ?? 0),
      pending: before?.pending || pending.has(at),
    });
  });
  for (const sum of sums.values()) putCost(columns, sum, account !== null);
  return columns;
}

/** The lines of one row of costs together, cents. */
interface CostSum {
  line: CostLine;
  presented: number;
  admitted: number;
  weighted: number;
  pending: boolean;
}

function putCost(
  columns: CostColumns,
  { line, presented, admitted, weighted, pending }: CostSum,
  judged: boolean,
): void {
  const { row, region, leftOut } = line;
  columns.region[row] = region;
  columns.presented[row] = presented / 100;
  if (!judged) {
    columns.status[row] = 'notJudged';
    return;
  }
  columns.admitted[row] = admitted / 100;
  columns.disallowed[row] = (presented - admitted) / 100;
  columns.weighted[row] = weighted / 100;
  const outOfYear = leftOut.some(({ code }) => code === 'outOfYear');
  columns.status[row] = outOfYear ? 'outOfYear' : statusOf(presented, admitted, pending);
}

function pendingOf(of: Glosa['of'], account: AnnualAccount | null): ReadonlySet<number> {
  return new Set(account?.pending.filter((one) => one.of === of).map(({ row }) => row));
}

function addArticle(articles: string[], row: number, article: string): void {
  const before = articles[row]!;
  if (article !== '' && !before.split('; ').includes(article))
    articles[row] = before === '' ? article : `${before}; ${article}`;
}

function disallowWhole(columns: CostColumns, row: number, cents: number): void {
  columns.presented[row] = cents / 100;
  columns.admitted[row] = 0;
  columns.disallowed[row] = cents / 100;
}

function emptyColumns(rows: number): CostColumns {
  const amounts = () => new Array<number | null>(rows).fill(null);
  return {
    region: new Array<SeloRegion | null>(rows).fill(null),
    presented: amounts(),
    admitted: amounts(),
    disallowed: amounts(),
    articles: new Array<string>(rows).fill(''),
    weighted: amounts(),
    status: new Array<RowStatus>(rows).fill('unread'),
  };
}

function wholeStatus({ leftOut }: PurchaseLine): RowStatus | null {
  switch (leftOut?.code) {
    case 'outOfYear':
    case 'duplicate':
    case 'totalLine':
      return leftOut.code;
    default:
      return null;
  }
}

function statusOf(presented: number, admitted: number, pending: boolean): RowStatus {
  if (admitted === 0) return 'disallowed';
  if (admitted < presented) return 'cut';
  return pending ? 'pending' : 'counts';
}

/** A multiplier as rows use it: in tenths, which nearly all are whole numbers of, and as a cell takes it. */
interface RowMultiplier {
  tenths: number;
  number: number;
}

const rowMultipliers = new WeakMap<Multiplier, RowMultiplier>();

function rowMultiplier(multiplier: Multiplier): RowMultiplier {
  let known = rowMultipliers.get(multiplier);
  if (!known) {
    known = { tenths: multiplier.value.times(10).toNumber(), number: multiplier.value.toNumber() };
    rowMultipliers.set(multiplier, known);
  }
  return known;
}
