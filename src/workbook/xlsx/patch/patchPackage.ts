import type { SaveNotice } from '../../../explain/fileFindings';
import { cellAddress } from '../address';
import type { Sheet } from '../book';
import type { OurFunctions } from '../formula/ours';
import { inlineText, type CellContext } from '../write/cellXml';
import { StyleSheet } from '../write/styleSheet';
import { cellChanges, type CellChange } from './changes';
import { patchKept, textsChanged } from './kept';
import { notesChanged, patchNotes } from './notes';
import { PackagePatch } from './packagePatch';
import type { Plan } from './plan';
import { patchCells } from './sheetCells';
import { layoutChanged, patchLayout } from './sheetLayout';
import { patchTables, tablesResized } from './tables';

/**
 * The file that was opened with the changes of a person written into it: the parts they touch are changed where they
 * must be, every other part is taken over as it is, byte for byte. Without any change the file itself comes back.
 */
export function patchPackage(
  plan: Extract<Plan, { way: 'patch' }>,
  ours: OurFunctions,
): { bytes: Uint8Array; notices: SaveNotice[] } {
  const changes = plan.kept.map((sheet) => ({ ...sheet, changes: cellChanges(sheet.before, sheet.after) }));
  const touched = changes.filter(isTouched);
  if (touched.length === 0 && plan.added.length === 0 && !textsChanged(plan.texts)) {
    return { bytes: plan.source.bytes, notices: [] };
  }
  const patch = new PackagePatch(plan.source.parts, plan.source.map.workbookPart);
  const notices: SaveNotice[] = [];
  const stylesPart = plan.source.map.stylesPart!;
  const stylesText = patch.text(stylesPart);
  const styles = new StyleSheet(stylesText);
  const { date1904 } = plan;
  const context: CellContext = { ours, date1904, text: inlineText, spillMetadata: () => patch.spillMetadata() };
  for (const { part, before, after, changes: cells } of touched) {
    const written = patchCells(patch.text(part), cells, styles, context);
    const laidOut = patchLayout(written, before, after);
    if (laidOut !== patch.text(part)) patch.set(part, laidOut);
    patchTables(patch, plan.source.parts, part, before, after);
    patchNotes(patch, plan.source.parts, part, before, after);
    notices.push(...oldArrays(cells, after.name, context));
  }
  if (plan.added.length > 0) patch.addSheets(plan.added, styles, context);
  patchKept(patch, plan.source.map, plan.texts);
  const styled = styles.toXml();
  if (styled !== stylesText) patch.set(stylesPart, styled);
  if (plan.added.length > 0 || touched.some((sheet) => sheet.changes.some(({ content }) => content))) {
    patch.dropCalculationOrder();
    patch.recalculateOnOpening();
    notices.push({ code: 'recalculatedOnOpening' });
  }
  return { bytes: patch.bytes(), notices };
}

/** Spilling formulas that could not be marked as such: Excel shows them as arrays of the old kind. */
function oldArrays(changes: readonly CellChange[], sheet: string, context: CellContext): SaveNotice[] {
  return changes
    .filter(({ content, after }) => content && after?.spills && context.spillMetadata() === null)
    .map(({ row, column }) => ({ code: 'oldArray', sheet, cell: cellAddress(row, column) }));
}

/** Whether anything of a sheet has to be written. */
export function isTouched(sheet: { before: Sheet; after: Sheet; changes: readonly CellChange[] }): boolean {
  const { before, after, changes } = sheet;
  return (
    changes.length > 0 || layoutChanged(before, after) || tablesResized(before, after) || notesChanged(before, after)
  );
}
