import { exact, type Decimal } from '../../rules/exact';
import type { AnnualAccount } from '../../rules/selo/year/annualAccount';
import type { PurchaseLine } from './purchaseLine';

/** Part of the purchases that count, by who sold them; the largest first. */
export interface Concentration {
  /** CPF where the row has one, else the number of the family. */
  farmers: Concentrated;
  cooperatives: Concentrated;
}

export interface Concentrated {
  /** How many there are. */
  count: number;
  largest: { key: string; cents: number; share: Decimal }[];
}

const SHOWN = 10;

export function concentrationOf(lines: readonly PurchaseLine[], { acquisitions }: AnnualAccount): Concentration {
  const farmers = new Map<string, number>();
  const cooperatives = new Map<string, number>();
  let total = 0;
  lines.forEach(({ cpf, family, seller }, at) => {
    const cents = acquisitions[at]!;
    if (cents === 0) return;
    total += cents;
    const farmer = cpf ?? family;
    if (farmer !== null) farmers.set(farmer, (farmers.get(farmer) ?? 0) + cents);
    if (seller !== null) cooperatives.set(seller, (cooperatives.get(seller) ?? 0) + cents);
  });
  return { farmers: largestOf(farmers, total), cooperatives: largestOf(cooperatives, total) };
}

function largestOf(cents: ReadonlyMap<string, number>, total: number): Concentrated {
  const largest = [...cents]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([key, amount]) => ({ key, cents: amount, share: exact(String(amount)).div(total) }));
  return { count: cents.size, largest };
}
