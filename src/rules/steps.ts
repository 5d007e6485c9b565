/** Work with breaks in between, at which whoever runs it may let a page take its turn; each may tell how far it is. */
export type Steps<Answer, Progress = void> = Generator<Progress, Answer, void>;

/** Rows between two breaks of a loop over all of them. */
export const ROWS_A_STEP = 10_000;

/** Work in steps, done without a break. */
export function atOnce<Answer>(steps: Steps<Answer, unknown>): Answer {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
