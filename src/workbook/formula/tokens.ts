/** A piece of a formula. `raw` is the text as written; the pieces in order give the formula back. */
export interface Token {
  kind: TokenKind;
  raw: string;
}

/**
 * `text`: in double quotes. `quoted`: a sheet name or path in apostrophes. `bracket`: a whole `[…]`, nested ones
 * included. `word`: a name, function, cell or logical value. `symbol`: operators, brackets, separators.
 */
export type TokenKind = 'space' | 'text' | 'quoted' | 'bracket' | 'error' | 'number' | 'word' | 'symbol';

const patterns: readonly (readonly [TokenKind, RegExp])[] = [
  ['space', /\s+/y],
  ['text', /"(?:[^"]|"")*"?/y],
  ['quoted', /'(?:[^']|'')*'?/y],
  ['error', /#(?:N\/A|GETTING_DATA|NAME\?|DIV\/0!|[A-Z]+!)/iy],
  ['number', /(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+)?/iy],
  ['word', /[\p{L}_\\$][\p{L}\p{M}\p{N}_.\\$?]*/uy],
  ['symbol', /<=|>=|<>|[^]/uy],
];

/** Cuts an en-US formula, with or without its `=`, into pieces. Never fails: unknown characters are symbols. */
export function tokensOf(formula: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < formula.length;) {
    const token = formula[at] === '[' ? bracketAt(formula, at) : tokenAt(formula, at);
    tokens.push(token);
    at += token.raw.length;
  }
  return tokens;
}

/** The text the pieces were cut from. */
export function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ raw }) => raw).join('');
}

/** The pieces without blanks at both ends. */
export function trimmed(tokens: readonly Token[]): readonly Token[] {
  const start = tokens.findIndex(({ kind }) => kind !== 'space');
  const end = tokens.findLastIndex(({ kind }) => kind !== 'space');
  return start < 0 ? [] : tokens.slice(start, end + 1);
}

export function isSymbol(token: Token | undefined, raw: string): boolean {
  return token?.kind === 'symbol' && token.raw === raw;
}

/** Position of the bracket that closes the one at `open`, or the number of pieces when none does. */
export function closingOf(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    if (isSymbol(tokens[at], '(') || isSymbol(tokens[at], '{')) depth++;
    if (isSymbol(tokens[at], ')') || isSymbol(tokens[at], '}')) depth--;
    if (depth === 0) return at;
  }
  return tokens.length;
}

/** The pieces between separators that stand outside every inner bracket. */
export function splitAt(tokens: readonly Token[], separator: string): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (isSymbol(token, '(') || isSymbol(token, '{')) depth++;
    if (isSymbol(token, ')') || isSymbol(token, '}')) depth--;
    if (depth === 0 && isSymbol(token, separator)) parts.push([]);
    else parts.at(-1)!.push(token);
  }
  return parts;
}

function tokenAt(formula: string, at: number): Token {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at;
    const [raw] = pattern.exec(formula) ?? [];
    if (raw) return { kind, raw };
  }
  return { kind: 'symbol', raw: formula.charAt(at) };
}

/** Inside the brackets of table references an apostrophe takes the meaning from the character after it. */
function bracketAt(formula: string, from: number): Token {
  let depth = 0;
  for (let at = from; at < formula.length; at++) {
    const character = formula[at];
    if (character === "'") at++;
    else if (character === '[') depth++;
    else if (character === ']' && --depth === 0) return { kind: 'bracket', raw: formula.slice(from, at + 1) };
  }
  return { kind: 'bracket', raw: formula.slice(from) };
}
