import type { EditControl } from '../writing';

/** Cells written at once: few enough for the page to stay alive, many enough for the grid not to repaint all the time. */
export const CELLS_AT_ONCE = 20_000;

/** Counts cells written and gives the page its turns. */
export class Turns {
  private done = 0;

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
    if (cells >= CELLS_AT_ONCE / 2) await nextTurn();
  }
}

export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
