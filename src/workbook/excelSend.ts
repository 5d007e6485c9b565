import { isTooMuch, refusalOf } from './excelRefusal';
import { knows, request } from './excelRequest';
import { LARGEST_ANSWER, LARGEST_QUESTION, type Step } from './excelStep';
import { WorkbookRefusal } from './port';
import type { EditControl } from './writing';

/** A step was refused for good, or the sending was stopped; the steps before it are done, those after it are not. */
export class Undelivered extends Error {
  constructor(
    readonly refusal: WorkbookRefusal,
    readonly edit: number,
    /** Something was written before. */
    readonly afterSome: boolean,
  ) {
    super(refusal.code);
  }
}

/**
 * Sends steps in order, as many in a message as fit. What Excel finds too large is sent in halves; of what it refuses
 * otherwise the step that it refuses is found, so that it is known how much is done.
 *
 * @throws Undelivered
 */
export async function sendSteps(
  context: Excel.RequestContext,
  steps: readonly Step[],
  { onProgress, signal }: EditControl = {},
): Promise<void> {
  const total = steps.reduce((sum, { cells }) => sum + cells, 0);
  const delivery: Delivery = { context, wrote: false };
  let done = 0;
  for (let next = 0; next < steps.length;) {
    if (signal?.aborted) throw new Undelivered(new WorkbookRefusal('stopped'), steps[next]!.edit, delivery.wrote);
    const message = messageFrom(steps, next);
    await deliver(delivery, message);
    next += message.length;
    done += message.reduce((sum, { cells }) => sum + cells, 0);
    if (done > 0) onProgress?.(done, total);
  }
}

interface Delivery {
  context: Excel.RequestContext;
  wrote: boolean;
}

function messageFrom(steps: readonly Step[], first: number): Step[] {
  const message: Step[] = [];
  let [size, answer] = [0, 0];
  for (let at = first; at < steps.length; at++) {
    const step = steps[at]!;
    const fits = size + step.size <= LARGEST_QUESTION && answer + step.answer <= LARGEST_ANSWER;
    if (message.length > 0 && (!fits || !step.isReady())) break;
    message.push(step);
    size += step.size;
    answer += step.answer;
  }
  return message;
}

async function deliver(delivery: Delivery, steps: readonly Step[]): Promise<void> {
  const { context } = delivery;
  try {
    quicken(context);
    for (const step of steps) step.queue(context);
    await context.sync();
  } catch (failure) {
    if (steps.length > 1) {
      const middle = Math.ceil(steps.length / 2);
      await deliverAgain(delivery, steps.slice(0, middle));
      await deliverAgain(delivery, steps.slice(middle));
      return;
    }
    const halves = isTooMuch(failure) ? steps[0]!.halves() : null;
    if (!halves) throw await undelivered(delivery, steps[0]!, failure);
    for (const half of halves) await deliver(delivery, [half]);
    return;
  }
  for (const step of steps) {
    step.take?.();
    if (!step.asks) delivery.wrote = true;
  }
}

async function deliverAgain(delivery: Delivery, steps: readonly Step[]): Promise<void> {
  const asks = steps.flatMap((step) => step.askedAgain?.() ?? []);
  if (asks.length > 0) await deliver(delivery, asks);
  await deliver(delivery, steps);
}

async function undelivered({ context, wrote }: Delivery, step: Step, failure: unknown): Promise<Undelivered> {
  if (step.cleanUp) {
    step.cleanUp(context);
    await context.sync().catch(() => undefined);
  }
  return new Undelivered(refusalOf(failure), step.edit, wrote);
}

/** Excel neither calculates nor paints before a message is through. */
function quicken({ workbook: { application } }: Excel.RequestContext): void {
  if (knows('1.6')) application.suspendApiCalculationUntilNextSync();
  if (knows('1.9')) application.suspendScreenUpdatingUntilNextSync();
}

/** Does something while Excel tells no events of it; afterwards it tells them again, whatever has happened. */
export async function withoutEvents<T>(context: Excel.RequestContext, work: () => Promise<T>): Promise<T> {
  if (!knows('1.8')) return work();
  context.runtime.enableEvents = false;
  try {
    return await work();
  } finally {
    context.runtime.enableEvents = true;
    await context.sync().catch(eventsOn);
  }
}

/** A second try, since without events the pane would notice nothing any more. */
async function eventsOn(): Promise<void> {
  const again = request(async (context) => {
    context.runtime.enableEvents = true;
    await context.sync();
  });
  await again.catch(() => undefined);
}
