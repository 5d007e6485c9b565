import { isMatrix, isSingle } from './eachRow';
import type { Parameter } from './entry';
import { FunctionFailure } from './failure';

/** What an argument that takes one value holds; a range of one cell is its cell. */
export function singleCell(argument: unknown, { label }: Parameter): unknown {
  if (!isMatrix(argument)) return argument ?? null;
  if (isSingle(argument)) return argument[0]?.[0] ?? null;
  throw new FunctionFailure('#VALUE!', (language) =>
    language === 'pt-BR'
      ? `${label[language]}: informe um só valor, e não um intervalo.`
      : `${label[language]}: give one value, not a range.`,
  );
}

/** The same of each argument, in their order. */
export function singleCells(args: readonly unknown[], parameters: readonly Parameter[]): unknown[] {
  return parameters.map((parameter, index) => singleCell(args[index], parameter));
}
