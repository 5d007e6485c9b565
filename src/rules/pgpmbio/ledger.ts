import type { Readings } from './readings';
import { lineCents, type LineCents, type ScaledRow } from './lineCents';

/** A line of a family's account. Amounts as the cells hold them. */
export interface LedgerLine {
  /** DAP or CAF, one spelling a family (P-DAP-1). */
  family: string;
  /** Day of the invoice, in any counting that grows with time. */
  day: number;
  /** Calendar year of the invoice (A15). */
  year: number;
  /** Place of the invoice among those of a day; `''` when not given (A14). */
  invoice: string | number;
  scaled: ScaledRow;
  quantity: number;
  salePrice: number;
  marketPrice: number | null;
}

/** What a family was paid or presented in a year before these lines, R$ cents; without a product it counts for the cap only. */
export interface PriorBalance {
  family: string;
  year: number;
  productId: string | null;
  cents: number;
}

/** A line's account: what it is worth, what the family had left, what is payable. Cents. */
export interface LedgerResult extends LineCents {
  productBalanceCents: number;
  annualBalanceCents: number;
  payableCents: number;
  cutBy: 'none' | 'productLimit' | 'annualCap';
}

/**
 * Running balances by family, product and calendar year, whatever organisation presents the line (P-BAL-1, P-TOT-1,
 * item 16.d.3). Lines take up the balances by date, then invoice, then their order here (A14); the results keep the
 * order of the lines. Rows of one product in different regions share what was used, each against its own limit (A18).
 *
 * @returns one result a line; time grows with the number of lines (and n log n only where dates are out of order)
 */
export function ledger(
  lines: readonly LedgerLine[],
  prior: readonly PriorBalance[],
  invoiceOrder: Readings['invoiceOrder'],
): LedgerResult[] {
  const accounts = new Accounts(prior);
  const results = new Array<LedgerResult>(lines.length);
  for (const index of orderOfBalances(lines, invoiceOrder)) {
    const line = lines[index] as LedgerLine;
    results[index] = settle(line, accounts.of(line.family, line.year));
  }
  return results;
}

/** What a family has used in one year, cents. */
interface Account {
  total: number;
  byProduct: Map<string, number>;
}

class Accounts {
  private readonly byYear = new Map<number, Map<string, Account>>();

  constructor(prior: readonly PriorBalance[]) {
    for (const { family, year, productId, cents } of prior) {
      const account = this.of(family, year);
      account.total += cents;
      if (productId !== null) account.byProduct.set(productId, (account.byProduct.get(productId) ?? 0) + cents);
    }
  }

  of(family: string, year: number): Account {
    let families = this.byYear.get(year);
    if (!families) this.byYear.set(year, (families = new Map()));
    let account = families.get(family);
    if (!account) families.set(family, (account = { total: 0, byProduct: new Map() }));
    return account;
  }
}

function settle({ scaled, quantity, salePrice, marketPrice }: LedgerLine, account: Account): LedgerResult {
  const { mpa, price, vspCents } = lineCents(scaled, quantity, salePrice, marketPrice);
  const used = account.byProduct.get(scaled.row.productId) ?? 0;
  const productLeft = Math.max(scaled.limitCents - used, 0);
  const annualLeft = Math.max(scaled.annualCapCents - account.total, 0);
  const payableCents = Math.min(vspCents, productLeft, annualLeft);
  if (payableCents > 0) {
    account.byProduct.set(scaled.row.productId, used + payableCents);
    account.total += payableCents;
  }
  return {
    mpa,
    price,
    vspCents,
    productBalanceCents: productLeft,
    annualBalanceCents: annualLeft,
    payableCents,
    cutBy: vspCents === payableCents ? 'none' : productLeft <= annualLeft ? 'productLimit' : 'annualCap',
  };
}

function orderOfBalances(lines: readonly LedgerLine[], invoiceOrder: Readings['invoiceOrder']): number[] {
  const order = lines.map((_, index) => index);
  if (invoiceOrder === 'rowOrder' || inOrder(lines)) return order;
  const byDateInvoiceRow = (a: number, b: number) => before(lines[a] as LedgerLine, lines[b] as LedgerLine) || a - b;
  return order.sort(byDateInvoiceRow);
}

function inOrder(lines: readonly LedgerLine[]): boolean {
  return lines.every((line, index) => index === 0 || before(lines[index - 1] as LedgerLine, line) <= 0);
}

function before(a: LedgerLine, b: LedgerLine): number {
  return a.day - b.day || (a.invoice === b.invoice ? 0 : compareInvoices(a.invoice, b.invoice));
}

/** Numbers by size, texts with the numbers inside them by size (`2` before `10`), an absent number first. */
function compareInvoices(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'pt-BR', { numeric: true });
}
