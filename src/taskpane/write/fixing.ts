import { sameCell } from '../../sheets/stillAsRead';
import { isDateColumn } from '../../sheets/expectedShapes';
import type { Fix } from '../../validation/finding';
import type { SeloTableKind } from '../../validation/selo/tables';
import { applyChange } from '../../workbook/changes/applyChange';
import { areaOfCell, noStates, touchedBy } from '../../workbook/changes/cellStates';
import type { Change, ChangeOutcome } from '../../workbook/changes/change';
import { contentEdits, type CellContents } from '../../workbook/changes/contentEdits';
import { contentsByCell } from '../../workbook/changes/contentsByCell';
import { isFormula } from '../../workbook/changes/digest';
import { Region } from '../../workbook/changes/region';
import { statesOf } from '../../workbook/changes/statesBefore';
import type { CellRef, Workbook } from '../../workbook/port';
import type { Edit } from '../../workbook/writing';
import type { Checked, CheckedTable } from '../check/checked';

/** What to write into a cell of a table, where that is certain. */
export interface CellFix {
  of: CheckedTable;
  fix: Fix;
}

export interface FixPlan {
  change: Change;
  /** Cells that get another content. */
  cells: number;
  /** How many of them are in rows out of sight. */
  hidden: number;
  /** Cells with formulas, which are not overwritten. */
  formulas: number;
  /** Cells that are no longer as they were checked. */
  changed: number;
}

/** All certain mends of the findings of a code, each cell once. */
export function fixesOf(check: Checked, code: string): CellFix[] {
  const all =
    check.programme === 'pgpmbio'
      ? check.validation.fixesOf(code).map((fix) => ({ of: check as CheckedTable, fix }))
      : check.tables.flatMap((of) => {
          const log = check.validation.logs.tables().get(of.table.kind as SeloTableKind);
          return (log?.fixesOf(code) ?? []).map((fix) => ({ of, fix }));
        });
  const seen = new Region();
  return all.filter((one) => {
    const cell = cellOf(one);
    if (!cell || seen.has(cell)) return false;
    seen.addCell(cell);
    return true;
  });
}

export function cellOf({ of: { grid, table }, fix }: CellFix): CellRef | null {
  const at = table.columns.find(({ id }) => id === fix.column)?.at;
  const row = table.dataRows[fix.row];
  return at === undefined || row === undefined
    ? null
    : { sheet: grid.sheet, row: grid.top + row, column: grid.left + at };
}

/** Plans what is written for some mends. Nothing is changed. */
export async function planFixes(workbook: Workbook, fixes: readonly CellFix[], code: string): Promise<FixPlan> {
  const cells = fixes.flatMap((one) => {
    const cell = cellOf(one);
    return cell ? [{ ...one, cell }] : [];
  });
  const region = Region.of(cells.map(({ cell }) => areaOfCell(cell)));
  const touched = { ...touchedBy(noStates()), contents: region, numberFormat: region };
  const { states } = await statesOf(workbook, touched);
  const contentAt = contentsByCell(states);
  const plan = { cells: 0, hidden: 0, formulas: 0, changed: 0 };
  const written: CellContents[] = [];
  const formats = new Map<string, Region>();
  for (const { of, fix, cell } of cells) {
    const now = contentAt(cell);
    const line = of.table.dataRows[fix.row]!;
    if (isFormula(now)) plan.formulas++;
    else if (!sameCell(now, of.grid.values[line]?.[cell.column - of.grid.left])) plan.changed++;
    else {
      plan.cells++;
      if (of.grid.hiddenRows?.has(line)) plan.hidden++;
      written.push({ cell, content: fix.value });
      const isText = states.numberFormat.get('@')?.has(cell) ?? false;
      const isPlain = states.numberFormat.get('General')?.has(cell) ?? false;
      const isDate = isDateColumn(fix.column);
      // A number in a cell of texts would be a text again; a date without a format would be a number to the eye.
      if (typeof fix.value === 'number' && (isText || (isPlain && isDate)))
        put(formats, isDate ? 'dd/mm/yyyy' : 'General', cell);
    }
  }
  const edits: Edit[] = [...formats].map(([format, cells]) => ({ kind: 'numberFormat', areas: cells.areas(), format }));
  for (const edit of contentEdits(written)) edits.push(edit);
  return { change: { label: { what: 'fixes', code, cells: plan.cells }, edits }, ...plan };
}

export function carryOutFixes(workbook: Workbook, { change }: FixPlan): Promise<ChangeOutcome> {
  return applyChange(workbook, change);
}

function put(formats: Map<string, Region>, format: string, cell: CellRef): void {
  const region = formats.get(format) ?? new Region();
  region.addCell(cell);
  formats.set(format, region);
}
