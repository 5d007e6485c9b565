import type { Workbook } from '../../../workbook/port';
import type { CheckedTable } from '../../check/checked';
import { readToCheck, type CheckControl, type NotRead } from '../../check/checking';
import type { FoundTable } from '../../check/tablesOfWorkbook';

/** Reads all lines of a table anew, as it was found. */
export async function readTable(
  workbook: Workbook,
  chosen: FoundTable,
  control: CheckControl,
): Promise<CheckedTable | NotRead | { code: 'noRows' }> {
  const read = await readToCheck(workbook, chosen, [], 'all', control);
  return 'code' in read ? read : read.checked;
}
