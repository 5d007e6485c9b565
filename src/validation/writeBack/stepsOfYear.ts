import { STEPS_OF_YEAR, type StepOfYear } from '../../explain/writeBack/plantMemory';
import type { DisallowanceCode, LedgerLine } from '../selo/disallowances';

/** What one step of the account takes away and what it leaves, whole cents. */
export interface YearStep {
  step: StepOfYear;
  takenAway: number;
  left: number;
}

const ORDER = Object.keys(STEPS_OF_YEAR) as readonly StepOfYear[];

/** Steps of the codes that have one of their own, whatever table they are of. */
const OF_CODES: Partial<Record<DisallowanceCode, StepOfYear>> = {
  inputsBeyondNeed: 'inputs',
  beyondArea: 'area',
  beyondFamilyCeiling: 'family',
  cornCap: 'corn',
  cornAndInputsCap: 'corn',
  researchCap: 'research',
  costCap: 'costs',
};

/** What keeps a purchase out before the account sees it. */
const LEFT_OUT: ReadonlySet<DisallowanceCode> = new Set([
  ...(['unread', 'outOfYear', 'duplicate', 'totalLine', 'beyondExpectation', 'beyondLoss'] as const),
]);

/** The ledger of disallowances as steps, from all that was presented to what is admitted. */
export function stepsOfYear(presented: number, ledger: readonly LedgerLine[]): YearStep[] {
  const taken = new Map<StepOfYear, number>();
  for (const line of ledger) {
    const step = stepOf(line);
    taken.set(step, (taken.get(step) ?? 0) + line.cents);
  }
  let left = presented;
  return ORDER.map((step) => {
    const takenAway = taken.get(step) ?? 0;
    left -= takenAway;
    return { step, takenAway, left };
  });
}

function stepOf({ of, code }: LedgerLine): StepOfYear {
  const own = OF_CODES[code];
  if (own) return own;
  if (of !== 'acquisitions') return 'costsLacking';
  return LEFT_OUT.has(code) ? 'leftOut' : 'purchasesLacking';
}
