import { useEffect, useRef, useState } from 'react';
import type { Checked } from '../check/checked';
import { lacksReadings, withReadings } from '../check/plant/otherReadings';

/** What other readings would make of a plant's year, which is asked for apart: it takes as long as the check itself. */
export interface OtherReadingsAsked {
  /** `known` also where there is nothing to ask. */
  state: 'known' | 'notAsked' | 'asking' | 'failed';
  ask: () => void;
}

/**
 * @param isWanted what is shown tells of them
 * @param onMore called with the check that has them
 */
export function useOtherReadings(
  check: Checked,
  isWanted: boolean,
  onMore: (before: Checked, after: Checked) => void,
): OtherReadingsAsked {
  const [asked, setAsked] = useState<Checked | null>(null);
  const [failed, setFailed] = useState<Checked | null>(null);
  const tell = useRef(onMore);
  useEffect(() => {
    tell.current = onMore;
  });
  const isMissing = lacksReadings(check);
  const isAsking = isMissing && failed !== check && (isWanted || asked === check);
  useEffect(() => {
    if (!isAsking) return undefined;
    const own = new AbortController();
    withReadings(check, { signal: own.signal }).then(
      (after) => !own.signal.aborted && tell.current(check, after),
      () => !own.signal.aborted && setFailed(check),
    );
    return () => own.abort();
  }, [check, isAsking]);
  const ask = () => {
    setFailed(null);
    setAsked(check);
  };
  if (!isMissing) return { state: 'known', ask };
  if (failed === check) return { state: 'failed', ask };
  return { state: isAsking ? 'asking' : 'notAsked', ask };
}
