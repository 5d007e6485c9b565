import { refuse, Refusal } from '../../rules/pgpmbio/refusal';
import type { Decimal } from '../../rules/exact';
import { rowCovering } from '../../rules/pgpmbio/coverage';
import type { PriceRow } from '../../rules/pgpmbio/priceTable';
import { ufCell } from '../cellReaders';
import { UF } from '../parameters';
import { municipalityCell, productCell, tableFor } from './reading';

/** The row of the table in force for a product and the place it was gathered, or why none covers it. */
export function priceRow(product: unknown, uf: unknown, date: unknown, municipality: unknown): PriceRow | Refusal {
  const table = tableFor(date);
  const { productId } = productCell(product, table);
  const state = ufCell(uf, UF);
  return rowCovering(table, productId, { uf: state, municipality: municipalityCell(municipality, state) });
}

/** PM of a row, R$/kg, or why it has none. */
export function minimumPriceOf(product: unknown, uf: unknown, date: unknown, municipality: unknown): Decimal | Refusal {
  const row = priceRow(product, uf, date, municipality);
  if (row instanceof Refusal) return row;
  return row.minimumPrice ?? refuse({ code: 'noMinimumPrice', label: row.label, table: tableFor(date).id });
}
