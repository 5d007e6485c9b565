import { commonShape, isMatrix, isSingle } from './eachRow';
import type { Parameter } from './entry';

/** One argument of a table, read cell by cell in reading order; a single value stands in every line. */
export interface Column {
  at: (line: number) => unknown;
  /** Whether it came as a range of more than one cell. */
  spread: boolean;
}

/**
 * Arguments of a table as columns of one length (1 when all are single values). Ranges must agree in shape.
 *
 * @throws FunctionFailure naming both shapes when they do not
 */
export function columnsOf(
  args: readonly unknown[],
  parameters: readonly Parameter[],
): { columns: Column[]; length: number } {
  const ranges = parameters.map((_, index) => (isMatrix(args[index]) ? args[index] : null));
  const shape = commonShape(ranges, parameters);
  return {
    columns: parameters.map((_, index) => columnOf(args[index])),
    length: shape ? shape.rows * shape.columns : 1,
  };
}

function columnOf(argument: unknown): Column {
  if (!isMatrix(argument)) return { at: () => argument ?? null, spread: false };
  if (isSingle(argument)) {
    const cell = argument[0]?.[0] ?? null;
    return { at: () => cell, spread: false };
  }
  const width = argument[0]?.length ?? 1;
  return width === 1
    ? { at: (line) => argument[line]?.[0] ?? null, spread: true }
    : { at: (line) => argument[Math.floor(line / width)]?.[line % width] ?? null, spread: true };
}
