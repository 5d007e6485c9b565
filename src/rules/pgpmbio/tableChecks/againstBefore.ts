import type { Decimal } from '../../exact';
import type { PriceRow, PriceTable } from '../priceTable';
import { productOfLabel } from '../product';
import type { DraftRow } from '../tableDraft';
import type { TableRemark } from './finding';

/** A price that moved by this part of what it was, or more, may be a slip. */
const LARGE_MOVE = '0.5';

/** Prices of a row that moved by half or more against the table before, each once with its states. */
export function pricesMoved(row: DraftRow, before: PriceTable): TableRemark[] {
  const product = productOfLabel(row.label);
  return before.rows
    .filter((old) => old.productId === product && old.ufs.some((uf) => row.ufs.includes(uf)))
    .flatMap((old): TableRemark[] => {
      const prices = samePrices(old, row);
      if (prices === null || prices.is.minus(prices.was).abs().lt(prices.was.times(LARGE_MOVE))) return [];
      const ufs = row.ufs.filter((uf) => old.ufs.includes(uf));
      return [{ code: 'priceMoved', label: row.label, ufs, ...prices, before: before.harvest }];
    });
}

/** Products and states that the table before covered and this one does not. */
export function coverageGone(rows: readonly DraftRow[], before: PriceTable): TableRemark[] {
  const products = [...new Set(before.rows.map(({ productId }) => productId))];
  return products.flatMap((productId): TableRemark[] => {
    const old = before.rows.filter((row) => row.productId === productId);
    const now = rows.filter(({ label }) => productOfLabel(label) === productId);
    const { label } = now[0] ?? (old[0] as PriceRow);
    if (now.length === 0) return [{ code: 'productGone', label, before: before.harvest }];
    const covered = new Set(now.flatMap(({ ufs }) => ufs));
    const ufs = old.flatMap((row) => row.ufs).filter((uf) => !covered.has(uf));
    return ufs.length === 0 ? [] : [{ code: 'ufsGone', label, ufs, before: before.harvest }];
  });
}

/** Two prices that mean the same; `null` where one row pays a fixed value and the other a difference. */
function samePrices(old: PriceRow, row: DraftRow): { was: Decimal; is: Decimal } | null {
  const isFixed = row.mode === 'fixed';
  if (isFixed !== (old.fixedValue !== null)) return null;
  const was = old.fixedValue ?? old.minimumPrice;
  const is = isFixed ? row.fixedValue : row.minimumPrice;
  return was === null || is === null ? null : { was, is };
}
