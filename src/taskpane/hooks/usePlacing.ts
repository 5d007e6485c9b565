import { useState } from 'react';
import { explainFormula } from '../../workbook/formula/explainFormula';
import type { CallInCell } from '../../workbook/formula/explainCell';
import type { CellRef, Workbook } from '../../workbook/port';
import { useInsertion } from './useInsertion';

/** Puts a formula that explains a call into another cell, which the person selects in the spreadsheet. */
export function usePlacing(workbook: Workbook) {
  const [call, setCall] = useState<CallInCell | null>(null);
  const { insertion, insert, replace, cancel } = useInsertion(workbook);
  return {
    /** The cell whose explanation is being placed; `null` when none is. */
    pinned: call?.cell ?? null,
    insertion,
    start: (from: CallInCell) => {
      cancel();
      setCall(from);
    },
    /** Into the cell that is selected now. */
    place: async () => {
      if (!call) return;
      await insert((target: CellRef) => explainFormula(call.calls, call.anchor, target.sheet) ?? '');
    },
    replace,
    keep: cancel,
    stop: () => {
      cancel();
      setCall(null);
    },
  };
}

export type Placing = ReturnType<typeof usePlacing>;
