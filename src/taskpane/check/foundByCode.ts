import type { FindingCode } from '../../explain/findings/titles';
import type { Severity } from '../../validation/finding';
import type { CodeCount } from '../../validation/findingLog';
import type { Checked } from './checked';

/** How many findings of a code and severity there are in all tables together. */
export interface FoundOfCode {
  code: FindingCode;
  severity: Severity;
  found: number;
}

export function foundByCode(check: Checked): FoundOfCode[] {
  const counts: readonly ReadonlyMap<string, readonly CodeCount[]>[] =
    check.programme === 'pgpmbio'
      ? [check.validation.counts]
      : [...check.validation.logs.tables().values()].map((log) => log.counts());
  const sums = new Map<string, FoundOfCode>();
  for (const each of counts)
    for (const [code, ofCode] of each)
      for (const { severity, found } of ofCode) {
        const key = `${severity} ${code}`;
        const sum = sums.get(key) ?? { code: code as FindingCode, severity, found: 0 };
        sums.set(key, { ...sum, found: sum.found + found });
      }
  return [...sums.values()];
}
