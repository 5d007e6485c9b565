import type { PlantYearParameters } from '../../../validation/selo/parameters';
import { paced } from '../../../validation/work';
import { buildCopy, type BuiltCopy } from '../../../sharing/copy/buildCopy';
import { CopyNotSaved } from '../../../sharing/copy/copyFile';
import { manyCopies, type ManyCopies } from '../../../sharing/copy/manyCopies';
import { readCopySource, type CopySource } from '../../../sharing/copy/source';
import { LeakFound } from '../../../sharing/privacy/leaks';
import type { Workbook } from '../../../workbook/port';
import type { CheckedTable } from '../../check/checked';
import type { CheckControl, CheckOutcome, NotRead } from '../../check/checking';
import { checkSales } from '../../check/checkSales';
import { checkPlant } from '../../check/plant/checkPlant';
import type { FoundTable } from '../../check/tablesOfWorkbook';
import type { CopyRefusal } from './copyRefusal';
import { readTable } from './readTable';
import { linesWanted, type CopyWanted } from './wanted';

/** What is about to be given: one copy, whose file is still to be made, or the files of all organisations. */
export type PreparedCopies = { kind: 'one'; built: BuiltCopy } | { kind: 'many'; many: ManyCopies };

export interface CopyControl extends Omit<CheckControl, 'onStep'> {
  onStep: (step: 'reading' | 'checking' | 'building') => void;
}

/** The table, and those of the workbook that its check takes into account. */
export interface TableToCopy {
  chosen: FoundTable;
  tables: readonly FoundTable[];
}

/**
 * Reads the table anew, checks it where results are wanted, and makes what will be in the copies. Nothing of the
 * workbook is changed.
 *
 * @param parameters of a plant's year; `null` for any other table, or without results
 */
export async function prepareCopies(
  workbook: Workbook,
  { chosen, tables }: TableToCopy,
  wanted: CopyWanted,
  parameters: PlantYearParameters | null,
  control: CopyControl,
): Promise<PreparedCopies | NotRead | CopyRefusal> {
  const read = await readSource(workbook, { chosen, tables }, wanted, parameters, control);
  if ('code' in read) return read;
  const { rows } = wanted;
  if (linesWanted(read, rows).lines === 0) return { code: 'noLines' };
  control.onStep('building');
  if (rows.kind !== 'eachOrganisation')
    return { kind: 'one', built: await paced(buildCopy(read, { ...wanted, rows }), control) };
  const many = await manyCopies(read, { ...wanted, rows: { kind: 'all' } }, control);
  return many.copies.length === 0 ? refusalOfFailure(many.notMade[0]!.reason)! : { kind: 'many', many };
}

async function readSource(
  workbook: Workbook,
  { chosen, tables }: TableToCopy,
  { results, readings, day }: CopyWanted,
  parameters: PlantYearParameters | null,
  control: CopyControl,
): Promise<CopySource | NotRead | CopyRefusal> {
  if (results === 'none') {
    const table = await readTable(workbook, chosen, control);
    return 'code' in table ? table : readCopySource(workbook, table, null, control.signal);
  }
  const checked: CheckOutcome =
    parameters === null
      ? await checkSales(workbook, chosen, tables, { rows: 'all', readings, today: day }, control)
      : await checkPlant(workbook, chosen, tables, parameters, 'all', control);
  if (checked.code !== 'checked') return checked;
  const { check } = checked;
  const table: CheckedTable = { grid: check.grid, table: check.table };
  return readCopySource(workbook, table, check, control.signal);
}

/** Why no file was given; `null` for a failure that nobody foresaw. */
export function refusalOfFailure(failure: unknown): CopyRefusal | null {
  if (failure instanceof LeakFound) return { code: 'leak' };
  return failure instanceof CopyNotSaved ? { code: 'notSaved', refusal: failure.refusal } : null;
}
