import { limitOfCents } from '../limit';
import { proRata, sumOf } from '../proRata';
import type { SeloReadings } from '../readings';
import type { Acquisition } from './acquisition';
import type { AccountRows } from './accountRows';
import type { GlosaCode } from './glosa';
import { ROWS_A_STEP, type Steps } from '../../steps';

/**
 * Cuts the quantities of groups of rows to a limit each (grams), and their values with them: the same part of every row,
 * or the last rows first (reading S16). What one limit took off is off before the next. Rows without a quantity, and
 * groups without a limit, stay as they are.
 *
 * @param keyOf group of a row; `null` when it is in none
 */
export function* cutQuantities(
  rows: AccountRows,
  keyOf: (acquisition: Acquisition) => string | null,
  limits: ReadonlyMap<string, number>,
  cut: SeloReadings['familyCut'],
  [code, article]: [GlosaCode, string],
): Steps<void> {
  if (limits.size === 0) return;
  const { acquisitions, admitted, grams: quantities } = rows;
  const groupOf = (row: number) => (admitted[row]! > 0 && quantities[row] !== null ? keyOf(acquisitions[row]!) : null);
  const exceeding = yield* groupsBeyond(acquisitions.length, groupOf, quantities, (key) => limits.get(key));
  let done = 0;
  for (const { limit, members } of exceeding) {
    const grams = members.map((row) => quantities[row]!);
    const cents = rows.centsOf(members);
    const left = cut === 'proRata' ? samePart(cents, grams, limit) : inOrder(cents, grams, limit);
    const gramsLeft = cut === 'proRata' ? proRata(grams, limitOfCents(limit)) : inOrder(grams, grams, limit);
    members.forEach((row, index) => {
      rows.lower(row, left[index]!, code, article);
      quantities[row] = gramsLeft[index]!;
    });
    if (isStep((done += members.length), members.length)) yield;
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
export function* cutValues(
  rows: AccountRows,
  keyOf: (acquisition: Acquisition) => string | null,
  limit: number,
  cut: SeloReadings['familyCut'],
  [code, article]: [GlosaCode, string],
): Steps<void> {
  const { acquisitions, admitted } = rows;
  const groupOf = (row: number) => keyOf(acquisitions[row]!);
  const exceeding = yield* groupsBeyond(acquisitions.length, groupOf, admitted, () => limit);
  let done = 0;
  for (const { members } of exceeding) {
    const cents = rows.centsOf(members);
    const left = cut === 'proRata' ? proRata(cents, limitOfCents(limit)) : inOrder(cents, cents, limit);
    members.forEach((row, index) => rows.lower(row, left[index]!, code, article));
    if (isStep((done += members.length), members.length)) yield;
  }
}

/** Rows that together are beyond a limit, in their order. */
interface GroupBeyond {
  limit: number;
  members: number[];
}

/** The groups whose amounts add up to more than their limit, in the order of their first rows. */
function* groupsBeyond(
  count: number,
  groupOf: (row: number) => string | null,
  amounts: ArrayLike<number | null>,
  limitOfGroup: (key: string) => number | undefined,
): Steps<GroupBeyond[]> {
  const places = new Map<string, number>();
  const limits: number[] = [];
  const sums: number[] = [];
  const placeOf = new Int32Array(count).fill(-1);
  for (let row = 0; row < count; row++) {
    if (isStep(row, 1)) yield;
    const key = groupOf(row);
    if (key === null) continue;
    let place = places.get(key);
    if (place === undefined) {
      const limit = limitOfGroup(key);
      place = limit === undefined ? -1 : limits.push(limit) - 1;
      places.set(key, place);
    }
    if (place < 0) continue;
    sums[place] = (sums[place] ?? 0) + amounts[row]!;
    placeOf[row] = place;
  }
  yield;
  const groups = limits.map((limit, place): GroupBeyond | null =>
    sums[place]! > limit ? { limit, members: [] } : null,
  );
  placeOf.forEach((place, row) => groups[place]?.members.push(row));
  return groups.filter((group) => group !== null);
}

/** Whether a count has just passed a multiple of the rows of a step. */
function isStep(count: number, grown: number): boolean {
  return count % ROWS_A_STEP < grown && count >= grown && count > 0;
}
