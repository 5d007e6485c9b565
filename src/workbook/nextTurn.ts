/** Lets the page do what waits: paint, and take what the person does. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
