import { fold } from '../../../brazil/text';
import { readSheet } from '../../../sheets/readSheet';
import type { Grid } from '../../../sheets/recognisedTable';
import type { CellValue, Workbook } from '../../../workbook/port';
import { readLineCode } from '../../copy/lineCodes';
import { findHeaderRow } from '../../receive/headerRow';

/** The lines of a copy in a workbook that it has become: found by their codes and headers. */
export interface CopyHere {
  sheet: string;
  /** Row of the sheet by number of the line, from one. */
  rowOf: ReadonlyMap<number, number>;
  /** Column of the sheet by header; `null` where there is none, or more than one. */
  columnOf: (header: string) => number | null;
  valueAt: (row: number, column: number) => CellValue;
}

/** Finds the sheet with the lines of a copy; `null` when no sheet has codes under these headers. */
export async function copyHere(
  workbook: Workbook,
  headers: readonly string[],
  signal?: AbortSignal,
): Promise<CopyHere | null> {
  for (const { name } of await workbook.sheets()) {
    signal?.throwIfAborted();
    const read = await readSheet(workbook, name, { signal });
    const found = read && copyIn(read.grid, headers);
    if (found) return found;
  }
  return null;
}

function copyIn(grid: Grid, headers: readonly string[]): CopyHere | null {
  const headerRow = findHeaderRow(
    grid.values.map((cells, row) => [row, [...cells.entries()]] as const),
    headers,
  )?.row;
  const rowOf = rowsByCode(grid);
  if (headerRow === undefined || rowOf.size === 0) return null;
  const columns = new Map<string, number | null>();
  for (const [at, header] of (grid.values[headerRow] ?? []).entries()) {
    const key = typeof header === 'string' ? fold(header) : '';
    if (key !== '') columns.set(key, columns.has(key) ? null : grid.left + at);
  }
  return {
    sheet: grid.sheet,
    rowOf,
    columnOf: (header) => columns.get(fold(header)) ?? null,
    valueAt: (row, column) => grid.values[row - grid.top]?.[column - grid.left] ?? null,
  };
}

/** Rows by the number in their code; a code that stands twice says nothing. */
function rowsByCode({ top, values }: Grid): Map<number, number> {
  const rows = new Map<number, number>();
  const repeated = new Set<number>();
  for (const [index, cells] of values.entries())
    for (const cell of cells) {
      const code = readLineCode(cell);
      if (!code) continue;
      const number = Number(code.code.split('-')[1]);
      if (rows.has(number)) repeated.add(number);
      rows.set(number, top + index);
      break;
    }
  for (const number of repeated) rows.delete(number);
  return rows;
}
