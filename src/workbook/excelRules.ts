import { columnLetters, sheetPrefix } from './address';
import { briefRange, knows } from './excelRequest';
import type { Step } from './excelStep';
import { CALL_SIZE } from './excelStep';
import type { AllowedEntry, EntryRule } from './writing';

/** What may be typed into some cells of a sheet, and what is said there. */
export class RuleStep implements Step {
  readonly edit = 0;
  readonly cells = 0;
  readonly size = 6 * CALL_SIZE;
  readonly answer = 0;

  constructor(
    private readonly sheet: string,
    private readonly rule: EntryRule,
  ) {}

  isReady(): boolean {
    return true;
  }

  queue(context: Excel.RequestContext): void {
    // Without the rules the sheet is as good as it was before Excel had them for add-ins.
    if (!knows('1.8')) return;
    const { row, column, rows, columns, allowed, message, otherwise = 'stop' } = this.rule;
    const { dataValidation } = briefRange(context, { sheet: this.sheet, row, column, rows, columns });
    const rule = ruleOf(allowed);
    if (rule) {
      dataValidation.rule = rule;
      const style = otherwise === 'stop' ? 'Stop' : 'Warning';
      dataValidation.errorAlert = {
        showAlert: true,
        style,
        title: message?.title ?? '',
        message: message?.text ?? '',
      };
    }
    if (message) dataValidation.prompt = { showPrompt: true, title: message.title, message: message.text };
  }

  halves(): null {
    return null;
  }
}

function ruleOf(allowed: AllowedEntry): Excel.DataValidationRule | null {
  switch (allowed.kind) {
    case 'any':
      return null;
    case 'listFrom':
      return { list: { inCellDropDown: true, source: `=${fixedAddress(allowed)}` } };
    case 'decimal':
      return { decimal: limits(allowed.min, allowed.max) };
    case 'date':
      return { date: limits(allowed.from, allowed.until) };
  }
}

function limits<T extends number | string>(
  formula1: T,
  formula2: T | null,
): { formula1: T; formula2?: T; operator: 'Between' | 'GreaterThanOrEqualTo' } {
  return formula2 === null
    ? { formula1, operator: 'GreaterThanOrEqualTo' }
    : { formula1, formula2, operator: 'Between' };
}

function fixedAddress({ sheet, row, column, rows, columns }: Extract<AllowedEntry, { kind: 'listFrom' }>): string {
  const corner = (r: number, c: number) => `$${columnLetters(c)}$${r + 1}`;
  return `${sheetPrefix(sheet)}${corner(row, column)}:${corner(row + rows - 1, column + columns - 1)}`;
}
