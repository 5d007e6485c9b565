import { readFileSync } from 'node:fs';

const ON_CPU = `/proc/self/task/${process.pid}/schedstat`;

/**
 * Milliseconds that this thread has had the processor: on a machine that does other work too, what the code itself takes.
 * Where the system does not tell (other than Linux), the time of day.
 */
export const cpuMs: () => number = (() => {
  try {
    readFileSync(ON_CPU);
    return () => Number(readFileSync(ON_CPU, 'latin1').split(' ', 1)[0]) / 1e6;
  } catch {
    return () => performance.now();
  }
})();

/** A turn for the page between two slices, which notes how long the longest slice was. */
export class SliceClock {
  longest = 0;
  private since = cpuMs();

  readonly pause = async (): Promise<void> => {
    this.end();
    await new Promise((resolve) => setImmediate(resolve));
    this.since = cpuMs();
  };

  begin(): void {
    this.since = cpuMs();
  }

  end(): void {
    this.longest = Math.max(this.longest, cpuMs() - this.since);
  }
}
