import { parseCellAddress, sameSheet, sheetPrefix } from '../address';
import type { CellRef } from '../port';
import type { OurCalls } from './ourCalls';
import { isSymbol, type Token } from './tokens';

/** What explains a call, up to the call's own arguments. A multiplier is that of R$ 1. */
const beginnings: Readonly<Record<string, string>> = {
  'PGPMBIO.VSP': 'PGPMBIO.EXPLAIN(',
  'SELO.WEIGHTED': 'SELO.EXPLAIN(',
  'SELO.MULTIPLIER': 'SELO.EXPLAIN(1,',
};

/** Name of the function that explains the call from another cell; `null` when none does. */
export function explainingFunction({ first }: OurCalls): string | null {
  return beginnings[first.id]?.replace(/\(.*/, '') ?? null;
}

/**
 * A formula that explains the call from another cell, with the same arguments: `=PGPMBIO.EXPLAIN(…)`, en-US.
 * `null` when no formula can: another function, or arguments that mean something else in another cell (`[@UF]`,
 * names made by LET).
 *
 * @param from cell that holds the call
 * @param target sheet of the cell that will hold the explanation
 */
export function explainFormula(calls: OurCalls, from: CellRef, target: string): string | null {
  const { first, usesLocalNames } = calls;
  const beginning = beginnings[first.id];
  if (beginning === undefined || usesLocalNames) return null;
  const tokens = first.arguments.flatMap((argument, index) => (index === 0 ? argument : [comma, ...argument]));
  if (tokens.some((token, at) => isBoundToPlace(token, tokens[at - 1]))) return null;
  const text = sameSheet(from.sheet, target)
    ? tokens.map(({ raw }) => raw)
    : tokens.map((token, at) => `${needsSheet(tokens, at) ? sheetPrefix(from.sheet) : ''}${token.raw}`);
  return `=${beginning}${text.join('')})`;
}

const comma: Token = { kind: 'symbol', raw: ',' };

/** Table references to the row or the table that the formula stands in. */
function isBoundToPlace(token: Token, before: Token | undefined): boolean {
  if (token.kind !== 'bracket') return false;
  return before?.kind !== 'word' || /^\[\s*@|#this row/i.test(token.raw);
}

/** A cell without its sheet, and not the end of an area whose beginning has one: that would be `Plan1!A1:Plan1!B2`. */
function needsSheet(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  const before = tokens[at - 1];
  if (token.kind !== 'word' || !parseCellAddress(token.raw) || isSymbol(tokens[at + 1], '(')) return false;
  return !isSymbol(before, '!') && !isSymbol(before, ':');
}
