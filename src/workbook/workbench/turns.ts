import { nextTurn } from '../nextTurn';
import type { EditControl } from '../writing';

/** Cells written at once: few enough for the page to stay alive, many enough for the grid not to repaint all the time. */
export const CELLS_AT_ONCE = 10_000;
/** Longest that small pieces of work follow one another without a turn for the page, ms. */
const SLICE_MS = 40;

/** Counts cells written and gives the page its turns. */
export class Turns {
  private done = 0;
  private lastTurn = performance.now();

  constructor(
    private readonly total: number,
    private readonly control: EditControl,
  ) {}

  /** @throws the signal's reason when it was given */
  checkSignal(): void {
    this.control.signal?.throwIfAborted();
  }

  get isStopped(): boolean {
    return this.control.signal?.aborted ?? false;
  }

  get mayBeStopped(): boolean {
    return this.control.signal !== undefined;
  }

  async wrote(cells: number): Promise<void> {
    this.done += cells;
    this.control.onProgress?.(this.done, this.total);
    if (performance.now() - this.lastTurn < SLICE_MS) return;
    await nextTurn();
    this.lastTurn = performance.now();
  }
}
