import type { ICellData, IStyleData } from '@univerjs/core';
import type { Language } from '../../explain/language';
import { englishErrorName, isErrorCode } from '../errorNames';
import { CellValueType } from '../../workbook/workbench/gridCodes';
import { readFormula } from '../../workbook/formulaText/readFormula';
import { isSignedFormula } from './signedFormula';
import { readTypedValue } from './value';

/** A typed text as the content of a cell, or the number in its formula that has two readings. */
export interface TypedCell {
  cell: ICellData;
  dottedNumber?: string;
}

/**
 * What a cell becomes when a text is typed or pasted into it.
 *
 * @param pattern number format the cell has; a format that is typed does not replace one of the same kind
 * @param completeFormula closes the parentheses left open, as Excel does
 */
export function typedCell(
  typed: string,
  pattern: string | null,
  language: Language,
  completeFormula: (formula: string) => string,
): TypedCell {
  const value = readTypedValue(typed, language);
  const isFormula = (typed.startsWith('=') && typed.length > 1) || (value.kind === 'text' && isSignedFormula(typed));
  if (isFormula) {
    const read = readFormula(typed.startsWith('=') ? typed : `=${typed}`, language);
    if (!read.ok) return { cell: textCell(typed), dottedNumber: read.dottedNumber };
    return { cell: { f: completeFormula(read.formula), v: null, t: undefined, si: null, p: null } };
  }
  if (typed === '') return { cell: { v: null, f: null, t: undefined, si: null, p: null } };
  if (typed.startsWith("'")) return { cell: { ...textCell(typed.slice(1)), t: CellValueType.FORCE_STRING } };
  if (value.kind === 'text') return { cell: textCell(errorTyped(typed, language) ?? typed) };
  if (value.kind === 'boolean') {
    return { cell: { v: value.value ? 1 : 0, t: CellValueType.BOOLEAN, f: null, si: null, p: null } };
  }
  const style = styleFor(value.format, pattern);
  return {
    cell: { v: value.value, t: CellValueType.NUMBER, f: null, si: null, p: null, ...(style ? { s: style } : {}) },
  };
}

/** An error value typed as the language spells it (`#N/D`), in the grid's spelling. */
function errorTyped(typed: string, language: Language): string | null {
  const english = language === 'pt-BR' ? englishErrorName(typed.trim().normalize('NFC')) : typed.trim().toUpperCase();
  return isErrorCode(english) ? english : null;
}

/** A text that looks like a number must be kept from becoming one. */
function textCell(text: string): ICellData {
  const type = text.trim() !== '' && !Number.isNaN(Number(text)) ? CellValueType.FORCE_STRING : CellValueType.STRING;
  return { v: text, t: type, f: null, si: null, p: null };
}

function styleFor(format: string | undefined, pattern: string | null): IStyleData | null {
  if (format === undefined || (pattern !== null && kindOf(pattern) === kindOf(format))) return null;
  return { n: { pattern: format } };
}

function kindOf(pattern: string): 'general' | 'percent' | 'money' | 'date' | 'number' {
  const bare = pattern.replace(/"[^"]*"|\\./g, '').toLowerCase();
  if (bare === '' || bare === 'general') return 'general';
  if (/R\$|\[\$|\$/i.test(pattern)) return 'money';
  if (bare.includes('%')) return 'percent';
  return /[dmyhs]/.test(bare.replace(/\[[^\]]*\]/g, '')) ? 'date' : 'number';
}
