import { areaOfCell, noStates, touchedBy } from '../../../workbook/changes/cellStates';
import type { Change } from '../../../workbook/changes/change';
import { contentEdits } from '../../../workbook/changes/contentEdits';
import { contentsByCell } from '../../../workbook/changes/contentsByCell';
import { isFormula } from '../../../workbook/changes/digest';
import { Region } from '../../../workbook/changes/region';
import { statesOf } from '../../../workbook/changes/statesBefore';
import type { Workbook } from '../../../workbook/port';
import type { CellInput } from '../../../workbook/writing';
import { holdTheSame } from '../../receive/values';
import type { Restorable } from './findRestorable';

export interface RestoringPlan {
  change: Change;
  /** Cells whose formula is entered again. */
  cells: number;
  /** Cells that no longer hold what was found: they are left alone. */
  changed: readonly Restorable[];
}

/**
 * Plans the formulas that the person wants back; nothing is written yet, and one undo puts every cell back.
 *
 * @throws the signal's reason, when it was given
 */
export async function planRestoring(
  workbook: Workbook,
  chosen: readonly Restorable[],
  signal?: AbortSignal,
): Promise<RestoringPlan> {
  const contents = Region.of(chosen.map(({ cell }) => areaOfCell(cell)));
  const { states } = await statesOf(workbook, { ...touchedBy(noStates()), contents }, signal);
  const contentAt = contentsByCell(states);
  const still = new Set(chosen.filter(({ cell, before }) => isSame(contentAt(cell), before)));
  const edits = contentEdits([...still].map(({ cell, after }) => ({ cell, content: { formula: after } })));
  return {
    change: { label: { what: 'restored', cells: still.size }, edits },
    cells: still.size,
    changed: chosen.filter((one) => !still.has(one)),
  };
}

function isSame(now: CellInput, before: CellInput): boolean {
  if (isFormula(now)) return isFormula(before) && now.formula === before.formula;
  return !isFormula(before) && holdTheSame(now, before);
}
