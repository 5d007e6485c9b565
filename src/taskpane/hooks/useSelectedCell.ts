import { useEffect, useState } from 'react';
import type { CellRef, Workbook } from '../../workbook/port';

/** Moving through cells with the arrow keys must not read each one on the way. */
const REST_MS = 200;

/** The active cell, once the person rests on it; `null` while there is none. */
export function useSelectedCell(workbook: Workbook): CellRef | null {
  const [cell, setCell] = useState<CellRef | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isListening = true;
    const show = (selected: CellRef) => {
      if (isListening) setCell(selected);
    };
    const stop = workbook.onSelectionChanged((selected) => {
      clearTimeout(timer);
      timer = setTimeout(() => show(selected), REST_MS);
    });
    // With a chart selected there is no active cell; the next selection brings one.
    workbook.selectedCell().then(show, () => undefined);
    return () => {
      isListening = false;
      clearTimeout(timer);
      stop();
    };
  }, [workbook]);
  return cell;
}
