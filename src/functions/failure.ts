import type { Language } from '../explain/language';

/** The error values a function may answer with. */
export type ErrorValue = '#VALUE!' | '#N/A';

/**
 * A function's answer when it has none: `#VALUE!` for malformed input, `#N/A` when the rules cover no such case.
 * Thrown for a whole answer, or one cell of a block.
 */
export class FunctionFailure extends Error {
  constructor(
    readonly error: ErrorValue,
    /** What is wrong, with which value, and what to do. Throws `NotLoaded` while the sentences are not there. */
    readonly sentence: (language: Language) => string,
  ) {
    super(error);
  }
}

/** The answer, or the failure it ended in; anything else that goes wrong is not ours to hold back. */
export function caught<T>(answer: () => T): T | FunctionFailure {
  try {
    return answer();
  } catch (failure) {
    if (failure instanceof FunctionFailure) return failure;
    throw failure;
  }
}
