import type { AnnualAccount } from '../../rules/selo/year/annualAccount';
import type { GlosaCode } from '../../rules/selo/year/glosa';
import type { UnreadRow } from './acquisitionRows';
import type { CostLeftOutCode, CostLine } from './costLine';
import type { UnreadCost } from './costRows';
import type { LeftOutCode, PurchaseLine } from './purchaseLine';

export type DisallowanceCode = GlosaCode | LeftOutCode | CostLeftOutCode;

/** A line of the ledger of disallowances, by row of its table; whole cents. */
export interface LedgerLine {
  of: 'acquisitions' | 'costs' | 'technicians';
  row: number;
  code: DisallowanceCode;
  article: string;
  cents: number;
}

/** What one rule took away in all. */
export interface DisallowanceGroup {
  code: DisallowanceCode;
  article: string;
  lines: number;
  cents: number;
}

/** No article: the row could not be read. */
const UNREAD = '';

/** All that was presented and does not count, in the order of the steps: what could not be read, what is left out, the account's own. */
export function ledgerOf(
  lines: readonly PurchaseLine[],
  unread: readonly UnreadRow[],
  costLines: readonly CostLine[],
  unreadCosts: readonly UnreadCost[],
  account: AnnualAccount | null,
): LedgerLine[] {
  const ledger: LedgerLine[] = [];
  for (const { row, cents } of unread)
    if (cents !== null && cents > 0) ledger.push({ of: 'acquisitions', row, code: 'unread', article: UNREAD, cents });
  for (const { row, leftOut } of lines)
    if (leftOut && leftOut.cents > 0) ledger.push({ of: 'acquisitions', row, ...leftOut });
  for (const { table, row, cents } of unreadCosts)
    if (cents !== null && cents > 0) ledger.push({ of: table, row, code: 'unread', article: UNREAD, cents });
  for (const { table, row, leftOut } of costLines) for (const one of leftOut) ledger.push({ of: table, row, ...one });
  for (const { of, row, code, article, cents } of account?.glosas ?? []) {
    if (of === 'acquisition') ledger.push({ of: 'acquisitions', row: lines[row]!.row, code, article, cents });
    else ledger.push({ of: costLines[row]!.table, row: costLines[row]!.row, code, article, cents });
  }
  return ledger;
}

/** The ledger by rule, in the order in which the rules first took something. */
export function groupsOf(ledger: readonly LedgerLine[]): DisallowanceGroup[] {
  const groups = new Map<string, DisallowanceGroup>();
  for (const { code, article, cents } of ledger) {
    const key = `${article}|${code}`;
    const group = groups.get(key);
    if (!group) groups.set(key, { code, article, lines: 1, cents });
    else {
      group.lines++;
      group.cents += cents;
    }
  }
  return [...groups.values()];
}
