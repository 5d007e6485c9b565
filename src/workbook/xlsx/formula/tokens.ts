/** A piece of a formula. `name` covers references, functions, sheets and defined names not in quotes. */
export interface Token {
  kind: 'string' | 'quoted' | 'bracket' | 'error' | 'name' | 'number' | 'other';
  text: string;
}

const NAME = /[\p{L}_\\$][\p{L}\p{M}\p{N}_.$\\?]*/uy;
const NUMBER = /\d+(?:\.\d*)?(?:[Ee][+-]?\d+)?|\.\d+(?:[Ee][+-]?\d+)?/y;
const ERROR = /#(?:[A-Za-z][A-Za-z0-9_/]*[!?]?)/y;

/** Splits an en-US formula; joined again the pieces give the same text. */
export function formulaTokens(formula: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const push = (kind: Token['kind'], end: number) => {
    tokens.push({ kind, text: formula.slice(at, end) });
    at = end;
  };
  while (at < formula.length) {
    const character = formula[at]!;
    if (character === '"') push('string', quoteEnd(formula, at));
    else if (character === "'") push('quoted', quoteEnd(formula, at));
    else if (character === '[') push('bracket', bracketEnd(formula, at));
    else if (character === '#' && matchEnd(ERROR, formula, at)) push('error', matchEnd(ERROR, formula, at));
    else if (matchEnd(NUMBER, formula, at)) push('number', matchEnd(NUMBER, formula, at));
    else if (matchEnd(NAME, formula, at)) push('name', matchEnd(NAME, formula, at));
    else push('other', at + 1);
  }
  return tokens;
}

export function joinTokens(tokens: readonly Token[]): string {
  return tokens.map((token) => token.text).join('');
}

function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : 0;
}

/** A doubled quote inside stands for itself. */
function quoteEnd(text: string, at: number): number {
  const quote = text[at]!;
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] !== quote) continue;
    if (text[i + 1] !== quote) return i + 1;
    i++;
  }
  return text.length;
}

/** Brackets nest, and an apostrophe takes the meaning off the character behind it. */
function bracketEnd(text: string, at: number): number {
  let depth = 0;
  for (let i = at; i < text.length; i++) {
    if (text[i] === "'") i++;
    else if (text[i] === '[') depth++;
    else if (text[i] === ']' && --depth === 0) return i + 1;
  }
  return text.length;
}
