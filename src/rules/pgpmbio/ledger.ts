import type { Readings } from './readings';
import { lineCents, type ScaledRow } from './lineCents';
import type { NothingDue } from './nothingDue';

/** The lines of an account as columns, one entry a line: long tables stay small and fast. Amounts as the cells hold them. */
export interface LedgerLines {
  /** DAP or CAF, one spelling a family (P-DAP-1), or a number that stands for it. */
  family: ArrayLike<FamilyId>;
  /** Day of the invoice, in any counting that grows with time. */
  day: ArrayLike<number>;
  /** Calendar year of the invoice (A15). */
  year: ArrayLike<number>;
  /** Place of the invoice among those of a day; `''` when not given (A14). */
  invoice: ArrayLike<string | number>;
  /** `null` only in lines that are never settled. */
  scaled: ArrayLike<ScaledRow | null>;
  /** kg */
  quantity: ArrayLike<number>;
  /** R$/kg */
  salePrice: ArrayLike<number>;
  /** R$/kg; `NaN` where there is none. */
  marketPrice: ArrayLike<number>;
}

type FamilyId = string | number;

/** Lines that are added one by one. */
export type GrowingLines = { [Column in keyof LedgerLines]: LedgerLines[Column][number][] };

export function noLines(): GrowingLines {
  return { family: [], day: [], year: [], invoice: [], scaled: [], quantity: [], salePrice: [], marketPrice: [] };
}

/** What a family was paid or presented in a year before these lines, R$ cents; without a product it counts for the cap only. */
export interface PriorBalance {
  family: FamilyId;
  year: number;
  productId: string | null;
  cents: number;
}

/** What each line is worth, what the family had left and what is payable, as columns in the order of the lines. Cents. */
export interface LedgerResults {
  /** MPA a kg; `NaN` without a market price, and for a fixed value. */
  mpa: Float64Array;
  /** 1 where the MPA takes the place of the sale price. */
  usesMpa: Uint8Array;
  nothingDue: (NothingDue | null)[];
  /** 1 where the value rests on a market price that is not at hand (A9). */
  provisional: Uint8Array;
  vsp: Float64Array;
  /** What the family had used before the line, of the product and of the annual cap. */
  productUsed: Float64Array;
  annualUsed: Float64Array;
  payable: Float64Array;
  /** 1 where the family had sold the product in a region with another price before (A18). */
  otherRegion: Uint8Array;
}

/** What the product limit of a line's row left to the family before the line, cents. */
export function productBalance({ scaled }: LedgerLines, { productUsed }: LedgerResults, line: number): number {
  return Math.max((scaled[line] as ScaledRow).limitCents - (productUsed[line] as number), 0);
}

/** What the annual cap left to the family before the line, cents. */
export function annualBalance({ scaled }: LedgerLines, { annualUsed }: LedgerResults, line: number): number {
  return Math.max((scaled[line] as ScaledRow).annualCapCents - (annualUsed[line] as number), 0);
}

/** Which limit cut a line; on a tie the product limit is named (A11). */
export function cutBy(lines: LedgerLines, results: LedgerResults, line: number): 'none' | 'productLimit' | 'annualCap' {
  if (results.payable[line] === results.vsp[line]) return 'none';
  return productBalance(lines, results, line) <= annualBalance(lines, results, line) ? 'productLimit' : 'annualCap';
}

/**
 * Running balances by family, product and calendar year, whatever organisation presents the line (P-BAL-1, P-TOT-1,
 * item 16.d.3). Lines take up the balances by date, then invoice, then their order here (A14); the results keep the
 * order of the lines. Rows of one product in different regions share what was used, each against its own limit, and are
 * marked (A18); a family's total depends on the order of its lines only there.
 * Time grows with the number of lines (and n log n only where dates are out of order).
 */
export function ledger(
  lines: LedgerLines,
  prior: readonly PriorBalance[],
  invoiceOrder: Readings['invoiceOrder'],
): LedgerResults {
  const running = new RunningLedger(lines, prior);
  for (const line of orderOfBalances(lines, invoiceOrder)) running.settle(line);
  return running.results;
}

/** The same line by line, for long tables that are computed in slices: lines are settled in the order of the balances. */
export class RunningLedger {
  readonly results: LedgerResults;
  private readonly accounts: Accounts;

  constructor(
    private readonly lines: LedgerLines,
    prior: readonly PriorBalance[],
  ) {
    this.results = noResults(lines.family.length);
    this.accounts = new Accounts(prior);
  }

  settle(line: number): void {
    settle(this.lines, line, this.accounts, this.results);
  }
}

function noResults(length: number): LedgerResults {
  const cents = () => new Float64Array(length);
  return {
    mpa: cents(),
    usesMpa: new Uint8Array(length),
    nothingDue: new Array<NothingDue | null>(length).fill(null),
    provisional: new Uint8Array(length),
    vsp: cents(),
    productUsed: cents(),
    annualUsed: cents(),
    payable: cents(),
    otherRegion: new Uint8Array(length),
  };
}

/** What a family has used of a product in one year, cents, and the row of Doc. 1 it first sold it under. */
interface ProductAccount {
  used: number;
  rowId: string | null;
}

/** What a family has used in one year, cents. */
interface Account {
  total: number;
  byProduct: Map<string, ProductAccount>;
}

class Accounts {
  private readonly byYear = new Map<number, Map<FamilyId, Account>>();

  constructor(prior: readonly PriorBalance[]) {
    for (const { family, year, productId, cents } of prior) {
      const account = this.of(family, year);
      account.total += cents;
      if (productId !== null) productAccount(account, productId).used += cents;
    }
  }

  of(family: FamilyId, year: number): Account {
    let families = this.byYear.get(year);
    if (!families) this.byYear.set(year, (families = new Map()));
    let account = families.get(family);
    if (!account) families.set(family, (account = { total: 0, byProduct: new Map() }));
    return account;
  }
}

function settle(lines: LedgerLines, line: number, accounts: Accounts, results: LedgerResults): void {
  const { family, year, scaled: rows, quantity, salePrice, marketPrice } = lines;
  const scaled = rows[line] as ScaledRow;
  const value = lineCents(scaled, quantity[line] as number, salePrice[line] as number, marketPrice[line] as number);
  const account = accounts.of(family[line] as FamilyId, year[line] as number);
  const product = productAccount(account, scaled.row.productId);
  results.mpa[line] = value.mpaCents;
  results.usesMpa[line] = value.usesMpa ? 1 : 0;
  results.nothingDue[line] = value.nothingDue;
  results.provisional[line] = value.provisional ? 1 : 0;
  results.vsp[line] = value.vspCents;
  results.productUsed[line] = product.used;
  results.annualUsed[line] = account.total;
  product.rowId ??= scaled.row.id;
  if (product.rowId !== scaled.row.id) results.otherRegion[line] = 1;
  const left = Math.min(productBalance(lines, results, line), annualBalance(lines, results, line));
  const payable = Math.min(value.vspCents, left);
  results.payable[line] = payable;
  product.used += payable;
  account.total += payable;
}

function productAccount(account: Account, productId: string): ProductAccount {
  let product = account.byProduct.get(productId);
  if (!product) account.byProduct.set(productId, (product = { used: 0, rowId: null }));
  return product;
}

function orderOfBalances(lines: LedgerLines, invoiceOrder: Readings['invoiceOrder']): Iterable<number> {
  const order = Array.from({ length: lines.family.length }, (_, line) => line);
  if (invoiceOrder === 'rowOrder' || order.every((line) => line === 0 || compareLines(lines, line - 1, line) <= 0))
    return order;
  return order.sort((a, b) => compareLines(lines, a, b) || a - b);
}

/** Which of two lines takes up the balances first: negative for the first, zero where their order in the table decides. */
export function compareLines({ day, invoice }: LedgerLines, a: number, b: number): number {
  const days = (day[a] as number) - (day[b] as number);
  if (days !== 0 || invoice[a] === invoice[b]) return days;
  return compareInvoices(invoice[a] as string | number, invoice[b] as string | number);
}

/** Numbers by size, texts with the numbers inside them by size (`2` before `10`), an absent number first. */
function compareInvoices(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  collator ??= new Intl.Collator('pt-BR', { numeric: true });
  return collator.compare(String(a), String(b));
}

let collator: Intl.Collator | null = null;
