import { CELLS_AT_ONCE } from './turns';

/** Rows of an area in parts that may be written at once. */
export function* rowsAtOnce(rows: number, columns: number): Generator<{ from: number; to: number }> {
  const step = Math.max(1, Math.floor(CELLS_AT_ONCE / Math.max(1, columns)));
  for (let from = 0; from < rows; from += step) yield { from, to: Math.min(rows, from + step) };
}
