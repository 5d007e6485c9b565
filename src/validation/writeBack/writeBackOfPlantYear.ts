import type { PlantYearParameters } from '../selo/parameters';
import type { PlantYearValidation } from '../selo/validatePlantYear';
import type { CheckedTable, Telling } from './about';
import type { WriteBack } from './writeBack';

/** A plant's year (Selo) that was checked, with each table that the check read. */
export interface CheckedPlantYear {
  tables: readonly CheckedTable[];
  validation: PlantYearValidation;
  parameters: PlantYearParameters;
}

/** What the check of a plant's year can write: the same check and day give the same. */
export function writeBackOfPlantYear({ tables }: CheckedPlantYear, telling: Telling): WriteBack {
  return {
    tables: tables.map(({ grid, table }) => ({ grid, table, columns: [] })),
    marks: [],
    findingsSheet: () => ({ name: telling.language, rows: [] }),
    memorySheet: () => ({ name: telling.language, rows: [] }),
  };
}
