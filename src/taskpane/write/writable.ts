import type { Workbook } from '../../workbook/port';

/** The workbook as one that is written; `null` where its program only lets it be read. */
export function writable(workbook: Workbook): Workbook | null {
  return 'edit' in workbook && 'keep' in workbook ? (workbook as Workbook) : null;
}
