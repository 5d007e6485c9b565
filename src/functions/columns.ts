import { differentShapes, isMatrix } from './eachRow';
import type { Parameter } from './entry';

/**
 * Arguments of a table as columns of one length, cells in reading order; a single value fills its column. Columns
 * and rows of cells may be mixed only when equal in shape.
 *
 * @returns the columns, which of them came as ranges, and how many lines there are (1 when all are single values)
 */
export function columnsOf(
  args: readonly unknown[],
  parameters: readonly Parameter[],
): { columns: unknown[][]; ranges: boolean[]; length: number } {
  let first: { parameter: Parameter; rows: number; columns: number } | null = null;
  for (const [index, parameter] of parameters.entries()) {
    const range = args[index];
    if (!isMatrix(range) || isSingleCell(range)) continue;
    const shape = { rows: range.length, columns: range[0]?.length ?? 0 };
    first ??= { parameter, ...shape };
    if (first.rows !== shape.rows || first.columns !== shape.columns) {
      throw differentShapes(first.parameter, first, parameter, shape);
    }
  }
  const length = first ? first.rows * first.columns : 1;
  const ranges = parameters.map((_, index) => isMatrix(args[index]) && !(first && isSingleCell(args[index])));
  const columns = parameters.map((_, index) => {
    const argument = args[index];
    if (!isMatrix(argument)) return new Array<unknown>(length).fill(argument ?? null);
    return isSingleCell(argument) ? new Array<unknown>(length).fill(argument[0]?.[0] ?? null) : argument.flat();
  });
  return { columns, ranges, length };
}

function isSingleCell(range: readonly (readonly unknown[])[]): boolean {
  return range.length === 1 && range[0]?.length === 1;
}
