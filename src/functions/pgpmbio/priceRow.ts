import type { Refusal } from '../../rules/pgpmbio/refusal';
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
