/** What a chart of bars shows: plain figures with the texts beside them. A table with the same figures stands below it. */
export interface Bars {
  /** What kind of chart and of what, for who cannot see it. */
  title: string;
  /** What it tells, in a sentence or two. */
  summary: string;
  /** Parts that each bar is made of, from its beginning. */
  series: readonly Series[];
  bars: readonly Bar[];
  /** A line across all bars, such as a minimum. */
  mark?: { value: number; label: string };
}

export interface Series {
  look: SeriesLook;
  name: string;
}

/** How a part is drawn, so that it is told apart without colours too. */
export type SeriesLook = 'main' | 'cut' | 'error' | 'warning' | 'information';

export interface Bar {
  id: string;
  name: string;
  /** One a series; none below zero. */
  values: readonly number[];
  /** The figures as people read them. */
  text: string;
}

/** So many bars are read at one look. */
export const MOST_BARS = 8;

/** The first bars, and the rest of them as one: `as demais 37`. */
export function folded(
  bars: readonly Bar[],
  rest: (bars: number, values: readonly number[]) => Pick<Bar, 'name' | 'text'>,
): Bar[] {
  if (bars.length <= MOST_BARS) return [...bars];
  const others = bars.slice(MOST_BARS - 1);
  const values = others[0]!.values.map((_, at) => others.reduce((sum, bar) => sum + bar.values[at]!, 0));
  return [...bars.slice(0, MOST_BARS - 1), { id: '…', values, ...rest(others.length, values) }];
}

/** Where the longest bar, or the line across them, ends. */
export function longest({ bars, mark }: Pick<Bars, 'bars' | 'mark'>): number {
  const totals = bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  return Math.max(...totals, mark?.value ?? 0);
}
