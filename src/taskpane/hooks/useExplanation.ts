import { useCallback, useEffect, useState } from 'react';
import { explainCell, type CellExplanation } from '../../workbook/formula/explainCell';
import type { CellRef, Workbook, WorkbookRefusal } from '../../workbook/port';
import { refusalOf } from '../../workbook/refusalOf';

export type ExplanationState =
  { kind: 'reading' } | { kind: 'read'; explanation: CellExplanation } | { kind: 'failed'; refusal: WorkbookRefusal };

/** The explanation of a cell, read again when the cell changes or on request. */
export function useExplanation(workbook: Workbook, cell: CellRef | null) {
  const [state, setState] = useState<ExplanationState>({ kind: 'reading' });
  const [reading, setReading] = useState(0);
  useEffect(() => {
    if (!cell) return undefined;
    let isWanted = true;
    const show = (next: ExplanationState) => {
      if (isWanted) setState(next);
    };
    explainCell(workbook, cell).then(
      (explanation) => show({ kind: 'read', explanation }),
      (failure: unknown) => show({ kind: 'failed', refusal: refusalOf(failure) }),
    );
    return () => {
      isWanted = false;
    };
  }, [workbook, cell, reading]);
  const readAgain = useCallback(() => setReading((count) => count + 1), []);
  return { state, readAgain };
}
