/** Work with breaks in between, at which whoever runs it may let a page take its turn. */
export type Steps<Answer> = Generator<void, Answer, void>;

/** Rows between two breaks of a loop over all of them. */
export const ROWS_A_STEP = 10_000;

/** Work in steps, done without a break. */
export function atOnce<Answer>(steps: Steps<Answer>): Answer {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
