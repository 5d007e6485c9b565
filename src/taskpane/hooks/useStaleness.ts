import { useEffect, useState } from 'react';
import type { Grid } from '../../sheets/recognisedTable';
import { stillAsRead } from '../../sheets/stillAsRead';
import { sameSheet } from '../../workbook/address';
import { WorkbookRefusal, type CellRef, type Workbook } from '../../workbook/port';

/** Whoever types leaves the cell afterwards; the sheet is looked at once they rest. */
const REST_MS = 400;

/**
 * Whether one of some sheets has changed since they were read: they are compared each time the person has moved to
 * another cell, around the cells they have been in.
 */
export function useStaleness(workbook: Workbook, grids: readonly Grid[]): boolean {
  const [staleGrids, setStaleGrids] = useState<readonly Grid[] | null>(null);
  const isStale = staleGrids === grids;
  useEffect(() => {
    if (isStale) return undefined;
    const visited = new Map(grids.map((grid) => [grid, new Set<number>()]));
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    const compare = async () => {
      for (const [grid, rows] of visited) {
        const same = await stillAsRead(workbook, grid, [...rows]).catch(isBusy);
        if (!isWanted) return;
        if (!same) return setStaleGrids(grids);
      }
    };
    const visit = ({ sheet, row }: CellRef) => {
      for (const [grid, rows] of visited) if (sameSheet(sheet, grid.sheet)) rows.add(row);
      clearTimeout(timer);
      timer = setTimeout(() => void compare(), REST_MS);
    };
    const stopListening = workbook.onSelectionChanged(visit);
    // Where the person is now is where they may type next.
    workbook.selectedCell().then(visit, () => undefined);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      stopListening();
    };
  }, [workbook, grids, isStale]);
  return isStale;
}

/** A cell that is being edited keeps the sheet from being read for now; a sheet that is gone, for ever. */
function isBusy(failure: unknown): boolean {
  return failure instanceof WorkbookRefusal && failure.code !== 'failed';
}
