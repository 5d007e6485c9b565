import type { Act, PriceTable } from '../../rules/pgpmbio/priceTable';

/** Name of the act that sets a part of the table. */
export function act(table: PriceTable, sets: Act['sets']): string {
  return table.acts.find((one) => one.sets === sets)?.name ?? table.harvest;
}
