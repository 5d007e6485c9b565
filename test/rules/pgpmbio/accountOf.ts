import {
  annualBalance,
  cutBy,
  ledger,
  noLines,
  productBalance,
  type PriorBalance,
} from '../../../src/rules/pgpmbio/ledger';
import type { ScaledRow } from '../../../src/rules/pgpmbio/lineCents';
import type { Readings } from '../../../src/rules/pgpmbio/readings';

/** A ledger's line as a test writes it. */
export interface AccountLine {
  family: string;
  day: number;
  year: number;
  invoice: string | number;
  scaled: ScaledRow;
  quantity: number;
  salePrice: number;
  marketPrice: number | null;
}

/** Runs the ledger over lines and gives a result a line. Cents. */
export function accountOf(
  account: readonly AccountLine[],
  prior: readonly PriorBalance[] = [],
  order: Readings['invoiceOrder'] = 'dateThenInvoiceThenRow',
) {
  const lines = noLines();
  for (const line of account) {
    lines.family.push(line.family);
    lines.day.push(line.day);
    lines.year.push(line.year);
    lines.invoice.push(line.invoice);
    lines.scaled.push(line.scaled);
    lines.quantity.push(line.quantity);
    lines.salePrice.push(line.salePrice);
    lines.marketPrice.push(line.marketPrice ?? NaN);
  }
  const results = ledger(lines, prior, order);
  return account.map(({ salePrice }, at) => ({
    mpaCents: Number.isNaN(results.mpa[at]) ? null : results.mpa[at]!,
    price: results.usesMpa[at] ? results.mpa[at]! / 100 : salePrice,
    vspCents: results.vsp[at]!,
    productBalanceCents: productBalance(lines, results, at),
    annualBalanceCents: annualBalance(lines, results, at),
    payableCents: results.payable[at]!,
    cutBy: cutBy(lines, results, at),
    nothingDue: results.nothingDue[at],
    otherRegion: results.otherRegion[at] === 1,
  }));
}
