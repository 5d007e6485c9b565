import { centsWithin, limitOfCents, type Limit } from './limit';

/**
 * Shares a limit out over amounts, whole cents all of them, in proportion to each. The running sum is rounded, half a
 * cent up, and a row gets what the sum grew by: no row is negative or above its own amount, the rows add up to the
 * limit cut to cents, and the cents left over by rounding fall to the rows behind. Amounts within the limit stay as
 * they are. Time grows with the number of rows.
 *
 * @param amounts cents, none negative
 */
export function proRata(amounts: ArrayLike<number>, limit: Limit): number[] {
  const sum = sumOf(amounts);
  const most = centsWithin(limit);
  if (sum <= most) return Array.from(amounts);
  const half = limit.denominator * BigInt(sum);
  const divisor = 2n * half;
  const factor = 2n * limit.numerator;
  let running = 0;
  let given = 0;
  return Array.from(amounts, (amount) => {
    running += amount;
    const upToHere = Math.min(Number((BigInt(running) * factor + half) / divisor), most);
    const share = upToHere - given;
    given = upToHere;
    return share;
  });
}

/**
 * {@link proRata} over rows of several kinds: among the kinds in their own order, then among the rows of each, so that
 * what a kind keeps is the same in whatever order the rows stand.
 */
export function proRataByKind<Kind>(
  amounts: ArrayLike<number>,
  kindOf: (row: number) => Kind,
  kinds: readonly Kind[],
  limit: Limit,
): number[] {
  const rowsOf = new Map(kinds.map((kind): [Kind, number[]] => [kind, []]));
  for (let row = 0; row < amounts.length; row++) rowsOf.get(kindOf(row))?.push(row);
  const amountsOf = [...rowsOf.values()].map((rows) => rows.map((row) => amounts[row] as number));
  const kept = proRata(amountsOf.map(sumOf), limit);
  const shares = new Array<number>(amounts.length).fill(0);
  [...rowsOf.values()].forEach((rows, kind) => {
    const own = proRataOfCents(amountsOf[kind] as number[], kept[kind] as number);
    rows.forEach((row, at) => (shares[row] = own[at] as number));
  });
  return shares;
}

/** Shares out whole cents: {@link proRata} with a limit that has no fraction. */
export function proRataOfCents(amounts: ArrayLike<number>, cents: number): number[] {
  return proRata(amounts, limitOfCents(cents));
}

export function sumOf(amounts: ArrayLike<number>): number {
  let sum = 0;
  for (let row = 0; row < amounts.length; row++) sum += amounts[row] as number;
  return sum;
}
