/** The fastest of several rounds; the works take turns, so that a slow moment of the machine meets them all. */
export function race(
  rounds: number,
  works: Record<string, () => number[]>,
): Record<string, { ms: number; result: number[] }> {
  const best: Record<string, { ms: number; result: number[] }> = {};
  for (let round = 0; round < rounds; round++) {
    for (const [name, work] of Object.entries(works)) {
      const start = performance.now();
      const result = work();
      const ms = performance.now() - start;
      if (ms < (best[name]?.ms ?? Infinity)) best[name] = { ms, result };
    }
  }
  return best;
}
