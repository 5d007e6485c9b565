import { catalogue } from '../../functions/catalogue';
import { explainCall, isExplained } from '../../functions/explainCall';
import { FunctionFailure } from '../../functions/failure';
import { currentLanguage } from '../../functions/language';
import { withFunctionData } from '../../functions/preload';
import type { CellContent, CellRef, CellValue, Workbook } from '../port';
import { findOurCalls, type OurCalls } from './ourCalls';
import { resolveCall } from './resolveCall';

/** The call of ours that a cell's value comes from. */
export interface CallInCell {
  cell: CellRef;
  /** The cell that holds the formula: another one when the cell was spilled into. */
  anchor: CellRef;
  shown: CellValue;
  calls: OurCalls;
}

export type CellExplanation =
  /** No formula of ours gave the cell its value. */
  | { kind: 'nothing'; cell: CellRef; holds: 'nothing' | 'value' | 'otherFormula' }
  | (CallInCell & { kind: 'explained'; text: string })
  /** The call answers with an error; the message says what is wrong. */
  | (CallInCell & { kind: 'refused'; message: string })
  /** A row of the answer that nothing was entered for, or its heading. */
  | (CallInCell & { kind: 'blank' })
  /** The function has no memory of calculation to tell. */
  | (CallInCell & { kind: 'withoutSteps' })
  /** Arguments that only the spreadsheet can compute. */
  | (CallInCell & { kind: 'unresolved'; expressions: readonly string[] });

/** How the value of a cell came about, as far as a function of ours made it. Texts are in the current language. */
export function explainCell(workbook: Workbook, cell: CellRef): Promise<CellExplanation> {
  return withFunctionData(() => explained(workbook, cell));
}

async function explained(workbook: Workbook, cell: CellRef): Promise<CellExplanation> {
  const content = await workbook.readCell(cell);
  const anchor = content.spillAnchor ?? cell;
  const formula = content.spillAnchor ? (await workbook.readCell(anchor)).formula : content.formula;
  const calls = formula === null ? null : findOurCalls(formula);
  if (!calls) return { kind: 'nothing', cell, holds: holding(content, formula) };
  const inCell = { cell, anchor, shown: content.value, calls };
  const resolved = await resolveCall(calls.first, workbook, anchor);
  if (!resolved.ok) {
    // Where there are no steps to tell, a value needs no arguments: how the function works is told. Of an error it is
    // the arguments that tell.
    const asksArguments = isExplained(calls.first.id) || isError(content.value);
    if (!asksArguments) return { ...inCell, kind: 'withoutSteps' };
    return { ...inCell, kind: 'unresolved', expressions: resolved.expressions };
  }
  const at = { row: cell.row - anchor.row, column: cell.column - anchor.column };
  const message = failureMessage(calls.first.id, resolved.args, at);
  if (message !== null) return { ...inCell, kind: 'refused', message };
  const text = explainCall(calls.first.id, resolved.args, at);
  if (text === null) return { ...inCell, kind: 'withoutSteps' };
  return text === '' ? { ...inCell, kind: 'blank' } : { ...inCell, kind: 'explained', text };
}

function isError(value: CellValue): boolean {
  return typeof value === 'object' && value !== null;
}

function holding(content: CellContent, formula: string | null): 'nothing' | 'value' | 'otherFormula' {
  if (formula !== null) return 'otherFormula';
  return content.value === null ? 'nothing' : 'value';
}

/** What the call says is wrong at that place of its answer; `null` when it answers with a value. */
function failureMessage(id: string, args: readonly unknown[], at: { row: number; column: number }): string | null {
  try {
    const answer = catalogue.find((entry) => entry.id === id)!.run(args);
    const here = Array.isArray(answer) ? (answer as unknown[][])[at.row]?.[at.column] : answer;
    return here instanceof FunctionFailure ? here.sentence(currentLanguage()) : null;
  } catch (failure) {
    if (failure instanceof FunctionFailure) return failure.sentence(currentLanguage());
    throw failure;
  }
}
