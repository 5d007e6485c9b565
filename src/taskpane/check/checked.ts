import type { Grid, RecognisedTable } from '../../sheets/recognisedTable';
import type { Severity } from '../../validation/finding';
import type { SalesValidation } from '../../validation/pgpmbio/salesValidation';
import type { PlantYearParameters } from '../../validation/selo/parameters';
import type { SeloTableKind } from '../../validation/selo/tables';
import type { PlantYearValidation } from '../../validation/selo/validatePlantYear';
import type { CellRef } from '../../workbook/port';
import type { TablesBeside } from './salesContext';

/** What was checked, and what it came to. */
export type Checked = SalesCheck | PlantCheck;

/** A table that was checked, and the sheet as it was read then. */
export interface CheckedTable {
  grid: Grid;
  table: RecognisedTable;
}

/** The table that the person chose, first among all that were checked with it. */
interface WhatWasChecked extends CheckedTable {
  tables: readonly CheckedTable[];
  /** Hidden rows that the person did not want to be checked. */
  hiddenLeftOut: number;
  /** Last cell in use, far from everything that was read. */
  stray: CellRef | null;
}

/** A table of sales of the PGPM-Bio. */
export interface SalesCheck extends WhatWasChecked {
  programme: 'pgpmbio';
  validation: SalesValidation;
  beside: TablesBeside;
}

/** A plant's year under the Selo: its purchases and the tables of the workbook that go with them, each kind once. */
export interface PlantCheck extends WhatWasChecked {
  programme: 'selo';
  validation: PlantYearValidation;
  parameters: PlantYearParameters;
}

/** The table of a kind among those of a plant's year. */
export function plantTable({ tables }: PlantCheck, kind: SeloTableKind): CheckedTable | null {
  return tables.find(({ table }) => table.kind === kind) ?? null;
}

/** The sheets that a result rests on, each once. */
export function sheetsRead(check: Checked): Grid[] {
  const beside = check.programme === 'pgpmbio' ? check.beside.used : [];
  const grids = new Map([...check.tables, ...beside].map(({ grid }) => [grid.sheet, grid]));
  return [...grids.values()];
}

/** How many findings there are of each severity, those only counted among them. */
export function foundBySeverity(check: Checked): Readonly<Record<Severity, number>> {
  if (check.programme === 'pgpmbio') {
    const { errors, warnings, information } = check.validation.totals;
    return { error: errors, warning: warnings, information };
  }
  const logs = [...check.validation.logs.tables().values()];
  const found = (severity: Severity) => logs.reduce((sum, log) => sum + log.found(severity), 0);
  return { error: found('error'), warning: found('warning'), information: found('information') };
}
