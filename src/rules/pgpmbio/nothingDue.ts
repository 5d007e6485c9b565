import type { Decimal } from '../exact';
import type { PriceRow, PriceTable } from './priceTable';

/**
 * Why nothing is left to subsidise: the sale price reaches the minimum (A6), the MPA does (A7), or the table asks for
 * a market price under the minimum (A8).
 */
export type NothingDue = 'salePrice' | 'marketPrice' | 'marketNotBelowMinimum';

/** Whether and why a line leaves nothing to subsidise; prices in R$/kg, market price and MPA `null` when not at hand. */
export function nothingDue(
  table: Pick<PriceTable, 'requiresMarketBelowMinimum'>,
  { minimumPrice }: Pick<PriceRow, 'minimumPrice'>,
  salePrice: Decimal,
  market: { price: Decimal; mpa: Decimal } | null,
): NothingDue | null {
  if (table.requiresMarketBelowMinimum && market?.price.gte(minimumPrice)) return 'marketNotBelowMinimum';
  if (market?.mpa.gte(minimumPrice)) return 'marketPrice';
  return salePrice.gte(minimumPrice) ? 'salePrice' : null;
}
