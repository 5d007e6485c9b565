import type { PlantYearParameters } from '../../../validation/selo/parameters';
import type { SeloTables } from '../../../validation/selo/tables';
import type { TableWithValues } from '../../../validation/tableCells';
import type { Workbook } from '../../../workbook/port';
import { readToCheck, type CheckControl, type CheckOutcome, type RowsChecked } from '../checking';
import type { FoundTable } from '../tablesOfWorkbook';
import { tablesBesidePurchases } from './plantTables';

/**
 * Reads the purchases of a plant's year and the tables that go with them anew, and checks them. Other readings of the
 * norm are tried when they are asked for. Nothing is written.
 *
 * @param confirmed the purchases with their columns as the person confirmed them
 * @param found the tables of the workbook, with columns, kinds and use as the person confirmed them
 */
export async function checkPlant(
  workbook: Workbook,
  confirmed: FoundTable,
  found: readonly FoundTable[],
  parameters: PlantYearParameters,
  rows: RowsChecked,
  control: CheckControl,
): Promise<CheckOutcome> {
  const read = await readToCheck(workbook, confirmed, tablesBesidePurchases(found), rows, control);
  if ('code' in read) return read;
  const { checked: purchases, besides, hiddenLeftOut, stray } = read;
  const tables = [purchases, ...besides];
  const sources = Object.fromEntries(
    tables.map(({ grid, table }) => [table.kind, { table, values: grid.values } satisfies TableWithValues]),
  ) as unknown as SeloTables;
  const { validatePlantYear } = await import('../../../validation/selo/validatePlantYear');
  control.onStep('checking');
  const validation = await validatePlantYear(sources, { ...parameters, otherReadings: 'onDemand' }, control);
  return {
    code: 'checked',
    check: {
      programme: 'selo',
      ...purchases,
      tables,
      hiddenLeftOut,
      validation,
      parameters,
      stray,
    },
  };
}
