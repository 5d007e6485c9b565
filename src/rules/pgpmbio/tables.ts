import type { IsoDate } from '../../brazil/read';
import { refuse, type Refusal } from './refusal';
import type { PriceTable } from './priceTable';
import { table2023 } from './tables/table2023';

const loaded: readonly PriceTable[] = [table2023];

/** The price tables in use, oldest first. */
export function priceTables(): readonly PriceTable[] {
  return loaded;
}

/**
 * The table whose prices hold on the date of sale; without a date, the newest one. A date that no table covers is
 * refused, never answered with another year's prices (P-VIG-1).
 */
export function tableInForce(date: IsoDate | null): PriceTable | Refusal {
  const table =
    date === null
      ? loaded[loaded.length - 1]
      : loaded.find(({ validFrom, validTo }) => validFrom <= date && date <= validTo);
  return (
    table ??
    refuse({
      code: 'noTableForDate',
      date: date ?? '',
      tables: loaded.map(({ harvest, validFrom, validTo }) => ({ harvest, validFrom, validTo })),
    })
  );
}
