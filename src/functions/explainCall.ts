import { functionNamed } from './catalogue';
import { isMatrix, isSingle } from './eachRow';
import { explain } from './pgpmbio/explain';
import { ledger } from './pgpmbio/ledger';
import { saleCellsOfLine } from './pgpmbio/ledgerAccount';
import { vsp } from './pgpmbio/vsp';

/**
 * The memory of calculation of one call, as text in the current language; `null` when the function has none
 * (identifiers, tables) or is not ours, `''` for a blank row or a heading.
 *
 * @param id function id, any case
 * @param args argument values as Excel hands them over (ranges as matrices)
 * @param at which cell of a spilled answer is asked about, from zero
 * @throws FunctionFailure when the call itself fails
 */
export function explainCall(id: string, args: readonly unknown[], at: { row: number; column: number }): string | null {
  const entry = functionNamed(id);
  if (entry !== vsp && entry !== explain && entry !== ledger) return null;
  const cells = entry === ledger ? saleCellsOfLine(args, at.row) : args.map((argument) => cellAt(argument, at));
  return cells === null ? '' : String(explain.run(cells));
}

/** The single value of an argument that stands in one cell of the answer. */
function cellAt(argument: unknown, at: { row: number; column: number }): unknown {
  if (!isMatrix(argument)) return argument;
  return (isSingle(argument) ? argument[0]?.[0] : argument[at.row]?.[at.column]) ?? null;
}
