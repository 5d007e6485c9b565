import type { Decimal } from '../exact';

/** Which price the subsidy is counted from, R$/kg. */
export interface PriceUsed {
  price: Decimal;
  /** `mpa` when the invoice's price was under the smallest acceptable one and gave way to it. */
  from: 'sale' | 'mpa';
}

/**
 * The price of the invoice (PV) counts unless it is under the MPA: then it is not accepted *as a price* and the MPA
 * takes its place (Doc. 11, example 2). A price equal to the MPA is accepted (A4). Without an MPA the invoice's counts.
 */
export function priceUsed(salePrice: Decimal, mpa: Decimal | null): PriceUsed {
  return mpa !== null && salePrice.lt(mpa) ? { price: mpa, from: 'mpa' } : { price: salePrice, from: 'sale' };
}
