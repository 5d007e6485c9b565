import { limitOfCents } from '../limit';
import { proRata, sumOf } from '../proRata';
import type { SeloReadings } from '../readings';
import type { Acquisition } from './acquisition';
import type { AccountRows } from './accountRows';
import type { GlosaCode } from './glosa';

/**
 * Cuts the quantities of groups of rows to a limit each (grams), and their values with them: the same part of every row,
 * or the last rows first (reading S16). What one limit took off is off before the next. Rows without a quantity, and
 * groups without a limit, stay as they are.
 *
 * @param keyOf group of a row; `null` when it is in none
 */
export function cutQuantities(
  rows: AccountRows,
  keyOf: (acquisition: Acquisition) => string | null,
  limits: ReadonlyMap<string, number>,
  cut: SeloReadings['familyCut'],
  [code, article]: [GlosaCode, string],
): void {
  const { acquisitions, admitted, grams: quantities } = rows;
  const presented = new Map<string, number>();
  const groupOf = (row: number) => {
    const key = admitted[row]! > 0 && quantities[row] !== null ? keyOf(acquisitions[row]!) : null;
    return key !== null && limits.has(key) ? key : null;
  };
  quantities.forEach((grams, row) => {
    const key = groupOf(row);
    if (key !== null) presented.set(key, (presented.get(key) ?? 0) + grams!);
  });
  const exceeding = new Map<string, number[]>();
  for (const [key, grams] of presented) if (grams > limits.get(key)!) exceeding.set(key, []);
  if (exceeding.size === 0) return;
  acquisitions.forEach((_, row) => exceeding.get(groupOf(row) ?? '')?.push(row));
  for (const [key, members] of exceeding) {
    const limit = limits.get(key)!;
    const grams = members.map((row) => quantities[row]!);
    const cents = rows.centsOf(members);
    const left = cut === 'proRata' ? samePart(cents, grams, limit) : inOrder(cents, grams, limit);
    const gramsLeft = cut === 'proRata' ? proRata(grams, limitOfCents(limit)) : inOrder(grams, grams, limit);
    members.forEach((row, index) => {
      rows.lower(row, left[index]!, code, article);
      quantities[row] = gramsLeft[index]!;
    });
  }
}

function samePart(cents: readonly number[], grams: readonly number[], limit: number): number[] {
  return proRata(cents, { numerator: BigInt(sumOf(cents)) * BigInt(limit), denominator: BigInt(sumOf(grams)) });
}

function inOrder(cents: readonly number[], grams: readonly number[], limit: number): number[] {
  let left = limit;
  return cents.map((value, row) => {
    const own = grams[row]!;
    const counted = Math.min(own, left);
    left -= counted;
    return counted === own ? value : Number((BigInt(value) * BigInt(counted)) / BigInt(own));
  });
}

/** Cuts the values of groups of rows to the same limit each (cents): pro rata, or the last rows first. */
export function cutValues(
  rows: AccountRows,
  keyOf: (acquisition: Acquisition) => string | null,
  limit: number,
  cut: SeloReadings['familyCut'],
  [code, article]: [GlosaCode, string],
): void {
  const { acquisitions, admitted } = rows;
  const sums = new Map<string, number>();
  acquisitions.forEach((acquisition, row) => {
    const key = keyOf(acquisition);
    if (key !== null) sums.set(key, (sums.get(key) ?? 0) + admitted[row]!);
  });
  const exceeding = new Map<string, number[]>();
  for (const [key, cents] of sums) if (cents > limit) exceeding.set(key, []);
  if (exceeding.size === 0) return;
  acquisitions.forEach((acquisition, row) => exceeding.get(keyOf(acquisition) ?? '')?.push(row));
  for (const members of exceeding.values()) {
    const cents = rows.centsOf(members);
    const left = cut === 'proRata' ? proRata(cents, limitOfCents(limit)) : inOrder(cents, cents, limit);
    members.forEach((row, index) => rows.lower(row, left[index]!, code, article));
  }
}
