import type { ComparedCell, NewLine } from '../../../sharing/receive/comparison';
import type { Difference } from './differences';

/** What the person has decided of a comparison. What is in none of these stays as it is in the workbook. */
export interface Decisions {
  /** Cells that get what came back. */
  taken: ReadonlySet<ComparedCell>;
  /** Conflicts in which the workbook keeps what it holds. */
  kept: ReadonlySet<ComparedCell>;
  /** Lines that are added below the table. */
  added: ReadonlySet<NewLine>;
}

export const NOTHING_DECIDED: Decisions = { taken: new Set(), kept: new Set(), added: new Set() };

/** How many changes are applied. */
export function changesIn({ taken, added }: Decisions): number {
  return taken.size + added.size;
}

export function isAnyDecided(decisions: Decisions): boolean {
  return changesIn(decisions) + decisions.kept.size > 0;
}

/** Takes what came back in some cells. */
export function withTaken(decisions: Decisions, cells: readonly ComparedCell[]): Decisions {
  return { ...decisions, taken: plus(decisions.taken, cells), kept: minus(decisions.kept, cells) };
}

/** Keeps what the workbook holds in some cells. */
export function withKept(decisions: Decisions, cells: readonly ComparedCell[]): Decisions {
  return { ...decisions, taken: minus(decisions.taken, cells), kept: plus(decisions.kept, cells) };
}

/** As if nothing had been said of some cells. */
export function withoutCells(decisions: Decisions, cells: readonly ComparedCell[]): Decisions {
  return { ...decisions, taken: minus(decisions.taken, cells), kept: minus(decisions.kept, cells) };
}

export function withAdded(decisions: Decisions, lines: readonly NewLine[]): Decisions {
  return { ...decisions, added: plus(decisions.added, lines) };
}

export function withoutAdded(decisions: Decisions, lines: readonly NewLine[]): Decisions {
  return { ...decisions, added: minus(decisions.added, lines) };
}

/** Whether a difference is a conflict that the person can decide and has not. */
export function isUndecided(difference: Difference, { taken, kept }: Decisions): boolean {
  if (difference.kind !== 'cell') return false;
  const { cell } = difference;
  return cell.outcome === 'conflict' && cell.target !== null && !taken.has(cell) && !kept.has(cell);
}

function plus<One>(set: ReadonlySet<One>, more: readonly One[]): ReadonlySet<One> {
  const all = new Set(set);
  for (const one of more) all.add(one);
  return all;
}

function minus<One>(set: ReadonlySet<One>, less: readonly One[]): ReadonlySet<One> {
  const left = new Set(set);
  for (const one of less) left.delete(one);
  return left;
}
