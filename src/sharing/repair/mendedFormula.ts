import { catalogue } from '../../functions/catalogue';
import type { CellValue } from '../../workbook/port';
import { closingOf, isSymbol, tokensOf, type Token } from '../../workbook/formula/tokens';
import { readFormula } from '../../workbook/formulaText/readFormula';
import { OurFunctions } from '../../workbook/xlsx/formula/ours';
import type { RepairKind } from './repairs';

const ours = new OurFunctions(catalogue.map(({ id }) => id));

/** Functions that give an answer of their own where another one fails. */
const ERROR_CATCHERS = /^(?:_xlfn\.)?(?:IFERROR|IFNA|ISERROR|ISERR|ISNA|ERROR\.TYPE|AGGREGATE)$/i;

/** Whether an en-US formula calls one of our functions, in whatever spelling. */
export function holdsOurs(formula: string): boolean {
  return ours.holdsOurs(formula);
}

/** The formula with functions of ours by their public names, however it spells them. */
export function inPublicNames(formula: string): string {
  return ours.toPublic(formula);
}

/**
 * How a formula that calls one of our functions is to be entered again, and why; `null` when there is nothing to mend.
 * Other add-ins' functions, texts in quotes and longer names stay as they are.
 *
 * @param shown what the cell shows now
 */
export function mendedFormula(formula: string, shown: CellValue): { after: string; kind: RepairKind } | null {
  const after = ours.toPublic(formula);
  if (after !== formula) return { after, kind: 'spelling' };
  if (isNameError(shown)) return { after, kind: 'reentered' };
  return mayStandForAnError(shown) && catchesErrors(formula) ? { after, kind: 'errorCaught' } : null;
}

/** The formula that a text of a cell was meant to be, or the piece of it that can be read in two ways; `null`: none. */
export function formulaInText(text: string): { after: string } | { piece: string } | null {
  const typed = text.trim().replace(/^'(?==)/, '');
  if (!typed.startsWith('=') || !ours.holdsOurs(typed)) return null;
  const read = readFormula(typed, 'pt-BR');
  if (!read.ok) return { piece: read.dottedNumber };
  return isWhole(tokensOf(read.formula)) ? { after: ours.toPublic(read.formula) } : null;
}

function isNameError(shown: CellValue): boolean {
  return typeof shown === 'object' && shown?.error === '#NAME?';
}

/** People let a formula answer with nothing, zero or a word where it fails. */
function mayStandForAnError(shown: CellValue): boolean {
  return shown === null || shown === 0 || typeof shown === 'string' || typeof shown === 'boolean';
}

function catchesErrors(formula: string): boolean {
  const tokens = tokensOf(formula);
  return tokens.some(
    ({ kind, raw }, at) => kind === 'word' && ERROR_CATCHERS.test(raw) && isSymbol(tokens[at + 1], '('),
  );
}

/** Whether every parenthesis that opens closes: a text that was cut off is no formula. */
function isWhole(tokens: readonly Token[]): boolean {
  return tokens.every((token, at) => !isSymbol(token, '(') || closingOf(tokens, at) < tokens.length);
}
