import type { Workbook } from '../../workbook/port';

/** The result columns that were written, so that a second time finds them: kept in the workbook. */
export interface WrittenColumn {
  /** What was checked, and which of its tables: see {@link tableKey}. */
  table: string;
  id: string;
  sheet: string;
  /** Of the sheet, from zero. */
  headerRow: number;
  column: number;
  header: string;
}

const KEY = 'written';

export async function writtenColumns(workbook: Workbook): Promise<readonly WrittenColumn[]> {
  const text = await workbook.kept(KEY);
  if (text === null) return [];
  try {
    const kept = JSON.parse(text) as { version?: number; columns?: WrittenColumn[] };
    return kept.version === 1 && Array.isArray(kept.columns) ? kept.columns : [];
  } catch {
    return [];
  }
}

/** Keeps the columns of a layer instead of those it had before. */
export async function keepWritten(workbook: Workbook, layer: string, columns: readonly WrittenColumn[]): Promise<void> {
  const others = (await writtenColumns(workbook)).filter(({ table }) => !table.startsWith(`${layer} `));
  const all = [...others, ...columns];
  await workbook.keep(KEY, all.length === 0 ? null : JSON.stringify({ version: 1, columns: all }));
}

export function tableKey(layer: string, sheet: string, kind: string): string {
  return `${layer} ${kind} ${sheet}`;
}
