import type { Language } from '../../explain/language';
import { englishFunctionName, functionNameLanguage } from './functionNames';
import { bracketsIn } from './tableParts';
import { tokensOf, type DecimalMark, type Token } from './tokens';
import { englishErrorName } from '../errorNames';
import { separatorsOf } from './separators';

/** A typed formula in the grid's own (English) form, or the piece of it that cannot be read with certainty. */
export type FormulaRead = { ok: true; formula: string } | { ok: false; dottedNumber: string };

/** `2.500`, but not `0.125`, which nobody writes with thousands. */
const dottedThousands = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;

/**
 * Reads a formula typed by a person. Portuguese: `;` between arguments, decimal comma, `\` between the columns of
 * an array, names such as `SOMA`, `VERDADEIRO` and `#N/D`. A formula in a plainly English form (commas between
 * arguments and no semicolon) is understood too. What could be meant in two ways is refused: `2.500` is 2500 or 2,5,
 * `ROUND(2,5)` has one argument or two. Text in quotes and names of sheets stay as they are.
 */
export function readFormula(typed: string, language: Language): FormulaRead {
  if (language !== 'pt-BR') return { ok: true, formula: capitals(piecesOf(typed, '.')) };
  const tokens = piecesOf(typed, ',');
  const separators = separatorsOf(tokens);
  if (separators.form === 'doubtful') return { ok: false, dottedNumber: separators.doubtful };
  const isEnglish = separators.form === 'english';
  const pieces = isEnglish ? piecesOf(typed, '.') : tokens;
  const doubtful = pieces.find(isDottedThousands);
  if (doubtful && !(isEnglish && writesEnglish(pieces))) return { ok: false, dottedNumber: doubtful.text };
  return { ok: true, formula: isEnglish ? capitals(pieces) : pieces.map(englishToken).join('') };
}

function isDottedThousands({ kind, text }: Token): boolean {
  return kind === 'number' && dottedThousands.test(text);
}

/** Whether a name of a function or a number such as `3.70` shows that a dot stands before decimals. */
function writesEnglish(pieces: readonly Token[]): boolean {
  return pieces.some(
    (piece) =>
      (piece.kind === 'function' && functionNameLanguage(piece.text) === 'en-US') ||
      (piece.kind === 'number' && piece.text.includes('.') && !isDottedThousands(piece)),
  );
}

/** The pieces with each accent in its letter, as the grid compares names; quotes and brackets keep what they hold. */
function piecesOf(typed: string, decimalMark: DecimalMark): Token[] {
  return tokensOf(typed, decimalMark).map((token) =>
    ['text', 'sheet', 'brackets'].includes(token.kind) ? token : { ...token, text: token.text.normalize('NFC') },
  );
}

/**
 * The typed text with English separators in place of the Portuguese ones, character for character and of the
 * same length: for finding arguments and references in a formula while it is typed.
 */
export function englishTwin(typed: string): string {
  const tokens = tokensOf(typed, ',');
  if (separatorsOf(tokens).form === 'english') return typed;
  return tokens.map(twinToken).join('');
}

function twinToken(token: Token): string {
  switch (token.kind) {
    case 'semicolon':
      return token.inArray ? ';' : ',';
    case 'backslash':
      return token.inArray ? ',' : token.text;
    case 'number':
      return token.text.replace(',', '.');
    default:
      return token.text;
  }
}

function englishToken(token: Token): string {
  if (token.kind === 'brackets') return bracketsIn(token.text, 'en-US');
  const read = capitalsOf(token);
  return read === token.text ? twinToken(token) : read;
}

function capitals(tokens: Token[]): string {
  return tokens.map(capitalsOf).join('');
}

/** Names of functions and of the logical values in English, references in capitals, as Excel does on entering. */
function capitalsOf(token: Token): string {
  switch (token.kind) {
    case 'function':
      return englishFunctionName(token.text);
    case 'error':
      return englishErrorName(token.text.toUpperCase());
    case 'name':
      if (/^(?:VERDADEIRO|TRUE)$/i.test(token.text)) return 'TRUE';
      if (/^(?:FALSO|FALSE)$/i.test(token.text)) return 'FALSE';
      return /^\$?[A-Z]{1,3}\$?\d+$/i.test(token.text) ? token.text.toUpperCase() : token.text;
    default:
      return token.text;
  }
}
