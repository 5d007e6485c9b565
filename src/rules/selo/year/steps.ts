/** Work in steps, done without a break. */
export function atOnce<Answer>(steps: Generator<void, Answer, void>): Answer {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
