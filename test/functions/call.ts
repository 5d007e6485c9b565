import { functionNamed } from '../../src/functions/catalogue';
import { FunctionFailure } from '../../src/functions/failure';
import { preloadFunctionData } from '../../src/functions/preload';
import type { Language } from '../../src/explain/language';

beforeAll(preloadFunctionData);

/** What a function answers; failures as the error value and its sentence. */
export function call(id: string, args: readonly unknown[], language: Language = 'pt-BR'): unknown {
  const readable = (value: unknown) =>
    value instanceof FunctionFailure ? `${value.error} ${value.sentence(language)}` : value;
  const entry = functionNamed(id);
  if (!entry) throw new Error(`no function ${id}`);
  try {
    const answer = entry.run(args);
    return Array.isArray(answer) ? (answer as unknown[][]).map((row) => row.map(readable)) : readable(answer);
  } catch (failure) {
    if (failure instanceof FunctionFailure) return readable(failure);
    throw failure;
  }
}

/** A column of cells. */
export const column = (...cells: unknown[]) => cells.map((cell) => [cell]);
