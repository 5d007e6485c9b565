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

/** Shares out whole cents: {@link proRata} with a limit that has no fraction. */
export function proRataOfCents(amounts: ArrayLike<number>, cents: number): number[] {
  return proRata(amounts, limitOfCents(cents));
}

export function sumOf(amounts: ArrayLike<number>): number {
  let sum = 0;
  for (let row = 0; row < amounts.length; row++) sum += amounts[row] as number;
  return sum;
}
