import type { DataValidationErrorStyle, DataValidationOperator, ISheetDataValidationRule } from '@univerjs/core';
import type { AllowedEntry, EntryRule } from '../writing';
import { isoDateSerial, isoDay } from '../xlsx/read/isoDate';
import { listReference, parseListReference } from '../xlsx/ruleReference';

/** The numbers by which the grid says what happens to an entry that a rule does not allow. */
const STOP = 1 as DataValidationErrorStyle;
const WARN = 2 as DataValidationErrorStyle;
const BETWEEN = 'between' as DataValidationOperator;
const AT_LEAST = 'greaterThanOrEqual' as DataValidationOperator;

/** A rule of a sheet as the grid keeps it. */
export function gridRule(rule: EntryRule, id: string): ISheetDataValidationRule {
  const { row, column, rows, columns, allowed, message, otherwise } = rule;
  return {
    uid: id,
    ranges: [{ startRow: row, endRow: row + rows - 1, startColumn: column, endColumn: column + columns - 1 }],
    allowBlank: true,
    ...conditionOf(allowed),
    ...(otherwise ? { showErrorMessage: true, errorStyle: otherwise === 'stop' ? STOP : WARN } : {}),
    ...(message ? { showInputMessage: true, promptTitle: message.title, prompt: message.text } : {}),
  };
}

function conditionOf(
  allowed: AllowedEntry,
): Pick<ISheetDataValidationRule, 'type' | 'operator' | 'formula1' | 'formula2'> {
  switch (allowed.kind) {
    case 'any':
      return { type: 'any' };
    case 'listFrom':
      return { type: 'list', formula1: `=${listReference(allowed)}` };
    case 'decimal':
      return { type: 'decimal', ...limits(String(allowed.min), allowed.max === null ? null : String(allowed.max)) };
    case 'date': {
      const [from, until] = [allowed.from, allowed.until].map((day) => day && String(isoDateSerial(day, false)));
      return { type: 'date', ...limits(from ?? '', until ?? null) };
    }
  }
}

function limits(
  least: string,
  most: string | null,
): Pick<ISheetDataValidationRule, 'operator' | 'formula1' | 'formula2'> {
  return most === null
    ? { operator: AT_LEAST, formula1: least }
    : { operator: BETWEEN, formula1: least, formula2: most };
}

/** A rule of the grid as files keep it, once for each of its areas; none for a rule of another kind. */
export function entryRules(rule: ISheetDataValidationRule, sheet: string): EntryRule[] {
  const allowed = allowedBy(rule, sheet);
  if (!allowed) return [];
  const { promptTitle, prompt, showErrorMessage, errorStyle } = rule;
  return rule.ranges.map(({ startRow, endRow, startColumn, endColumn }) => ({
    row: startRow,
    column: startColumn,
    rows: endRow - startRow + 1,
    columns: endColumn - startColumn + 1,
    allowed,
    ...(promptTitle || prompt ? { message: { title: promptTitle ?? '', text: prompt ?? '' } } : {}),
    ...(showErrorMessage ? { otherwise: errorStyle === WARN ? ('warn' as const) : ('stop' as const) } : {}),
  }));
}

function allowedBy(
  { type, operator, formula1, formula2 }: ISheetDataValidationRule,
  sheet: string,
): AllowedEntry | null {
  if (type === 'any') return { kind: 'any' };
  if (type === 'list') return formula1?.startsWith('=') ? parseListReference(formula1, sheet) : null;
  const [least, most] = [numberIn(formula1), operator === AT_LEAST ? null : numberIn(formula2)];
  if (least === undefined || most === undefined || (operator !== AT_LEAST && operator !== BETWEEN)) return null;
  if (type === 'decimal') return { kind: 'decimal', min: least, max: most };
  if (type !== 'date') return null;
  return { kind: 'date', from: isoDay(least, false), until: most === null ? null : isoDay(most, false) };
}

function numberIn(text: string | undefined): number | undefined {
  const number = Number(text?.trim() || NaN);
  return Number.isFinite(number) ? number : undefined;
}
