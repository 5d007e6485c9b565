import { functionNamed } from './catalogue';
import { isBlankOrZero } from './cells';
import { isMatrix, isSingle } from './eachRow';
import { explain as explainSale } from './pgpmbio/explain';
import { ledger } from './pgpmbio/ledger';
import { saleCellsOfLine } from './pgpmbio/ledgerAccount';
import { vsp } from './pgpmbio/vsp';
import { explain as explainPurchase, multiplierMemory } from './selo/explain';
import { multiplier } from './selo/multiplier';
import { weighted } from './selo/weighted';

/** Which cell of a spilled answer is asked about, from zero. */
interface Place {
  row: number;
  column: number;
}

/** Whether the function has a memory of calculation; without one, only its help tells how it works. */
export function isExplained(id: string): boolean {
  const entry = functionNamed(id);
  return [vsp, explainSale, ledger, weighted, explainPurchase, multiplier].some((explained) => explained === entry);
}

/**
 * The memory of calculation of one call, as text in the current language; `null` when the function has none
 * (identifiers, tables) or is not ours, `''` for a blank row or a heading.
 *
 * @param id function id, any case
 * @param args argument values as Excel hands them over (ranges as matrices)
 * @throws FunctionFailure when the call itself fails
 */
export function explainCall(id: string, args: readonly unknown[], at: Place): string | null {
  if (!isExplained(id)) return null;
  const entry = functionNamed(id);
  const cells = entry === ledger ? saleCellsOfLine(args, at.row) : cellsOfRow(args, at);
  if (cells === null) return '';
  if (entry === multiplier) return multiplierMemory(cells);
  return String((entry === weighted || entry === explainPurchase ? explainPurchase : explainSale).run(cells));
}

/** The single values behind one cell of the answer; `null` where its row is blank. */
function cellsOfRow(args: readonly unknown[], at: Place): unknown[] | null {
  const cells = args.map((argument) => cellAt(argument, at));
  const own = cells.filter((_, index) => isSpread(args[index]));
  return own.length > 0 && own.every(isBlankOrZero) ? null : cells;
}

function cellAt(argument: unknown, { row, column }: Place): unknown {
  if (!isMatrix(argument)) return argument;
  return (isSpread(argument) ? argument[row]?.[column] : argument[0]?.[0]) ?? null;
}

/** A range of more than one cell: each cell of it stands in its own row of the answer. */
function isSpread(argument: unknown): boolean {
  return isMatrix(argument) && !isSingle(argument);
}
