import { parseCell } from '../address';
import { storedFunctionName } from './newerFunctions';
import { formulaTokens, joinTokens, type Token } from './tokens';

const FUNCTION_PREFIX = /^(?:_xlfn\.|_xlws\.)+/i;
const PARAMETER_PREFIX = /^_xlpm\./i;

/** The formula as people read it: `_xlfn.`, `_xlws.` and `_xlpm.` taken off, `ANCHORARRAY(D2)` as `D2#`. */
export function withoutPrefixes(formula: string): string {
  if (!/_xl/i.test(formula)) return formula;
  const tokens = formulaTokens(formula).map((token): Token => {
    if (token.kind !== 'name') return token;
    if (PARAMETER_PREFIX.test(token.text)) return { ...token, text: token.text.replace(PARAMETER_PREFIX, '') };
    const bare = token.text.replace(FUNCTION_PREFIX, '');
    if (bare === token.text) return token;
    // LibreOffice writes the names it does not know in lower case. A prefix that could not be put back stays.
    return storedFunctionName(bare) ? { ...token, text: bare.toUpperCase() } : token;
  });
  return joinTokens(anchorsShort(tokens));
}

/** The formula as a file stores it: the reverse of {@link withoutPrefixes}. */
export function withPrefixes(formula: string): string {
  if (!mayTakePrefix(formula)) return formula;
  const tokens = anchorsLong(formulaTokens(formula));
  const parameters = parameterPositions(tokens);
  return joinTokens(
    tokens.map((token, i) => {
      if (token.kind !== 'name') return token;
      if (parameters.has(i)) return { ...token, text: `_xlpm.${token.text}` };
      const stored = tokens[i + 1]?.text === '(' ? storedFunctionName(token.text) : null;
      return stored ? { ...token, text: stored } : token;
    }),
  );
}

/** Most formulas have neither a function younger than the file format nor a spill, and need not be read. */
function mayTakePrefix(formula: string): boolean {
  if (formula.includes('#')) return true;
  for (const [, name] of formula.matchAll(/([A-Z][A-Z0-9.]*)\s*\(/gi)) if (storedFunctionName(name!)) return true;
  return false;
}

function anchorsShort(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const inner = tokens[i + 2];
    const isAnchor =
      tokens[i]!.text.toUpperCase() === 'ANCHORARRAY' && tokens[i + 1]?.text === '(' && tokens[i + 3]?.text === ')';
    if (isAnchor && inner && parseCell(inner.text)) {
      out.push(inner, { kind: 'other', text: '#' });
      i += 3;
    } else out.push(tokens[i]!);
  }
  return out;
}

function anchorsLong(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.kind === 'name' && tokens[i + 1]?.text === '#' && parseCell(token.text)) {
      out.push({ kind: 'name', text: 'ANCHORARRAY' }, { kind: 'other', text: '(' }, token, {
        kind: 'other',
        text: ')',
      });
      i++;
    } else out.push(token);
  }
  return out;
}

interface Call {
  kind: 'LET' | 'LAMBDA' | 'other';
  argument: number;
  /** Positions of names that stand alone as an argument, with the argument's number. */
  lone: { position: number; argument: number }[];
  from: number;
}

/** Positions of the names that LET and LAMBDA introduce, where they are introduced and where they are used. */
function parameterPositions(tokens: readonly Token[]): Set<number> {
  const found = new Set<number>();
  const open: Call[] = [];
  tokens.forEach((token, i) => {
    const call = open.at(-1);
    if (token.text === '(' || token.text === '{') open.push(startCall(tokens, i));
    else if (token.text === ',' && call) call.argument++;
    else if (token.text === ')' || token.text === '}') {
      const closed = open.pop();
      if (closed) addParameters(tokens, closed, i, found);
    } else if (call && token.kind === 'name' && standsAlone(tokens, i)) {
      call.lone.push({ position: i, argument: call.argument });
    }
  });
  return found;
}

function startCall(tokens: readonly Token[], i: number): Call {
  const name = tokens[i - 1]?.text.toUpperCase();
  return { kind: name === 'LET' || name === 'LAMBDA' ? name : 'other', argument: 0, lone: [], from: i };
}

function standsAlone(tokens: readonly Token[], i: number): boolean {
  const blank = (text: string | undefined) => text === ' ' || text === '\n';
  let before = i - 1;
  while (blank(tokens[before]?.text)) before--;
  let after = i + 1;
  while (blank(tokens[after]?.text)) after++;
  return /^[(,]$/.test(tokens[before]?.text ?? '') && /^[),]$/.test(tokens[after]?.text ?? '');
}

function addParameters(tokens: readonly Token[], call: Call, end: number, found: Set<number>): void {
  if (call.kind === 'other') return;
  const introduces = (argument: number) => argument < call.argument && (call.kind === 'LAMBDA' || argument % 2 === 0);
  const names = new Set(
    call.lone
      .filter(({ argument }) => introduces(argument))
      .map(({ position }) => tokens[position]!.text.toLowerCase()),
  );
  for (let i = call.from; i < end; i++) {
    if (tokens[i]!.kind === 'name' && names.has(tokens[i]!.text.toLowerCase())) found.add(i);
  }
}
