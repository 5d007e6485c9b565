import type { Steps } from '../../rules/steps';
import { inSlices, inTurns, takeTurn, type Control } from '../work';

/** Work in several stages that report as one. */
export class Stages {
  private done = 0;

  /** @param total rows of all stages together */
  constructor(
    private readonly total: number,
    private readonly control: Control,
  ) {}

  /** The same for each index, in slices. */
  async each(count: number, work: (index: number) => void): Promise<void> {
    const before = this.done;
    const onProgress = (done: number) => this.report(before + done);
    await inSlices(count, work, { ...this.control, onProgress });
    this.done = before + count;
    await takeTurn(this.control);
  }

  /** A rule in steps of its own, which stands for so many rows. */
  async steps<Answer>(steps: Steps<Answer>, rows: number): Promise<Answer> {
    const answer = await inTurns(steps, this.control);
    this.report((this.done += rows));
    await takeTurn(this.control);
    return answer;
  }

  /** Something short, and then a turn for the page. */
  async once<Answer>(work: () => Answer): Promise<Answer> {
    const answer = work();
    await takeTurn(this.control);
    return answer;
  }

  /** All is done. */
  finish(): void {
    this.report(this.total);
  }

  private report(done: number): void {
    this.control.onProgress?.(Math.min(done, this.total), this.total);
  }
}
