/**
 * Families that changed their number in the year: a CAF takes the place of a DAP, and both share one balance (A26).
 *
 * @param links pairs of a number and the one it replaces
 * @returns the number that stands for the family of any number given
 */
export function familiesLinked(links: Iterable<readonly [string, string]>): (number: string) => string {
  const parent = new Map<string, string>();
  const root = (number: string): string => {
    let at = number;
    for (let up = parent.get(at); up !== undefined; up = parent.get(at)) at = up;
    return at;
  };
  for (const [number, previous] of links) {
    const [a, b] = [root(number), root(previous)];
    if (a !== b) parent.set(a, b);
  }
  return parent.size === 0 ? (number) => number : root;
}
