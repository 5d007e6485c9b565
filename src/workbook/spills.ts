import { overlap } from './bounds';
import type { AreaRef, CellRef } from './port';
import type { Edit } from './writing';

/** A formula's cell, and all cells that it spilled into with it. */
export interface Spill {
  anchor: CellRef;
  area: AreaRef;
}

/** The spill that an edit would write into, other than into the cell of its formula. */
export function spillWrittenInto(
  { area, cells }: Extract<Edit, { kind: 'contents' }>,
  spills: readonly Spill[],
): Spill | null {
  const isHit = ({ anchor, area: spilled }: Spill) => {
    if (!overlap(spilled, area)) return false;
    const [right, bottom] = [spilled.column + spilled.columns, spilled.row + spilled.rows];
    for (let row = Math.max(spilled.row, area.row); row < Math.min(bottom, area.row + area.rows); row++)
      for (let column = Math.max(spilled.column, area.column); column < right; column++) {
        const isAnchor = row === anchor.row && column === anchor.column;
        if (!isAnchor && cells[row - area.row]?.[column - area.column] !== undefined) return true;
      }
    return false;
  };
  return spills.find(isHit) ?? null;
}
