/**
 * Cuts the text of a formula into pieces, as far as the difference between Portuguese and English spelling needs.
 * The pieces joined give the text back unchanged.
 */
export interface Token {
  kind:
    | 'text' // "…"
    | 'sheet' // '…', or a name before !
    | 'brackets' // […] of tables and other workbooks
    | 'number'
    | 'function' // name before an opening parenthesis
    | 'name' // reference, defined name, TRUE, FALSE
    | 'error' // #N/A
    | 'comma'
    | 'semicolon'
    | 'backslash'
    | 'space'
    | 'other';
  text: string;
  /** Inside an array constant, `{…}`. */
  inArray: boolean;
}

/** How numbers are written: `3,70` in Portuguese, `3.70` in English. */
export type DecimalMark = ',' | '.';

const quoted = /"(?:[^"]|"")*(?:"|$)/y;
const sheetName = /'(?:[^']|'')*(?:'|$)/y;
const errorValue = /#(?:N\/[AD]|DIV\/0!|[\p{L}\p{M}]+[!?])/iuy;
const word = /[\p{L}_$@][\p{L}\p{M}\p{N}_.$?]*/uy;
const sheetEnd = /(?::[\p{L}\p{M}\p{N}_.]+)?!/uy;
const space = /\s+/y;
const spaceThenParenthesis = /\s*\(/y;
const englishNumber = /(?:\d+(?:\.\d*)?|\.\d+)(?:E[+-]?\d+)?/iy;

/** Figures and dots: a dot inside a Portuguese number is kept in it, so that it can be refused as a whole. */
const figures = /\d+(?:\.\d*)*|\.\d+/y;
/** Decimals after a comma; where a dot with more figures or a range of rows (`1,2:2`) follows, it separates. */
const decimals = /,\d+(?!\d|\.\d|\s*:)/y;
const exponent = /E[+-]?\d+/iy;
/** Figures that may have decimals behind a comma: with dots only between thousands. */
const wholeFigures = /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)$/;

export function tokensOf(formula: string, decimalMark: DecimalMark): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let braces = 0;
  const add = (kind: Token['kind'], text: string) => {
    tokens.push({ kind, text, inArray: braces > 0 });
    at += text.length;
  };
  while (at < formula.length) {
    const char = formula.charAt(at);
    if (char === '"') add('text', match(quoted, formula, at) ?? char);
    else if (char === "'") add('sheet', match(sheetName, formula, at) ?? char);
    else if (char === '[') add('brackets', bracketsAt(formula, at));
    else if (char === '{') {
      braces += 1;
      add('other', char);
    } else if (char === '}') {
      add('other', char);
      braces = Math.max(0, braces - 1);
    } else {
      const error = char === '#' ? match(errorValue, formula, at) : null;
      const number =
        decimalMark === '.' ? match(englishNumber, formula, at) : portugueseNumber(formula, at, lastOf(tokens));
      const name = match(word, formula, at);
      const blank = match(space, formula, at);
      if (error !== null) add('error', error);
      else if (number !== null) add('number', number);
      else if (name !== null) add(nameKind(formula, at + name.length), name);
      else if (blank !== null) add('space', blank);
      else if (char === ',') add('comma', char);
      else if (char === ';') add('semicolon', char);
      else if (char === '\\') add('backslash', char);
      else add('other', char);
    }
  }
  return tokens;
}

/** Whether a value ends with this piece, so that a comma behind it separates and never begins a number. */
export function endsOperand(token: Token | undefined): boolean {
  if (token?.kind === 'other') return /^[)}%#]$/.test(token.text);
  return token !== undefined && ['text', 'sheet', 'brackets', 'number', 'name', 'error'].includes(token.kind);
}

/** What a name is, by what follows it. */
function nameKind(formula: string, end: number): Token['kind'] {
  if (match(sheetEnd, formula, end) !== null) return 'sheet';
  return match(spaceThenParenthesis, formula, end) === null ? 'name' : 'function';
}

function lastOf(tokens: Token[]): Token | undefined {
  return tokens.findLast((token) => token.kind !== 'space');
}

function portugueseNumber(formula: string, at: number, before: Token | undefined): string | null {
  const whole = match(figures, formula, at);
  const isRow = before?.text === ':';
  if (whole === null) return endsOperand(before) || isRow ? null : match(decimals, formula, at);
  const end = at + whole.length;
  const fraction = wholeFigures.test(whole) && !isRow ? (match(decimals, formula, end) ?? '') : '';
  return whole + fraction + (match(exponent, formula, end + fraction.length) ?? '');
}

function match(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

/** From an opening bracket to its closing one; an apostrophe takes away the meaning of the next character. */
function bracketsAt(formula: string, start: number): string {
  let depth = 0;
  for (let at = start; at < formula.length; at += 1) {
    const char = formula.charAt(at);
    if (char === "'") at += 1;
    else if (char === '[') depth += 1;
    else if (char === ']') {
      depth -= 1;
      if (depth === 0) return formula.slice(start, at + 1);
    }
  }
  return formula.slice(start);
}
