import { exact } from '../../../src/rules/exact';
import type { FixedRow, PriceTable, VariableRow } from '../../../src/rules/pgpmbio/priceTable';
import type { WorkbookTable } from '../../../src/rules/pgpmbio/tables';
import { table2023 } from '../../../src/rules/pgpmbio/tables/table2023';

/** The row of 2023 with its figures changed. */
export function variable(id: string, minimumPrice?: string, limit?: string): VariableRow {
  const row = table2023.rows.find((one) => one.id === id)!;
  return {
    ...row,
    ...(minimumPrice === undefined ? {} : { minimumPrice: exact(minimumPrice) }),
    ...(limit === undefined ? {} : { limit: exact(limit) }),
  };
}

/** The row of 2023 paid by a fixed value. */
export function fixed(id: string, fixedValue: string, limit?: string, minimumPrice: string | null = null): FixedRow {
  return {
    ...variable(id, undefined, limit),
    fixedValue: exact(fixedValue),
    minimumPrice: minimumPrice === null ? null : exact(minimumPrice),
  };
}

/**
 * A table of a later year as an example: fixed values of 2025 as the press told them, everything else of 2023. Not to
 * be relied upon.
 */
export function tableOf(year: number, change: Partial<PriceTable> = {}): PriceTable {
  return {
    ...table2023,
    id: String(year),
    harvest: `Safra ${year}`,
    validFrom: `${year}-01-01`,
    validTo: `${year}-12-31`,
    origin: 'workbook',
    rows: table2023.rows.map((row) => FIXED[row.id] ?? row),
    ...change,
  };
}

const FIXED: Readonly<Record<string, FixedRow>> = {
  borracha: fixed('borracha', '3.00'),
  babacu: fixed('babacu', '2.50'),
  pirarucu: fixed('pirarucu', '2.50'),
};

/** {@link tableOf} as a workbook holds it. */
export function workbookTable(
  year: number,
  change: Partial<PriceTable> & { replacesBuiltIn?: boolean } = {},
): WorkbookTable {
  const { replacesBuiltIn = false, ...other } = change;
  return { ...tableOf(year, other), origin: 'workbook', replacesBuiltIn };
}
