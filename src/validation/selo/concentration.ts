import { exact, type Decimal } from '../../rules/exact';
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

/** Sums what counts by farmer and by cooperative. */
export class ConcentrationSums {
  private readonly farmers = new Map<string, number>();
  private readonly cooperatives = new Map<string, number>();
  private total = 0;

  add({ cpf, family, seller }: PurchaseLine, cents: number): void {
    if (cents === 0) return;
    this.total += cents;
    const farmer = cpf ?? family;
    if (farmer !== null) this.farmers.set(farmer, (this.farmers.get(farmer) ?? 0) + cents);
    if (seller !== null) this.cooperatives.set(seller, (this.cooperatives.get(seller) ?? 0) + cents);
  }

  result(): Concentration {
    return { farmers: largestOf(this.farmers, this.total), cooperatives: largestOf(this.cooperatives, this.total) };
  }
}

function largestOf(cents: ReadonlyMap<string, number>, total: number): Concentrated {
  const largest = [...cents]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([key, amount]) => ({ key, cents: amount, share: exact(String(amount)).div(total) }));
  return { count: cents.size, largest };
}
