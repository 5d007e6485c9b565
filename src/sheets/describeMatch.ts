import { columnLetters } from '../workbook/address';
import type { CellValue } from '../workbook/port';
import type { ColumnId } from './columns';
import { fold } from '../brazil/text';
import { cellOf, isFilled } from './gridCells';
import type { HeaderUnit } from './headers/units';
import type { Certainty, Grid, LeftOutRow, RecognisedTable, UnmatchedReason } from './recognisedTable';

/** What a person is shown of one column, to confirm or to correct. */
export interface DescribedColumn {
  at: number;
  /** Letters of the column in the sheet, for where it has no header. */
  letters: string;
  header: string;
  /** Which of the columns with this header it is, from 1; `null` when there is no other. */
  nth: number | null;
  /** `null`: not understood, `why` says the reason. */
  id: ColumnId | null;
  certainty: Certainty | null;
  why: UnmatchedReason | null;
  unit: HeaderUnit | null;
  /** The person said what it is. */
  chosen: boolean;
  /** The first values under the header. */
  samples: readonly CellValue[];
}

/** What a person is shown of a recognised table. */
export interface DescribedTable {
  columns: readonly DescribedColumn[];
  dataRows: number;
  /** Lines of data that are filtered out or hidden; they count. */
  hiddenRows: number;
  /** How many rows were left out, by reason. */
  leftOut: Readonly<Partial<Record<LeftOutRow['why'], number>>>;
}

const SAMPLES = 3;

/** What was matched with what, how surely, and what was left out. */
export function describeMatch(grid: Grid, table: RecognisedTable): DescribedTable {
  const { hiddenRows } = grid;
  return {
    columns: describedColumns(grid, table),
    dataRows: table.dataRows.length,
    hiddenRows: hiddenRows ? table.dataRows.filter((row) => hiddenRows.has(row)).length : 0,
    leftOut: counted(table.leftOut),
  };
}

function describedColumns(grid: Grid, table: RecognisedTable): DescribedColumn[] {
  const matched = table.columns.map(({ at, header, id, certainty, unit = null, chosen = false }) => {
    return { at, header, id, certainty, why: null, unit, chosen };
  });
  const unmatched = table.unmatched.map(({ at, header, why = { code: 'unknown' as const } }) => {
    return { at, header, id: null, certainty: null, why, unit: null, chosen: why.code === 'chosen' };
  });
  const inOrder = [...matched, ...unmatched].sort((a, b) => a.at - b.at);
  return inOrder.map((column) => {
    const same = inOrder.filter(({ header }) => header !== '' && fold(header) === fold(column.header));
    return {
      ...column,
      letters: columnLetters(grid.left + column.at),
      nth: same.length > 1 ? same.indexOf(column) + 1 : null,
      samples: samplesOf(grid, table.dataRows, column.at),
    };
  });
}

function samplesOf(grid: Grid, rows: readonly number[], at: number): CellValue[] {
  const samples: CellValue[] = [];
  for (const row of rows) {
    const cell = cellOf(grid, row, at);
    if (isFilled(cell)) samples.push(cell);
    if (samples.length === SAMPLES) break;
  }
  return samples;
}

function counted(leftOut: readonly LeftOutRow[]): DescribedTable['leftOut'] {
  const counts: Partial<Record<LeftOutRow['why'], number>> = {};
  for (const { why } of leftOut) counts[why] = (counts[why] ?? 0) + 1;
  return counts;
}
