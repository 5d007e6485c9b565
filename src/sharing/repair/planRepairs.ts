import { areaOfCell, noStates, touchedBy } from '../../workbook/changes/cellStates';
import type { Change } from '../../workbook/changes/change';
import { contentEdits } from '../../workbook/changes/contentEdits';
import { contentsByCell } from '../../workbook/changes/contentsByCell';
import { isFormula } from '../../workbook/changes/digest';
import { Region } from '../../workbook/changes/region';
import { statesOf } from '../../workbook/changes/statesBefore';
import type { Workbook } from '../../workbook/port';
import type { CellInput, Edit } from '../../workbook/writing';
import type { Repair } from './repairs';

export interface RepairPlan {
  change: Change;
  /** Cells that are entered again. */
  cells: number;
  /** Cells that no longer hold what was found: they are left alone. */
  changed: readonly Repair[];
}

/**
 * Plans the mends that the person has chosen; nothing is written yet. The program that the workbook is in computes the
 * formulas when `applyChange` enters them, and one undo puts every cell back.
 *
 * @throws the signal's reason, when it was given
 */
export async function planRepairs(
  workbook: Workbook,
  chosen: readonly Repair[],
  signal?: AbortSignal,
): Promise<RepairPlan> {
  const region = Region.of(chosen.map(({ cell }) => areaOfCell(cell)));
  const touched = { ...touchedBy(noStates()), contents: region, numberFormat: region };
  const { states } = await statesOf(workbook, touched, signal);
  const contentAt = contentsByCell(states);
  const still = chosen.filter((repair) => holds(contentAt(repair.cell), repair));
  const isStill = new Set(still);
  const texts = states.numberFormat.get('@') ?? new Region();
  // In a cell of texts a formula would be a text again.
  const ofTexts = Region.of(still.map(({ cell }) => areaOfCell(cell))).and(texts);
  const formats: Edit[] = ofTexts.isEmpty ? [] : [{ kind: 'numberFormat', areas: ofTexts.areas(), format: 'General' }];
  const edits = contentEdits(still.map(({ cell, after }) => ({ cell, content: { formula: after } })));
  return {
    change: { label: { what: 'repairs', cells: still.length }, edits: [...formats, ...edits] },
    cells: still.length,
    changed: chosen.filter((repair) => !isStill.has(repair)),
  };
}

function holds(content: CellInput, { kind, before }: Repair): boolean {
  return kind === 'text' ? content === before : isFormula(content) && content.formula === before;
}
