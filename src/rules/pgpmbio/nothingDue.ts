import type { Decimal } from '../exact';
import type { PriceRow, PriceTable } from './priceTable';

/**
 * Why nothing is left to subsidise: the sale price reaches the minimum (A6), the MPA does (A7), or the table asks for
 * a market price under the minimum (A8; for a fixed value A28).
 */
export type NothingDue = 'salePrice' | 'marketPrice' | 'marketNotBelowMinimum';

/** Whether and why a line leaves nothing to subsidise; prices in R$/kg, market price and MPA `null` when not at hand. */
export function nothingDue(
  table: Pick<PriceTable, 'requiresMarketBelowMinimum' | 'fixedValueRequiresMarketBelowMinimum'>,
  row: Pick<PriceRow, 'minimumPrice' | 'fixedValue'>,
  salePrice: Decimal,
  market: { price: Decimal; mpa: Decimal } | null,
): NothingDue | null {
  const { minimumPrice, fixedValue } = row;
  if (minimumPrice === null) return null;
  const isFixed = fixedValue !== null;
  const asked = isFixed ? table.fixedValueRequiresMarketBelowMinimum : table.requiresMarketBelowMinimum;
  if (asked && market?.price.gte(minimumPrice)) return 'marketNotBelowMinimum';
  // A fixed value is paid whatever the sale price, and so whatever would stand in its place.
  if (isFixed) return null;
  if (market?.mpa.gte(minimumPrice)) return 'marketPrice';
  return salePrice.gte(minimumPrice) ? 'salePrice' : null;
}
