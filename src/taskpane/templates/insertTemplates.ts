import type { Language } from '../../explain/language';
import { isIndispensable } from '../../sheets/kinds';
import { templatesOf } from '../../sheets/templates/templates';
import { templateSheets, type TemplateId } from '../../sheets/templates/templateSheets';
import type { Programme } from '../../sheets/templates/template';
import { applyChange } from '../../workbook/changes/applyChange';
import type { ChangeOutcome } from '../../workbook/changes/change';
import { changedSince } from '../../workbook/changes/changedSince';
import { undoChange, type UndoOutcome } from '../../workbook/changes/undoChange';
import { undoRecord } from '../../workbook/changes/undoStack';
import type { UndoEntry } from '../../workbook/changes/undoRecord';
import type { Workbook } from '../../workbook/port';

export type InsertOutcome =
  { code: 'inserted'; sheets: readonly InsertedSheet[] } | Exclude<ChangeOutcome, { code: 'done' }>;

/** A sheet by the name it got, and by the one it was to have. */
export interface InsertedSheet {
  name: string;
  wished: string;
}

/** Row of the first line to fill in, below header and example. */
const FIRST_LINE = 2;

/** Adds the sheets that were chosen, and goes to the first one to fill in; nothing that is there is touched. */
export async function insertTemplates(
  workbook: Workbook,
  programme: Programme,
  chosen: ReadonlySet<TemplateId>,
  language: Language,
): Promise<InsertOutcome> {
  const taken = (await workbook.sheets()).map(({ name }) => name);
  const sheets = templateSheets({ programme, chosen, language, taken });
  const outcome = await applyChange(workbook, { label: { what: 'templates' }, edits: [], sheets });
  if (outcome.code !== 'done') return outcome;
  const first = sheets.find(({ tables }) => tables !== undefined) ?? sheets[0]!;
  // Where the program does not go there, the sheets are there all the same.
  await workbook.select({ sheet: first.name, row: FIRST_LINE, column: 0 }).catch(() => undefined);
  const asWished = templateSheets({ programme, chosen, language, taken: [] });
  return { code: 'inserted', sheets: sheets.map(({ name }, at) => ({ name, wished: asWished[at]!.name })) };
}

/** All sheets of a programme that can be chosen, the indispensable one first. */
export function choosable(programme: Programme): readonly TemplateId[] {
  const kinds: TemplateId[] = templatesOf(programme).map(({ kind }) => kind);
  return programme === 'selo' ? [...kinds, 'parameters'] : kinds;
}

export function mustBeChosen(id: TemplateId): boolean {
  return id !== 'parameters' && isIndispensable(id);
}

/** The insertion that can be undone, where that is the last thing the add-in wrote. */
export function insertionIn(last: UndoEntry | null): string | null {
  return last?.label.what === 'templates' && last.status === 'done' ? last.id : null;
}

export type WithdrawOutcome = UndoOutcome | { code: 'filledIn'; sheets: readonly string[] };

/** Takes the sheets away again, unless somebody has written on one of them. */
export async function withdrawTemplates(workbook: Workbook, id: string): Promise<WithdrawOutcome> {
  const record = await undoRecord(workbook, id);
  if (record) {
    const { sheets } = await changedSince(workbook, record);
    if (sheets.length > 0) return { code: 'filledIn', sheets };
  }
  return undoChange(workbook, id, null);
}
