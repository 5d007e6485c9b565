import type { Steps } from '../rules/steps';
import { nextTurn } from '../workbook/nextTurn';

/** How a long piece of work goes: who runs it may look on, and stop it. */
export interface Control {
  /** Called between slices with rows done and rows in all. */
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal;
  /** Gives the page a turn; a test may pass a quick one. */
  pause?: () => Promise<void>;
}

/** Thrown when the work was stopped: nothing has been changed. */
export class Cancelled extends Error {
  constructor() {
    super('cancelled');
    this.name = 'Cancelled';
  }
}

/** Longest a slice may keep the page waiting, ms: half of what the pane allows itself. */
const SLICE_MS = 50;

/**
 * Does the same for every index in order, in slices short enough for a page to stay alive.
 *
 * @throws Cancelled when the signal was given, between two slices
 */
export async function inSlices(total: number, each: (index: number) => void, control: Control = {}): Promise<void> {
  let index = 0;
  while (index < total) {
    if (control.signal?.aborted) throw new Cancelled();
    const end = performance.now() + SLICE_MS;
    do each(index++);
    while (index < total && (index % 8 !== 0 || performance.now() < end));
    control.onProgress?.(index, total);
    if (index < total) await takeTurn(control);
  }
}

/**
 * Gives the page a turn between two parts of the work.
 *
 * @throws Cancelled when the signal was given
 */
export async function takeTurn(control: Control): Promise<void> {
  await (control.pause ?? nextTurn)();
  if (control.signal?.aborted) throw new Cancelled();
}

/** Turns for the page in work whose steps are of very different length. */
export class Pace {
  private until = performance.now() + SLICE_MS;

  constructor(private readonly control: Control) {}

  /** To be called between two steps; waits only when a turn is due. */
  async step(): Promise<void> {
    if (performance.now() < this.until) return;
    await takeTurn(this.control);
    this.until = performance.now() + SLICE_MS;
  }
}

/**
 * Work in steps, with a turn for the page after each.
 *
 * @throws Cancelled when the signal was given
 */
export async function inTurns<Answer>(steps: Steps<Answer, unknown>, control: Control): Promise<Answer> {
  let step = steps.next();
  while (!step.done) {
    await takeTurn(control);
    step = steps.next();
  }
  return step.value;
}

/**
 * Work in short steps, with a turn for the page whenever one is due.
 *
 * @throws Cancelled when the signal was given
 */
export async function paced<Answer>(steps: Steps<Answer, unknown>, control: Control): Promise<Answer> {
  const pace = new Pace(control);
  for (;;) {
    if (control.signal?.aborted) throw new Cancelled();
    const step = steps.next();
    if (step.done) return step.value;
    await pace.step();
  }
}

/** The control of one part of a longer work, whose progress is told as rows of the whole. */
export function partOf(control: Control, part: number, parts: number, rows: number): Control {
  return {
    ...control,
    onProgress: (done, total) => control.onProgress?.(Math.floor(((part + done / total) / parts) * rows), rows),
  };
}
