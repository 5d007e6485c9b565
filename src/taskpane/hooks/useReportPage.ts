import { useEffect, useState } from 'react';
import type { Language } from '../../explain/language';
import type { ReportChoices } from '../../validation/report/reportDocument';
import type { Checked } from '../check/checked';

/** Made anew only when typing pauses, ms. */
const PAUSE = 250;

/** The page for these choices: `null` while it is being made. Its code is loaded when it is first wanted. */
export function useReportPage(
  check: Checked,
  choices: ReportChoices,
  language: Language,
  day: string,
): string | 'failed' | null {
  const [made, setMade] = useState<{ of: ReportChoices; page: string } | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      import(/* webpackChunkName: "report" */ '../report/makeReport')
        .then(({ makeReport }) => {
          if (isWanted) setMade({ of: choices, page: makeReport(check, choices, language, day) });
        })
        .catch(() => isWanted && setMade('failed'));
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [check, choices, language, day]);
  if (made === null || made === 'failed') return made;
  return made.of === choices ? made.page : null;
}
