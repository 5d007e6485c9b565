import { useEffect, useRef, useState } from 'react';
import { sameSheet } from '../../workbook/address';
import type { Workbook } from '../../workbook/port';
import { sheetsRead, type Checked } from '../check/checked';

/** Whoever types goes on to the next cell; the table is checked once they rest. */
const REST_MS = 700;

/**
 * Checks again after each edit of the person in a sheet that was checked, for as long as it is on. What the add-in itself
 * writes is left aside.
 */
export function useLive(workbook: Workbook, check: Checked, isOn: boolean, refresh: () => Promise<void>): boolean {
  const [isChecking, setIsChecking] = useState(false);
  const latest = useRef({ check, refresh });
  useEffect(() => {
    latest.current = { check, refresh };
  });
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const concerns = (sheet: string) => sheetsRead(latest.current.check).some((grid) => sameSheet(grid.sheet, sheet));
    const checkAgain = async () => {
      setIsChecking(true);
      await latest.current.refresh();
      setIsChecking(false);
    };
    const stop = workbook.onEdited(({ sheet, own }) => {
      if (own || !concerns(sheet)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void checkAgain(), REST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [workbook, isOn]);
  return isChecking;
}
