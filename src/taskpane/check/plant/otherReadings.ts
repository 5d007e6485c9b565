import { Cancelled, type Control } from '../../../validation/work';
import type { Checked } from '../checked';

/** Whether it was not tried yet what other readings would make of a plant's year. */
export function lacksReadings(check: Checked): boolean {
  return check.programme === 'selo' && check.validation.withOtherReadings !== null;
}

/**
 * The same check with what other readings would make of the year.
 *
 * @throws Cancelled when the signal was given
 */
export async function withReadings(check: Checked, control: Control = {}): Promise<Checked> {
  if (check.programme !== 'selo') return check;
  const ask = check.validation.withOtherReadings;
  if (!ask) return check;
  for (;;)
    try {
      return { ...check, validation: await ask(control) };
    } catch (failure) {
      // Whoever asked before has just stopped it.
      if (!(failure instanceof Cancelled) || control.signal?.aborted) throw failure;
    }
}
