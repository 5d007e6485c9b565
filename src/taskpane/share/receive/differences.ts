import type { ComparedCell, ComparedLine, Comparison, NewLine } from '../../../sharing/receive/comparison';
import type { CellRef } from '../../../workbook/port';

/** One thing that is to be told of a copy that came back. */
export type Difference =
  | { kind: 'cell'; line: ComparedLine; cell: ComparedCell }
  | { kind: 'newLine'; added: NewLine }
  /** A line that did not come back, came back more than once, or is not in the workbook any more. */
  | { kind: 'line'; line: ComparedLine };

/**
 * What differences are listed together. `conflict`: the person decides each. `changed`: only there. `newLine`: added
 * there. `line`: lines without a counterpart. `here`: changed in the workbook, nothing to decide.
 */
export type DifferenceGroup = 'conflict' | 'changed' | 'newLine' | 'line' | 'here';

/** In the order in which they matter. */
export const DIFFERENCE_GROUPS: readonly DifferenceGroup[] = ['conflict', 'changed', 'newLine', 'line', 'here'];

export type Differences = Readonly<Record<DifferenceGroup, readonly Difference[]>>;

/** All differences of a comparison, by group; within a group in the order of the copy. */
export function differencesOf({ lines, newLines }: Comparison): Differences {
  const groups: Record<DifferenceGroup, Difference[]> = { conflict: [], changed: [], newLine: [], line: [], here: [] };
  for (const line of lines) {
    if (line.state !== 'compared') groups[isLost(line) ? 'conflict' : 'line'].push({ kind: 'line', line });
    else for (const cell of line.cells) groups[groupOf(cell)].push({ kind: 'cell', line, cell });
  }
  for (const added of newLines) groups.newLine.push({ kind: 'newLine', added });
  return groups;
}

/** A line that was changed there and is gone here: what it says cannot be put anywhere. */
function isLost({ state, cells }: ComparedLine): boolean {
  return state === 'goneHere' && cells.length > 0;
}

function groupOf({ outcome }: ComparedCell): DifferenceGroup {
  if (outcome === 'conflict') return 'conflict';
  return outcome === 'changedThere' ? 'changed' : 'here';
}

/** Where a difference is in the workbook; `null` where it has no place there. */
export function placeOf(
  difference: Difference,
  { sheet, places }: Comparison,
): { cell: CellRef; isHidden: boolean } | null {
  if (difference.kind === 'newLine') return null;
  const { row, isHidden } = difference.line;
  if (row === null) return null;
  const column = difference.kind === 'cell' ? places[difference.cell.column] : null;
  return { cell: { sheet, row, column: column ?? firstOf(places) }, isHidden };
}

function firstOf(places: Comparison['places']): number {
  return places.find((place) => place !== null) ?? 0;
}
