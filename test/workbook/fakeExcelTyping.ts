/** How Excel reads what is put into a cell, as far as it matters: as if it were typed there. */
import type { CellInput } from '../../src/workbook/writing';

/** `undefined` leaves the cell as it is. */
export function typedIn(given: unknown, numberFormat: string, asFormula: boolean): CellInput | undefined {
  if (given === null) return undefined;
  if (given === '') return null;
  if (numberFormat === '@') return String(given);
  if (typeof given === 'number' || typeof given === 'boolean') return given;
  const text = String(given);
  if (text.startsWith("'")) return text.slice(1);
  if (text.startsWith('=')) return { formula: text };
  if (/^[+\-@]/.test(text)) return { formula: `=${text}` };
  if (/^#(N\/A|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|NULL!)$/.test(text)) return asFormula ? { error: text } : text;
  if (/^(true|verdadeiro)$/i.test(text)) return true;
  if (/^(false|falso)$/i.test(text)) return false;
  return /\d/.test(text) && /^[\s\d.,:/%()+\-eER$a-z]+$/i.test(text) ? 45_000 : text;
}

/** Formulas of dates make their cell one of dates. */
export function formatAfter(content: CellInput, numberFormat: string): string {
  const isOfDate =
    typeof content === 'object' && content !== null && 'formula' in content && /TODAY|A1/.test(content.formula);
  return isOfDate && numberFormat === 'General' ? 'm/d/yyyy' : numberFormat;
}
