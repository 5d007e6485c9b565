import { catalogue } from '../../functions/catalogue';
import { closingOf, isSymbol, splitAt, textOf, tokensOf, type Token } from './tokens';

/** A call of one of our functions within a formula. */
export interface OurCall {
  /** Id in the catalogue, whatever way the formula spells it. */
  id: string;
  /** One list of pieces an argument; empty for an argument left out. */
  arguments: readonly (readonly Token[])[];
  /** The call with the public name of the function, en-US, without `=`. */
  text: string;
}

export interface OurCalls {
  first: OurCall;
  /** Whether the formula is nothing but that call. */
  isWholeFormula: boolean;
  /** How many more calls of ours stand outside the first one. */
  others: number;
  /** The call stands inside LET, LAMBDA or the like, whose names mean nothing outside of them. */
  usesLocalNames: boolean;
}

/**
 * The first call of one of our functions in an en-US formula, outside texts and sheet names; `null` when there is
 * none. Knows the spellings that files carry: any case, `_xldudf_PGPMBIO_VSP`, `[1]!_xldudf_PGPMBIO_VSP`.
 */
export function findOurCalls(formula: string): OurCalls | null {
  const tokens = tokensOf(formula.replace(/^\s*=/, ''));
  let found: { call: OurCall; start: number; end: number } | null = null;
  let others = 0;
  let at = 0;
  while (at < tokens.length) {
    const here = callAt(tokens, at);
    if (!here) at++;
    else {
      if (found) others++;
      else found = { ...here, start: at };
      at = here.end + 1;
    }
  }
  if (!found) return null;
  const around = [...withoutLinkPrefix(tokens.slice(0, found.start)), ...tokens.slice(found.end + 1)];
  return {
    first: found.call,
    isWholeFormula: around.every(({ kind, raw }) => kind === 'space' || raw === '@'),
    others,
    usesLocalNames: around.some(({ kind, raw }) => kind === 'word' && /^(_xlfn\.)?(let|lambda)$/i.test(raw)),
  };
}

/** The call that these pieces are from end to end; `null` when they are anything else. */
export function asOurCall(tokens: readonly Token[]): OurCall | null {
  const here = callAt(tokens, 0);
  return here && here.end === tokens.length - 1 ? here.call : null;
}

/** The call that begins at a piece, and its last piece. */
export function callAt(tokens: readonly Token[], at: number): { call: OurCall; end: number } | null {
  const word = tokens[at];
  if (word?.kind !== 'word' || !isSymbol(tokens[at + 1], '(')) return null;
  const id = catalogueId(word.raw);
  if (!id) return null;
  const end = closingOf(tokens, at + 1);
  const inside = tokens.slice(at + 2, end);
  const isEmpty = inside.every(({ kind }) => kind === 'space');
  return { call: { id, arguments: isEmpty ? [] : splitAt(inside, ','), text: `${id}(${textOf(inside)})` }, end };
}

function catalogueId(word: string): string | null {
  const name = word.toUpperCase();
  const stored = /^_XLDUDF_(.+)$/.exec(name)?.[1];
  const entry = catalogue.find(({ id }) => (stored ? id.replaceAll('.', '_') === stored : id === name));
  return entry?.id ?? null;
}

/** Drops what a copy between workbooks puts before a function: `[1]!`, `Pasta.xla!`, `'C:\…\[Pasta.xlsx]Plan1'!`. */
function withoutLinkPrefix(tokens: readonly Token[]): readonly Token[] {
  if (!isSymbol(tokens.at(-1), '!')) return tokens;
  const start = tokens.findLastIndex(({ kind }, at) => at < tokens.length - 1 && !isLinkPart(kind));
  return tokens.slice(0, start + 1);
}

function isLinkPart(kind: Token['kind']): boolean {
  return kind === 'word' || kind === 'bracket' || kind === 'quoted';
}
