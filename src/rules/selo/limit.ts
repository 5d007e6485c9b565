import type { Decimal } from '../exact';

/**
 * A limit in cents as an exact fraction: 3/7 of an amount has no end as a decimal, and rows that share it out are
 * rounded once, from the fraction.
 */
export interface Limit {
  numerator: bigint;
  denominator: bigint;
}

/** A part of an amount: `share` (0.30) of so many cents. */
export function limitOf(share: Decimal, cents: number): Limit {
  const { numerator, denominator } = fractionOf(share);
  return { numerator: numerator * BigInt(cents), denominator };
}

/**
 * The largest amount that is `share` (0.30) of itself and the rest together, from the cents of the rest:
 * x ≤ s·(rest + x) ⇔ x ≤ s/(1 − s)·rest.
 */
export function limitBesides(share: Decimal, restCents: number): Limit {
  const { numerator, denominator } = fractionOf(share);
  return { numerator: numerator * BigInt(restCents), denominator: denominator - numerator };
}

export function limitOfCents(cents: number): Limit {
  return { numerator: BigInt(cents), denominator: 1n };
}

export function sumOfLimits(a: Limit, b: Limit): Limit {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

/** What a limit allows in whole cents: the fraction of a cent is cut, so that the limit is never exceeded. */
export function centsWithin({ numerator, denominator }: Limit): number {
  return Number(numerator / denominator);
}

function fractionOf(share: Decimal): Limit {
  const decimals = share.decimalPlaces();
  return { numerator: BigInt(share.times(10 ** decimals).toFixed()), denominator: 10n ** BigInt(decimals) };
}
