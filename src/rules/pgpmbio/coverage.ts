import { refuse, type Refusal } from './refusal';
import type { PriceRow, PriceTable } from './priceTable';

/** Where the product was gathered: what decides price and coverage (reading A17). */
export interface Origin {
  uf: string;
  /** IBGE code and name; needed only where a UF is covered in part. */
  municipality: { ibge: string; name: string } | null;
}

/**
 * The row of Doc. 1 for a product in the UF of production (P-UF-1, P-UF-2). In Mato Grosso extractive rubber needs one
 * of the listed municipalities (P-MT-1): another is not covered, none at all cannot be judged.
 */
export function rowCovering(table: PriceTable, productId: string, origin: Origin): PriceRow | Refusal {
  const rows = table.rows.filter((row) => row.productId === productId);
  const row = rows.find(({ ufs }) => ufs.includes(origin.uf));
  const label = rows[0]?.label ?? productId;
  if (!row) {
    return refuse({
      code: 'ufNotCovered',
      label,
      uf: origin.uf,
      covered: rows.flatMap(({ ufs }) => ufs),
      table: table.id,
    });
  }
  const listed = row.onlyMunicipalities[origin.uf];
  if (!listed) return row;
  if (!origin.municipality) {
    return refuse({ code: 'municipalityMissing', label, uf: origin.uf, count: listed.length });
  }
  if (!listed.includes(origin.municipality.ibge)) {
    return refuse({
      code: 'municipalityNotListed',
      label,
      uf: origin.uf,
      municipality: origin.municipality.name,
      count: listed.length,
    });
  }
  return row;
}
