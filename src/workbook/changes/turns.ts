import type { Steps } from '../../rules/steps';
import { nextTurn } from '../nextTurn';

/** Work in steps, with a turn for the page after each; ends with the signal's reason when it is given. */
export async function inTurns<Answer>(steps: Steps<Answer, unknown>, signal?: AbortSignal): Promise<Answer> {
  for (;;) {
    signal?.throwIfAborted();
    const step = steps.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}
