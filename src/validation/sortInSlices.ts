import { inSlices, takeTurn, type Control } from './work';

/** So many are sorted at once; a slice takes some of these. */
const RUN = 256;

/** Numbers in the order that `compare` gives, equal ones as they stand; merged in slices, so that no page waits. */
export async function sortInSlices(
  numbers: ArrayLike<number>,
  compare: (a: number, b: number) => number,
  control: Control,
): Promise<Float64Array> {
  const { length } = numbers;
  let from = Float64Array.from(numbers);
  let into = new Float64Array(length);
  const runs = Math.ceil(length / RUN);
  await inSlices(runs, (run) => from.subarray(run * RUN, (run + 1) * RUN).sort(compare), control);
  for (let width = RUN; width < length; width *= 2) {
    await takeTurn(control);
    const merge = new Merge(from, into, width, compare);
    await inSlices(length, () => merge.step(), control);
    [from, into] = [into, from];
  }
  return from;
}

/** Merges neighbouring sorted runs of `width`, one number a step. */
class Merge {
  private at = 0;
  private left = 0;
  private right = 0;
  private middle = 0;
  private end = 0;

  constructor(
    private readonly from: Float64Array,
    private readonly into: Float64Array,
    private readonly width: number,
    private readonly compare: (a: number, b: number) => number,
  ) {}

  step(): void {
    if (this.at === this.end) this.nextPair();
    const { from, left, right, middle, end } = this;
    const takeLeft = right === end || (left < middle && this.compare(from[left] as number, from[right] as number) <= 0);
    this.into[this.at++] = from[takeLeft ? this.left++ : this.right++] as number;
  }

  private nextPair(): void {
    const { length } = this.from;
    this.left = this.end;
    this.middle = Math.min(this.left + this.width, length);
    this.right = this.middle;
    this.end = Math.min(this.middle + this.width, length);
  }
}
