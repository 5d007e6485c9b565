import type { PriceTable } from './priceTable';

const loaded: PriceTable[] = [];

/** The price tables in use, oldest first. */
export function priceTables(): readonly PriceTable[] {
  return loaded;
}
