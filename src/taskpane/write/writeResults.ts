import { tableAsRead } from '../../sheets/tableAsRead';
import type { CheckedTable } from '../check/checked';
import { applyChange } from '../../workbook/changes/applyChange';
import type { ChangeOutcome } from '../../workbook/changes/change';
import type { Workbook } from '../../workbook/port';
import type { EditControl } from '../../workbook/writing';
import { keepWritten } from './written';
import type { WritePlan } from './planWriting';

export type WriteOutcome =
  | ChangeOutcome
  /** A table is no longer as it was checked; nothing was written. */
  | { code: 'stale'; sheet: string };

/** Writes what was planned, when the tables are still as they were checked. */
export async function writeResults(
  workbook: Workbook,
  { change, written }: WritePlan,
  tables: readonly CheckedTable[],
  control: EditControl,
): Promise<WriteOutcome> {
  for (const { grid, table } of tables)
    if (!(await tableAsRead(workbook, grid, table, control.signal))) return { code: 'stale', sheet: grid.sheet };
  const outcome = await applyChange(workbook, change, control);
  // Without it the columns are known by their headers.
  if (outcome.code === 'done') await keepWritten(workbook, change.layer ?? '', written).catch(() => undefined);
  return outcome;
}
