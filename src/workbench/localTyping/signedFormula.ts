import { endsOperand, tokensOf, type Token } from '../../workbook/formulaText/tokens';

const cellReference = /^\$?[A-Z]{1,3}\$?\d{1,7}$/i;
const logical = /^(?:VERDADEIRO|FALSO|TRUE|FALSE)$/i;

/**
 * Whether a text that begins with a sign is a formula, as `+A1+B1` and `-SOMA(A1:A3)` are for Excel: values and
 * operators alternate, a cell or a function is among them and every name is one. A list item (`- lenha`) and a
 * telephone number (`+55 92 3000-0000`) are texts.
 */
export function isSignedFormula(typed: string): boolean {
  if (!/^[-+]/.test(typed)) return false;
  const tokens = tokensOf(typed, ',').filter(({ kind }) => kind !== 'space');
  const last = tokens.at(-1);
  const alternates = tokens.every((token, at) => fits(token, tokens[at - 1])) && endsOperand(last);
  return alternates && tokens.some(isReference) && separatesInParentheses(tokens);
}

/** Whether separators stand between arguments only, and no parenthesis closes that was not opened. */
function separatesInParentheses(tokens: readonly Token[]): boolean {
  let depth = 0;
  return tokens.every(({ kind, text }) => {
    if (/^[({]$/.test(text)) depth += 1;
    if (/^[)}]$/.test(text)) depth -= 1;
    return depth > 0 || (depth === 0 && !['comma', 'semicolon', 'backslash'].includes(kind));
  });
}

function isReference({ kind, text }: Token): boolean {
  return kind === 'function' || (kind === 'name' && cellReference.test(text));
}

function fits(token: Token, before: Token | undefined): boolean {
  const beginsOperand = ['text', 'number', 'function', 'name', 'error', 'sheet'].includes(token.kind);
  if (beginsOperand && endsOperand(before)) return false;
  if (token.kind === 'name') return isReference(token) || logical.test(token.text);
  return token.kind !== 'other' || /^[-+*/^&=<>%:!(){}#]$/.test(token.text);
}
