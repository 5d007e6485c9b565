import { cellAddress, sameSheet } from './address';
import { areaOf, type Bounds } from './bounds';
import { editedSheets } from './editedSheets';
import { AskFormats, ContentsStep, contentsSteps } from './excelContents';
import { filled, lookSteps, NumberFormatStep, WidthStep } from './excelLooks';
import { FORMATS_AT_ONCE } from './excelContents';
import { AskNotes, conversationsInExcel, knowsNotes, NoteStep } from './excelNotes';
import { knows } from './excelRequest';
import { mayHaveSpills, spillsIn } from './excelSpills';
import type { Step } from './excelStep';
import { WorkbookRefusal, type AreaRef } from './port';
import { spillWrittenInto } from './spills';
import type { Edit } from './writing';

type ContentsEdit = Extract<Edit, { kind: 'contents' }>;
type NoteEdit = Extract<Edit, { kind: 'note' }>;

/** All edits as steps, each with what has to be asked before it. */
export function stepsOf(edits: readonly Edit[]): Step[] {
  const steps: Step[] = [];
  let formats: AskFormats | null = null;
  let notes: AskNotes | null = null;
  for (const [at, edit] of edits.entries())
    for (const step of stepsOfEdit(edit, at)) {
      if (step instanceof NumberFormatStep) formats = null;
      if (step instanceof ContentsStep && !step.isReady()) {
        if (!formats || formats.cellsAsked + step.cells > FORMATS_AT_ONCE) steps.push((formats = new AskFormats(at)));
        formats.add(step);
      }
      if (step instanceof NoteStep && !notes?.takes(step)) steps.push((notes = new AskNotes(at, [step])));
      steps.push(step);
    }
  return steps;
}

function stepsOfEdit(edit: Edit, at: number): Step[] {
  switch (edit.kind) {
    case 'contents':
      return contentsSteps(at, edit.area, edit.cells);
    case 'numberFormat':
      return edit.areas.map((area) => new NumberFormatStep(at, area, edit.format));
    case 'fill':
      return lookSteps(at, edit.areas, filled(edit.color));
    case 'bold':
      return lookSteps(at, edit.areas, ({ font }) => (font.bold = edit.bold));
    case 'note':
      return [new NoteStep(at, edit.cell, edit.text)];
    case 'columnWidth':
      return [new WidthStep(at, edit.sheet, edit.column, edit.pixels)];
  }
}

/**
 * Looks whether everything can be written before anything is.
 *
 * @returns whether the workbook was opened for reading only
 */
export async function checkEdits(context: Excel.RequestContext, edits: readonly Edit[]): Promise<boolean> {
  const { workbook } = context;
  const contents = edits.filter((edit) => edit.kind === 'contents');
  const notes = edits.filter((edit): edit is NoteEdit => edit.kind === 'note' && edit.text !== null);
  if (!knowsNotes() && edits.some(({ kind }) => kind === 'note')) throw new WorkbookRefusal('unsupported');
  if (knows('1.8')) workbook.load('readOnly');
  const sheets = distinct(edits.flatMap(editedSheets)).map((name) => ({
    name,
    sheet: workbook.worksheets.getItemOrNullObject(name),
  }));
  for (const { sheet } of sheets) sheet.load('name,protection/protected');
  await context.sync();
  for (const { name, sheet } of sheets) {
    if (sheet.isNullObject) throw new WorkbookRefusal('failed', name);
    if (sheet.protection.protected) throw new WorkbookRefusal('protected', name);
  }
  await checkSpills(context, contents);
  await checkConversations(context, notes);
  return knows('1.8') && workbook.readOnly;
}

async function checkSpills(context: Excel.RequestContext, edits: readonly ContentsEdit[]): Promise<void> {
  if (!knows('1.12') || edits.length === 0) return;
  const wholes = distinct(edits.map(({ area }) => area.sheet)).map((sheet) =>
    around(edits.map(({ area }) => area).filter((area) => sameSheet(area.sheet, sheet))),
  );
  const answers = wholes.map((whole) => ({ whole, mayHave: mayHaveSpills(context, whole) }));
  await context.sync();
  for (const { whole } of answers.filter(({ mayHave }) => mayHave())) {
    const spills = await spillsIn(context, whole);
    for (const edit of edits.filter(({ area }) => sameSheet(area.sheet, whole.sheet))) {
      const hit = spillWrittenInto(edit, spills);
      if (hit) throw new WorkbookRefusal('partOfSpill', cellAddress(hit.anchor));
    }
  }
}

async function checkConversations(context: Excel.RequestContext, edits: readonly NoteEdit[]): Promise<void> {
  for (const sheet of distinct(edits.map(({ cell }) => cell.sheet))) {
    const taken = new Set((await conversationsInExcel(context, sheet)).map(cellAddress));
    const hit = edits.find(({ cell }) => sameSheet(cell.sheet, sheet) && taken.has(cellAddress(cell)));
    if (hit) throw new WorkbookRefusal('unsupported', cellAddress(hit.cell));
  }
}

function distinct(names: readonly string[]): string[] {
  return [...new Map([...new Set(names)].map((name) => [name.toLowerCase(), name])).values()];
}

/** The smallest area around all of them; they are of one sheet. */
function around(areas: readonly AreaRef[]): AreaRef {
  const bounds: Bounds = { top: Infinity, left: Infinity, bottom: 0, right: 0 };
  for (const { row, column, rows, columns } of areas) {
    bounds.top = Math.min(bounds.top, row);
    bounds.left = Math.min(bounds.left, column);
    bounds.bottom = Math.max(bounds.bottom, row + rows - 1);
    bounds.right = Math.max(bounds.right, column + columns - 1);
  }
  return areaOf(areas[0]!.sheet, bounds);
}
