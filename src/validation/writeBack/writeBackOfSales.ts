import type { SalesValidation } from '../pgpmbio/salesValidation';
import type { CheckedTable, Telling } from './about';
import type { WriteBack } from './writeBack';

/** A table of sales (PGPM-Bio) that was checked. */
export interface CheckedSales extends CheckedTable {
  validation: SalesValidation;
}

/** What the check of a table of sales can write: the same check and day give the same. */
export function writeBackOfSales({ grid, table }: CheckedSales, telling: Telling): WriteBack {
  return {
    tables: [{ grid, table, columns: [] }],
    marks: [],
    findingsSheet: () => ({ name: telling.language, rows: [] }),
    memorySheet: () => ({ name: telling.language, rows: [] }),
  };
}
