import { ZERO, type Decimal } from '../exact';
import type { NothingDue } from './nothingDue';
import type { PriceRow, PriceTable } from './priceTable';
import type { VspRounding } from './readings';
import { subsidyPerKg, subsidyValue, type SubsidyValue } from './subsidyValue';

/**
 * What a row pays for a quantity before limits, in cents: nothing where nothing is due, QP × fixed value whatever the
 * sale price (A28), or QP × the difference to the minimum price.
 *
 * @param quantity QP, kg
 * @param price price used, R$/kg
 */
export function subsidyOfRow(
  row: PriceRow,
  quantity: Decimal,
  price: Decimal,
  due: NothingDue | null,
  rounding: VspRounding,
): SubsidyValue {
  if (due !== null) return subsidyPerKg(quantity, ZERO, rounding);
  return row.fixedValue === null
    ? subsidyValue(quantity, row.minimumPrice, price, rounding)
    : subsidyPerKg(quantity, row.fixedValue, rounding);
}

/**
 * Whether what a row pays rests on the market price (PMD): always where the difference to the minimum price is paid; of
 * a fixed value only where the table asks for a market price below the minimum (A28).
 */
export function restsOnMarketPrice(
  { fixedValueRequiresMarketBelowMinimum }: Pick<PriceTable, 'fixedValueRequiresMarketBelowMinimum'>,
  { fixedValue }: Pick<PriceRow, 'fixedValue'>,
): boolean {
  return fixedValue === null || fixedValueRequiresMarketBelowMinimum;
}
