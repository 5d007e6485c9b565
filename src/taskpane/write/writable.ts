import type { Workbook } from '../../workbook/port';
import type { WritableWorkbook } from '../../workbook/writing';

/** The workbook as one that is written; `null` where its program only lets it be read. */
export function writable(workbook: Workbook): WritableWorkbook | null {
  return 'edit' in workbook && 'keep' in workbook ? (workbook as WritableWorkbook) : null;
}
